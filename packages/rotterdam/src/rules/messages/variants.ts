import type { Sentence } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `variants`, by reason. */
export const variants: Readonly<Record<string, Sentence>> = {
  'ship-in-harbor': {
    fr: (facts) => `Havre de paix : ${fr.ship(facts.ship)} est dans un port, aucune carte ne le touche.`,
    en: (facts) => `Safe haven: ${en.ship(facts.ship)} is in a harbor, no card touches it.`,
  },
};
