import { plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `unload`, by reason. */
export const unload: Readonly<Record<string, Sentence>> = {
  'unload.every-ship/not-your-ship': {
    fr: (facts) => `Ce navire est à ${seat(facts.owner)}, qui le déchargera.`,
    en: (facts) => `This ship belongs to ${seat(facts.owner)}, who will unload it.`,
  },
  'not-in-harbor': plain('Ce navire n’est pas dans un port.', 'This ship is not in a harbor.'),
  'ship-not-unloaded': {
    fr: (facts) => `À décharger d’abord : ${fr.ships(facts.ships)}.`,
    en: (facts) => `To be unloaded first: ${en.ships(facts.ships)}.`,
  },
  'not-on-top': {
    fr: (facts) => `La prochaine carte de cette pioche est connue : ${fr.product(facts.top)}.`,
    en: (facts) => `The next card of this pile is known: ${en.product(facts.top)}.`,
  },
};
