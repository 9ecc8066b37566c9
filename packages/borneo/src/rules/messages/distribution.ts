import { seat } from '@portolan/core/words';
import { companyName } from '../names.ts';
import { doing, happening, refusing } from './types.ts';

/** Spices that cannot be taken. */
export const distributionRefusals = refusing({
  'not-in-port': ({ card }, say) =>
    say(`La carte ${say.card(card)} n’est pas dans ce port.`, `The card ${say.card(card)} is not at this port.`),
});

/** How spices are given out. */
export const distributionEvents = happening({
  monopolyTied: ({ companies, winner }, say) =>
    say(
      `Plusieurs compagnies atteignent la valeur (${say.companies(companies)}) : ${say.company(winner)} l’emporte.`,
      `Several companies reach the value (${say.companies(companies)}): ${say.company(winner)} wins.`,
    ),
  monopolyReached: ({ company, port, flags, value }, say) =>
    say(
      `Monopole de ${say.company(company)} au port ${port} : ${say.flags(flags)} pour une valeur de ${value}.`,
      `Monopoly of ${say.company(company)} at port ${port}: ${say.flags(flags)} for a value of ${value}.`,
    ),
  capacityReached: ({ port, cards }, say) =>
    say(
      `Le port ${port} est plein avec ${say.cardCount(cards)} : distribution partagée.`,
      `Port ${port} is full with ${say.cardCount(cards)}: shared distribution.`,
    ),
  harborTaken: ({ harbor, ...event }, say) =>
    say(
      `${seat(event.seat)} prend la carte Port ${say.card(harbor)}.`,
      `${seat(event.seat)} takes the Harbor card ${say.card(harbor)}.`,
    ),
  companiesRanked: ({ order }, say) => {
    const ranked = order.map(([company, flags]) => `${companyName(company, say.lang)} ${flags}`).join(', ');
    return say(`Classement des compagnies : ${ranked}.`, `Ranking of the companies: ${ranked}.`);
  },
  companiesLeftOut: ({ companies }, say) =>
    say(
      `Sans drapeau, rien à prendre : ${say.companies(companies)}.`,
      `No flag, nothing to take: ${say.companies(companies)}.`,
    ),
  tieBroken: ({ companies }, say) =>
    say(
      `Égalité de drapeaux, départagée dans cet ordre : ${say.companies(companies)}.`,
      `Equal flags, settled in this order: ${say.companies(companies)}.`,
    ),
  spiceTaken: ({ card, rank, company, ...event }, say) =>
    say(
      `${seat(event.seat)} prend ${say.card(card)}, pour le rang ${rank} de ${say.company(company)}.`,
      `${seat(event.seat)} takes ${say.card(card)}, for rank ${rank} of ${say.company(company)}.`,
    ),
  spicesDiscarded: ({ port, cards }, say) =>
    say(
      `Personne n’a droit au reste du port ${port} : ${say.cards(cards)} à la défausse.`,
      `Nobody is entitled to the rest of port ${port}: ${say.cards(cards)} discarded.`,
    ),
  distributionEnded: ({ port }, say) =>
    say(`Le port ${port} est vidé ; les marqueurs sont rangés.`, `Port ${port} is empty; the markers are put away.`),
});

/** A spice taken. */
export const distributionActions = doing({
  take: ({ card, ...action }, say) =>
    say(`${seat(action.seat)} prend ${say.card(card)}`, `${seat(action.seat)} takes ${say.card(card)}`),
});
