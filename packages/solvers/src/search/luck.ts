import { type Rng, rng, type Seat } from '@portolan/core';

/** What chance is asked for, each with a stream of its own, so that two games differ by what was chosen and not by luck. */
export interface Luck {
  /** What the seat cannot see. */
  readonly deal: Rng;
  /** Who of several acts first. */
  readonly order: Rng;
  /** The dice of a player. */
  readonly dice: (seat: Seat) => Rng;
  /** What nature draws from a pile. */
  readonly pile: (name: string) => Rng;
}

/** Streams of one deal: no game has so many seats and piles. */
const STREAMS = 256;
const DICE = 2;
const PILES = 32;

/**
 * The luck of a deal, by its number: the same seed and number give the same luck, from its beginning each time that it is asked for;
 * what was asked for before is over then. Piles are numbered as they are first asked for.
 */
export const luckOf = (seed: number): ((deal: number) => Luck) => {
  const piles = new Map<string, number>();
  const streams: Rng[] = [];
  // By stream, for which asking it was made.
  const made: number[] = [];
  let asked = 0;
  let deal = 0;
  const numberOf = (name: string): number => {
    const known = piles.get(name);
    if (known !== undefined) return known;
    piles.set(name, piles.size);
    return piles.size - 1;
  };
  const stream = (number: number): Rng => {
    if (made[number] !== asked) {
      made[number] = asked;
      streams[number] = rng(seed, deal * STREAMS + number);
    }
    return streams[number]!;
  };
  const luck: Luck = {
    get deal() {
      return stream(0);
    },
    get order() {
      return stream(1);
    },
    dice: (seat) => stream(DICE + seat),
    pile: (name) => stream(PILES + (numberOf(name) % (STREAMS - PILES))),
  };
  return (number) => {
    deal = number;
    asked++;
    return luck;
  };
};
