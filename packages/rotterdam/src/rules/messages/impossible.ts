import { capital, seat } from '@portolan/core/words';
import type { HarborId } from '../../types.ts';
import type { Refusals } from './types.ts';

/** Where a position names the open cards of a harbor. */
const topOf = (harbor: HarborId): string => `piles.${harbor}.top`;

/** Why a position typed in cannot occur. */
export const impossible = {
  'two-ships': (facts, say) =>
    say(
      `La position ${facts.position} ne peut recevoir à la fois ${say.ships(facts.ships)}.`,
      `Position ${facts.position} cannot hold all of these: ${say.ships(facts.ships)}.`,
    ),
  'too-many-units': (facts, say) =>
    say(
      `Il y a ${say.count(facts.afloat, 'unité')} à l’eau (${say.material(facts.material)}) ; la boîte en a ${facts.units}.`,
      `${capital(say.thereAre(facts.afloat, 'unit'))} afloat (${say.material(facts.material)}); the box has ${facts.units}.`,
    ),
  'not-unloaded': (facts, say) =>
    say(
      `Encore dans un port, alors que c’est ${say.phase(facts.phase)} : ${say.ships(facts.ships)}.`,
      `Still in a harbor, though this is ${say.phase(facts.phase)}: ${say.ships(facts.ships)}.`,
    ),
  'too-many-products': (facts, say) =>
    say(
      `On voit ${say.count(facts.seen, 'carte')} « ${say.product(facts.product)} » ; la boîte en a ${facts.copies}.`,
      `${capital(say.thereAre(facts.seen, 'card'))} in sight for ${say.product(facts.product)}; the box has ${facts.copies}.`,
    ),
  'product-total': (facts, say) =>
    say(
      `On compte ${say.count(facts.found, 'carte')} Produit en tout${facts.harbor === undefined ? '' : ` pour ${say.harbor(facts.harbor)}`} ; il en faut ${facts.copies}.`,
      `${capital(say.thereAre(facts.found, 'Product card'))} in all${facts.harbor === undefined ? '' : ` for ${say.harbor(facts.harbor)}`}; there must be ${facts.copies}.`,
    ),
  'too-many-navigation': (facts, say) =>
    say(
      `On voit ${say.count(facts.seen, 'carte')} « ${say.card(facts.card)} » ; la boîte en a ${facts.copies}.`,
      `${capital(say.thereAre(facts.seen, 'card'))} in sight for ${say.card(facts.card)}; the box has ${facts.copies}.`,
    ),
  'navigation-total': (facts, say) =>
    say(
      `On compte ${say.count(facts.found, 'carte')} Navigation en tout ; il en faut ${facts.copies}.`,
      `${capital(say.thereAre(facts.found, 'Navigation card'))} in all; there must be ${facts.copies}.`,
    ),
  'mission-twice': (facts, say) =>
    say(`On voit deux fois ${say.mission(facts.mission)}.`, `${say.mission(facts.mission)} is seen twice.`),
  'mission-total': (facts, say) =>
    say(
      `On compte ${say.count(facts.found, 'Mission')} en tout ; il en faut ${facts.copies}.`,
      `${capital(say.thereAre(facts.found, 'Mission'))} in all; there must be ${facts.copies}.`,
    ),
  'mission-hand': (facts, say) =>
    say(
      `${seat(facts.seat)} a ${say.count(facts.missions, 'Mission')} en main ; il en faut ${facts.expected}.`,
      `${seat(facts.seat)} has ${say.count(facts.missions, 'Mission')} in hand; there must be ${facts.expected}.`,
    ),
  'hand-over-limit': (facts, say) =>
    say(
      `${seat(facts.seat)} a ${say.count(facts.cards, 'carte')} Navigation en main ; ${facts.limit} au plus.`,
      `${seat(facts.seat)} has ${facts.cards} Navigation cards in hand; ${facts.limit} at most.`,
    ),
  'laid-without-points': (facts, say) =>
    say(
      `${seat(facts.seat)} a posé une carte qui ne vaut pas de points : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} has laid a card that is worth no points: ${say.card(facts.card)}.`,
    ),
  'too-many-calls': (facts, say) =>
    say(
      `${capital(say.count(facts.calls, 'couleur'))} dans cette manche : à ce moment, on ne peut en avoir annoncé plus de ${facts.limit}.`,
      `${say.count(facts.calls, 'color')} in this round: by now no more than ${facts.limit} can have been called.`,
    ),
  'mover-cannot-move': (facts, say) =>
    say(
      `C’est à ${seat(facts.mover)} de bouger, mais aucun de ses navires ne le peut.`,
      `It is ${seat(facts.mover)}’s time to move, but none of their ships can.`,
    ),
  'too-many-due': (facts, say) =>
    say(
      `On doit ${say.count(facts.due, 'carte')} à ${seat(facts.seat)} : à ce moment, ce ne peut être plus de ${facts.limit}.`,
      `${seat(facts.seat)} is due ${say.count(facts.due, 'card')}: at this moment it can be no more than ${facts.limit}.`,
    ),
  'offer-not-in-hand': (facts, say) =>
    say(
      `${seat(facts.seat)} offre ce qu’il n’a pas : ${say.products(facts.products)}.`,
      `${seat(facts.seat)} offers what is not in their hand: ${say.products(facts.products)}.`,
    ),
  'nobody-trades': (_, say) =>
    say('Plus personne n’échange : la phase 5 serait finie.', 'Nobody trades any more: phase 5 would be over.'),
  'nothing-to-draw': (facts, say) =>
    say(
      `On doit piocher ${say.draw(facts.draw)}, et il n’y en a plus.`,
      `There is ${say.draw(facts.draw)} to be drawn, and none is left.`,
    ),
  'pile-not-open': (facts, say) =>
    say(
      `La première carte ${say.ofHarbor(facts.harbor)} devrait être face visible : nommez-la en tête de sa pioche (${topOf(facts.harbor)}).`,
      `The first card ${say.ofHarbor(facts.harbor)} should lie face up: name it at the top of its pile (${topOf(facts.harbor)}).`,
    ),
  'over-too-early': (facts, say) =>
    say(
      `La partie n’est pas finie : ${say.count(facts.points, 'point')} de Mission au plus, il en faut ${facts.target}.`,
      `The game is not over: ${say.count(facts.points, 'Mission point')} at most, it takes ${facts.target}.`,
    ),
  'over-too-late': (facts, say) =>
    say(
      `La partie serait finie : un joueur a ${say.count(facts.points, 'point')} de Mission.`,
      `The game would be over: a player has ${say.count(facts.points, 'Mission point')}.`,
    ),
} satisfies Refusals;
