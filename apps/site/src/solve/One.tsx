import type { Lang, Problem, Text } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useErrorFields } from '../check/error-fields.ts';
import { besideField, pathMatches, toldProblem } from '../check/problems.ts';
import { Ask } from '../kit/Ask.tsx';
import { Segment } from '../kit/controls.tsx';
import { useGame } from '../kit/game.ts';
import { OtherTab, useOtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { both, fill, unbroken, words } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import { isObject } from '../position/json.ts';
import { encodeLink } from '../stores/link.ts';
import { editionOf, formsOf, type Json, positionOf } from '../stores/table.ts';
import { packPosition, positionUnder, sentTerms, unpackPosition } from '../stores/terms.ts';
import { certainties, worthOf } from './certainties.ts';
import type { AnySolve, Asked, Told } from './game.ts';
import { kindOf } from './kind.ts';
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
  sentTold: both('La position qui a été envoyée.', 'The position that was sent.'),
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
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

const usePosition = (
  { page, sample: ours, sampleFor, read: readTable }: AnySolve,
  held: Json | undefined,
): { readonly position: Json; readonly own: boolean; readonly problems: readonly Problem[] } =>
  useMemo(() => {
    const box = editionOf(page.id).get();
    const owned = box && (sampleFor?.(box) ?? { ...(ours as Json), edition: box });
    const sample = owned && readTable(owned).ok ? owned : ours;
    const offered = held ?? positionOf(page.id).get();
    if (!offered || JSON.stringify(offered) === JSON.stringify(sample))
      return { position: sample as Json, own: false, problems: [] };
    const read = readTable(offered);
    return read.ok
      ? { position: offered, own: true, problems: [] }
      : { position: sample as Json, own: false, problems: read.problems };
  }, [page, ours, sampleFor, readTable, held]);

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
  send,
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
  send: ComponentChildren;
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
      {send}
      <Ranking lang={lang} rows={solved.rows} />
    </article>
  );
};

const Position = ({
  lang,
  base,
  game: { Board },
  table,
  told,
  position,
  problems,
  say,
  answer,
}: Props & {
  table: unknown;
  /** Whose position it is. */
  told: Text;
  position: unknown;
  problems: readonly Problem[];
  say: Says;
  answer: Told<unknown> | undefined;
}) => {
  const { id, book } = useGame();
  return (
    <details class="solve-p" open>
      <summary>{texts.position[lang]}</summary>
      {problems.map((problem) => (
        <p key={problem.path + problem.code} class="err">
          {say(problem)}
        </p>
      ))}
      <p class="small">{told[lang]}</p>
      <Board table={table} lang={lang} answer={answer} />
      <div class="actions">
        <a class="btn" href={book.pageHref(`check/#${encodeLink(id, 'position', { position })}`, lang, base)}>
          {texts.change[lang]}
        </a>
      </div>
    </details>
  );
};

/** One question: its form, the position it is asked of, the answer with its kind and the whole ranking. */
export const One = (props: Props) => {
  const { lang, game, asked, from } = props;
  const page = useGame();
  const { id: gameId, book } = page;
  const held = useMemo(() => from && { ...from, payload: unpackPosition(from.payload) }, [from]);
  const terms = useTerms(page, held);
  const heldPosition = useMemo(() => {
    if (!held || held.origin.kept) return undefined;
    const { position: its } = held.payload;
    // An old link without a position was about the sample.
    if (terms.sent) return positionUnder(isObject(its) ? its : (game.sample as Json), terms);
    return isObject(its) ? positionUnder(its, sentTerms(page, held.payload)) : undefined;
  }, [game, page, held, terms.sent, terms.rulings]);
  const { position, own, problems } = usePosition(game, heldPosition);
  const read = useMemo(() => game.read(position), [game, position]);
  const say = (problem: Problem): string => game.problemTexts[problem.code]?.[lang] ?? book.problemText(problem, lang);
  const [input, setInput] = useState<Json>(() => {
    if (isObject(held?.payload.input)) return held.payload.input;
    const kept = formsOf(gameId).get()[`solve-${asked.id}`];
    return isObject(kept) ? kept : game.inputOf(asked.id, read.ok ? read.value.table : undefined);
  });
  const [iterations, setIterations] = useState<number>(
    () => game.tries.find((n) => n === held?.payload.tries) ?? game.tries[0] ?? 1,
  );
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
  const other = useOtherTab<Json>(
    `${gameId}:forms`,
    (forms) => {
      const theirs = isObject(forms) ? forms[`solve-${asked.id}`] : undefined;
      return isObject(theirs) ? theirs : undefined;
    },
    input,
  );
  const packed = packPosition(position);
  const names = asked.needsPosition ? page.openPoints.names : [];
  const origin = heldPosition ? terms.origin : ({ kept: true } as const);
  const sending = useSending({
    game: page,
    kind: kindOf(asked.id),
    named: true,
    title: asked.title[lang],
    fields: {
      input,
      ...(asked.needsPosition ? { position: packed.position } : {}),
      ...(estimate ? { tries: iterations } : {}),
    },
    names,
    terms: { ...terms, ...(asked.needsPosition ? { ...packed.terms, origin } : { edition: undefined }) },
  });
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
      <SentStrip lang={lang} game={page} names={names} terms={terms} />
      <div class="check-grid" ref={root}>
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            ask(task);
          }}
        >
          <OtherTab lang={lang} take={other && (() => change(other))} />
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
          <Answer
            lang={lang}
            game={game}
            asked={asked}
            state={state}
            cancel={cancel}
            told={answer}
            wrong={wrong}
            send={<Send lang={lang} sending={sending} />}
          />
          <div class="actions">
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
          told={terms.sent ? texts.sentTold : own ? texts.ownTold : texts.sampleTold}
          position={position}
          problems={problems}
          say={say}
          answer={answer}
        />
      )}
    </>
  );
};
