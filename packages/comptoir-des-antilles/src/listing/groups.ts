import { lazily } from '@portolan/core';
import { spreadsOf } from '../pieces/placing.ts';
import { type ActionOf, type Quay, quayNumbers } from '../types.ts';
import { quayOf, SEATS } from './shared.ts';

/** Some porters taken together: how many of each owner, with the actions that take them, made when first asked for. */
export interface Porters {
  /** By seat. */
  readonly counts: readonly number[];
  /** A seat moves them from one quay to another, by `seat * 16 + from * 4 + to`. */
  readonly moves: (at: number) => ActionOf<'move'>;
  /** A seat sends them home, by `seat * 4 + quay`. */
  readonly removals: (at: number) => ActionOf<'remove'>;
}

const portersOf = (counts: readonly number[]): Porters => {
  const porters = counts.flatMap((count, owner) => Array<number>(count).fill(owner));
  return {
    counts,
    moves: lazily((at) => {
      const [from, to] = [quayOf((at >> 2) & 3), quayOf(at & 3)];
      return Object.freeze({ kind: 'move', seat: at >> 4, from, to, porters });
    }),
    removals: lazily((at) => Object.freeze({ kind: 'remove', seat: at >> 2, quay: quayOf(at & 3), porters })),
  };
};

/** Every way to share a number out over so many owners, the first one's most first. */
const shares = (n: number, owners: number): number[][] =>
  owners === 1
    ? [[n]]
    : Array.from({ length: n + 1 }, (_, i) => n - i).flatMap((first) =>
        shares(n - first, owners - 1).map((rest) => [first, ...rest]),
      );

const groups = lazily((at) => shares(at >> 2, (at & 3) + 1).map(portersOf));

/** Every choice of so many porters by owner, for a game of so many seats. */
export const porterGroups = (n: number, seats: number): readonly Porters[] => groups((n << 2) | (seats - 1));

/** A way to place groups on different quays: how many on each, from 0, with the action of each seat. */
export interface Placement {
  readonly counts: readonly number[];
  readonly actions: readonly ActionOf<'place'>[];
}

/** One entry per porter, as an action names the quays. */
export const quaysOf = (counts: readonly number[]): Quay[] =>
  quayNumbers.flatMap((quay, i) => Array<Quay>(counts[i]!).fill(quay));

const placementOf = (counts: readonly number[]): Placement => {
  const quays = quaysOf(counts);
  return {
    counts,
    actions: Array.from({ length: SEATS }, (_, seat) => Object.freeze({ kind: 'place', seat, quays })),
  };
};

const placements = new WeakMap<readonly number[], readonly Placement[]>();

/** Every way to place these groups in the port, whether there is room or not; equal groups in one order only. */
export const placementsOf = (all: readonly number[]): readonly Placement[] => {
  const known = placements.get(all);
  if (known) return known;
  const ways = spreadsOf(all).map(placementOf);
  placements.set(all, ways);
  return ways;
};
