import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { both, fill } from '../kit/text.ts';
import { certainties, worthOf } from './certainties.ts';
import { Follows } from './Follows.tsx';
import type { AnySolve, GivenAnswer, PageQuestion } from './game.ts';
import { Ranking } from './Ranking.tsx';
import type { Solving } from './useSolver.ts';

const texts = {
  cancel: both('Arrêter', 'Stop'),
  working: both('Calcul… {n} %', 'Computing… {n}%'),
  failed: both('Le calcul s’est interrompu. Rechargez la page.', 'The computation broke off. Please reload the page.'),
  wait: both('Appuyez sur « Calculer ».', 'Press “Compute”.'),
} as const;

const Busy = ({ lang, done, cancel }: { lang: Lang; done: number; cancel: () => void }) => (
  <div class="busy" role="status">
    <progress value={done} max={1} aria-label={fill(texts.working[lang], { n: Math.round(done * 100) })} />
    <span class="small">{fill(texts.working[lang], { n: Math.round(done * 100) })}</span>
    <button type="button" class="btn" onClick={cancel}>
      {texts.cancel[lang]}
    </button>
  </div>
);

/** The answer with what it is worth and its whole ranking, or what it waits for. */
export const Answer = ({
  lang,
  game,
  asked,
  state,
  cancel,
  told,
  whole,
  wrong,
  send,
}: {
  lang: Lang;
  game: AnySolve;
  asked: PageQuestion;
  state: Solving;
  cancel: () => void;
  /** The answer with what it was asked of, once there is one. */
  told: GivenAnswer<unknown> | undefined;
  /** Whether all is told that is known of an option. */
  whole: boolean;
  /** What is wrong with the question, in sentences. */
  wrong: readonly string[];
  send: ComponentChildren;
}) => {
  if (state.kind === 'idle') return <p class="small">{texts.wait[lang]}</p>;
  const busy = state.kind === 'working' && <Busy lang={lang} done={state.done} cancel={cancel} />;
  if (state.kind === 'failed') return <p class="err">{texts.failed[lang]}</p>;
  if (state.kind === 'problems')
    return (
      <article class="verdict v-open">
        <section>
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </article>
    );
  if (!told) return busy || null;
  const solved = game.solved(told, lang);
  const { certainty, means } = worthOf(asked, told.answer);
  return (
    <article class={`verdict solved is-${certainty}`} aria-busy={busy ? 'true' : undefined}>
      {busy}
      <header>
        <div role={busy ? undefined : 'status'}>
          <p class="kind">
            <b>{certainties[certainty].word[lang]}</b> {means[lang]}
          </p>
          <p class="word">{solved.headline}</p>
          {solved.detail && <p class="why">{solved.detail}</p>}
        </div>
      </header>
      {!busy && send}
      <Ranking lang={lang} rows={solved.rows} whole={whole} />
      <Follows lang={lang} moves={solved.follows ?? []} />
    </article>
  );
};
