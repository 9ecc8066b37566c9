import { boxOf } from '../box.ts';
import { FLEET, kindOfShip, SAILOR, slotOf } from '../ids.ts';
import { squareOf } from '../pieces/squares.ts';
import type { Sale, State } from '../state.ts';
import type { Piece } from '../types.ts';
import type { Ear } from './judgment.ts';

/** A piece named in an action. */
export const saleOf = (piece: Piece): Sale =>
  typeof piece === 'string' ? { ship: slotOf(piece)! } : { sailor: squareOf(piece) };

/** Pieces named in an action, each once. */
export const salesOf = (pieces: readonly Piece[] = []): Sale[] => {
  const texts = pieces.map((piece) => String(piece));
  return pieces.filter((_, i) => texts.indexOf(texts[i]!) === i).map(saleOf);
};

/** What a piece brings (buying.resale). */
export const resaleOf = (state: State, sale: Sale): number =>
  boxOf(state.edition).resale['ship' in sale ? kindOfShip(sale.ship) : SAILOR]!;

/** What several pieces bring. */
export const proceeds = (state: State, sales: readonly Sale[]): number =>
  sales.reduce((sum, sale) => sum + resaleOf(state, sale), 0);

/** What a seat can pay at most without a ship: its coins, and where that is allowed what its other pieces bring (ruling.sale-for). */
export const spendable = (state: State, seat: number, without: number): number => {
  const coins = state.coins[seat]!;
  if (state.rulings['sale-for'] === 'debt-due') return coins;
  let sum = coins + state.sailors[seat]!.length * resaleOf(state, { sailor: 0 });
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    if (state.ships[slot] && slot !== without) sum += resaleOf(state, { ship: slot });
  }
  return sum;
};

/** Pieces named to pay an expense: allowed at all, and none that is not needed (debts.sell). */
export const checkSales = (state: State, seat: number, sales: readonly Sale[], price: number, ear: Ear): void => {
  if (sales.length === 0) return;
  const coins = state.coins[seat]!;
  if (state.rulings['sale-for'] === 'debt-due') ear?.push({ clause: 'debts.sell', reason: 'no-debt', facts: {} });
  else if (coins + proceeds(state, sales.slice(0, -1)) >= price) {
    ear?.push({ clause: 'debts.sell', reason: 'not-needed', facts: { price, coins } });
  }
};
