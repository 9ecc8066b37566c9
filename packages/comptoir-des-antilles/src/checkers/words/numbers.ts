import type { Seat } from '@portolan/core';
import { seat } from '@portolan/core/words';
import type { Event } from '../../types.ts';

/** Numbers by seat: "A 6, B 6, C 0"; no end of a line parts a letter from its number. */
export const bySeat = (numbers: readonly number[]): string =>
  numbers.map((n, at) => `${seat(at)}\u00a0${String(n).replace('-', '−')}`).join(', ');

/** How counters change, by seat: "A +6, B −3"; `none` if all stay. */
export const changesBySeat = (changes: readonly number[], none: string): string =>
  changes.flatMap((n, at) => (n === 0 ? [] : [`${seat(at)}\u00a0${n > 0 ? '+' : '−'}${Math.abs(n)}`])).join(', ') ||
  none;

/** What one event does to the counters. */
const changeBy = (happened: Event): readonly [seat: Seat, change: number] | undefined => {
  switch (happened.kind) {
    case 'premiumPaid':
    case 'premiumGained':
      return [happened.seat, happened.amount];
    case 'commissionPaid':
    case 'premiumLost':
      return [happened.seat, -happened.paid];
    case 'tileBought':
      return [happened.seat, -happened.price];
    default:
      return undefined;
  }
};

/** The change of each counter by what happens. */
export const changesIn = (events: readonly Event[], seats: number): readonly number[] => {
  const changes = Array<number>(seats).fill(0);
  for (const one of events) {
    const [at, change] = changeBy(one) ?? [0, 0];
    changes[at]! += change;
  }
  return changes;
};

/** Numbers by seat: "A 6, B 6" without those who have none; `none` if nobody has any. */
export const someBySeat = (numbers: readonly number[], none: string): string =>
  numbers.flatMap((n, at) => (n === 0 ? [] : [`${seat(at)}\u00a0${n}`])).join(', ') || none;

/** Clauses with the most telling first: those of `first` that are among them, in that order, then the others. */
export const tellingFirst = (clauses: readonly string[], first: readonly string[]): readonly string[] => [
  ...first.filter((one) => clauses.includes(one)),
  ...clauses.filter((one) => !first.includes(one)),
];
