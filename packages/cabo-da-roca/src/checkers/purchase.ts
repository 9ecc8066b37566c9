import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { priceAt } from '../check/buying.ts';
import { check } from '../check/index.ts';
import { mustLeave } from '../check/turn.ts';
import { pieceNumber } from '../ids.ts';
import { also } from '../parse.ts';
import { squareText } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import { leftOf, type State } from '../state.ts';
import { type Action, type PieceKind, pieceKinds } from '../types.ts';
import { defineChecker } from './define.ts';
import { berthsOf, here, piecesSold, purchaseTable } from './purchase-table.ts';
import { ASKER, ask, carryOut, cited, eventOf, OPPONENT } from './small-table.ts';
import { readPurchase } from './types/purchase.ts';
import type { PurchaseAnswer, PurchaseInput } from './types.ts';

const actionOf = (state: State, input: PurchaseInput, sell: readonly PieceKind[]): Action | undefined => {
  const pieces = piecesSold(state, input, sell);
  if (!pieces) return undefined;
  const sold = pieces.length > 0 ? { sell: pieces } : {};
  const at = squareText(here);
  return input.piece === 'sailor'
    ? { kind: 'buySailor', seat: ASKER, at, ...sold }
    : { kind: 'buyShip', seat: ASKER, piece: input.piece, at, ...sold };
};

/** Every choice of so many kinds, repeats allowed, in the order of the table. */
const choices = (count: number, from = 0): PieceKind[][] =>
  count === 0
    ? [[]]
    : pieceKinds.slice(from).flatMap((kind, i) => choices(count - 1, from + i).map((rest) => [kind, ...rest]));

const contains = (large: readonly PieceKind[], small: readonly PieceKind[]): boolean =>
  pieceKinds.every((kind) => large.filter((k) => k === kind).length >= small.filter((k) => k === kind).length);

/** The smallest sets of pieces whose sale would pay (ruling.sale-for). */
const helpfulSales = (input: PurchaseInput, readings: Readings): PieceKind[][] => {
  const state = purchaseTable(input, { ...readings, 'sale-for': 'any-expense' });
  const legal = (sell: readonly PieceKind[]): boolean => {
    const action = actionOf(state, input, sell);
    return action !== undefined && check(state, action).legal;
  };
  if (legal([])) return [];
  const found = [1, 2].flatMap((count) => choices(count).filter(legal));
  return found.filter((sale) => !found.some((other) => other !== sale && contains(sale, other)));
};

const afterOf = (state: State, left: number, third: boolean): NonNullable<PurchaseAnswer['after']> => {
  const slot = state.ships.findIndex((ship) => ship?.bought);
  return { coins: state.coins[ASKER]!, left, third, mustLeave: slot >= 0 && mustLeave(state, slot) };
};

const answer = (input: PurchaseInput, readings: Readings): PurchaseAnswer => {
  const { piece, sell = [] } = input;
  const state = purchaseTable(input, readings);
  const bought = ask(state, actionOf(state, input, sell)!);
  const consent = bought.after.phase === 'consent';
  const agreed = consent ? carryOut(bought.after, { kind: 'answer', seat: OPPONENT, accept: true }) : bought;
  const events = consent ? [...bought.events, ...agreed.events] : bought.events;
  const price = boxOf(state.edition).buy[pieceNumber(piece)]!;
  const third = eventOf(events, 'allowanceRaised') !== undefined;
  const after = bought.verdict.legal ? afterOf(agreed.after, leftOf(agreed.after), third) : null;
  return {
    verdict: bought.verdict,
    clauses: applying(
      ...cited(bought.verdict),
      ...events.map(({ clause }) => clause),
      after?.mustLeave === true && 'buying.new-ship',
      after?.mustLeave === true && 'turn.must-depart',
    ),
    price,
    fee: priceAt(state, ASKER, pieceNumber(piece), here) - price,
    consent,
    cost: 1 + sell.length,
    after,
    sales: helpfulSales(input, readings),
    events,
  };
};

/** The most pieces of each kind that a player has. */
const limits: Readonly<Record<PieceKind, number>> = { sailor: 5, fishing: 2, trade: 2, pirate: 1 };

const input = also(readPurchase, (value, _, problems) => {
  const { owned, gone = {}, place, sailor, home, ship, near, pending, sell = [] } = value;
  for (const kind of pieceKinds) {
    const max = limits[kind] - (kind === 'sailor' ? 0 : (gone[kind] ?? 0));
    const found = owned[kind] ?? 0;
    if (found > max) problems.push({ path: `owned.${kind}`, code: 'out-of-range', facts: { found, min: 0, max } });
  }
  const berths = berthsOf(value);
  const lacking = (path: string) => problems.push({ path, code: 'no-piece-left' });
  if (ship === 'own' && !berths.inPort) lacking('ship');
  if (near && !berths.near) lacking('near');
  if (pending && !berths.pending) lacking('pending');
  if (sailor === 'own' && !owned.sailor) lacking('sailor');
  for (const kind of pieceKinds) {
    if (sell.filter((other) => other === kind).length > (owned[kind] ?? 0)) lacking(`sell[${sell.lastIndexOf(kind)}]`);
  }
  if (home && home !== 'nobody' && place !== 'port') problems.push({ path: 'home', code: 'not-a-port' });
  if (place !== 'port' && place !== 'sea' && ship && ship !== 'nobody')
    problems.push({ path: 'ship', code: 'not-a-port' });
  if (place === 'sea' && sailor && sailor !== 'nobody') problems.push({ path: 'sailor', code: 'no-land-there' });
});

/** "May I buy this, here, now?" */
export const purchase = defineChecker<PurchaseInput, PurchaseAnswer>({
  id: 'purchase',
  rulings: [
    'buy-timing',
    'new-ship',
    'port-ownership',
    'pirate-launch',
    'pirate-guest-fee',
    'sale-for',
    'final-departure',
  ],
  example: {
    piece: 'trade',
    place: 'port',
    stage: 'buy',
    coins: 130,
    left: 2,
    owned: { sailor: 1, fishing: 1 },
    sailor: 'opponent',
  },
  input,
  answer,
  decision: ({ verdict, fee, consent, after }) => [verdict.legal, fee, consent, after],
});
