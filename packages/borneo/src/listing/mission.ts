import type { Seat } from '@portolan/core';
import { type Box, boxOf, missionInGame } from '../box.ts';
import { faceText, kindOf, UNKNOWN } from '../faces.ts';
import { cheapestKinds } from '../pieces/cheapest.ts';
import { canPay, countPayments, frugalPayments, kindSpice, kindUnits, type Stock } from '../pieces/payment.ts';
import type { State } from '../state.ts';
import { type Action, type ActionOf, type MissionId, spiceIds } from '../types.ts';
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
const kindCounts = (stock: readonly Stock<unknown>[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { kind, count } of stock) counts[kind]! += count;
  return counts;
};

/** The same of a warehouse, without naming its cards. */
const kindsIn = (state: State, box: Box, seat: number): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const face of state.shipments[seat]!) if (face !== UNKNOWN) counts[kindOf(face)]!++;
  for (const place of state.harbors[seat]!) counts[box.harborKind[place]!]!++;
  return counts;
};

/** The cards of a payment that is told by kind; of a kind, those that come first. */
const cardsOfKinds = (stock: readonly Stock<string>[], kinds: readonly number[]): string[] => {
  const due = kinds.slice();
  return stock.flatMap(({ id, kind, count }) => {
    const paid = Math.min(count, due[kind]!);
    due[kind]! -= paid;
    return Array<string>(paid).fill(id);
  });
};

const inRow = (state: State, box: Box): number[] =>
  state.missions.filter((place) => missionInGame(box.missions[place]!, state.seats));

const placeInRow = (state: State, box: Box, mission: MissionId): number | undefined =>
  inRow(state, box).find((place) => box.missions[place]!.id === mission);

/** What a seat can complete now, and how it pays a demand of its warehouse, told by kind. */
const completing = (state: State, seat: Seat) => {
  const box = boxOf(state.edition);
  const counts = kindsIn(state, box, seat);
  const payable = state.missions.filter(
    (place) => canPay(box.need[place]!, counts) && missionInGame(box.missions[place]!, state.seats),
  );
  const stock = payable.length > 0 ? stockOf(state, box, seat) : [];
  const complete = (place: number, kinds: readonly number[]): ActionOf<'completeMission'> => {
    return { kind: 'completeMission', seat, mission: box.missions[place]!.id, pay: cardsOfKinds(stock, kinds) };
  };
  return { box, counts, payable, complete };
};

/**
 * The Missions that a seat can pay, in the order of the row, each with its cheapest payment: a full warehouse has many
 * thousands of them.
 */
export const cheapestMissions = (state: State, seat: Seat): ActionOf<'completeMission'>[] => {
  const { box, counts, payable, complete } = completing(state, seat);
  return payable.map((place) => complete(place, cheapestKinds(box.need[place]!, counts)!));
};

const without = (counts: readonly number[], kinds: readonly number[]): number[] =>
  counts.map((count, kind) => count - kinds[kind]!);

/**
 * The same, and behind each, for every other Mission of the row that could not be paid any more after its cheapest payment, the
 * cheapest one that leaves what that one costs.
 */
export const keepingMissions = (state: State, seat: Seat): ActionOf<'completeMission'>[] => {
  const { box, counts, payable, complete } = completing(state, seat);
  return payable.flatMap((place) => {
    const cheapest = cheapestKinds(box.need[place]!, counts)!;
    const ways = new Map([[cheapest.join(), cheapest]]);
    for (const other of payable) {
      if (other === place || canPay(box.need[other]!, without(counts, cheapest))) continue;
      const kept = without(counts, cheapestKinds(box.need[other]!, counts)!);
      const way = cheapestKinds(box.need[place]!, kept);
      if (way) ways.set(way.join(), way);
    }
    return [...ways.values()].map((kinds) => complete(place, kinds));
  });
};

/** A card that could stand for another spice (pirates.trade): its kind, the spice, the kinds that it counts as, and all kinds as they are then. */
interface Swap {
  readonly kind: number;
  readonly as: number;
  readonly parts: readonly number[];
  readonly counts: readonly number[];
}

/** Whether a seat may trade with the pirates now: not who has their ship (pirates.holder-barred), nor at the end (pirates.not-at-end). */
const mayTrade = (state: State, seat: Seat): boolean =>
  state.blackbeard && state.phase === 'mission' && state.ship !== seat;

/** Every card that the pirates would take from a warehouse, of each kind and spice once. */
const swapsOf = (state: State, counts: readonly number[]): Swap[] => {
  const byUnit = state.rulings['pirate-swap'] === 'unit';
  const swaps: Swap[] = [];
  for (let kind = 0; kind < 8; kind++) {
    if (counts[kind] === 0) continue;
    for (let as = 0; as < 4; as++) {
      if (as === kindSpice(kind)) continue;
      // The second unit of a doubled card stays its own where one unit is swapped.
      const parts = byUnit && kindUnits(kind) === 2 ? [as * 2, kind - 1] : [as * 2 + (kind & 1)];
      const swapped = counts.slice();
      swapped[kind]!--;
      for (const part of parts) swapped[part]!++;
      swaps.push({ kind, as, parts, counts: swapped });
    }
  }
  return swaps;
};

/** The kinds that are paid in truth: the card in place of what it counts as. It is needed, so all of it is used first. */
const swappedBack = ({ kind, parts }: Swap, paid: readonly number[]): number[] => {
  const really = paid.slice();
  for (const part of parts) if (really[part]! > 0) really[part]!--;
  really[kind]!++;
  return really;
};

/**
 * Missions that a seat can complete only by a trade with the pirates (pirates.trade), in the order of the row, each with the
 * cheapest payment by each card that helps. `actions` lists no trades.
 */
export const tradedMissions = (state: State, seat: Seat): ActionOf<'completeMission'>[] => {
  if (!mayTrade(state, seat)) return [];
  const box = boxOf(state.edition);
  const counts = kindsIn(state, box, seat);
  const swaps = swapsOf(state, counts);
  const stock = stockOf(state, box, seat);
  return inRow(state, box).flatMap((place) => {
    const need = box.need[place]!;
    if (canPay(need, counts)) return [];
    return swaps.flatMap((swap): ActionOf<'completeMission'>[] => {
      const paid = cheapestKinds(need, swap.counts);
      if (!paid) return [];
      const pay = cardsOfKinds(stock, swappedBack(swap, paid));
      const card = pay.find((id) => stock.some((one) => one.id === id && one.kind === swap.kind))!;
      const trades = [{ card, as: spiceIds[swap.as]! }];
      return [{ kind: 'completeMission', seat, mission: box.missions[place]!.id, pay, trades }];
    });
  });
};

/** Whether a trade with the pirates would pay a Mission of the row, at all or otherwise (pirates.trade). */
export const couldTrade = (state: State, seat: Seat): boolean => {
  if (!mayTrade(state, seat)) return false;
  const box = boxOf(state.edition);
  const swaps = swapsOf(state, kindsIn(state, box, seat));
  return swaps.some(({ counts }) => inRow(state, box).some((place) => canPay(box.need[place]!, counts)));
};

/** How many listed actions complete one Mission: its frugal payments, counted without making them. */
export const countMissionPayments = (state: State, seat: Seat, mission: MissionId): number => {
  const box = boxOf(state.edition);
  const place = placeInRow(state, box, mission);
  return place === undefined ? 0 : countPayments(box.need[place]!, stockOf(state, box, seat));
};

/** The first so many listed actions that complete one Mission. */
export const missionPayments = (
  state: State,
  seat: Seat,
  mission: MissionId,
  most: number,
): ActionOf<'completeMission'>[] => {
  const box = boxOf(state.edition);
  const place = placeInRow(state, box, mission);
  if (place === undefined) return [];
  const payments = frugalPayments(box.need[place]!, stockOf(state, box, seat), most);
  return payments.map((pay) => ({ kind: 'completeMission', seat, mission, pay }));
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
