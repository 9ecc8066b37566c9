import type { Actor, Kind, Seat } from '@portolan/core';
import { marginOf } from './candidates.ts';
import type { Searchable } from './game.ts';
import { sharesOf } from './playout.ts';

/** What is expected of a position when everybody plays it best: by seat, the share of the win and the points. */
export interface Expected {
  readonly shares: readonly number[];
  readonly totals: readonly number[];
}

/** An action with what is expected after it. */
export interface Solved<Action> {
  readonly action: Action;
  readonly expected: Expected;
}

/** A position that was searched whole. */
export interface Whole<Action> {
  /** The actions of the seat, best first. */
  readonly ranking: readonly Solved<Action>[];
  /** What follows the best when everybody plays best, up to the next draw. */
  readonly line: readonly { readonly actor: Actor; readonly action: Action }[];
  /** Whether nothing is drawn in what remains. */
  readonly drawless: boolean;
  /** How many positions there are. */
  readonly states: number;
}

/** How much may be searched: so many positions, while it is not late. */
interface Limits {
  readonly states: number;
  readonly late: () => boolean;
}

/** Differences below this come from adding up chances. */
const TINY = 1e-9;

/** Better for a seat: its share of the win first, where that is what counts, then its margin. */
const comparing =
  (aim: 'points' | undefined) =>
  (seat: Seat, a: Expected, b: Expected): number => {
    const shares = b.shares[seat]! - a.shares[seat]!;
    if (aim !== 'points' && Math.abs(shares) > TINY) return shares;
    const margins = marginOf(b.totals, seat) - marginOf(a.totals, seat);
    return Math.abs(margins) > TINY ? margins : 0;
  };

/** What differs from state to state as text: what a copy shares with its state never changes. */
const keyFor = <State>(game: { readonly clone: (state: State) => State }, state: State) => {
  const copy = game.clone(state) as Readonly<Record<string, unknown>>;
  const shared = (field: string): boolean =>
    typeof copy[field] === 'object' && copy[field] !== null && copy[field] === (state as typeof copy)[field];
  const fields = Object.keys(copy).filter((field) => !shared(field));
  return (one: State): string => JSON.stringify(fields.map((field) => (one as typeof copy)[field] ?? null));
};

/** Thrown where what remains is too large, or cannot be searched because not everybody sees all of it. */
const tooMuch = new Error('too much remains');

interface Found<Action> extends Expected {
  readonly best?: Action;
}

/** Everybody’s best play from a state on, each state once; `decides` says whose choices may be looked through. */
const search = <State, Action extends Kind>(
  { game, standing, counted, aim }: Searchable<State, Action>,
  root: State,
  { states: most, late }: Limits,
  decides: (seat: Seat) => boolean,
) => {
  const known = new Map<string, Found<Action> | null>();
  const keyOf = keyFor(game, root);
  const compareFor = comparing(aim);
  let drawless = true;

  const after = (state: State, action: Action): Found<Action> => {
    const next = game.clone(state);
    game.apply(next, action);
    return value(next);
  };

  const drawn = (state: State): Found<Action> => {
    const chances = game.chances(state);
    if (chances.length === 1) return after(state, chances[0]![0]);
    drawless = false;
    const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
    const parts = chances.map(([action, weight]) => [after(state, action), weight / all] as const);
    const mean = (of: (found: Expected) => readonly number[]): number[] =>
      of(parts[0]![0]).map((_, seat) => parts.reduce((sum, [found, share]) => sum + share * of(found)[seat]!, 0));
    return { shares: mean(({ shares }) => shares), totals: mean(({ totals }) => totals) };
  };

  const decided = (state: State, seat: Seat): Found<Action> => {
    const actions = game.actions(state, seat);
    if (actions.length > 1 && !decides(seat)) throw tooMuch;
    let best: Found<Action> | undefined;
    for (const action of actions) {
      const found = after(state, action);
      if (best === undefined || compareFor(seat, best, found) > 0) best = { ...found, best: action };
    }
    if (best === undefined) throw tooMuch;
    return best;
  };

  const worked = (state: State): Found<Action> => {
    const { actors } = game.turn(state);
    const [actor] = actors;
    if (actor === undefined) {
      if (counted?.(state) === false) throw tooMuch;
      const totals = standing(state);
      return { totals, shares: sharesOf(totals, game.outcome(state)?.winners) };
    }
    if (actors.length > 1 || (game.unlisted?.(state) ?? []).length > 0) throw tooMuch;
    return actor === 'nature' ? drawn(state) : decided(state, actor);
  };

  const value = (state: State): Found<Action> => {
    const key = keyOf(state);
    const found = known.get(key);
    if (found) return found;
    // Met again on its own way: it can go on for ever.
    if (found === null || known.size >= most || late()) throw tooMuch;
    known.set(key, null);
    const worth = worked(state);
    known.set(key, worth);
    return worth;
  };

  return { after, value, states: () => known.size, drawless: () => drawless };
};

/** Everybody’s best play as it is expected, up to the next draw with several outcomes. */
const lineFrom = <State, Action extends Kind>(
  { game }: Searchable<State, Action>,
  root: State,
  best: (state: State) => Action | undefined,
): Whole<Action>['line'] => {
  const state = game.clone(root);
  const line: { actor: Actor; action: Action }[] = [];
  for (;;) {
    const [actor] = game.turn(state).actors;
    const chances = actor === 'nature' ? game.chances(state) : [];
    const action = actor === 'nature' ? (chances.length === 1 ? chances[0]![0] : undefined) : best(state);
    if (actor === undefined || action === undefined) return line;
    line.push({ actor, action });
    game.apply(state, action);
  }
};

const solvedFrom = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  root: State,
  seat: Seat,
  limits: Limits,
  decides: (seat: Seat) => boolean,
): Whole<Action> | undefined => {
  const { after, value, states, drawless } = search(searched, root, limits, decides);
  try {
    const actions = searched.game.actions(root, seat);
    const ranking = actions.map((action) => ({ action, expected: after(root, action) }));
    const compareFor = comparing(searched.aim);
    ranking.sort((a, b) => compareFor(seat, a.expected, b.expected));
    const line = lineFrom(searched, root, (state) => value(state).best);
    return { ranking, line, drawless: drawless(), states: states() };
  } catch (error) {
    if (error === tooMuch) return undefined;
    throw error;
  }
};

/**
 * All play from here to the end, if it is no more than the limits allow and nothing is hidden that anybody needs: from
 * what everybody sees, or, where only the seat itself still has a choice, from what it sees. Everybody maximizes his share of the win,
 * then his margin; of equal actions the first is played.
 */
export const solveWhole = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  seen: State,
  seat: Seat,
  limits: Limits,
): Whole<Action> | undefined => {
  const open = searched.game.view(seen, null);
  return (
    solvedFrom(searched, open, seat, limits, () => true) ??
    solvedFrom(searched, seen, seat, limits, (other) => other === seat)
  );
};
