import { same } from '../stores/same.ts';
import type { Result } from './trimmed.ts';

/** From the most that another way to play can change to nothing at all. */
export const weights = ['much', 'little', 'unseen', 'same'] as const;

/** How much another way to play changes. */
export type Weight = (typeof weights)[number];

/** A difference, half the width of its interval, and whether that leaves zero out. */
export interface Difference {
  readonly value: number;
  readonly margin: number;
  readonly isSeen: boolean;
}

/** What another way to play changes, against ours on as many games of the same seed. */
export interface Change {
  readonly weight: Weight;
  /** Points of the winner. */
  readonly best: Difference;
  /** Rounds of a game. */
  readonly rounds: Difference;
  /** The seat whose share of wins changes most, in hundredths, and what that comes to, of 1. */
  readonly seat: Difference & { readonly seat: number; readonly theirs: number };
  /** Games that do not end, more than by our way. */
  readonly endless: number;
  /** What it weighs by: where it changes much, what changes so much; else all of which a difference is seen. */
  readonly telling: readonly ('best' | 'rounds' | 'seat')[];
}

/** Standard errors of a 99% interval in those of a 95% one: of many comparisons some would stand out by chance. */
const WIDER = 2.575829 / 1.959964;

/** From this share of the whole on, a difference is much. */
const MUCH = 0.05;

const difference = (value: number, margins: readonly [number, number]): Difference => {
  const margin = Math.hypot(...margins) * WIDER;
  return { value, margin, isSeen: Math.abs(value) > margin };
};

const halfOf = ({ low, high }: { readonly low: number; readonly high: number }): number => (high - low) / 2;

/** Whether all that is counted came out alike, to the last clause: the same games. Their checksums hold the reading itself. */
const isAsOurs = ({ checksum: _, ...ours }: Result, { checksum: __, ...theirs }: Result): boolean => same(ours, theirs);

/** What a way to play changes against another. */
export const changeOf = (ours: Result, theirs: Result): Change => {
  const best = difference(theirs.best.mean - ours.best.mean, [ours.best.margin, theirs.best.margin]);
  const rounds = difference(theirs.rounds.mean - ours.rounds.mean, [ours.rounds.margin, theirs.rounds.margin]);
  const seats = theirs.bySeat.map(({ share }, seat) => {
    const own = ours.bySeat[seat]!.share;
    return {
      seat,
      theirs: share.value,
      ...difference(100 * (share.value - own.value), [100 * halfOf(own), 100 * halfOf(share)]),
    };
  });
  const seat = seats.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))[0]!;
  const endless = theirs.unfinished - ours.unfinished;
  const measures = [
    ['best', best, Math.abs(ours.best.mean)],
    ['rounds', rounds, ours.rounds.mean],
    // Shares are told in hundredths.
    ['seat', seat, 100],
  ] as const;
  const seen = measures.filter(([, { isSeen }]) => isSeen);
  const large = seen.filter(([, { value }, of]) => Math.abs(value) >= MUCH * of);
  const isMuch = endless > 0 || large.length > 0;
  const weight = isAsOurs(ours, theirs) ? 'same' : isMuch ? 'much' : seen.length > 0 ? 'little' : 'unseen';
  // Of games of which some never end, it is that which tells.
  const telling = endless > 0 ? [] : (large.length > 0 ? large : seen).map(([name]) => name);
  return { weight, best, rounds, seat, endless, telling };
};
