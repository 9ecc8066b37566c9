import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { OpenSign, Sign } from './marks.tsx';
import { capital, words } from './text.ts';
import type { Answered } from './Verdict.tsx';

interface BarProps {
  readonly lang: Lang;
  readonly answered: Answered;
  /** Takes back what was entered last, while that is wrong. */
  readonly undo?: { readonly label: string; readonly act: () => void } | undefined;
  /** The quickest way to send it. */
  readonly send?: ComponentChildren;
}

const toVerdict = (): void => {
  const verdict = document.getElementById('verdict');
  verdict?.scrollIntoView({ block: 'start' });
  verdict?.focus({ preventScroll: true });
};

/** The same answer in one line. It leads to the whole verdict, or to the field that has to be corrected first. */
export const VerdictBar = ({ lang, answered, undo, send }: BarProps) => {
  const toField = answered.state === 'open' ? answered.choices?.items.find((item) => item.go)?.go : undefined;
  return (
    <div class={`verdict-bar v-${answered.state}`}>
      <button type="button" class="bar-go" onClick={toField ?? toVerdict}>
        <Sign state={answered.state} />
        <span>
          <b>{answered.headline}</b>
          {answered.state === 'open' && ` ${capital(answered.short)}`}
        </span>
        {answered.open && <OpenSign lang={lang} />}
        <span class="go">{words[toField ? 'showWhere' : 'why'][lang]}</span>
      </button>
      {undo && (
        <button type="button" class="btn" onClick={undo.act}>
          {undo.label}
        </button>
      )}
      {send}
    </div>
  );
};

/**
 * The bar at a desk: at the foot of the answer's column while the verdict itself is out of sight. It stands before the
 * verdict, takes no room, and covers no field of the form beside it.
 */
export const VerdictFoot = (props: BarProps) => {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const header = document.querySelector('#verdict > header');
    if (!header) return;
    // What lies under the header of the page is not seen.
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '-70px 0px 0px 0px',
      threshold: 0.4,
    });
    watch.observe(header);
    return () => watch.disconnect();
  }, []);
  return (
    <div class={seen ? 'verdict-foot is-seen' : 'verdict-foot'}>
      <VerdictBar {...props} />
    </div>
  );
};
