import {
  type Kind,
  type Lang,
  type Problem,
  type Rulings,
  type Step as StepOf,
  stepFrom,
  type Violation,
} from '@portolan/core';
import {
  type Cell,
  headed,
  headlined,
  marked,
  type OtherReading as OtherCells,
  readingOtherwise,
  saidOtherwise,
} from '@portolan/core/answers';
import { openAnswer, toCorrect } from '../check/problems.ts';
import { EventList } from '../example/EventList.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { type OtherReading as Other, otherReadings } from '../example/readings.ts';
import type { Book } from '../kit/book.ts';
import type { ErrorField } from '../kit/form.tsx';
import { fill, words as shared } from '../kit/text.ts';
import type { Answered } from '../kit/verdict/answered.ts';
import type { Json } from '../stores/table.ts';
import { isObject } from './json.ts';
import { shared as words } from './shared-words.ts';
import { momentOf } from './tables.ts';

type Event = Kind & { readonly clause: string };
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
type Step = StepOf<any, Kind, Event, string>;
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
type OtherReading = Other<any, Kind, Event, string>;

/** The answer to a proposed move, ready for the panel. */
export interface MoveAnswer {
  readonly answered: Answered;
  readonly problems: readonly Problem[];
  /** What would happen; undefined while the move cannot be read. */
  readonly step: Step | undefined;
  readonly readings: { readonly chosen: readonly Cell[]; readonly others: readonly OtherCells[] };
}

const sentences = ({ rules }: AnyKit, events: readonly Event[], lang: Lang): string[] =>
  events.map((event) => rules.event(event, lang));

/** The first thing told under one reading that is not told under the other. */
const telling = (kit: AnyKit, step: Step, than: Step | undefined, lang: Lang): string => {
  if (!step.verdict.legal) return kit.rules.violation(step.verdict.violations[0], lang);
  const known = new Set(sentences(kit, than?.events ?? [], lang));
  const own = sentences(kit, step.events, lang);
  return own.find((sentence) => !known.has(sentence)) ?? own[own.length - 1] ?? '';
};

const cellOf = (kit: AnyKit, step: Step, than: Step | undefined, lang: Lang): Cell => ({
  head: '',
  main: step.verdict.legal ? shared.legal[lang] : shared.illegal[lang],
  sub: telling(kit, step, than, lang),
});

const lastStep = (other: OtherReading): Step | undefined => other.run.steps[other.run.steps.length - 1];

const Follows = ({ kit, events, lang }: { kit: AnyKit; events: readonly Event[]; lang: Lang }) => (
  <section>
    <h3>{words.follows[lang]}</h3>
    <EventList events={events} kit={kit} lang={lang} tokens />
  </section>
);

const Impossible = ({ kit, violations, lang }: { kit: AnyKit; violations: readonly Violation[]; lang: Lang }) =>
  violations.length > 1 ? (
    <section>
      <ul class="broken">
        {violations.slice(1).map((violation) => (
          <li key={JSON.stringify(violation)}>{kit.rules.violation(violation, lang)}</li>
        ))}
      </ul>
    </section>
  ) : null;

/** The open points of which this position does not hold enough to say what another reading would give. */
const Untold = ({ kit, state, lang }: { kit: AnyKit; state: unknown; lang: Lang }) => {
  const names = kit.game.untold?.(state) ?? [];
  return names.length === 0 ? null : (
    <section>
      <p>{words.untold[lang]}</p>
      <ul class="small">
        {kit.rules.rulings
          .filter(({ name }) => names.includes(name))
          .map(({ name, question }) => (
            <li key={name}>{question[lang]}</li>
          ))}
      </ul>
    </section>
  );
};

const plainAnswer = (kit: AnyKit, step: Step, lang: Lang): Answered => {
  if (!step.verdict.legal) {
    const { violations } = step.verdict;
    const why = kit.rules.violation(violations[0], lang);
    return {
      state: 'illegal',
      headline: shared.illegal[lang],
      why,
      short: why,
      clauses: violations.map((violation) => violation.clause),
      details: <Impossible kit={kit} violations={violations} lang={lang} />,
    };
  }
  const action = kit.rules.action(step.action, lang, step.events);
  return {
    state: 'legal',
    headline: shared.legal[lang],
    why: `${action}.`,
    short: action,
    clauses: step.verdict.by,
    details: <Follows kit={kit} events={step.events} lang={lang} />,
  };
};

/**
 * What has to be put right on a table before a move on it can be judged: why it cannot be read, else why it cannot
 * occur. `fields` are where that is told, in its order.
 */
export const troubleWith = (
  book: Book,
  problems: readonly Problem[],
  violations: readonly Violation[],
  lang: Lang,
  fields: readonly (ErrorField | undefined)[],
): Answered => {
  if (problems.length > 0) return openAnswer(book, problems, lang, fields);
  const items = violations.map((violation, i) => toCorrect(book.violationText(violation, lang), fields[i]));
  return {
    state: 'open',
    headline: headed(shared.toCorrect[lang], items[0]?.text ?? '', lang),
    why: words.impossible[lang],
    short: items[0]?.text ?? '',
    clauses: violations.map(({ clause }) => clause),
    choices: { title: shared.whatToCorrect[lang], items },
  };
};

/** What is said of a sound table on which nobody has proposed a move: whose turn it is, and that a move is asked for. */
export const moveAskedFor = (kit: AnyKit, state: unknown, lang: Lang): Answered => ({
  state: 'open',
  asks: true,
  headline: fill(words.possible[lang], { turn: momentOf(kit, state, lang) }),
  why: (kit.game.turn(state).actors.length === 0 ? words.noMove : words.propose)[lang],
  short: '',
  clauses: [],
});

/** The readings that a position names. */
export const readingsIn = (position: Json): Rulings => (isObject(position.rulings) ? position.rulings : {}) as Rulings;

/** Judges a proposed move on a table: the verdict, what would follow, and the readings that change either. */
export const answerTo = (kit: AnyKit, position: Json, state: unknown, action: Json, lang: Lang): MoveAnswer => {
  const parsed = kit.game.parseAction(action, state);
  if (!parsed.ok) {
    const none = { chosen: [], others: [] };
    const answered = openAnswer(kit.book, parsed.problems, lang);
    return { answered, problems: parsed.problems, step: undefined, readings: none };
  }
  const step: Step = stepFrom(kit.game, state, parsed.value as Kind);
  const rulings = readingsIn(position);
  const others = otherReadings(kit, position, [parsed.value as Kind], rulings);
  const answered = plainAnswer(kit, step, lang);
  const details = (
    <>
      {answered.details}
      <Untold kit={kit} state={state} lang={lang} />
    </>
  );
  const plain = { ...answered, details };
  const flips = others.filter((other) => other.flips && rulings[other.ruling] === undefined);
  const open = flips.flatMap((other) => {
    const last = lastStep(other);
    if (!last) return [];
    const told = { told: plainAnswer(kit, last, lang), cells: [] };
    return [{ ...other, says: saidOtherwise({ told: answered, cells: [] }, told, lang) }];
  });
  const first = others[0] && lastStep(others[0]);
  const chosen = [cellOf(kit, step, first, lang)];
  const otherCells = others.flatMap((other): OtherCells[] => {
    const last = lastStep(other);
    const question = kit.book.rulingNamed(other.ruling)?.question[lang] ?? '';
    const title = kit.book.readingTitle(other.ruling, other.reading, lang);
    return last
      ? [{ ruling: other.ruling, reading: other.reading, question, title, cells: [cellOf(kit, last, step, lang)] }]
      : [];
  });
  return {
    answered: marked(headlined(plain, lang), open, kit.rules, lang),
    problems: [],
    step,
    readings: { chosen, others: readingOtherwise(chosen, otherCells) },
  };
};
