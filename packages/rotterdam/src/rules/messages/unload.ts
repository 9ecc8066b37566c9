import type { Text } from '@portolan/core';
import { capital, seat } from '@portolan/core/words';
import type { Delivery } from '../../types.ts';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `unload`, by reason. */
export const unloadRefusals = {
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

const deliveries: Readonly<Record<Exclude<Delivery, 'empty'>, Text>> = {
  delivered: { fr: 'bien livrée', en: 'well delivered' },
  wrong: { fr: 'ce port ne la traite pas', en: 'this harbor does not process it' },
};

/** What happens by the clauses of `unload`. */
export const unloadEvents = {
  cargoReturned: (facts, say) =>
    say(
      `La cargaison retourne à la réserve générale : ${say.material(facts.cargo)}.`,
      `The cargo goes back to the stock: ${say.material(facts.cargo)}.`,
    ),
  unloaded: ({ ship, harbor, cargo, result }, say) => {
    const [which, where] = [capital(say.ship(ship)), say.harbor(harbor)];
    if (cargo === null || result === 'empty')
      return say(`${which} est à ${where}, vide.`, `${which} is in ${where}, empty.`);
    const [what, how] = [say.material(cargo), deliveries[result][say.lang]];
    return say(
      `${which} décharge sa cargaison à ${where} (${what}) : ${how}.`,
      `${which} unloads its cargo in ${where} (${what}): ${how}.`,
    );
  },
  shipReturned: (facts, say) =>
    say(`${capital(say.ship(facts.ship))} retourne en réserve.`, `${say.ship(facts.ship)} goes back into reserve.`),
  productDrawn: (facts, say) =>
    say(
      `${seat(facts.seat)} reçoit une carte Produit : ${say.product(facts.product)}.`,
      `${seat(facts.seat)} receives a Product card: ${say.product(facts.product)}.`,
    ),
  productPileEmpty: (facts, say) =>
    say(
      `La pioche est vide, ${seat(facts.seat)} ne reçoit rien : ${say.harbor(facts.harbor)}.`,
      `The ${say.harbor(facts.harbor)} pile is empty: ${seat(facts.seat)} receives nothing.`,
    ),
} satisfies Happenings;
