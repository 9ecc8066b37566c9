import { addFractions, compareFractions, type Fraction, fraction, multiplyFractions } from '@portolan/core';
import { boxOf, type Edition, type HarborId } from '@portolan/rotterdam';
import { NONE } from './table.ts';

const half = fraction(1, 2);
const zero = fraction(0);
const one = fraction(1);

/** What the channels ahead are worth together: of two colors each comes half the time, of one color the owner takes the better. */
const fork = (colors: readonly number[], values: readonly Fraction[]): Fraction => {
  const [first, second] = values;
  if (!first || !second) return first ?? zero;
  if (colors[0] === colors[1]) return compareFractions(first, second) >= 0 ? first : second;
  return multiplyFractions(addFractions(first, second), half);
};

/** The model chance of a harbor, by position. */
export const chancesTo = (edition: Edition, harbor: HarborId): readonly Fraction[] => {
  const { ahead, harborOf, harbors } = boxOf(edition);
  const goal = harbors.at[harbor]!;
  const values: Fraction[] = [];
  const worthAt = (at: number): Fraction => {
    if (harborOf[at] !== NONE) return harborOf[at] === goal ? one : zero;
    return fork(
      ahead[at]!.map(({ color }) => color),
      ahead[at]!.map(({ to }) => value(to)),
    );
  };
  const value = (at: number): Fraction => {
    values[at] ??= worthAt(at);
    return values[at];
  };
  return ahead.map((_, at) => value(at));
};
