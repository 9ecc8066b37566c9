import type { Lang, Problem } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../../boards/borneo/Board.tsx';
import { readTable, type Table } from '../../boards/borneo/model.ts';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Segment } from '../../kit/controls.tsx';
import { pageHref, problemText } from '../../kit/rulebook.ts';
import { both, fill, words } from '../../kit/text.ts';
import { encodeLink } from '../../stores/link.ts';
import { formsOf, type Json, positionOf } from '../../stores/table.ts';
import { pathMatches } from '../check/problems.ts';
import { solvedText } from './answers.ts';
import { defaultInputs, rolloutChoices } from './inputs.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { type Asked, certainties } from './questions.ts';
import { Ranking } from './Ranking.tsx';
import { sample } from './sample.ts';
import { type Solving, useSolver } from './useSolver.ts';

const GAME = 'borneo';
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
  rollouts: both('Parties jouées par coup', 'Games played out per move'),
  go: both('Calculer', 'Compute'),
  cancel: both('Arrêter', 'Stop'),
  working: both('Calcul… {n} %', 'Computing… {n}%'),
  failed: both('Le calcul s’est interrompu. Rechargez la page.', 'The computation broke off. Please reload the page.'),
  wait: both('Appuyez sur « Calculer ».', 'Press “Compute”.'),
} as const;

const problemTexts: Readonly<Record<string, ReturnType<typeof both>>> = {
  'not-to-act': both(
    'Ce n’est pas à ce joueur d’agir dans cette position.',
    'It is not this player’s turn in this position.',
  ),
  'nothing-known': both(
    'On ne connaît aucune carte de cette main : entrez-la dans la position.',
    'No card of this hand is known: enter it in the position.',
  ),
  'deck-unknown': both(
    'Il faut connaître les cartes de la boîte : saisissez-les, ou jouez avec les nôtres.',
    'The cards of the box must be known: enter them, or play with ours.',
  ),
};

const told = (problem: Problem, lang: Lang): string => problemTexts[problem.code]?.[lang] ?? problemText(problem, lang);

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly asked: Asked;
  readonly sent?: { readonly input?: unknown; readonly position?: unknown } | undefined;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const usePosition = (
  sent: unknown,
): { readonly position: unknown; readonly own: boolean; readonly problems: readonly Problem[] } =>
  useMemo(() => {
    const offered = sent ?? positionOf(GAME).get();
    if (!offered) return { position: sample, own: false, problems: [] };
    const read = readTable(offered);
    return read.ok
      ? { position: offered, own: true, problems: [] }
      : { position: sample, own: false, problems: read.problems };
  }, [sent]);

const Busy = ({ lang, done, cancel }: { lang: Lang; done: number; cancel: () => void }) => (
  <div class="busy" role="status">
    <progress value={done} max={1} aria-label={fill(texts.working[lang], { n: Math.round(done * 100) })} />
    <span class="small">{fill(texts.working[lang], { n: Math.round(done * 100) })}</span>
    <button type="button" class="btn" onClick={cancel}>
      {texts.cancel[lang]}
    </button>
  </div>
);

const Answer = ({
  lang,
  asked,
  state,
  cancel,
  seat,
}: {
  lang: Lang;
  asked: Asked;
  state: Solving;
  cancel: () => void;
  seat: number;
}) => {
  if (state.kind === 'idle') return <p class="small">{texts.wait[lang]}</p>;
  if (state.kind === 'working') return <Busy lang={lang} done={state.done} cancel={cancel} />;
  if (state.kind === 'failed') return <p class="err">{texts.failed[lang]}</p>;
  if (state.kind === 'problems')
    return (
      <article class="verdict v-open">
        <section>
          {state.problems.map((problem) => (
            <p key={problem.path + problem.code}>{told(problem, lang)}</p>
          ))}
        </section>
      </article>
    );
  const solved = solvedText(asked.id, state.answer, seat, lang);
  const kind = certainties[asked.certainty];
  return (
    <article class={`verdict solved is-${asked.certainty}`}>
      <header>
        <div role="status">
          <p class="kind">
            <b>{kind.word[lang]}</b> {kind.means[lang]}
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
  table,
  own,
  position,
  problems,
}: Props & { table: Table; own: boolean; position: unknown; problems: readonly Problem[] }) => (
  <details class="solve-p" open>
    <summary>{texts.position[lang]}</summary>
    {problems.map((problem) => (
      <p key={problem.path + problem.code} class="err">
        {told(problem, lang)}
      </p>
    ))}
    <p class="small">{own ? texts.ownTold[lang] : texts.sampleTold[lang]}</p>
    <Board table={table} lang={lang} />
    <div class="actions">
      <a class="btn" href={pageHref(`check/#${encodeLink('position', { position })}`, lang, base)}>
        {texts.change[lang]}
      </a>
    </div>
  </details>
);

/** One question: its form, the position it is asked of, the answer with its kind and the whole ranking. */
export const One = (props: Props) => {
  const { lang, asked, sent } = props;
  const { position, own, problems } = usePosition(sent?.position);
  const read = useMemo(() => readTable(position), [position]);
  const [input, setInput] = useState<Json>(() => {
    if (isObject(sent?.input)) return sent.input;
    const kept = formsOf(GAME).get()[`solve-${asked.id}`];
    return isObject(kept) ? kept : defaultInputs[asked.id];
  });
  const [iterations, setIterations] = useState<number>(rolloutChoices[0]);
  const { state, ask, cancel } = useSolver();
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
  if (!read.ok) return null;
  const { table } = read.value;
  const change = (next: Json): void => {
    setInput(next);
    formsOf(GAME).set({ ...formsOf(GAME).get(), [`solve-${asked.id}`]: next });
  };
  const found = state.kind === 'problems' ? state.problems : [];
  const problemAt = (path: string): string | undefined => {
    const problem = found.find((one) => pathMatches(one.path, path));
    return problem && told(problem, lang);
  };
  return (
    <>
      <h2 class="ask">{asked.title[lang]}</h2>
      <div class="check-grid">
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            ask(task);
          }}
        >
          <p class="small">{asked.tells[lang]}</p>
          <QuestionForm lang={lang} asked={asked} table={table} input={input} onChange={change} problemAt={problemAt} />
          {estimate && (
            <>
              <Segment
                label={texts.rollouts[lang]}
                value={iterations}
                options={rolloutChoices.map((n) => ({ value: n, label: String(n) }))}
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
            asked={asked}
            state={state}
            cancel={cancel}
            seat={typeof input.seat === 'number' ? input.seat : 0}
          />
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
      {asked.needsPosition && <Position {...props} table={table} own={own} position={position} problems={problems} />}
    </>
  );
};

/** The name of a question in links: `mission-payments`. */
export const kindOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
