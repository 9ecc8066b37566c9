import { type Edition, type State, spiceIds } from '@portolan/borneo';
import { CRATE, kindOf, parseFace, spiceOf, UNKNOWN, unitsOf } from '@portolan/borneo/pieces';
import type { Seat } from '@portolan/core';
import { needOf } from './table.ts';

/** Missions as warehouses grow towards them, by place: units by spice (`place * 4 + spice`), all of them, and points less cards. */
interface Aims {
  readonly need: readonly number[];
  readonly units: readonly number[];
  readonly gain: readonly number[];
}

/** Units that a card brings in the mean. */
const UNITS_A_CARD = 1.35;

const boxes = new WeakMap<Edition, Aims>();

const aimsOf = (edition: Edition): Aims => {
  const known = boxes.get(edition);
  if (known) return known;
  const need = edition.missions.map(needOf);
  const units = need.map((some) => some.reduce((sum, one) => sum + one, 0));
  const gain = edition.missions.map(({ vp }, place) => vp - units[place]! / UNITS_A_CARD);
  const aims = { need: need.flat(), units, gain };
  boxes.set(edition, aims);
  return aims;
};

const spiceOfHarbor = ({ edition }: State, place: number): number => spiceIds.indexOf(edition.harbors[place]!.spice);

const harborAt = ({ edition }: State, card: string): number => edition.harbors.findIndex(({ id }) => id === card);

/** The units of a warehouse by spice, those of crates last. */
export const unitsIn = (state: State, seat: Seat): number[] => {
  const units = [0, 0, 0, 0, 0];
  for (const face of state.shipments[seat]!) if (face !== UNKNOWN) units[spiceOf[face]!]! += unitsOf[face]!;
  for (const place of state.harbors[seat]!) units[spiceOfHarbor(state, place)]! += 1;
  return units;
};

/** Takes the units of some cards, by their codes and ids, out of others; what is left is written over `left`. */
export const pays = (state: State, units: readonly number[], paid: readonly string[], left: number[]): void => {
  for (let spice = 0; spice < units.length; spice++) left[spice] = units[spice]!;
  for (let i = 0; i < paid.length; i++) {
    const face = parseFace(paid[i]!);
    if (face !== undefined) left[spiceOf[face]!]! -= unitsOf[face]!;
    else left[spiceOfHarbor(state, harborAt(state, paid[i]!))]! -= 1;
  }
};

/** What the second-best Mission counts beside the best. */
const SECOND = 0.5;

/** What a Mission promises of which so many units are met. */
const promiseMet = ({ units, gain }: Aims, place: number, met: number): number => {
  const part = Math.min(1, met / units[place]!);
  return gain[place]! * part * part;
};

/** How many units of a Mission are met, crates standing for any. */
const metBy = ({ need }: Aims, place: number, units: readonly number[]): number => {
  let met = units[CRATE]!;
  for (let spice = 0; spice < 4; spice++) met += Math.min(need[place * 4 + spice]!, units[spice]!);
  return met;
};

/** What the best two promise together. */
const together = (promises: readonly number[]): number => {
  let first = 0;
  let second = 0;
  for (let i = 0; i < promises.length; i++) {
    const promise = promises[i]!;
    if (promise > first) {
      second = first;
      first = promise;
    } else if (promise > second) second = promise;
  }
  return first + SECOND * second;
};

/** What units promise in the Missions of the row, in points: of a Mission half met a quarter. `but` is one that is gone. */
export const missionsPromise = (state: State, units: readonly number[], but = -1): number => {
  const aims = aimsOf(state.edition);
  const { missions } = state;
  const promises: number[] = [];
  for (let i = 0; i < missions.length; i++) {
    const place = missions[i]!;
    promises.push(place === but ? 0 : promiseMet(aims, place, metBy(aims, place, units)));
  }
  return together(promises);
};

/** What a unit is worth beside the Missions of the row, and a joker's being one. */
const UNIT = 0.2;
const JOKER = 0.3;

/** What a card is worth in a warehouse, in points: 1 at the end, and what it adds to the Missions. */
export type Worth = (seat: Seat, face: number) => number;

/** The worth of cards in a moment of the game; a kind of card is reckoned once for each seat. */
export const worthIn = (state: State): Worth => {
  const aims = aimsOf(state.edition);
  const { missions } = state;
  const promises = missions.map(() => 0);
  const seats: { units: readonly number[]; met: readonly number[]; promise: number; kinds: number[] }[] = [];
  const look = (seat: Seat) => {
    const units = unitsIn(state, seat);
    const met = missions.map((place) => metBy(aims, place, units));
    return { units, met, promise: together(met.map((some, i) => promiseMet(aims, missions[i]!, some))), kinds: [] };
  };
  return (seat, face) => {
    seats[seat] ??= look(seat);
    const { units, met, promise, kinds } = seats[seat];
    const kind = kindOf(face);
    const known = kinds[kind];
    if (known !== undefined) return known;
    const spice = spiceOf[face]!;
    const more = unitsOf[face]!;
    for (let i = 0; i < missions.length; i++) {
      // Units beyond what a Mission needs of a spice meet nothing.
      const wanting = spice === CRATE ? more : aims.need[missions[i]! * 4 + spice]! - units[spice]!;
      promises[i] = promiseMet(aims, missions[i]!, met[i]! + Math.max(0, Math.min(more, wanting)));
    }
    const joker = spice === CRATE ? JOKER : 0;
    const worth = 1 + UNIT * more + joker + together(promises) - promise;
    kinds[kind] = worth;
    return worth;
  };
};
