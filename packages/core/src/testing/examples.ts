import type { Example } from '../example.ts';
import type { Game, Kind } from '../game.ts';
import { must } from '../result.ts';
import { fires, type Rulebook } from '../rulebook.ts';
import { runExample } from '../run.ts';
import { type Lang, languages } from '../text.ts';
import { same, show } from './compare.ts';
import { marksIn, sentenceFaults } from './words.ts';

/** One action of an example: its answer, the clauses it cites, and what is told of it. */
export interface ShownAnswer<Clause extends string = string> {
  readonly legal: boolean;
  /** The clauses of the verdict, then those of the events. */
  readonly cites: readonly Clause[];
  /** The events of a legal action, the violations of a refused one. */
  readonly told: readonly object[];
}

/** What an example comes to. */
export interface Shown<Clause extends string = string, Position = unknown> {
  /** The clauses that its position breaks. */
  readonly problems: readonly Clause[];
  readonly answers: readonly ShownAnswer<Clause>[];
  /** The table before and after, whole, without its rulings. */
  readonly start: Position;
  readonly end: Position;
}

/** What the laws of examples must know of a game: its rulebook, its examples, and what only the game can see. */
export interface ExampleHooks<
  State = unknown,
  Action extends Kind = Kind,
  Event extends Kind = Kind,
  Clause extends string = string,
  Position extends object = object,
> {
  readonly game: Game<State, Action, Event, Clause, Position>;
  readonly rules: Rulebook<Clause>;
  readonly examples: readonly Example<Position, Action, Clause>[];
  /** Clauses that no verdict and no event names: how one sees in an example that they are at work. */
  readonly inSight?: Partial<Record<Clause, (shown: Shown<Clause, Position>, start: Position) => boolean>>;
  /** Clauses without an example, each with the reason; left out: those that cannot fire. */
  readonly unshown?: Partial<Record<Clause, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a law of all games cannot name their types
type AnyHooks = ExampleHooks<any, any, any, any, any>;
type AnyExample = Example<object, Kind>;

/** What one example breaks, in words; empty if nothing. */
export type ExampleLaw = (example: AnyExample, hooks: AnyHooks) => readonly string[];

/** What the examples of a game break together. */
export type ExamplesLaw = (hooks: AnyHooks) => readonly string[];

/** Plays an example, under another reading if one is given. Throws if its position cannot be read. */
const playedOf = ({ game }: AnyHooks, example: AnyExample, reading: Readonly<Record<string, string>>): Shown => {
  const run = must(runExample(game, example, reading));
  const last = run.steps.at(-1);
  const whole = (state: unknown): object => {
    const { rulings: _, ...position } = game.makePosition(state) as { readonly rulings?: unknown };
    return position;
  };
  return {
    problems: game.validate(run.start).map(({ clause }) => clause),
    answers: run.steps.map(({ verdict, events }): ShownAnswer => {
      if (!verdict.legal)
        return { legal: false, cites: verdict.violations.map(({ clause }) => clause), told: verdict.violations };
      const cited = events.map((event) => (event as unknown as { readonly clause: string }).clause);
      return { legal: true, cites: [...verdict.by, ...cited], told: events };
    }),
    start: whole(run.start),
    end: whole(last ? (last.after ?? last.before) : run.start),
  };
};

const playedBefore = new WeakMap<AnyHooks, Map<AnyExample, Shown>>();

/** What an example comes to at its own table. Every law looks at the same. */
const shownBy = (hooks: AnyHooks, example: AnyExample): Shown => {
  const before = playedBefore.get(hooks) ?? new Map<AnyExample, Shown>();
  const shown = before.get(example) ?? playedOf(hooks, example, {});
  playedBefore.set(hooks, before.set(example, shown));
  return shown;
};

/** Whether the outcome changes under another reading of an open point. */
const parts = (hooks: AnyHooks, example: AnyExample, clause: string): boolean => {
  const ruling = hooks.rules.rulings.find(({ name }) => clause === `ruling.${name}`);
  const outcome = ({ problems, answers, end }: Shown): unknown => ({ problems, answers, end });
  const usual = outcome(shownBy(hooks, example));
  const under = (name: string): Shown => playedOf(hooks, example, { [ruling!.name]: name });
  return ruling?.readings.some(({ name }) => !same(outcome(under(name)), usual)) ?? false;
};

/** Whether an example shows a clause at work: by its last answer, by its position, in what lies there, or by another reading. */
const doesFire = (hooks: AnyHooks, example: AnyExample, clause: string): boolean => {
  const shown = shownBy(hooks, example);
  const cited = shown.answers.at(-1)?.cites ?? shown.problems;
  return (
    cited.includes(clause) || (hooks.inSight?.[clause]?.(shown, example.position) ?? parts(hooks, example, clause))
  );
};

const startsFromATable: ExampleLaw = (example, hooks) => {
  const { problems } = shownBy(hooks, example);
  if (example.actions.length === 0) return problems.length > 0 ? [] : ['nothing is wrong with its position'];
  return problems.map((clause) => `its position breaks ${clause}`);
};

const goesAsItSays: ExampleLaw = (example, hooks) => {
  const legal = shownBy(hooks, example).answers.map((answer) => answer.legal);
  const expected = example.actions.map((_, i) => i < example.actions.length - 1 || example.legal);
  if (legal.length === 0 && example.legal !== undefined) return ['it has no action that could be legal'];
  return same(legal, expected) ? [] : [`its actions are legal: ${show(legal)}, not ${show(expected)}`];
};

const makesItsClausesFire: ExampleLaw = (example, hooks) =>
  example.shows
    .filter((clause) => !doesFire(hooks, example, clause))
    .map((clause) => `${clause} does not fire in ${show(shownBy(hooks, example).answers.at(-1))}`);

interface Fact {
  readonly kind: string;
  readonly clause: string;
  readonly reason: string;
}

const isToldInSentences: ExampleLaw = (example, hooks) => {
  const { rules } = hooks;
  const tell = (lang: Lang): readonly string[] => [
    ...example.actions.map((action) => `${rules.action(action, lang)}.`),
    ...shownBy(hooks, example).answers.flatMap(({ legal, told }) =>
      (told as readonly Fact[]).map((fact) =>
        legal ? rules.event(fact, lang) : rules.violation({ facts: {}, ...fact }, lang),
      ),
    ),
  ];
  return languages.flatMap((lang) => tell(lang).flatMap((sentence) => sentenceFaults(sentence, lang)));
};

const isSetInBothLanguages: ExampleLaw = ({ title, caption }) =>
  languages.flatMap((lang) => [title[lang], caption[lang]].flatMap((text) => marksIn(text, lang)));

/** What every example keeps, each law with its name. */
export const exampleLaws: readonly (readonly [name: string, law: ExampleLaw])[] = [
  ['starts from a table that can be, unless that is its point', startsFromATable],
  ['goes as it says', goesAsItSays],
  ['makes the clauses that it shows fire', makesItsClausesFire],
  ['is told in whole sentences, in both languages', isToldInSentences],
  ['is set in both languages as each is written', isSetInBothLanguages],
];

const idsOf = ({ rules }: AnyHooks): readonly string[] => Object.keys(rules.clauses);

const showEveryClause: ExamplesLaw = (hooks) => {
  const { rules, examples, unshown } = hooks;
  const shown = new Set<string>(examples.flatMap(({ shows }) => shows));
  const hidden = idsOf(hooks).filter((clause) => !shown.has(clause));
  const excused = (clause: string): boolean =>
    !fires(rules.clauses[clause]!.kind) && (unshown === undefined || Object.hasOwn(unshown, clause));
  return [
    ...hidden.filter((clause) => !excused(clause)).map((clause) => `nothing shows ${clause}`),
    ...Object.keys(unshown ?? {})
      .filter((clause) => shown.has(clause))
      .map((clause) => `${clause} is shown after all`),
  ];
};

const showEveryOpenPoint: ExamplesLaw = (hooks) =>
  hooks.rules.rulings
    .map(({ name }) => `ruling.${name}`)
    .filter((clause) => {
      const about = hooks.examples.filter(({ shows }) => shows.includes(clause));
      return !about.some((example) => parts(hooks, example, clause) || hooks.inSight?.[clause]);
    })
    .map((clause) => `no example of ${clause} comes out otherwise under another reading`);

const fireNotEverywhere: ExamplesLaw = (hooks) =>
  idsOf(hooks)
    .filter((clause) => hooks.examples.every((example) => doesFire(hooks, example, clause)))
    .map((clause) => `${clause} fires in every example`);

const haveIds: ExamplesLaw = ({ examples }) => {
  const ids = examples.map(({ id }) => id);
  return ids
    .filter((id, i) => ids.indexOf(id) < i || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    .map((id) => `${id} is no id of its own`);
};

/** What the examples of a game keep together, each law with its name. */
export const examplesLaws: readonly (readonly [name: string, law: ExamplesLaw])[] = [
  ['show every clause that can fire, and leave none out without a reason', showEveryClause],
  ['show each open point by an outcome that another reading changes', showEveryOpenPoint],
  ['fire only what they cite, or what a reading changes', fireNotEverywhere],
  ['have ids of their own', haveIds],
];
