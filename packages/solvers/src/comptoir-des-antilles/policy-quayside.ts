import type { Action, ActionOf, State } from '@portolan/comptoir-des-antilles';
import { rateOf } from '@portolan/comptoir-des-antilles/pieces';
import { claimOn, isTileCharged, settleFull } from './policy-departure.ts';
import { shiftPorters, shiftThings } from './policy-shift.ts';
import { fractions, isFelt, pirateAt, promisesAt, ratesOf, worthFrom, worthOf } from './policy-worth.ts';

/** The quays of a moment, looked at once: what might be done there is tried on them, and only where something moves is reckoned anew. */
export interface Quayside {
  /** The moment, a contact begun perhaps. */
  readonly state: State;
  /** Porters as in a state; each try leaves them as they were. */
  readonly aboard: number[];
  /** By quay: the premium per porter, and the pirate who takes it or `NONE`. */
  readonly rates: readonly number[];
  readonly pirates: readonly number[];
  /** What the porters promise, at their places. */
  readonly brought: readonly number[];
  /** The quays with a full ship, as bits. */
  readonly full: number;
  /** No ship is full, and none comes before the contact is done: what is done at the quays is all that changes. */
  readonly isCalm: boolean;
}

/** Written over at each question. */
const tried = fractions.slice();
const sums = fractions.slice();

const isOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Looks at the quays of a moment. */
export const quaysideOf = (state: State): Quayside => {
  const { seats, ships, rulings } = state;
  const aboard = state.aboard.slice();
  const rates = ratesOf(state);
  const pirates = [pirateAt(state, 0), pirateAt(state, 1), pirateAt(state, 2), pirateAt(state, 3)];
  const brought = fractions.slice(0, aboard.length);
  let full = 0;
  for (let quay = 0; quay < ships.length; quay++) {
    const from = quay * seats;
    if (promisesAt(aboard, from, from + seats, ships[quay]!, rates[quay]!, pirates[quay]!, brought)) full |= 1 << quay;
  }
  const isCalm = full === 0 && (rulings['refill-time'] === 'after-card' || !ships.includes(0));
  return { state, aboard, rates, pirates, brought, full, isCalm };
};

/** The quays on a table where porters have moved between some of them, no ship being full. */
export const withMoved = (quays: Quayside, table: State, touched: number): Quayside => {
  const { aboard, seats, ships } = table;
  const { rates, pirates } = quays;
  const brought = quays.brought.slice();
  for (let quay = 0; touched >> quay; quay++) {
    const from = quay * seats;
    if ((touched >> quay) & 1)
      promisesAt(aboard, from, from + seats, ships[quay]!, rates[quay]!, pirates[quay]!, brought);
  }
  return { ...quays, state: table, aboard, brought };
};

/** Reckons what a quay promises, as it is tried; whether its ship is full. */
const reckon = (
  { state, aboard, rates, pirates }: Quayside,
  quay: number,
  pirate = pirates[quay]!,
  rate = rates[quay]!,
): boolean => {
  const from = quay * state.seats;
  return promisesAt(aboard, from, from + state.seats, state.ships[quay]!, rate, pirate, tried);
};

/** Reckons the quays between which porters have moved; those with a full ship then. */
const retry = (quays: Quayside, touched: number): number => {
  let now = quays.full & ~touched;
  for (let quay = 0; touched >> quay; quay++) if ((touched >> quay) & 1 && reckon(quays, quay)) now |= 1 << quay;
  return now;
};

/** What the table is worth to the active player with what was tried at the quays touched. */
const worthOfTried = (
  { state, brought }: Quayside,
  touched: number,
  counters: readonly number[] = state.premiums,
): number => {
  const { seats, ships, outcome, active } = state;
  for (let other = 0; other < seats; other++) sums[other] = counters[other]!;
  for (let quay = 0; quay < ships.length; quay++) {
    const promises = (touched >> quay) & 1 ? tried : brought;
    for (let other = 0; other < seats; other++) sums[other]! += promises[quay * seats + other]!;
  }
  return worthFrom(sums, seats, outcome, active);
};

/** What the table is worth without what a quay promises. */
const worthWithout = (quays: Quayside, quay: number, touched = 0, counters?: readonly number[]): number => {
  const { seats } = quays.state;
  tried.fill(0, quay * seats, (quay + 1) * seats);
  return worthOfTried(quays, touched | (1 << quay), counters);
};

/** After porters have moved; a ship that is full then leaves, if the contact in play lets it: one can be reckoned. */
const worthOfMoved = (quays: Quayside, touched: number): number | undefined => {
  const { state, aboard, rates, pirates } = quays;
  const full = retry(quays, touched);
  if (full === 0) return worthOfTried(quays, touched);
  if (state.phase !== 'effect') return undefined;
  if (state.effects.length > 1 && state.rulings['sailing-time'] !== 'at-once') return worthOfTried(quays, touched);
  const quay = 31 - Math.clz32(full);
  if (!isOne(full) || isFelt(state, quay)) return undefined;
  const counters = state.premiums.slice();
  const goesOn = settleFull(state, counters, aboard, quay, rates[quay]!, pirates[quay]!);
  return goesOn ? worthWithout(quays, quay, touched, counters) : undefined;
};

/** Goods and quality may change what several quays bring. */
const worthOfThings = ({ state }: Quayside, action: Action): number => {
  const { goods, tiles, layers } = state;
  const table = { ...state, goods: goods.slice(), tiles: tiles.slice(), layers: layers.slice() };
  shiftThings(table, action);
  return worthOf(table, state.active);
};

/** A premium per porter more or less, of one ship or of all with its goods. */
const worthOfQuality = (quays: Quayside, action: ActionOf<'playTile'>, change: number): number => {
  if (quays.state.rulings['quality-scope'] === 'kind') return worthOfThings(quays, action);
  const quay = action.quay - 1;
  reckon(quays, quay, quays.pirates[quay], rateOf(quays.rates[quay]!, change));
  return worthOfTried(quays, 1 << quay);
};

const worthOfMutiny = (quays: Quayside, quay: number): number => {
  const { state, aboard } = quays;
  const from = quay * state.seats;
  const before = aboard.slice(from, from + state.seats);
  for (let seat = 0; seat < before.length; seat++)
    if (seat !== state.active && before[seat]! > 0) aboard[from + seat]!--;
  reckon(quays, quay);
  for (let seat = 0; seat < before.length; seat++) aboard[from + seat] = before[seat]!;
  return worthOfTried(quays, 1 << quay);
};

/** A ship sails as it is: everybody aboard is paid. */
const worthOfShortage = (quays: Quayside, quay: number): number | undefined => {
  const { state, aboard, rates } = quays;
  const counters = state.premiums.slice();
  for (let seat = 0; seat < counters.length; seat++) {
    counters[seat]! += rates[quay]! * aboard[quay * state.seats + seat]!;
    if (counters[seat]! >= state.edition.target) return undefined;
  }
  return worthWithout(quays, quay, 0, counters);
};

const worthOfClaim = (quays: Quayside, quay: number): number | undefined => {
  const { state } = quays;
  const counters = state.premiums.slice();
  return claimOn(state, counters, state.ships[quay]!) ? worthOfTried(quays, 0, counters) : undefined;
};

const worthOfTile = (quays: Quayside, action: ActionOf<'playTile'>): number | undefined => {
  const quay = action.quay - 1;
  switch (action.tile) {
    case 'top-quality':
      return worthOfQuality(quays, action, 1);
    case 'poor-quality':
      return worthOfQuality(quays, action, -1);
    case 'exclusive':
      return worthOfTried(quays, 0);
    case 'pirates':
      reckon(quays, quay, quays.state.active);
      return worthOfTried(quays, 1 << quay);
    case 'damage':
    case 'fire':
      return worthWithout(quays, quay);
    case 'mutiny':
      return worthOfMutiny(quays, quay);
    case 'storm':
      // On the spot or when it sails: nobody is paid.
      return isTileCharged(quays.state) && quays.state.rulings.storm === 'at-once'
        ? undefined
        : worthWithout(quays, quay);
    case 'shortage':
      return isTileCharged(quays.state) ? undefined : worthOfShortage(quays, quay);
    case 'claim':
      return worthOfClaim(quays, quay);
  }
};

/** What the table is worth to the active player after an action, as this policy goes on; undefined where that is not reckoned here. */
export const worthAfter = (quays: Quayside, action: Action): number | undefined => {
  const { state, aboard, full } = quays;
  const touched = shiftPorters(aboard, state.seats, action, 1);
  if (touched > 0) {
    const worth = worthOfMoved(quays, touched);
    shiftPorters(aboard, state.seats, action, -1);
    return worth;
  }
  if (full > 0 || state.outcome !== null) return undefined;
  // An effect left out or chosen changes nothing yet.
  if (action.kind === 'skip' || action.kind === 'choose') return worthOfTried(quays, 0);
  if (action.kind === 'playTile') return worthOfTile(quays, action);
  return action.kind === 'swapGoods' ? worthOfThings(quays, action) : undefined;
};

/** Whether an action that shifts porters leaves a ship full. */
export const isFullAfter = (quays: Quayside, action: Action): boolean => {
  const { state, aboard, full } = quays;
  const touched = shiftPorters(aboard, state.seats, action, 1);
  if (touched === 0) return full > 0 && action.kind === 'swapGoods';
  const isFull = retry(quays, touched) > 0;
  shiftPorters(aboard, state.seats, action, -1);
  return isFull;
};
