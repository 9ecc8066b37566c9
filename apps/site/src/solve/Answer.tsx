import type { Lang } from '@portolan/core';
import { number } from '@portolan/core/words';
import type { ComponentChildren } from 'preact';
import { both, fill } from '../kit/text.ts';
import { words as certaintyWords } from './certainty-words.ts';
import type { Told } from './told.ts';
import type { Solving } from './useSolver.ts';

const texts = {
  cancel: both('Arrêter', 'Stop'),
  working: both('Calcul… {n} %', 'Computing… {n}%'),
  failed: both('Le calcul s’est interrompu. Rechargez la page.', 'The computation broke off. Please reload the page.'),
  wait: both('Appuyez sur « Calculer ».', 'Press “Compute”.'),
  stopped: both('Arrêté à {n} % du calcul.', 'Stopped at {n}% of the computation.'),
  whole: both('Recommencer jusqu’au bout', 'Again, to the end'),
  longer: both('Plus long : {n}', 'Longer: {n}'),
} as const;

const Busy = ({ lang, done, cancel }: { lang: Lang; done: number; cancel: () => void }) => {
  const said = fill(texts.working[lang], { n: Math.round(done * 100) });
  return (
    <div class="busy" role="status">
      <progress value={done} max={1} aria-label={said} />
      <span class="small">{said}</span>
      <button type="button" class="btn" onClick={cancel}>
        {texts.cancel[lang]}
      </button>
    </div>
  );
};

/** The answer with what it is worth, what is wrong with what was asked, or what it waits for. */
export const Answer = ({
  lang,
  state,
  told,
  cancel,
  again,
  longer,
  wrong,
  send,
}: {
  readonly lang: Lang;
  readonly state: Solving;
  /** The answer as far as it has come. */
  readonly told: Told | undefined;
  readonly cancel: () => void;
  /** Asks once more what was stopped. */
  readonly again: () => void;
  /** Tries more often, and how often; undefined where that cannot be. */
  readonly longer: { readonly n: number; readonly go: () => void } | undefined;
  /** What is wrong with the question, in sentences. */
  readonly wrong: readonly string[];
  readonly send: ComponentChildren;
}) => {
  const stopped = 'stopped' in state && state.stopped !== undefined && (
    <p class="busy small" role="status">
      {fill(texts.stopped[lang], { n: Math.round(state.stopped * 100) })}
    </p>
  );
  if (state.kind === 'idle') return stopped || <p class="small">{texts.wait[lang]}</p>;
  if (state.kind === 'failed') return <p class="err">{texts.failed[lang]}</p>;
  if (state.kind === 'problems')
    return (
      <article class="verdict v-open answer-box">
        <section>
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </article>
    );
  const busy = state.kind === 'working' && <Busy lang={lang} done={state.done} cancel={cancel} />;
  if (!told) return busy || null;
  const { solved, certainty, means } = told;
  return (
    <article class={`verdict solved answer-box is-${certainty}`} aria-busy={busy ? 'true' : undefined}>
      <header>
        <div role={busy ? undefined : 'status'}>
          <p class="word">{solved.headline}</p>
          {solved.detail && <p class="why">{solved.detail}</p>}
          <p class="kind">
            <b>{certaintyWords[certainty][lang]}</b> {means}
          </p>
        </div>
      </header>
      {busy || stopped}
      {!busy && (
        <div class="answer-go">
          {send}
          {stopped && (
            <button type="button" class="btn" onClick={again}>
              {texts.whole[lang]}
            </button>
          )}
          {longer && (
            <button type="button" class="btn" onClick={longer.go}>
              {fill(texts.longer[lang], { n: number(longer.n, lang) })}
            </button>
          )}
        </div>
      )}
    </article>
  );
};
