import { seat } from '@portolan/core/words';
import type { Refusals } from './types.ts';

/** What is refused by the clauses of `unload`, by reason. */
export const unload = {
  'unload.every-ship/not-your-ship': (facts, say) =>
    say(
      `Ce navire est à ${seat(facts.owner)}, qui le déchargera.`,
      `This ship belongs to ${seat(facts.owner)}, who will unload it.`,
    ),
  'not-in-harbor': (_, say) => say('Ce navire n’est pas dans un port.', 'This ship is not in a harbor.'),
  'ship-not-unloaded': (facts, say) =>
    say(`À décharger d’abord : ${say.ships(facts.ships)}.`, `To be unloaded first: ${say.ships(facts.ships)}.`),
  'not-on-top': (facts, say) =>
    say(
      `La prochaine carte de cette pioche est connue : ${say.product(facts.top)}.`,
      `The next card of this pile is known: ${say.product(facts.top)}.`,
    ),
} satisfies Refusals;
