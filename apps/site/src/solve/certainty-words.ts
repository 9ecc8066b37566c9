import type { Text } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { Certainty } from '@portolan/solvers';

/** What an answer is worth, in a word. */
export const words: Readonly<Record<Certainty, Text>> = {
  proved: both('Prouvé', 'Proved'),
  exact: both('Exact', 'Exact'),
  estimate: both('Estimation', 'Estimate'),
};
