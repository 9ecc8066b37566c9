import { type Box, boxOf, missionInGame } from '../box.ts';
import { FACES, faceText, kindOf, UNKNOWN } from '../faces.ts';
import { canPay, frugalPayments, type Stock } from '../pieces/payment.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { passes } from './shared.ts';

/** What a warehouse can pay with: its known Shipment cards by face, its Harbor cards by `FACES + place`. */
const stockOf = (state: State, box: Box, seat: number): Stock[] => {
  const stock: { id: number; kind: number; count: number }[] = [];
  for (const face of state.shipments[seat]!) {
    if (face === UNKNOWN) continue;
    const last = stock[stock.length - 1];
    if (last?.id === face) last.count++;
    else stock.push({ id: face, kind: kindOf(face), count: 1 });
  }
  for (const place of state.harbors[seat]!) stock.push({ id: FACES + place, kind: box.harborKind[place]!, count: 1 });
  return stock;
};

const kindCounts = (stock: readonly Stock[]): number[] => {
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
  const nameOf = (id: number): string => (id < FACES ? faceText(id) : box.harbors[id - FACES]!.id);
  for (const place of state.missions) {
    const tile = box.missions[place]!;
    const need = box.need[place]!;
    if (!canPay(need, counts) || !missionInGame(tile, state.seats)) continue;
    for (const ids of frugalPayments(need, stock)) {
      actions.push({ kind: 'completeMission', seat, mission: tile.id, pay: ids.map(nameOf) });
    }
  }
  actions.push(passes[seat]!);
  return actions;
};
