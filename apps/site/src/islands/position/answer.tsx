import { type Action, borneo, type Clause, type Event, type Position, type State } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang, Problem, Rulings, Violation } from '@portolan/core';
import { readingTitle } from '../../kit/rulebook.ts';
import { fill, words as shared } from '../../kit/text.ts';
import type { Answered, Cell, OtherReading as OtherCells } from '../../kit/Verdict.tsx';
import type { Json } from '../../stores/table.ts';
import { openAnswer } from '../check/problems.ts';
import { borneoKit } from '../example/borneo.tsx';
import { EventList } from '../example/EventList.tsx';
import { type OtherReading as Other, otherReadings } from '../example/readings.ts';
import { type Step as StepOf, stepFrom } from '../example/run.ts';
import { words } from './words.ts';

type Step = StepOf<State, Action, Event, Clause>;
type OtherReading = Other<State, Action, Event, Clause>;

/** The answer to a proposed move, ready for the panel. */
export interface MoveAnswer {
  readonly answered: Answered;
  readonly problems: readonly Problem[];
  /** What would happen; undefined while the move cannot be read. */
  readonly step: Step | undefined;
  readonly readings: { readonly chosen: readonly Cell[]; readonly others: readonly OtherCells[] };
}

const sentences = (events: readonly Event[], lang: Lang): string[] => events.map((event) => rules.event(event, lang));

/** The first thing told under one reading that is not told under the other. */
const telling = (step: Step, than: Step | undefined, lang: Lang): string => {
  if (!step.verdict.legal) return rules.violation(step.verdict.violations[0], lang);
  const known = new Set(sentences(than?.events ?? [], lang));
  const own = sentences(step.events, lang);
  return own.find((sentence) => !known.has(sentence)) ?? own[own.length - 1] ?? '';
};

const cellOf = (step: Step, than: Step | undefined, lang: Lang): Cell => ({
  head: '',
  main: step.verdict.legal ? shared.legal[lang] : shared.illegal[lang],
  sub: telling(step, than, lang),
});

const lastStep = (other: OtherReading): Step | undefined => other.run.steps[other.run.steps.length - 1];

const Follows = ({ events, lang }: { events: readonly Event[]; lang: Lang }) => (
  <section>
    <h3>{words.follows[lang]}</h3>
    <EventList events={events} kit={borneoKit} lang={lang} />
  </section>
);

const Broken = ({ violations, lang }: { violations: readonly Violation[]; lang: Lang }) =>
  violations.length > 1 ? (
    <section>
      <ul class="broken">
        {violations.slice(1).map((violation) => (
          <li key={JSON.stringify(violation)}>{rules.violation(violation, lang)}</li>
        ))}
      </ul>
    </section>
  ) : null;

const plainAnswer = (step: Step, lang: Lang): Answered => {
  if (!step.verdict.legal) {
    const { violations } = step.verdict;
    const why = rules.violation(violations[0], lang);
    return {
      state: 'illegal',
      word: shared.illegal[lang],
      why,
      short: why,
      clauses: violations.map((violation) => violation.clause),
      details: <Broken violations={violations} lang={lang} />,
    };
  }
  return {
    state: 'legal',
    word: shared.legal[lang],
    why: fill(words.allowed[lang], { action: rules.action(step.action, lang) }),
    short: rules.action(step.action, lang),
    clauses: step.verdict.by,
    details: <Follows events={step.events} lang={lang} />,
  };
};

const depends = (plain: Answered, lang: Lang): Answered => ({
  ...plain,
  state: 'depends',
  word: shared.depends[lang],
  why: fill(shared.byOurReading[lang], { word: plain.word, why: plain.why }),
});

/** Judges a proposed move on a table: the verdict, what would follow, and the readings that change either. */
export const answerTo = (position: Position, state: State, action: Json, lang: Lang): MoveAnswer => {
  const parsed = borneo.parseAction(action, state);
  if (!parsed.ok) {
    const none = { chosen: [], others: [] };
    return { answered: openAnswer(parsed.problems, lang), problems: parsed.problems, step: undefined, readings: none };
  }
  const step = stepFrom(borneo, state, parsed.value);
  const rulings: Rulings = position.rulings ?? {};
  const others = otherReadings(borneoKit, position, [parsed.value], rulings);
  const plain = plainAnswer(step, lang);
  const flips = others.some((other) => other.flips && rulings[other.ruling] === undefined);
  return {
    answered: flips ? depends(plain, lang) : plain,
    problems: [],
    step,
    readings: {
      chosen: [cellOf(step, lastStep(others[0] ?? ({ run: { steps: [] } } as unknown as OtherReading)), lang)],
      others: others.flatMap((other) => {
        const last = lastStep(other);
        return last
          ? [{ title: readingTitle(other.ruling, other.reading, lang), cells: [cellOf(last, step, lang)] }]
          : [];
      }),
    },
  };
};
