import { amount, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

/** Shipment cards and distributions. */
export const portEvents: Readonly<Record<string, Sentence>> = {
  shipmentPlayed: {
    fr: (facts) => `${seat(facts.seat)} joue ${fr.card(facts.card)} au port ${facts.port}.`,
    en: (facts) => `${seat(facts.seat)} plays ${en.card(facts.card)} at port ${facts.port}.`,
  },
  flagCovered: {
    fr: (facts) => `Elle recouvre un drapeau de ${fr.company(facts.company)}.`,
    en: (facts) => `It covers a flag of ${en.company(facts.company)}.`,
  },
  towerCounted: {
    fr: (facts) => `Le port ${facts.port} a ${fr.count(facts.cards, 'carte')} ; drapeaux : ${fr.tally(facts.flags)}.`,
    en: (facts) => `Port ${facts.port} has ${en.count(facts.cards, 'card')}; flags: ${en.tally(facts.flags)}.`,
  },
  monopolyTied: {
    fr: (facts) =>
      `Plusieurs compagnies atteignent la valeur (${fr.companies(facts.companies)}) : ${fr.company(facts.winner)} l’emporte.`,
    en: (facts) =>
      `Several companies reach the value (${en.companies(facts.companies)}): ${en.company(facts.winner)} wins.`,
  },
  monopolyReached: {
    fr: (facts) =>
      `Monopole de ${fr.company(facts.company)} au port ${facts.port} : ${fr.count(facts.flags, 'drapeau', 'drapeaux')} pour une valeur de ${amount(facts.value)}.`,
    en: (facts) =>
      `Monopoly of ${en.company(facts.company)} at port ${facts.port}: ${en.count(facts.flags, 'flag')} for a value of ${amount(facts.value)}.`,
  },
  capacityReached: {
    fr: (facts) => `Le port ${facts.port} est plein avec ${fr.count(facts.cards, 'carte')} : distribution partagée.`,
    en: (facts) => `Port ${facts.port} is full with ${en.count(facts.cards, 'card')}: shared distribution.`,
  },
  harborTaken: {
    fr: (facts) => `${seat(facts.seat)} prend la carte Port ${fr.card(facts.harbor)}.`,
    en: (facts) => `${seat(facts.seat)} takes the Harbor card ${en.card(facts.harbor)}.`,
  },
  companiesRanked: {
    fr: (facts) => `Classement des compagnies : ${fr.tally(facts.order)}.`,
    en: (facts) => `Ranking of the companies: ${en.tally(facts.order)}.`,
  },
  companiesLeftOut: {
    fr: (facts) => `Sans drapeau, rien à prendre : ${fr.companies(facts.companies)}.`,
    en: (facts) => `No flag, nothing to take: ${en.companies(facts.companies)}.`,
  },
  tieBroken: {
    fr: (facts) => `Égalité de drapeaux, départagée dans cet ordre : ${fr.companies(facts.companies)}.`,
    en: (facts) => `Equal flags, settled in this order: ${en.companies(facts.companies)}.`,
  },
  spiceTaken: {
    fr: (facts) =>
      `${seat(facts.seat)} prend ${fr.card(facts.card)}, pour le rang ${facts.rank} de ${fr.company(facts.company)}.`,
    en: (facts) =>
      `${seat(facts.seat)} takes ${en.card(facts.card)}, for rank ${facts.rank} of ${en.company(facts.company)}.`,
  },
  spicesDiscarded: {
    fr: (facts) => `Personne n’a droit au reste du port ${facts.port} : ${fr.cards(facts.cards)} à la défausse.`,
    en: (facts) => `Nobody is entitled to the rest of port ${facts.port}: ${en.cards(facts.cards)} discarded.`,
  },
  distributionEnded: {
    fr: (facts) => `Le port ${facts.port} est vidé ; les marqueurs sont rangés.`,
    en: (facts) => `Port ${facts.port} is empty; the markers are put away.`,
  },
};
