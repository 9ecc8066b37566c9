import { amount, capital, plain, type Sentence, seat, word } from '@portolan/core/words';
import { idOf } from './called.ts';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** Where a position names the open cards of a harbor. */
const topOf = (harbor: unknown): string => `piles.${word(idOf(harbor))}.top`;

/** Why a position typed in cannot occur. */
export const impossible: Readonly<Record<string, Sentence>> = {
  'two-ships': {
    fr: (facts) => `La position ${word(facts.position)} ne peut recevoir à la fois ${fr.ships(facts.ships)}.`,
    en: (facts) => `Position ${word(facts.position)} cannot hold all of these: ${en.ships(facts.ships)}.`,
  },
  'too-many-units': {
    fr: (facts) =>
      `Il y a ${fr.count(facts.afloat, 'unité')} à l’eau (${fr.material(facts.material)}) ; la boîte en a ${amount(facts.units)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.afloat, 'unit'))} afloat (${en.material(facts.material)}); the box has ${amount(facts.units)}.`,
  },
  'not-unloaded': {
    fr: (facts) => `Encore dans un port, alors que c’est ${fr.phase(facts.phase)} : ${fr.ships(facts.ships)}.`,
    en: (facts) => `Still in a harbor, though this is ${en.phase(facts.phase)}: ${en.ships(facts.ships)}.`,
  },
  'too-many-products': {
    fr: (facts) =>
      `On voit ${fr.count(facts.seen, 'carte')} « ${fr.product(facts.product)} » ; la boîte en a ${amount(facts.copies)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.seen, 'card'))} in sight for ${en.product(facts.product)}; the box has ${amount(facts.copies)}.`,
  },
  'product-total': {
    fr: (facts) =>
      `On compte ${fr.count(facts.found, 'carte')} Produit en tout${facts.harbor === undefined ? '' : ` pour ${fr.harbor(facts.harbor)}`} ; il en faut ${amount(facts.copies)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.found, 'Product card'))} in all${facts.harbor === undefined ? '' : ` for ${en.harbor(facts.harbor)}`}; there must be ${amount(facts.copies)}.`,
  },
  'too-many-navigation': {
    fr: (facts) =>
      `On voit ${fr.count(facts.seen, 'carte')} « ${fr.card(facts.card)} » ; la boîte en a ${amount(facts.copies)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.seen, 'card'))} in sight for ${en.card(facts.card)}; the box has ${amount(facts.copies)}.`,
  },
  'navigation-total': {
    fr: (facts) =>
      `On compte ${fr.count(facts.found, 'carte')} Navigation en tout ; il en faut ${amount(facts.copies)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.found, 'Navigation card'))} in all; there must be ${amount(facts.copies)}.`,
  },
  'mission-twice': {
    fr: (facts) => `On voit deux fois ${fr.mission(facts.mission)}.`,
    en: (facts) => `${en.mission(facts.mission)} is seen twice.`,
  },
  'mission-total': {
    fr: (facts) => `On compte ${fr.count(facts.found, 'Mission')} en tout ; il en faut ${amount(facts.copies)}.`,
    en: (facts) => `${capital(en.thereAre(facts.found, 'Mission'))} in all; there must be ${amount(facts.copies)}.`,
  },
  'mission-hand': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.missions, 'Mission')} en main ; il en faut ${amount(facts.expected)}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${en.count(facts.missions, 'Mission')} in hand; there must be ${amount(facts.expected)}.`,
  },
  'hand-over-limit': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.cards, 'carte')} Navigation en main ; ${amount(facts.limit)} au plus.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${amount(facts.cards)} Navigation cards in hand; ${amount(facts.limit)} at most.`,
  },
  'laid-without-points': {
    fr: (facts) => `${seat(facts.seat)} a posé une carte qui ne vaut pas de points : ${fr.card(facts.card)}.`,
    en: (facts) => `${seat(facts.seat)} has laid a card that is worth no points: ${en.card(facts.card)}.`,
  },
  'too-many-calls': {
    fr: (facts) =>
      `${capital(fr.count(facts.calls, 'couleur'))} dans cette manche : à ce moment, on ne peut en avoir annoncé plus de ${amount(facts.limit)}.`,
    en: (facts) =>
      `${en.count(facts.calls, 'color')} in this round: by now no more than ${amount(facts.limit)} can have been called.`,
  },
  'mover-cannot-move': {
    fr: (facts) => `C’est à ${seat(facts.mover)} de bouger, mais aucun de ses navires ne le peut.`,
    en: (facts) => `It is ${seat(facts.mover)}’s time to move, but none of their ships can.`,
  },
  'too-many-due': {
    fr: (facts) =>
      `On doit ${fr.count(facts.due, 'carte')} à ${seat(facts.seat)} : à ce moment, ce ne peut être plus de ${amount(facts.limit)}.`,
    en: (facts) =>
      `${seat(facts.seat)} is due ${en.count(facts.due, 'card')}: at this moment it can be no more than ${amount(facts.limit)}.`,
  },
  'offer-not-in-hand': {
    fr: (facts) => `${seat(facts.seat)} offre ce qu’il n’a pas : ${fr.products(facts.products)}.`,
    en: (facts) => `${seat(facts.seat)} offers what is not in their hand: ${en.products(facts.products)}.`,
  },
  'nobody-trades': plain(
    'Plus personne n’échange : la phase 5 serait finie.',
    'Nobody trades any more: phase 5 would be over.',
  ),
  'nothing-to-draw': {
    fr: (facts) => `On doit piocher ${fr.draw(facts.draw)}, et il n’y en a plus.`,
    en: (facts) => `There is ${en.draw(facts.draw)} to be drawn, and none is left.`,
  },
  'pile-not-open': {
    fr: (facts) =>
      `La première carte ${fr.ofHarbor(facts.harbor)} devrait être face visible : nommez-la en tête de sa pioche (${topOf(facts.harbor)}).`,
    en: (facts) =>
      `The first card ${en.ofHarbor(facts.harbor)} should lie face up: name it at the top of its pile (${topOf(facts.harbor)}).`,
  },
  'over-too-early': {
    fr: (facts) =>
      `La partie n’est pas finie : ${fr.count(facts.points, 'point')} de Mission au plus, il en faut ${amount(facts.target)}.`,
    en: (facts) =>
      `The game is not over: ${en.count(facts.points, 'Mission point')} at most, it takes ${amount(facts.target)}.`,
  },
  'over-too-late': {
    fr: (facts) => `La partie serait finie : un joueur a ${fr.count(facts.points, 'point')} de Mission.`,
    en: (facts) => `The game would be over: a player has ${en.count(facts.points, 'Mission point')}.`,
  },
};
