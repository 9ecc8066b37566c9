import { capital, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

const sinkings: Readonly<Record<string, readonly [string, string]>> = {
  storm: [' dans la tempête', ' in the storm'],
  rock: [' sur le rocher', ' on the rock'],
  shoals: [' sur les hauts-fonds', ' on the shoals'],
  combat: [', touché par le pirate', ', hit by the pirate'],
  'illegal-move': [' pour un coup interdit', ' for an illegal move'],
};
const reasons: Readonly<Record<string, readonly [string, string]>> = {
  struck: ['ce port est rayé sur la carte', 'that port is struck on the card'],
  'port-of-departure': ['la marchandise vient de là', 'the cargo comes from there'],
  'own-sailor': ['son propre marin s’y tient', 'the player’s own sailor stands there'],
  'origin-not-drawn': [
    'le port d’où vient la marchandise n’est pas sur la carte, la longueur ne peut donc se compter',
    'the port that the cargo comes from is not on the map, so no length can be counted',
  ],
};

/** Ships, sailors and shots. */
export const sailingEvents: Readonly<Record<string, Sentence>> = {
  shipDeparted: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} quitte le port ${word(facts.port)} pour ${square(facts.to)}, cap ${fr.toward(facts.heading)}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} leaves port ${word(facts.port)} for ${square(facts.to)}, heading ${en.direction(facts.heading)}.`,
  },
  shipAdvanced: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} avance en ${square(facts.to)}.`,
    en: (facts) => `${en.ship(facts.ship)} advances to ${square(facts.to)}.`,
  },
  shipRotated: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} tourne, cap ${fr.toward(facts.heading)}.`,
    en: (facts) => `${en.ship(facts.ship)} rotates, heading ${en.direction(facts.heading)}.`,
  },
  bonusUsed: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} joue ${fr.count(facts.count, 'bonus', 'bonus')} au lieu d’une action.`,
    en: (facts) => `${en.ship(facts.ship)} uses ${en.count(facts.count, 'bonus', 'bonuses')} instead of an action.`,
  },
  bonusEarned: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} gagne un bonus du phare ${square(facts.lighthouse)}.`,
    en: (facts) => `${en.ship(facts.ship)} gains a bonus from the lighthouse on ${square(facts.lighthouse)}.`,
  },
  bonusLapsed: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} perd ${fr.count(facts.count, 'bonus', 'bonus')} resté sans emploi.`,
    en: (facts) => `${en.ship(facts.ship)} loses ${en.count(facts.count, 'unused bonus', 'unused bonuses')}.`,
  },
  sharkDelay: {
    fr: (facts) => `Le requin prend ${fr.count(facts.actions, 'action')} ${fr.toShip(facts.ship)}.`,
    en: (facts) => `The shark takes ${en.count(facts.actions, 'action')} from ${en.ship(facts.ship)}.`,
  },
  portEntered: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} s’ancre au port ${word(facts.port)}.`,
    en: (facts) => `${en.ship(facts.ship)} moors in port ${word(facts.port)}.`,
  },
  notSold: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} ne vend pas au port ${word(facts.port)} : ${reasons[String(facts.reason)]?.[0] ?? 'ce n’est pas un port preneur'}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} does not sell in port ${word(facts.port)}: ${reasons[String(facts.reason)]?.[1] ?? 'that port does not buy'}.`,
  },
  shipSunk: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} coule${sinkings[String(facts.cause)]?.[0] ?? ''}.`,
    en: (facts) => `${en.ship(facts.ship)} sinks${sinkings[String(facts.cause)]?.[1] ?? ''}.`,
  },
  sailorWalked: {
    fr: (facts) => `Le marin va de ${square(facts.from)} en ${square(facts.to)}.`,
    en: (facts) => `The sailor walks from ${square(facts.from)} to ${square(facts.to)}.`,
  },
  sailorRemoved: {
    fr: (facts) => `Le marin de ${seat(facts.seat)} en ${square(facts.at)} est chassé et retourne à la réserve.`,
    en: (facts) => `${seat(facts.seat)}’s sailor on ${square(facts.at)} is driven off and returns to the stock.`,
  },
  noLoot: {
    fr: (facts) => `${seat(facts.seat)} ne touche rien pour un pirate coulé.`,
    en: (facts) => `${seat(facts.seat)} gets nothing for a pirate sunk.`,
  },
};
