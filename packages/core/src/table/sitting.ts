import type { Engine, Kind, SetupOptions } from '../game.ts';
import { type Log, logOf } from '../log.ts';
import { ok, type Result } from '../result.ts';
import { startingFrom } from '../starting.ts';

/** Who plays a seat: a person, or the machine by a policy of this name. */
export interface Sitter {
  /** What the player is called. */
  readonly name?: string;
  /** `person`, or the name of a policy: `sensible`. */
  readonly by: string;
}

/** A person at the table, not the machine. */
export const PERSON = 'person';

/** One action of a game under way, and what it came after. */
export interface Move<Action = unknown> {
  /** The number of the move before it; 0 is the beginning. */
  readonly after: number;
  /** What was played or drawn. */
  readonly action: Action;
}

/**
 * A game under way with all that was tried: a tree of actions as plain JSON. Moves are numbered from 1 in the order in which
 * they were first played; 0 is the beginning. No move is ever taken out, so that nothing is lost by going back.
 */
export interface Sitting<Action = unknown> extends Pick<Log, 'game' | 'edition' | 'rulings' | 'variants' | 'start'> {
  /** The form of the sitting itself. */
  readonly version: 1;
  /** `Game.rulesVersion` when it was begun. */
  readonly rulesVersion: number;
  /** Who sits where. */
  readonly sitters: readonly Sitter[];
  /** What nature draws by; null: it is drawn at a real table, and asked. */
  readonly seed: number | null;
  /** Every move that was ever played, in that order. */
  readonly moves: readonly Move<Action>[];
  /** The move that is looked at, 0 at the beginning. */
  readonly cursor: number;
  /** The last move of the line that is looked at; the cursor is on it. */
  readonly tip: number;
  /** Remarks by the number of the move after which they stand. */
  readonly comments?: Readonly<Record<string, string>>;
  /** Names of branches, by the number of the move with which they leave another. */
  readonly branches?: Readonly<Record<string, string>>;
  /** Marks of the table by the number of the move after which it stood so, as `marked` makes them. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** How a sitting is begun. */
export interface Beginning<Position, Setup extends SetupOptions> {
  readonly setup: Setup;
  /** A position to begin with instead of a new game. */
  readonly start?: Position | undefined;
  readonly sitters: readonly Sitter[];
  readonly seed: number | null;
}

/** A game under way before its first move, with its table pinned as `logOf` pins it. */
export const sit = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Position,
  Setup extends SetupOptions,
>(
  game: Engine<State, Action, Event, Clause, Position, Setup>,
  { setup, start, sitters, seed }: Beginning<Position, Setup>,
): Result<Sitting<Action>> => {
  const begun = start === undefined ? game.setup(setup) : startingFrom(game, start);
  if (!begun.ok) return begun;
  const { edition, rulings, variants, start: first } = logOf(game, setup, [], start);
  const table = Object.entries({ edition, rulings, variants, start: first }).filter(([, value]) => value !== undefined);
  return ok({
    game: game.id,
    version: 1,
    rulesVersion: game.rulesVersion,
    ...Object.fromEntries(table),
    sitters: game.scores(begun.value).map(({ seat }) => sitters[seat] ?? { by: PERSON }),
    seed,
    moves: [],
    cursor: 0,
    tip: 0,
  });
};

/** The move of a number; undefined for the beginning. */
export const moveAt = <Action>({ moves }: Sitting<Action>, number: number): Move<Action> | undefined =>
  moves[number - 1];

/** The numbers of the moves that lead to one, the first move first. */
export const wayTo = (sitting: Sitting, number: number): number[] => {
  const way: number[] = [];
  for (let at = number; at > 0; at = moveAt(sitting, at)?.after ?? 0) way.push(at);
  return way.reverse();
};

/** The moves of the line that is looked at, those before the cursor and those after it. */
export const lineOf = (sitting: Sitting): number[] => wayTo(sitting, sitting.tip);

/** The number of actions before the cursor. */
export const depthOf = (sitting: Sitting): number => wayTo(sitting, sitting.cursor).length;

/** The moves that were played after one, the first first. */
export const movesAfter = ({ moves }: Sitting, number: number): number[] =>
  moves.flatMap(({ after }, i) => (after === number ? [i + 1] : []));

/** The end of the line that goes on from a move by what was played first. */
const endFrom = ({ moves }: Sitting, number: number): number => {
  let end = number;
  // What comes after a move has a higher number.
  for (let i = number; i < moves.length; i++) if (moves[i]?.after === end) end = i + 1;
  return end;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The sitting after a legal action at the cursor: what was played there before is taken up again, all else begins a branch. */
export const played = <Action>(sitting: Sitting<Action>, action: Action): Sitting<Action> => {
  const { cursor, moves, tip } = sitting;
  const known = movesAfter(sitting, cursor).find((one) => same(moveAt(sitting, one)?.action, action));
  if (known === undefined) {
    const number = moves.length + 1;
    return { ...sitting, moves: [...moves, { after: cursor, action }], cursor: number, tip: number };
  }
  return { ...sitting, cursor: known, tip: wayTo(sitting, tip).includes(known) ? tip : endFrom(sitting, known) };
};

/** The same, looked at after another move, which may be on another branch. */
export const goTo = <Action>(sitting: Sitting<Action>, number: number): Sitting<Action> => {
  const to = Math.min(Math.max(0, number), sitting.moves.length);
  const onLine = to === 0 || lineOf(sitting).includes(to);
  return { ...sitting, cursor: to, tip: onLine ? sitting.tip : endFrom(sitting, to) };
};

/** One move back; at the beginning nothing changes. */
export const back = <Action>(sitting: Sitting<Action>): Sitting<Action> =>
  goTo(sitting, moveAt(sitting, sitting.cursor)?.after ?? 0);

/** One move on along the line; at its end nothing changes. */
export const forward = <Action>(sitting: Sitting<Action>): Sitting<Action> =>
  goTo(sitting, lineOf(sitting)[depthOf(sitting)] ?? sitting.cursor);

/** The seat that an action names; undefined for nature's. */
export const seatOf = (action: unknown): number | undefined => {
  const { seat, kind } = (action ?? {}) as { readonly seat?: unknown; readonly kind?: unknown };
  return typeof kind === 'string' && typeof seat === 'number' ? seat : undefined;
};

/** Back to before the last move of a person, whatever nature and the machine have done since; all that was played stays. */
export const undone = <Action>(
  sitting: Sitting<Action>,
  byPerson: (number: number) => boolean,
): Sitting<Action> | undefined => {
  const last = wayTo(sitting, sitting.cursor).reverse().find(byPerson);
  return last === undefined ? undefined : goTo(sitting, moveAt(sitting, last)?.after ?? 0);
};

/** On to before the next move of a person along the line, or to its end: what was undone is there again. */
export const redone = <Action>(
  sitting: Sitting<Action>,
  byPerson: (number: number) => boolean,
): Sitting<Action> | undefined => {
  const [first, ...further] = lineOf(sitting).slice(depthOf(sitting));
  if (first === undefined) return undefined;
  const next = further.find(byPerson);
  return goTo(sitting, next === undefined ? sitting.tip : (moveAt(sitting, next)?.after ?? 0));
};

/** The sitting after a person’s action: what was played there before is taken up again with all that nature and the machine did then. */
export const takenUp = <Action>(
  sitting: Sitting<Action>,
  action: Action,
  byPerson: (number: number) => boolean,
): Sitting<Action> => {
  const next = played(sitting, action);
  if (next.moves.length > sitting.moves.length) return next;
  return redone({ ...sitting, tip: next.tip }, byPerson) ?? next;
};

/** A branch: the move with which it leaves what was played there first, and what it is called. */
export interface Branch {
  readonly from: number;
  readonly name?: string;
}

/** The branches of a sitting in the order in which they were begun; the first line is none. */
export const branchesOf = ({ moves, branches = {} }: Sitting): Branch[] => {
  const left = new Set<number>();
  return moves.flatMap(({ after }, i) => {
    const from = i + 1;
    if (!left.has(after)) {
      left.add(after);
      return [];
    }
    const name = branches[from];
    return [name === undefined ? { from } : { from, name }];
  });
};

/** Where a branch, or the first line (0), leaves the line that is looked at: its move there, or its first where it is that line. */
export const turnOff = (sitting: Sitting, from: number): number => {
  const line = new Set(lineOf(sitting));
  const own = wayTo(sitting, endFrom(sitting, from));
  return own.find((number) => !line.has(number)) ?? (from === 0 ? (own[0] ?? 0) : from);
};

const without = (words: Readonly<Record<string, string>> = {}, key: number, text: string) => {
  const { [key]: _, ...others } = words;
  return text === '' ? others : { ...others, [key]: text };
};

/** Sets the remark after a move, or takes it away with an empty text. */
export const commented = <Action>(sitting: Sitting<Action>, number: number, text: string): Sitting<Action> => ({
  ...sitting,
  comments: without(sitting.comments, number, text),
});

/** Names a branch by the move with which it leaves another, or takes its name away with an empty text. */
export const named = <Action>(sitting: Sitting<Action>, from: number, text: string): Sitting<Action> => ({
  ...sitting,
  branches: without(sitting.branches, from, text),
});

/** The log of the line that is looked at, up to the cursor or whole, with its remarks. */
export const sittingLog = <Action>(sitting: Sitting<Action>, to: number = sitting.tip): Log<Action> => {
  const { game, rulesVersion, edition, rulings, variants, start, sitters, comments = {} } = sitting;
  const way = wayTo(sitting, to);
  const told = [0, ...way].flatMap((number, step) =>
    comments[number] === undefined ? [] : [[String(step), comments[number]]],
  );
  const given = {
    ...(sitters.some(({ name }) => name) ? { names: sitters.map(({ name = '' }) => name) } : {}),
    ...(edition === undefined ? {} : { edition }),
    ...(rulings === undefined ? {} : { rulings }),
    ...(variants === undefined ? {} : { variants }),
    ...(start === undefined ? {} : { start }),
  };
  return {
    game,
    version: 1,
    rulesVersion,
    seats: sitters.length,
    ...given,
    actions: way.map((number) => moveAt(sitting, number)?.action as Action),
    ...(told.length > 0 ? { comments: Object.fromEntries(told) } : {}),
  };
};

/** A sitting that goes on from the end of a log that was read: all its moves in one line. */
export const sittingOf = <Action>(
  log: Log<Action>,
  rulesVersion: number,
  { by = PERSON, seed }: { readonly by?: string; readonly seed: number | null },
): Sitting<Action> => {
  const { game, edition, rulings, variants, start, names, actions, comments } = log;
  const table = Object.entries({ edition, rulings, variants, start, comments });
  return {
    game,
    version: 1,
    rulesVersion: log.rulesVersion ?? rulesVersion,
    ...Object.fromEntries(table.filter(([, value]) => value !== undefined)),
    sitters: Array.from({ length: log.seats }, (_, seat) => (names?.[seat] ? { name: names[seat], by } : { by })),
    seed,
    moves: actions.map((action, after) => ({ after, action })),
    cursor: actions.length,
    tip: actions.length,
  };
};
