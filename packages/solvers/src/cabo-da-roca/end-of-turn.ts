import { type Action, caboDaRoca, countAll, type PieceKind, pieceKinds, type State } from '@portolan/cabo-da-roca';
import { boxOf, HIDDEN, NONE, ownerOf, portOn, sailorOn, shipOn } from '@portolan/cabo-da-roca/pieces';
import { also, report } from '@portolan/core/readers';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs } from './inputs.ts';

/** What a turn changes against ending it at once: the own total, and the lead over the best other seat. Expected coins where cards are drawn. */
export interface Change {
  readonly own: number;
  readonly margin: number;
}

/** A way to play the turn on, up to the card that is drawn if one is. */
export interface RankedTurn extends Change {
  readonly actions: readonly Action[];
}

/** The best that a turn can bring when a piece is bought first. */
export interface RankedPurchase extends Change {
  readonly piece: PieceKind;
}

/** Everything that the rest of the turn can bring, counted as if the game ended after it. */
export interface EndOfTurnAnswer extends Answer {
  /** Every result that can be reached, each by one of the shortest ways, the best lead first. */
  readonly sequences: readonly RankedTurn[];
  readonly purchases: readonly RankedPurchase[];
  /** The piece to buy first, by each measure; `null` if buying nothing is as good. */
  readonly byOwn: PieceKind | null;
  readonly byMargin: PieceKind | null;
  /** As `sequences`. */
  readonly ranking: readonly RankedTurn[];
}

/** The number of islands among the types of treasure. */
const ISLAND_TYPE = 0;

/** The mean of the values that a type of treasure not yet shown can have. */
const unseenValue = (state: State, type: number): number => {
  if (state.shown[type] !== NONE) return 0;
  const { types, values } = boxOf(state.edition);
  const cards = state.pile.filter((card) => types[card] === type);
  return cards.length === 0 ? 0 : cards.reduce((sum, card) => sum + values[card]!, 0) / cards.length;
};

/** Islands or wrecks that a seat holds. */
const treasures = ({ chart }: State, seat: number, type: number): number => {
  if (type === ISLAND_TYPE) return chart.islands.filter((at) => sailorOn(chart, at) === seat).length;
  return chart.wrecks.filter((at) => shipOn(chart, at) !== NONE && ownerOf(shipOn(chart, at)) === seat).length;
};

/** The final count by seat as if the game ended now; a treasure value not yet seen counts what is expected of it. */
export const expectedTotals = (state: State): number[] => {
  const unseen = [unseenValue(state, 0), unseenValue(state, 1)];
  return countAll(state).map(({ total }, seat) =>
    state.out[seat] ? total : unseen.reduce((sum, value, type) => sum + value * treasures(state, seat, type), total),
  );
};

const measure = (state: State, seat: number): Change => {
  const totals = expectedTotals(state);
  const others = totals.filter((_, other) => other !== seat && !state.out[other]);
  return { own: totals[seat]!, margin: totals[seat]! - Math.max(0, ...others) };
};

const minus = (a: Change, b: Change): Change => ({ own: a.own - b.own, margin: a.margin - b.margin });

/** Offers to others are left out: what they answer is theirs. */
const ownActions = (state: State, seat: number): Action[] =>
  caboDaRoca.actions(state, seat).filter((action) => action.kind !== 'bargain' && action.kind !== 'endTurn');

const asksSomebody = (state: State): boolean => state.phase === 'consent';

/** What tells two moments of a turn apart. Tiles do not change in it. */
const keyOf = (state: State): string => {
  const ships = state.ships.map((ship) => ship && Object.values(ship));
  const { phase, stage, used, allowance, coins, departing, crossing, stepping, debts, delivered } = state;
  const moment = [phase, stage, used, allowance, coins, departing, crossing, stepping, debts, delivered];
  return JSON.stringify([ships, state.sailors, state.walked, state.shown, state.pile, state.out, state.gone, moment]);
};

/** Whether the seat may leave the table as it is: no ship must leave, nothing waits. */
const mayStop = (state: State, seat: number): boolean =>
  state.phase === 'over' ||
  state.phase === 'reveal' ||
  state.active !== seat ||
  caboDaRoca.check(state, { kind: 'endTurn', seat }).legal;

interface Line extends Change {
  readonly actions: readonly Action[];
  /** The first piece bought, if that was the first action. */
  readonly first: PieceKind | undefined;
}

const boughtBy = (action: Action | undefined): PieceKind | undefined => {
  if (action?.kind === 'buyShip') return action.piece;
  return action?.kind === 'buySailor' ? 'sailor' : undefined;
};

/** The best that can still be expected from here, by each measure, and the ships on whose cargo it rests, a bit each. */
interface Best extends Change {
  readonly asked: number;
}

/** Whatever lies in the pile and in the ships. */
const ANY_CARD = -1;

/** The ships at whose cargo a step looks: they come into a port, where they sell, or leave the table. An unknown cargo may be any card. */
const asksIn = (before: State, now: State): number => {
  let asked = 0;
  before.ships.forEach((ship, slot) => {
    if (!ship) return;
    const moved = now.ships[slot];
    const looks = !moved || (moved.at !== ship.at && portOn(now.chart, moved.at) !== NONE);
    if (looks) asked |= ship.cargo === HIDDEN ? ANY_CARD : 1 << slot;
  });
  return asked;
};

/** Whether nothing but such a step looks at a cargo; where idle calls are forbidden, the cargo says which ports are closed. */
const cardsWait = ({ rulings }: State): boolean => rulings['idle-port-call'] !== 'forbidden';

const bestFrom = (state: State, seat: number, known: Map<string, Best>): Best => {
  const key = keyOf(state);
  const before = known.get(key);
  if (before) return before;
  const options: Change[] = mayStop(state, seat) ? [measure(state, seat)] : [];
  let asked = 0;
  if (state.phase === 'pile') {
    options.push(expectedAfterDraw(state, seat, known));
    asked = ANY_CARD;
  } else if (state.active === seat && !asksSomebody(state)) {
    for (const action of ownActions(state, seat)) {
      const next = after(state, action);
      if (asksSomebody(next)) continue;
      const led = bestFrom(next, seat, known);
      options.push(led);
      asked |= led.asked | asksIn(state, next);
    }
  }
  const best = { ...(options.length === 0 ? measure(state, seat) : bestOf(options)), asked };
  known.set(key, best);
  return best;
};

const bestOf = (options: readonly Change[]): Change => ({
  own: Math.max(...options.map(({ own }) => own)),
  margin: Math.max(...options.map(({ margin }) => margin)),
});

const after = (state: State, action: Action): State => {
  const next = caboDaRoca.clone(state);
  caboDaRoca.apply(next, action);
  return next;
};

/**
 * The mean over the cards that may come, each played on as well as possible. Trade cards with which the ship leaves, or
 * with which it stays, are worth the same where the turn does not come to look at them: of these one is played on.
 * After a treasure another card is drawn, which looks at the pile.
 */
const expectedAfterDraw = (state: State, seat: number, known: Map<string, Best>): Change => {
  const chances = caboDaRoca.chances(state);
  const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = { own: 0, margin: 0 };
  const alike = new Map<State['phase'], Best>();
  for (const [action, weight] of chances) {
    const next = after(state, action);
    const best = alike.get(next.phase) ?? bestFrom(next, seat, known);
    mean.own += (best.own * weight) / all;
    mean.margin += (best.margin * weight) / all;
    if (((best.asked >> state.drawing) & 1) === 0 && cardsWait(state)) alike.set(next.phase, best);
  }
  return mean;
};

interface Moment {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Every table that the turn can lead to, each by a shortest way, breadth-first; a drawn card ends a line with what is expected of it. */
const linesOf = (start: State, seat: number): Line[] => {
  const known = new Map<string, Best>();
  const lines: Line[] = [];
  // A way that begins with a purchase is kept apart: what is bought first is asked.
  const seen = new Set<string>();
  let frontier: Moment[] = [{ state: start, actions: [] }];
  while (frontier.length > 0) {
    const next: Moment[] = [];
    for (const { state, actions } of frontier) {
      const first = boughtBy(actions[0]);
      if (state.phase === 'pile') lines.push({ ...expectedAfterDraw(state, seat, known), actions, first });
      else if (mayStop(state, seat)) lines.push({ ...measure(state, seat), actions, first });
      if (state.phase === 'pile' || state.active !== seat) continue;
      for (const action of ownActions(state, seat)) {
        const led = after(state, action);
        const key = `${boughtBy(actions[0] ?? action) ?? ''} ${keyOf(led)}`;
        if (asksSomebody(led) || seen.has(key)) continue;
        seen.add(key);
        next.push({ state: led, actions: [...actions, action] });
      }
    }
    frontier = next;
  }
  return lines;
};

/** One line for each result, the shortest; the best lead first, then the best own total. */
const results = (lines: readonly RankedTurn[]): RankedTurn[] => {
  const shortest = new Map<string, RankedTurn>();
  for (const line of lines) {
    const key = `${line.own} ${line.margin}`;
    const known = shortest.get(key);
    if (!known || line.actions.length < known.actions.length) shortest.set(key, line);
  }
  return [...shortest.values()].sort((a, b) => b.margin - a.margin || b.own - a.own);
};

const bestPiece = (purchases: readonly RankedPurchase[], without: Change, by: keyof Change): PieceKind | null => {
  const [first] = [...purchases].sort((a, b) => b[by] - a[by]);
  return first && first[by] > without[by] ? first.piece : null;
};

/** What does the rest of this turn bring, if the game is counted after it? */
export const bestEndOfTurn: Question<State, Record<string, never>, EndOfTurnAnswer> = positionQuestion(caboDaRoca, {
  id: 'bestEndOfTurn',
  certainty: 'proved',
  example: {},
  reads: (state) =>
    also(
      inputs.bestEndOfTurn(state),
      (_, __, problems) => {
        const inTurn = ['act', 'departing', 'crossing'].includes(state.phase);
        if (!inTurn) report(problems, 'position.phase', 'not-playable');
      },
      'not-playable',
    ),
  solve: (given) => {
    const state = given!;
    const seat = state.active;
    const now = measure(state, seat);
    const lines = linesOf(state, seat).map((line) => ({ ...line, ...minus(line, now) }));
    const purchases = pieceKinds.flatMap((piece): RankedPurchase[] => {
      const led = lines.filter(({ first }) => first === piece);
      return led.length === 0 ? [] : [{ piece, ...bestOf(led) }];
    });
    const others = lines.filter(({ first }) => first === undefined);
    const without =
      others.length === 0 ? { own: Number.NEGATIVE_INFINITY, margin: Number.NEGATIVE_INFINITY } : bestOf(others);
    const sequences = results(lines.map(({ actions, own, margin }) => ({ actions, own, margin })));
    // A line that ends in a draw is worth what is expected of the cards.
    const draws = lines.some(({ actions }) => actions.at(-1)?.kind === 'load');
    return {
      certainty: draws ? 'exact' : 'proved',
      sequences,
      purchases,
      byOwn: bestPiece(purchases, without, 'own'),
      byMargin: bestPiece(purchases, without, 'margin'),
      ranking: sequences,
    };
  },
});
