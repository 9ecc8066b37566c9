import type { Lang, Problem } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Ask } from '../../kit/Ask.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Segment } from '../../kit/controls.tsx';
import { useGame } from '../../kit/game.ts';
import { both, fill, unbroken, words } from '../../kit/text.ts';
import { encodeLink } from '../../stores/link.ts';
import { editionOf, formsOf, type Json, positionOf } from '../../stores/table.ts';
import { useErrorFields } from '../check/error-fields.ts';
import { besideField, pathMatches, toldProblem } from '../check/problems.ts';
import { isObject } from '../position/json.ts';
import { certainties, worthOf } from './certainties.ts';
import type { AnySolve, Asked, Told } from './game.ts';
import { Ranking } from './Ranking.tsx';
import { type Solving, useSolver } from './useSolver.ts';

/** How long a form rests before an exact question is asked again, in milliseconds. */
const REST = 200;

const texts = {
  position: both('La position', 'The position'),
  sampleTold: both(
    'Une table d’exemple : entrez la vôtre pour votre propre partie.',
    'A sample table: enter your own for your own game.',
  ),
  ownTold: both('La position que vous avez entrée.', 'The position you entered.'),
  change: both('Changer la position', 'Change the position'),
  go: both('Calculer', 'Compute'),
  cancel: both('Arrêter', 'Stop'),
  working: both('Calcul… {n} %', 'Computing… {n}%'),
  failed: both('Le calcul s’est interrompu. Rechargez la page.', 'The computation broke off. Please reload the page.'),
  wait: both('Appuyez sur « Calculer ».', 'Press “Compute”.'),
} as const;

interface Props {
  readonly game: AnySolve;
  readonly lang: Lang;
  readonly base: string;
  readonly asked: Asked;
  readonly sent?: { readonly input?: unknown; readonly position?: unknown } | undefined;
}

const usePosition = (
  { page, sample: ours, sampleFor, read: readTable }: AnySolve,
  sent: unknown,
): { readonly position: unknown; readonly own: boolean; readonly problems: readonly Problem[] } =>
  useMemo(() => {
    const box = editionOf(page.id).get();
    const owned = box && (sampleFor?.(box) ?? { ...(ours as Json), edition: box });
    const sample = owned && readTable(owned).ok ? owned : ours;
    const offered = sent ?? positionOf(page.id).get();
    if (!offered) return { position: sample, own: false, problems: [] };
    const read = readTable(offered);
    return read.ok
      ? { position: offered, own: true, problems: [] }
      : { position: sample, own: false, problems: read.problems };
  }, [page, ours, sampleFor, readTable, sent]);

const Busy = ({ lang, done, cancel }: { lang: Lang; done: number; cancel: () => void }) => (
  <div class="busy" role="status">
    <progress value={done} max={1} aria-label={fill(texts.working[lang], { n: Math.round(done * 100) })} />
    <span class="small">{fill(texts.working[lang], { n: Math.round(done * 100) })}</span>
    <button type="button" class="btn" onClick={cancel}>
      {texts.cancel[lang]}
    </button>
  </div>
);

type Says = (problem: Problem) => string;

const Answer = ({
  lang,
  game,
  asked,
  state,
  cancel,
  told,
  wrong,
}: {
  lang: Lang;
  game: AnySolve;
  asked: Asked;
  state: Solving;
  cancel: () => void;
  /** The answer with what it was asked of, once there is one. */
  told: Told<unknown> | undefined;
  /** What is wrong with the question, in sentences. */
  wrong: readonly string[];
}) => {
  if (state.kind === 'idle') return <p class="small">{texts.wait[lang]}</p>;
  if (state.kind === 'working') return <Busy lang={lang} done={state.done} cancel={cancel} />;
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
  if (!told) return null;
  const solved = game.solved(told, lang);
  const { certainty, means } = worthOf(asked, told.answer);
  return (
    <article class={`verdict solved is-${certainty}`}>
      <header>
        <div role="status">
          <p class="kind">
            <b>{certainties[certainty].word[lang]}</b> {means[lang]}
          </p>
          <p class="word">{solved.headline}</p>
          {solved.detail && <p class="why">{solved.detail}</p>}
        </div>
      </header>
      <Ranking lang={lang} rows={solved.rows} />
    </article>
  );
};

const Position = ({
  lang,
  base,
  game: { page, Board },
  table,
  own,
  position,
  problems,
  say,
  answer,
}: Props & {
  table: unknown;
  own: boolean;
  position: unknown;
  problems: readonly Problem[];
  say: Says;
  answer: Told<unknown> | undefined;
}) => (
  <details class="solve-p" open>
    <summary>{texts.position[lang]}</summary>
    {problems.map((problem) => (
      <p key={problem.path + problem.code} class="err">
        {say(problem)}
      </p>
    ))}
    <p class="small">{own ? texts.ownTold[lang] : texts.sampleTold[lang]}</p>
    <Board table={table} lang={lang} answer={answer} />
    <div class="actions">
      <a class="btn" href={page.book.pageHref(`check/#${encodeLink('position', { position })}`, lang, base)}>
        {texts.change[lang]}
      </a>
    </div>
  </details>
);

/** One question: its form, the position it is asked of, the answer with its kind and the whole ranking. */
export const One = (props: Props) => {
  const { lang, game, asked, sent } = props;
  const { id: gameId, book } = useGame();
  const { position, own, problems } = usePosition(game, sent?.position);
  const read = useMemo(() => game.read(position), [game, position]);
  const say = (problem: Problem): string => game.problemTexts[problem.code]?.[lang] ?? book.problemText(problem, lang);
  const [input, setInput] = useState<Json>(() => {
    if (isObject(sent?.input)) return sent.input;
    const kept = formsOf(gameId).get()[`solve-${asked.id}`];
    return isObject(kept) ? kept : game.inputOf(asked.id, read.ok ? read.value.table : undefined);
  });
  const [iterations, setIterations] = useState<number>(game.tries[0] ?? 1);
  const { state, ask, cancel } = useSolver(game.startWorker);
  const estimate = asked.certainty === 'estimate';
  const task = { question: asked.id, position, input, ...(estimate ? { iterations } : {}) };
  const text = JSON.stringify(task);
  useEffect(() => {
    if (estimate) {
      cancel();
      return;
    }
    const timer = setTimeout(() => ask(JSON.parse(text)), REST);
    return () => clearTimeout(timer);
  }, [text, estimate, ask, cancel]);
  const found = state.kind === 'problems' ? state.problems : [];
  const { root, noting, fields } = useErrorFields(found.map(({ path }) => [path]));
  if (!read.ok) return null;
  const { table } = read.value;
  const change = (next: Json): void => {
    setInput(next);
    formsOf(gameId).set({ ...formsOf(gameId).get(), [`solve-${asked.id}`]: next });
  };
  const answer: Told<unknown> | undefined =
    state.kind === 'answer'
      ? { id: asked.id, answer: state.answer, input: state.task.input as Json, table }
      : undefined;
  const special = ({ code }: Problem): string | undefined => game.problemTexts[code]?.[lang];
  const problemAt = noting((path) => {
    const problem = found.find((one) => pathMatches(one.path, path));
    return problem && (special(problem) ?? besideField(book, problem, lang));
  });
  const wrong = found.map((problem, i) => special(problem) ?? toldProblem(book, problem, lang, fields[i]));
  return (
    <>
      <Ask>{unbroken(asked.title[lang])}</Ask>
      <div class="check-grid" ref={root}>
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            ask(task);
          }}
        >
          <p class="small">{asked.tells[lang]}</p>
          <game.QuestionForm
            lang={lang}
            asked={asked}
            table={table}
            input={input}
            onChange={change}
            problemAt={problemAt}
          />
          {estimate && (
            <>
              <Segment
                label={game.triesLabel[lang]}
                value={iterations}
                options={game.tries.map((n) => ({ value: n, label: String(n) }))}
                onChange={setIterations}
              />
              <button type="submit" class="btn btn-1">
                {texts.go[lang]}
              </button>
            </>
          )}
        </form>
        <div class="answer">
          <Answer lang={lang} game={game} asked={asked} state={state} cancel={cancel} told={answer} wrong={wrong} />
          <div class="actions">
            <CopyButton
              lang={lang}
              kind={kindOf(asked.id)}
              payload={{ input, ...(asked.needsPosition && own ? { position } : {}) }}
            />
            <a class="btn" href="#list">
              {words.allQuestions[lang]}
            </a>
          </div>
        </div>
      </div>
      {asked.needsPosition && (
        <Position
          {...props}
          table={table}
          own={own}
          position={position}
          problems={problems}
          say={say}
          answer={answer}
        />
      )}
    </>
  );
};

/** The name of a question in links: `mission-payments`. */
export const kindOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
