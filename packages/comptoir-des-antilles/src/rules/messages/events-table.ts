import { amount, items, plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { counter, end, quay } from './facts.ts';
import * as fr from './french.ts';

const totals = (seats: unknown, premiums: unknown): string =>
  items(seats)
    .map((who) => counter(items(premiums)[amount(who)]))
    .filter((total, i, all) => all.indexOf(total) === i)
    .join(', ');

/** Setting up, rounds and turns, contacts and their effects, the end. */
export const tableEvents: Readonly<Record<string, Sentence>> = {
  shipRevealed: {
    fr: (facts) => `Le navire visible est de valeur ${facts.ship}.`,
    en: (facts) => `The visible ship is of value ${facts.ship}.`,
  },
  shipPlaced: {
    fr: (facts) => `Un navire de valeur ${facts.ship} vient au quai ${quay(facts.quay)}.`,
    en: (facts) => `A ship of value ${facts.ship} comes to quay ${quay(facts.quay)}.`,
  },
  goodsLaid: {
    fr: (facts) => `Au quai ${quay(facts.quay)}, la marchandise est ${fr.goods(facts.goods)}.`,
    en: (facts) => `At quay ${quay(facts.quay)} the goods are ${en.goods(facts.goods)}.`,
  },
  goodsDealt: {
    fr: (facts) => `${seat(facts.seat)} reçoit une tuile ${fr.goods(facts.goods)}.`,
    en: (facts) => `${seat(facts.seat)} gets a ${en.goods(facts.goods)} tile.`,
  },
  roundStarted: {
    fr: (facts) => `Un tour de table commence par ${seat(facts.first)}.`,
    en: (facts) => `A round begins with ${seat(facts.first)}.`,
  },
  contactPlayed: {
    fr: (facts) => `${seat(facts.seat)} joue ${fr.contact(facts.contact)}.`,
    en: (facts) => `${seat(facts.seat)} plays ${en.contact(facts.contact)}.`,
  },
  porterPlaced: {
    fr: (facts) => `${seat(facts.seat)} place ${fr.count(facts.n, 'porteur')} au quai ${quay(facts.quay)}.`,
    en: (facts) => `${seat(facts.seat)} places ${en.count(facts.n, 'porter')} at quay ${quay(facts.quay)}.`,
  },
  porterMoved: {
    fr: (facts) =>
      `${fr.count(facts.n, 'porteur')} de ${seat(facts.porter)} : du quai ${quay(facts.from)} au quai ${quay(facts.to)}.`,
    en: (facts) =>
      `${en.count(facts.n, 'porter')} of ${seat(facts.porter)}: from quay ${quay(facts.from)} to quay ${quay(facts.to)}.`,
  },
  portersSwapped: {
    fr: ({ a, b }) =>
      `Un porteur de ${seat(end(a).porter)} au quai ${quay(end(a).quay)} et un de ${seat(end(b).porter)} au quai ${quay(end(b).quay)} changent de place.`,
    en: ({ a, b }) =>
      `A porter of ${seat(end(a).porter)} at quay ${quay(end(a).quay)} and one of ${seat(end(b).porter)} at quay ${quay(end(b).quay)} change places.`,
  },
  porterRemoved: {
    fr: (facts) =>
      `${fr.count(facts.n, 'porteur')} de ${seat(facts.porter)} : du quai ${quay(facts.quay)} à la réserve.`,
    en: (facts) =>
      `${en.count(facts.n, 'porter')} of ${seat(facts.porter)}: from quay ${quay(facts.quay)} to the reserve.`,
  },
  porterReplaced: {
    fr: (facts) =>
      `Au quai ${quay(facts.quay)}, un porteur de ${seat(facts.by)} remplace un porteur de ${seat(facts.porter)}.`,
    en: (facts) => `At quay ${quay(facts.quay)} a porter of ${seat(facts.by)} replaces one of ${seat(facts.porter)}.`,
  },
  goodsSwapped: {
    fr: (facts) => `Les quais ${quay(facts.a)} et ${quay(facts.b)} échangent leurs marchandises.`,
    en: (facts) => `Quays ${quay(facts.a)} and ${quay(facts.b)} exchange their goods.`,
  },
  optionChosen: {
    fr: (facts) => `Choix ${amount(facts.option) + 1} de la carte.`,
    en: (facts) => `Choice ${amount(facts.option) + 1} of the card.`,
  },
  effectSkipped: {
    fr: (facts) => `Effet impossible, donc sauté : ${fr.deed(facts.effect)}.`,
    en: (facts) => `Impossible and so skipped: ${en.deed(facts.effect)}.`,
  },
  effectDeclined: {
    fr: (facts) => `Effet refusé : ${fr.deed(facts.effect)}.`,
    en: (facts) => `Declined: ${en.deed(facts.effect)}.`,
  },
  contactDiscarded: {
    fr: (facts) => `${seat(facts.seat)} défausse ${fr.contact(facts.contact)}.`,
    en: (facts) => `${seat(facts.seat)} discards ${en.contact(facts.contact)}.`,
  },
  handRetaken: {
    fr: (facts) => `${seat(facts.seat)} reprend en main toutes ses relations.`,
    en: (facts) => `${seat(facts.seat)} takes all contacts back.`,
  },
  goodsDrawn: {
    fr: (facts) => `${seat(facts.seat)} tire une tuile ${fr.goods(facts.goods)}.`,
    en: (facts) => `${seat(facts.seat)} draws a ${en.goods(facts.goods)} tile.`,
  },
  goodsAssigned: {
    fr: (facts) => `Le navire du quai ${quay(facts.quay)} reçoit une tuile ${fr.goods(facts.goods)}.`,
    en: (facts) => `The ship at quay ${quay(facts.quay)} gets a ${en.goods(facts.goods)} tile.`,
  },
  turnEnded: {
    fr: (facts) => `${seat(facts.seat)} a fini son tour.`,
    en: (facts) => `${seat(facts.seat)} has ended the turn.`,
  },
  lastRound: plain(
    'La pile des navires est vide : c’est le dernier tour de table.',
    'The ship pile is empty: this is the last round.',
  ),
  gameEnded: {
    fr: (facts) =>
      facts.clause === 'end.hundred'
        ? 'La partie s’arrête : un compteur a atteint le but.'
        : 'La partie s’arrête : le dernier tour de table est fini.',
    en: (facts) =>
      facts.clause === 'end.hundred'
        ? 'The game ends: a counter has reached the goal.'
        : 'The game ends: the last round is over.',
  },
  winners: {
    fr: ({ seats, premiums }) =>
      items(seats).length < 2
        ? `${fr.seats(seats)} gagne la partie avec ${totals(seats, premiums)} primes.`
        : `${fr.seats(seats)} se partagent la victoire avec ${totals(seats, premiums)} primes.`,
    en: ({ seats, premiums }) =>
      items(seats).length < 2
        ? `${en.seats(seats)} wins the game with ${totals(seats, premiums)} premiums.`
        : `${en.seats(seats)} share the victory with ${totals(seats, premiums)} premiums.`,
  },
};
