import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `variants`, by reason. */
export const variantsRefusals = {
  'ship-in-harbor': (facts, say) =>
    say(
      `Havre de paix : ${say.ship(facts.ship)} est dans un port, aucune carte ne le touche.`,
      `Safe haven: ${say.ship(facts.ship)} is in a harbor, no card touches it.`,
    ),
} satisfies Refusals;

/** What happens by the clauses of `variants`. */
export const variantsEvents = {
  productBuried: (facts, say) =>
    say(
      `La carte ouverte passe sous sa pioche : ${say.product(facts.product)}.`,
      `The open card goes under its pile: ${say.product(facts.product)}.`,
    ),
  productRevealed: (facts, say) =>
    say(
      `Carte ouverte à ${say.harbor(facts.harbor)} : ${say.product(facts.product)}.`,
      `Open card at ${say.harbor(facts.harbor)}: ${say.product(facts.product)}.`,
    ),
} satisfies Happenings;
