import type { Engine, Kind, Seat, SetupOptions } from './game.ts';
import { join, within } from './path.ts';
import {
  asIs,
  boolean,
  either,
  isObject,
  type Log,
  logReader,
  parseWith,
  type Reader,
  recordBy,
  report,
  text,
  withSchema,
} from './readers.ts';
import { allBad, MOST_PROBLEMS, ok, type Problem, type Result } from './result.ts';
import { startingFrom } from './starting.ts';
import type { Illegal, Violation } from './verdict.ts';

export type { Log } from './readers.ts';

/** What people add to a log. */
export type LogNotes = Pick<Log, 'title' | 'names' | 'comments'>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

type Filled<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

const filled = <Fields extends object>(fields: Fields): Filled<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Filled<Fields>;

/**
 * The log of a new game, or of a game from `start`, with its table pinned: whatever becomes the default later, it replays
 * under the box and the readings under which it was played.
 */
export const logOf = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Position,
  Setup extends SetupOptions,
>(
  game: Engine<State, Action, Event, Clause, Position, Setup>,
  setup: Setup,
  actions: readonly Action[],
  start?: Position,
  { title, names, comments }: LogNotes = {},
): Log<Action> => {
  const begun = start === undefined ? game.setup(setup) : startingFrom(game, start);
  const { seats, edition, rulings, variants } = begun.ok ? (game.settings?.(begun.value) ?? setup) : setup;
  const table = filled({ edition, rulings, variants });
  return {
    game: game.id,
    version: 1,
    rulesVersion: game.rulesVersion,
    ...filled({ title }),
    seats,
    ...filled({ names }),
    ...table,
    ...(start === undefined ? {} : { start: isObject(start) ? { ...start, ...pinned(table) } : start }),
    actions,
    ...filled({ comments }),
  };
};

/** What a position says of its table; its variants are its own affair. */
const pinned = ({ edition, rulings }: Pick<SetupOptions, 'edition' | 'rulings'>): object =>
  filled({ edition, rulings });

type Fields = Readonly<Record<string, unknown>>;

const anyText = text(() => true, 'wrong-type');
const anyObject: Reader<Fields> = withSchema({ type: 'object' }, (json, path, problems) =>
  isObject(json) ? json : report(problems, path, 'not-an-object'),
);

const anyInteger: Reader<number> = withSchema({ type: 'integer' }, (json, path, problems) =>
  Number.isSafeInteger(json) ? Number(json) : report(problems, path, 'not-an-integer', { found: json }),
);

/** The shape of a log of any game: what depends on the game is read by the game. */
const anyParts = {
  seats: anyInteger,
  edition: either((json) => typeof json === 'string', anyText, anyObject),
  rulings: recordBy(anyText, anyText),
  variants: recordBy(anyText, boolean),
  start: anyObject,
  action: asIs(),
};

/** The state a log begins with: its position, or a new game. Bad settings are problems. */
export const startOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  log: Log,
): Result<State> => {
  const { seats, edition, rulings, variants } = log;
  if (log.start === undefined) return game.setup({ seats, ...filled({ edition, rulings, variants }) });
  const start = startingFrom(game, log.start);
  return start.ok ? start : allBad(within('start', start.problems));
};

interface Begun<State, Action> {
  readonly log: Log<Action>;
  readonly state: State;
}

const notAsStart = (path: string, found: unknown, expected: unknown): Problem[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [{ path, code: 'not-as-start', facts: { found: brief(found), expected: brief(expected) } }];

/** A box as data is too long for a sentence: its id. */
const brief = (value: unknown): unknown => (isObject(value) ? (value.id ?? 'custom') : value);

/**
 * The table as the log names it, held against the table of its first position: what the game does not know comes first,
 * then what is not the same.
 */
const tableProblems = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  { seats, edition, rulings = {}, variants = {}, start }: Log,
  state: State,
): readonly Problem[] => {
  if (start === undefined) return [];
  const table = game.settings?.(state);
  const known = game.setup({
    ...table,
    ...filled({ edition, rulings: { ...table?.rulings, ...rulings }, variants: { ...table?.variants, ...variants } }),
    seats,
  });
  if (!known.ok) return known.problems;
  const named = (group: string, chosen: Fields, all: Fields = {}): Problem[] =>
    Object.entries(chosen).flatMap(([name, value]) => notAsStart(join(group, name), value, all[name]));
  return [
    ...notAsStart('seats', seats, game.scores(state).length),
    ...(table === undefined || edition === undefined
      ? []
      : notAsStart('edition', brief(edition), brief(table.edition))),
    ...(table === undefined
      ? []
      : [...named('rulings', rulings, table.rulings), ...named('variants', variants, table.variants)]),
  ];
};

const noteProblems = ({ seats, names, comments = {}, actions }: Log): Problem[] => [
  ...(names === undefined || names.length === seats
    ? []
    : [{ path: 'names', code: 'wrong-length', facts: { found: names.length, expected: seats } }]),
  ...Object.keys(comments)
    .filter((step) => !/^(0|[1-9]\d*)$/.test(step) || Number(step) > actions.length)
    .map((step) => ({ path: join('comments', step), code: 'out-of-range', facts: { min: 0, max: actions.length } })),
];

/** Reads a log and begins it: of very many problems the first are found. */
const begin = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  json: unknown,
): Result<Begun<State, Action>> => {
  const read = parseWith(logReader({ game: game.id, ...anyParts }), json);
  if (!read.ok) return read;
  const log = read.value;
  const start = startOf(game, log);
  if (!start.ok) return start;
  const problems = [...tableProblems(game, log, start.value), ...noteProblems(log)];
  const actions: Action[] = [];
  for (const [i, action] of log.actions.entries()) {
    if (problems.length >= MOST_PROBLEMS) break;
    const parsed = game.parseAction(action, start.value);
    if (parsed.ok) actions.push(parsed.value);
    else problems.push(...within(join('actions', i), parsed.problems));
  }
  return problems.length > 0 ? allBad(problems) : ok({ log: { ...log, actions }, state: start.value });
};

/** Reads a log of unknown shape: a malformed log, setting or action is a problem, an illegal action is not. */
export const parseLog = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  json: unknown,
): Result<Log<Action>> => {
  const begun = begin(game, json);
  return begun.ok ? ok(begun.value.log) : begun;
};

/** How a replay went: to the end of the log, to an illegal action, or nowhere. */
export type Replay<State, Clause extends string = string, Refusal extends Violation<Clause> = Violation<Clause>> =
  | { readonly ok: true; readonly state: State; readonly steps: number }
  | {
      readonly ok: false;
      readonly why: 'illegal';
      /** The place of the illegal action in the log; as many were played. */
      readonly index: number;
      readonly verdict: Illegal<Refusal>;
      /** The state before it. */
      readonly state: State;
    }
  | { readonly ok: false; readonly why: 'malformed'; readonly problems: readonly Problem[] };

/**
 * Plays a log from its beginning and judges every action. A log may stop before the game is over.
 * `each` hears every legal action with the state before it, which it must leave alone.
 *
 * @example
 * ```ts
 * import { borneo } from '@portolan/borneo';
 * import { replay } from '@portolan/core';
 *
 * const log = { game: 'borneo', version: 1, seats: 4, actions: [{ kind: 'pass', seat: 0 }] };
 * const played = replay(borneo, log);
 * played.ok || played.why; // -> illegal
 * ```
 */
export const replay = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  json: unknown,
  each?: (action: Action, state: State, index: number) => void,
): Replay<State, Clause, Refusal> => {
  const begun = begin(game, json);
  if (!begun.ok) return { ok: false, why: 'malformed', problems: begun.problems };
  const { log, state } = begun.value;
  for (const [index, action] of log.actions.entries()) {
    const verdict = game.check(state, action);
    if (!verdict.legal) return { ok: false, why: 'illegal', index, verdict, state };
    each?.(action, state, index);
    game.apply(state, action);
  }
  return { ok: true, state, steps: log.actions.length };
};

/** One moment of a game as somebody sees it. */
export interface SeenStep<Position = unknown> {
  /** The number of actions before it. */
  readonly index: number;
  /** What led to it: of an action only its kind and its seat, since its cards may be hidden. */
  readonly after?: { readonly kind: string; readonly seat?: Seat };
  /** The position, with what this seat may not see face down. */
  readonly position: Position;
}

/**
 * A game as one seat may see it (`null`: a spectator), position by position, for people who may not see the log itself.
 * Problems if the log is malformed; an illegal action ends it.
 */
export const seenBy = <State, Action extends Kind, Event extends Kind, Clause extends string, Position>(
  game: Engine<State, Action, Event, Clause, Position>,
  json: unknown,
  seat: Seat | null,
): Result<readonly SeenStep<Position>[]> => {
  const steps: SeenStep<Position>[] = [];
  let after: SeenStep['after'];
  const look = (state: State, index: number): void => {
    const position = game.makePosition(game.view(state, seat));
    steps.push({ index, ...(after ? { after } : {}), position });
  };
  const played = replay(game, json, (action, state, index) => {
    look(state, index);
    const who = (action as { readonly seat?: unknown }).seat;
    after = { kind: action.kind, ...(typeof who === 'number' ? { seat: who } : {}) };
  });
  if (!played.ok && played.why === 'malformed') return allBad(played.problems);
  look(played.state, steps.length);
  return ok(steps);
};
