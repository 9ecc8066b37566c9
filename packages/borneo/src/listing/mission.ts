import { type Box, boxOf, missionInGame } from '../box.ts';
import { faceText, kindOf, UNKNOWN } from '../faces.ts';
import { canPay, frugalPayments, type Stock } from '../pieces/payment.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { passes } from './shared.ts';

/** What a warehouse can pay with, by name: its known Shipment cards, equal faces together, and its Harbor cards. */
export const stockOf = (state: State, box: Box, seat: number): Stock<string>[] => {
  const stock: { id: string; kind: number; count: number }[] = [];
  const cards = state.shipments[seat]!;
  for (let i = 0; i < cards.length; i++) {
    const face = cards[i]!;
    if (face === UNKNOWN) continue;
    if (face === cards[i - 1]) stock[stock.length - 1]!.count++;
    else stock.push({ id: faceText(face), kind: kindOf(face), count: 1 });
  }
  for (const place of state.harbors[seat]!) {
    stock.push({ id: box.harbors[place]!.id, kind: box.harborKind[place]!, count: 1 });
  }
  return stock;
};

/** Cards of each of the ten kinds. */
export const kindCounts = (stock: readonly Stock<unknown>[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { kind, count } of stock) counts[kind]! += count;
  return counts;
};

/** Phase 1 and the final round: every frugal payment of every Mission of the row, then the pass. */
export const listMissions = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  const box = boxOf(state.edition);
  const stock = stockOf(state, box, seat);
  const counts = kindCounts(stock);
  for (const place of state.missions) {
    const tile = box.missions[place]!;
    const need = box.need[place]!;
    if (!canPay(need, counts) || !missionInGame(tile, state.seats)) continue;
    for (const pay of frugalPayments(need, stock)) {
      actions.push({ kind: 'completeMission', seat, mission: tile.id, pay });
    }
  }
  actions.push(passes[seat]!);
  return actions;
};
