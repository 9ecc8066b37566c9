import { choose, type Fraction, fraction, fractionToString, join, subtractFractions } from '@portolan/core';
import { also, parseWith, report } from '@portolan/core/readers';
import type { Answer, Question } from '../question.ts';
import { type DrawOddsInput, inputs } from './inputs.ts';

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

const draws = also(
  inputs.drawOdds(),
  ({ unseen, good, draws: drawn, exactly = 0 }, path, problems) => {
    for (const [field, found, max] of [
      ['good', good, unseen],
      ['draws', drawn, unseen],
      ['exactly', exactly, drawn],
    ] as const) {
      if (found > max) report(problems, join(path, field), 'out-of-range', { found, min: 0, max });
    }
  },
  'out-of-range',
);

/** The chance that blind draws bring a card one wants. */
export const drawOdds: Question<unknown, DrawOddsInput, DrawOddsAnswer> = {
  id: 'drawOdds',
  certainty: 'exact',
  needsPosition: false,
  example: { unseen: 57, good: 8, draws: 2 },
  schema: draws.schema,
  parse: (json) => parseWith(draws, json),
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
