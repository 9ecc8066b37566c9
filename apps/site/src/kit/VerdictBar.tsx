import type { Lang } from '@portolan/core';
import { useEffect, useState } from 'preact/hooks';
import { OpenSign, Sign } from './marks.tsx';
import { words } from './text.ts';
import type { Confirm } from './Untold.tsx';
import { type Answered, wayOf } from './verdict/answered.ts';

interface BarProps {
  readonly lang: Lang;
  readonly answered: Answered;
  /** Says of what is asked that it is so. */
  readonly confirm?: Confirm | undefined;
}

const toVerdict = (): void => {
  const verdict = document.getElementById('verdict');
  verdict?.scrollIntoView({ block: 'center' });
  verdict?.focus({ preventScroll: true });
};

/** Whether the answer itself is out of sight; what lies under the header of the page is not seen. */
const usePassed = (): boolean => {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const header = document.querySelector('#verdict > header');
    if (!header) return;
    // Several changes can come at once, on a page that is still being laid out: the last one is how it stands.
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-70px 0px 0px 0px',
      threshold: 0.4,
    });
    watch.observe(header);
    return () => watch.disconnect();
  }, []);
  return !seen;
};

/** More signs than this stand in more than two lines of a phone: they are set smaller, and none is cut. */
const LONG = 60;

/**
 * The same answer in one line, sign and sentence, below the header of the page once the answer is passed. It takes no room.
 * It leads back to the answer, or to the field that has to be corrected first.
 */
export const VerdictBar = ({ lang, answered, confirm }: BarProps) => {
  const passed = usePassed();
  const toField = wayOf(answered);
  const asked = answered.asks ? answered.unsaid?.[0] : undefined;
  return (
    <div class={passed ? 'answer-bar' : 'answer-bar is-seen'}>
      <div class={`verdict-bar v-${answered.state}${answered.asks ? ' v-asks' : ''}`}>
        <button type="button" class="bar-go" onClick={toField ?? toVerdict}>
          <Sign state={answered.state} asks={answered.asks} />
          <b class={answered.headline.length > LONG ? 'is-long' : undefined}>{answered.headline}</b>
          {answered.open && <OpenSign lang={lang} />}
          {toField && <span class="go">{words.showWhere[lang]}</span>}
        </button>
        {confirm && asked && (
          <button type="button" class="btn btn-q go" onClick={() => confirm(asked.at)}>
            {answered.so}
          </button>
        )}
      </div>
    </div>
  );
};
