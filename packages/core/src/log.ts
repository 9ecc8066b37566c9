import type { Game, Kind, Rulings, SetupOptions } from './game.ts';
import { join, within } from './path.ts';
import { isObject } from './readers.ts';
import { allBad, bad, ok, type Problem, type Result } from './result.ts';
import type { Verdict } from './verdict.ts';

/** A game as it was played: how it began and every action, nature's included. Replays exactly. */
export interface Log<Action = unknown> {
  /** The id of the game. */
  readonly game: string;
  readonly version: 1;
  readonly seats: number;
  /** The id of a box, or an edition as data; left out for the game's own. */
  readonly edition?: unknown;
  readonly rulings?: Rulings;
  readonly variants?: Readonly<Record<string, boolean>>;
  /** A position to begin with instead of a new game. */
  readonly start?: unknown;
  readonly actions: readonly Action[];
}

/** The log of a new game, or of a game from `start`. Empty settings are left out. */
export const logOf = <Action extends Kind>(
  game: { readonly id: string },
  { seats, edition, rulings, variants }: SetupOptions,
  actions: readonly Action[],
  start?: unknown,
): Log<Action> => ({
  game: game.id,
  version: 1,
  seats,
  ...(edition === undefined ? {} : { edition }),
  ...(rulings && Object.keys(rulings).length > 0 ? { rulings } : {}),
  ...(variants && Object.keys(variants).length > 0 ? { variants } : {}),
  ...(start === undefined ? {} : { start }),
  actions,
});

type Fields = Readonly<Record<string, unknown>>;

const isRecordOf = (type: 'string' | 'boolean', json: unknown): boolean =>
  isObject(json) && Object.values(json).every((value) => typeof value === type);

/** What each field of a log must be, beside being there. */
const tests: Readonly<Record<string, { needed: boolean; code: string; test: (json: unknown) => boolean }>> = {
  game: { needed: true, code: 'wrong-type', test: (json) => typeof json === 'string' },
  version: { needed: true, code: 'wrong-version', test: (json) => json === 1 },
  seats: { needed: true, code: 'not-an-integer', test: Number.isSafeInteger },
  edition: { needed: false, code: 'wrong-type', test: (json) => typeof json === 'string' || isObject(json) },
  rulings: { needed: false, code: 'wrong-type', test: (json) => isRecordOf('string', json) },
  variants: { needed: false, code: 'wrong-type', test: (json) => isRecordOf('boolean', json) },
  start: { needed: false, code: 'wrong-type', test: isObject },
  actions: { needed: true, code: 'wrong-type', test: Array.isArray },
};

const shapeProblems = (json: Fields): Problem[] => [
  ...Object.keys(json)
    .filter((field) => !Object.hasOwn(tests, field))
    .map((field) => ({ path: field, code: 'unknown-field', facts: { field } })),
  ...Object.entries(tests).flatMap(([field, { needed, code, test }]): Problem[] => {
    if (json[field] === undefined) return needed ? [{ path: field, code: 'missing-field', facts: { field } }] : [];
    return test(json[field]) ? [] : [{ path: field, code, facts: { found: json[field] } }];
  }),
];

/** The state a log begins with: its position, or a new game. Bad settings are problems. */
export const startOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  log: Log,
): Result<State> => {
  if (log.start === undefined) return game.setup(log);
  const start = game.parsePosition(log.start);
  return start.ok ? start : allBad(within('start', start.problems));
};

interface Begun<State, Action> {
  readonly log: Log<Action>;
  readonly state: State;
}

/** Reads a log and begins it: all problems of all actions are found. */
const begin = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  json: unknown,
): Result<Begun<State, Action>> => {
  if (!isObject(json)) return bad({ path: '', code: 'not-an-object', facts: { found: json } });
  const shape = shapeProblems(json);
  if (shape.length > 0) return allBad(shape);
  const log = json as unknown as Log;
  if (log.game !== game.id) {
    return bad({ path: 'game', code: 'wrong-game', facts: { found: log.game, expected: game.id } });
  }
  const start = startOf(game, log);
  if (!start.ok) return start;
  const parsed = log.actions.map((action) => game.parseAction(action, start.value));
  const problems = parsed.flatMap((one, i) => (one.ok ? [] : within(join('actions', i), one.problems)));
  if (problems.length > 0) return allBad(problems);
  const actions = parsed.flatMap((one) => (one.ok ? [one.value] : []));
  return ok({ log: { ...log, actions }, state: start.value });
};

/** Reads a log of unknown shape: a malformed log, setting or action is a problem, an illegal action is not. */
export const parseLog = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  json: unknown,
): Result<Log<Action>> => {
  const begun = begin(game, json);
  return begun.ok ? ok(begun.value.log) : begun;
};

/** How a replay went: to the end of the log, to an illegal action, or nowhere. */
export type Replay<State, Clause extends string = string> =
  | { readonly ok: true; readonly state: State; readonly steps: number }
  | {
      readonly ok: false;
      readonly why: 'illegal';
      /** The place of the illegal action in the log; as many were played. */
      readonly index: number;
      readonly verdict: Extract<Verdict<Clause>, { legal: false }>;
      /** The state before it. */
      readonly state: State;
    }
  | { readonly ok: false; readonly why: 'malformed'; readonly problems: readonly Problem[] };

/**
 * Plays a log from its beginning and judges every action. A log may stop before the game is over.
 * `each` hears every legal action with the state before it, which it must leave alone.
 */
export const replay = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  json: unknown,
  each?: (action: Action, state: State, index: number) => void,
): Replay<State, Clause> => {
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
