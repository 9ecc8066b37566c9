import { choose, type Fraction, fraction, fractionToString, subtractFractions } from '@portolan/core';
import { integer, optional, parseFields } from '../fields.ts';
import type { Answer, Question } from '../question.ts';

/** `unseen` cards nobody has seen, `good` of them wanted, `draws` blind draws; `exactly` asks for a number of good ones. */
export interface DrawOddsInput {
  readonly unseen: number;
  readonly good: number;
  readonly draws: number;
  readonly exactly?: number;
}

/** Chances as fractions in lowest terms, `5/19`. */
export interface DrawOddsAnswer extends Answer {
  readonly atLeastOne: string;
  /** The chance of exactly so many, where it was asked. */
  readonly exactly?: string;
  /** The chance of 0, 1, 2, … good cards. */
  readonly ranking: readonly { readonly good: number; readonly chance: string }[];
}

/** The hypergeometric chance of exactly k good cards. */
export const chanceOfExactly = ({ unseen, good, draws }: DrawOddsInput, k: number): Fraction =>
  fraction(choose(good, k) * choose(unseen - good, draws - k), choose(unseen, draws));

/** The chance that blind draws bring a card one wants. */
export const drawOdds: Question<unknown, DrawOddsInput, DrawOddsAnswer> = {
  id: 'drawOdds',
  certainty: 'exact',
  needsPosition: false,
  fields: { unseen: '0..60', good: '0..unseen', draws: '0..unseen', exactly: '0..draws?' },
  parse: (json) => {
    const sizes = parseFields<DrawOddsInput>(json, {
      unseen: integer(0, 1000),
      good: integer(0, 1000),
      draws: integer(0, 1000),
      exactly: optional(integer(0, 1000)),
    });
    if (!sizes.ok) return sizes;
    const { unseen } = sizes.value;
    return parseFields<DrawOddsInput>(json, {
      unseen: integer(0, 1000),
      good: integer(0, unseen),
      draws: integer(0, unseen),
      exactly: optional(integer(0, sizes.value.draws)),
    });
  },
  solve: (_state, input) => {
    const most = Math.min(input.good, input.draws);
    const ranking = Array.from({ length: most + 1 }, (_, good) => ({
      good,
      chance: fractionToString(chanceOfExactly(input, good)),
    }));
    const atLeastOne = fractionToString(subtractFractions(fraction(1), chanceOfExactly(input, 0)));
    const exactly = input.exactly;
    return {
      certainty: 'exact',
      atLeastOne,
      ...(exactly === undefined ? {} : { exactly: fractionToString(chanceOfExactly(input, exactly)) }),
      ranking,
    };
  },
};
