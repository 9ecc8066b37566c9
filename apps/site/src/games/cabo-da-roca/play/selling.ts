import { beside, keyOf, sailorOn, same, seaOf, type Table } from '@portolan/boards/cabo-da-roca';
import {
  type Action,
  type ActionOf,
  directions,
  engine,
  type PieceKind,
  pieceKinds,
  type Square,
  type State,
} from '@portolan/cabo-da-roca';
import type { Seat } from '@portolan/core';
import { gathered, taking } from '../../../play/gather.ts';
import type { Moment, Step, Touch } from '../../../play/plan.ts';
import type { Row } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { piecesOf, soldKind, squareTouch } from './pieces.ts';
import { playWords as words } from './words.ts';

/** What is paid for with pieces that are sold, where a table allows that: a purchase, or a ransom. */
export type Expense = ActionOf<'buyShip'> | ActionOf<'buySailor'> | ActionOf<'answer'>;

/** Whether an action is one, and names the pieces. */
export const isPaidBySale = (action: Action): action is Expense => 'sell' in action && action.sell !== undefined;

interface Paying {
  readonly state: State;
  readonly table: Table;
  readonly seat: Seat;
  /** Without the pieces. */
  readonly expense: Expense;
}

const withSales = ({ table, seat, expense }: Paying, kinds: readonly string[]): Expense => {
  const all = piecesOf(table, seat);
  const sell = kinds.flatMap((kind) => {
    const found = all.find((one) => one.kind === kind);
    return found ? [found.piece] : [];
  });
  return { ...expense, ...(sell.length > 0 ? { sell } : {}) };
};

/** Whether these pieces pay, or do with some more. Whoever buys has few actions, and each sale takes one. */
const pays = (paying: Paying, kinds: readonly string[]): boolean => {
  const verdict = engine.check(paying.state, withSales(paying, kinds));
  if (verdict.legal) return true;
  const short = verdict.violations.every(({ reason }) => reason === 'not-enough-coins');
  if (paying.expense.kind === 'answer') return short;
  if (verdict.violations.some(({ clause, reason }) => clause === 'turn.limit' || reason === 'not-needed')) return false;
  return piecesOf(paying.table, paying.seat).some(
    ({ kind }) => !kinds.includes(kind) && pays(paying, [...kinds, kind]),
  );
};

/** Pieces are touched until they pay. */
const selling = (paying: Paying): Moment => {
  const { state, table, seat } = paying;
  const legal = (kinds: readonly string[]): Expense | undefined => {
    const one = withSales(paying, kinds);
    return engine.check(state, one).legal ? one : undefined;
  };
  return gathered({
    from: piecesOf(table, seat),
    ask: () => words.sellFor,
    fits: (kinds) => pays(paying, kinds),
    whole: (kinds) => legal(kinds) as unknown as Json | undefined,
  });
};

const rowOf = (paying: Paying, steps: readonly Touch[]): Row => ({
  steps,
  action: paying.expense as unknown as Json,
  on: () => selling(paying),
});

/** Where anything can be bought: on ports, lighthouses and islands, and beside one’s ports where pirates are launched there. */
const marketsOf = ({ rulings }: State, table: Table, seat: Seat): readonly Square[] => {
  const sea = seaOf(table);
  const posts = sea.filter(({ kind }) => kind === 'port' || kind === 'lighthouse' || kind === 'island');
  const own =
    rulings['pirate-launch'] === 'beside-port' ? posts.filter(({ at }) => sailorOn(table, at)?.owner === seat) : [];
  const around = own.flatMap(({ at }) => directions.map((way) => beside(at, way)));
  const more = sea.filter((tile) => around.some((at) => same(at, tile.at)) && !posts.includes(tile));
  return [...posts, ...more].map(({ at }) => at);
};

const buying = (seat: Seat, kind: PieceKind, at: Square): Expense =>
  kind === 'sailor' ? { kind: 'buySailor', seat, at } : { kind: 'buyShip', seat, piece: kind, at };

/** The expenses of a player that can be paid only by selling: `touch` is what names a piece that is bought. */
export const saleRows = (state: State, table: Table, seat: Seat, touch: (kind: PieceKind) => Touch): readonly Row[] => {
  const sells = engine.unlisted?.(state).some((one) => one.seat === seat && one.reason === 'pieces-sold');
  if (!sells) return [];
  const payable = (expense: Expense): readonly Paying[] => {
    const paying = { state, table, seat, expense };
    return engine.check(state, expense).legal || !pays(paying, []) ? [] : [paying];
  };
  if (state.phase === 'consent')
    return payable({ kind: 'answer', seat, accept: true }).map((paying) =>
      rowOf(paying, [{ choice: 'accept', name: words.accept }]),
    );
  return marketsOf(state, table, seat).flatMap((at) =>
    pieceKinds.flatMap((kind) =>
      payable(buying(seat, kind, at)).map((paying) => rowOf(paying, [squareTouch(at), touch(kind)])),
    ),
  );
};

const outline = ({ sell: _, ...expense }: Expense): string =>
  JSON.stringify('at' in expense ? { ...expense, at: keyOf(expense.at) } : expense);

/** The touches that put such an expense together, by these rows. */
export const saleSteps = (rows: readonly Row[], table: Table, expense: Expense): readonly Step[] => {
  const row = rows.find(({ on, action }) => on && outline(action as unknown as Expense) === outline(expense));
  return row ? [...row.steps, ...taking(piecesOf(table, expense.seat), (expense.sell ?? []).map(soldKind))] : [];
};
