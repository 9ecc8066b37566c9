import type { Refusals } from './types.ts';

/** What is refused by the clauses of `variants`, by reason. */
export const variants = {
  'ship-in-harbor': (facts, say) =>
    say(
      `Havre de paix : ${say.ship(facts.ship)} est dans un port, aucune carte ne le touche.`,
      `Safe haven: ${say.ship(facts.ship)} is in a harbor, no card touches it.`,
    ),
} satisfies Refusals;
