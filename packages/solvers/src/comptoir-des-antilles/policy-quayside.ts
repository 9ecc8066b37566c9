import type { Action, ActionOf, State } from '@portolan/comptoir-des-antilles';
import { claimOn, isTileCharged, settleFull } from './policy-departure.ts';
import { shiftPorters, shiftThings } from './policy-shift.ts';
import { fractions, isFelt, pirateAt, promisesAt, ratesOf, worthFrom, worthOf } from './policy-worth.ts';

/** The quays of a moment, on which what the active player might do is tried. */
export interface Quayside {
  /**
   * What the table is worth to the active player after an action, as this policy goes on; undefined where that is not reckoned
   * here. `moment`: the same quays, a contact begun perhaps.
   */
  readonly worthAfter: (action: Action, moment: State) => number | undefined;
  /** Whether an action that shifts porters leaves a ship full. */
  readonly isFullAfter: (action: Action) => boolean;
  readonly isAnyFull: boolean;
  /** No ship is full and none is to come: what is done at the quays is all that changes. */
  readonly isCalm: boolean;
}

/** Written over at each question. */
const tried = fractions.slice();
const sums = fractions.slice();

const isOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Looks at the quays once: what each brings whom is reckoned anew only where something moves. */
export const quaysideOf = (state: State): Quayside => {
  const { seats, ships, premiums, outcome, active } = state;
  const aboard = state.aboard.slice();
  const rates = ratesOf(state);
  const pirates = ships.map((_, quay) => pirateAt(state, quay));
  const brought = fractions.slice();

  const reckon = (quay: number, out: number[], pirate = pirates[quay]!): boolean => {
    const from = quay * seats;
    return promisesAt(aboard, from, from + seats, ships[quay]!, rates[quay]!, pirate, out);
  };

  /** The quays with a full ship, as bits. */
  let full = 0;
  for (let quay = 0; quay < ships.length; quay++) if (reckon(quay, brought)) full |= 1 << quay;
  const isCalm = full === 0 && !ships.includes(0);

  /** Reckons the quays between which porters have moved; those with a full ship then. */
  const retry = (touched: number): number => {
    let now = full & ~touched;
    for (let quay = 0; quay < ships.length; quay++) if ((touched >> quay) & 1 && reckon(quay, tried)) now |= 1 << quay;
    return now;
  };

  const worthOfTried = (touched: number, counters: readonly number[] = premiums): number => {
    for (let other = 0; other < seats; other++) {
      let sum = counters[other]!;
      for (let quay = 0; quay < ships.length; quay++) {
        sum += (touched >> quay) & 1 ? tried[quay * seats + other]! : brought[quay * seats + other]!;
      }
      sums[other] = sum;
    }
    return worthFrom(sums, seats, outcome, active);
  };

  /** What the table is worth without what a quay promises. */
  const worthWithout = (quay: number, touched: number, counters: readonly number[]): number => {
    tried.fill(0, quay * seats, (quay + 1) * seats);
    return worthOfTried(touched | (1 << quay), counters);
  };

  /** After porters have moved; of ships that are full then one can be reckoned, at the end of a contact. */
  const worthOfMoved = (touched: number, moment: State): number | undefined => {
    const sailing = retry(touched);
    if (sailing === 0) return worthOfTried(touched);
    if (!isCalm || !isOne(sailing) || moment.phase !== 'effect' || moment.effects.length !== 1) return undefined;
    const quay = 31 - Math.clz32(sailing);
    if (isFelt(state, quay)) return undefined;
    const counters = premiums.slice();
    const goesOn = settleFull(moment, counters, aboard, quay, rates[quay]!, pirates[quay]!);
    return goesOn ? worthWithout(quay, touched, counters) : undefined;
  };

  /** Goods and quality change what several quays bring. */
  const worthOfThings = (action: Action): number => {
    const { goods, tiles, layers } = state;
    const table = { ...state, goods: goods.slice(), tiles: tiles.slice(), layers: layers.slice() };
    shiftThings(table, action);
    return worthOf(table, active);
  };

  const worthOfMutiny = (quay: number): number => {
    const before = aboard.slice();
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== active && aboard[quay * seats + seat]! > 0) aboard[quay * seats + seat]!--;
    }
    reckon(quay, tried);
    for (let i = 0; i < aboard.length; i++) aboard[i] = before[i]!;
    return worthOfTried(1 << quay);
  };

  const worthOfTile = (action: ActionOf<'playTile'>, moment: State): number | undefined => {
    const quay = action.quay - 1;
    const counters = premiums.slice();
    switch (action.tile) {
      case 'exclusive':
        return worthOfTried(0);
      case 'pirates':
        reckon(quay, tried, active);
        return worthOfTried(1 << quay);
      case 'damage':
      case 'fire':
        return worthWithout(quay, 0, premiums);
      case 'mutiny':
        return worthOfMutiny(quay);
      case 'storm':
        // On the spot or when it sails: nobody is paid.
        return isTileCharged(moment) && state.rulings.storm === 'at-once' ? undefined : worthWithout(quay, 0, premiums);
      case 'shortage': {
        if (isTileCharged(moment)) return undefined;
        for (let seat = 0; seat < seats; seat++) {
          counters[seat]! += rates[quay]! * aboard[quay * seats + seat]!;
          if (counters[seat]! >= state.edition.target) return undefined;
        }
        return worthWithout(quay, 0, counters);
      }
      case 'claim':
        return claimOn(state, counters, ships[quay]!) ? worthOfTried(0, counters) : undefined;
      default:
        return worthOfThings(action);
    }
  };

  return {
    isAnyFull: full > 0,
    isCalm,
    worthAfter: (action, moment) => {
      const touched = shiftPorters(aboard, seats, action, 1);
      if (touched > 0) {
        const worth = worthOfMoved(touched, moment);
        shiftPorters(aboard, seats, action, -1);
        return worth;
      }
      if (!isCalm || outcome !== null) return undefined;
      // An effect left out or chosen changes nothing yet.
      if (action.kind === 'skip' || action.kind === 'choose') return worthOfTried(0);
      if (action.kind === 'playTile') return worthOfTile(action, moment);
      return action.kind === 'swapGoods' ? worthOfThings(action) : undefined;
    },
    isFullAfter: (action) => {
      const touched = shiftPorters(aboard, seats, action, 1);
      if (touched === 0) return full > 0 && action.kind === 'swapGoods';
      const isFull = retry(touched) > 0;
      shiftPorters(aboard, seats, action, -1);
      return isFull;
    },
  };
};
