import { capital, plain, seat } from '@portolan/core/words';
import type { NotSoldReason } from '../../types.ts';
import { zoneNames } from '../names.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

const reasons: Readonly<Record<NotSoldReason, readonly [fr: string, en: string]>> = {
  struck: ['ce port est rayé sur la carte', 'that port is struck on the card'],
  'port-of-departure': ['la marchandise vient de là', 'the cargo comes from there'],
  'own-sailor': ['son propre marin s’y tient', 'the player’s own sailor stands there'],
  'origin-not-drawn': [
    'le port d’où vient la marchandise n’est pas sur la carte, la longueur ne peut donc se compter',
    'the port that the cargo comes from is not on the map, so no length can be counted',
  ],
};

/** What is refused by the clauses of `trade`. */
export const tradeRefusals = {
  'not-in-port': plain('Ce bateau n’est pas ancré dans un port.', 'This ship is not moored in a port.'),
  'has-cargo': plain('Ce bateau a déjà une marchandise.', 'This ship has a cargo already.'),
  'cannot-leave': plain(
    'Ce bateau n’a aucune issue : il ne tire pas de carte.',
    'This ship has no way out: it draws no card.',
  ),
  'no-cargo': plain('Ce bateau tire d’abord une carte.', 'This ship draws a card first.'),
  'must-stay': plain(
    'Sa carte n’avait aucun port possible : ce bateau reste au port ce tour-ci.',
    'Its card had no possible port: this ship stays in port this turn.',
  ),
  'nothing-to-sell-here': {
    fr: (facts) => `Ce bateau ne vend rien au port ${facts.port} : il n’y entre pas.`,
    en: (facts) => `This ship sells nothing in port ${facts.port}: it does not enter.`,
  },
  'traded-this-turn': {
    fr: (facts) => `Une vente a eu lieu ce tour-ci au port ${facts.port} : le marin attend le tour suivant.`,
    en: (facts) => `A sale took place in port ${facts.port} this turn: the sailor waits for the next.`,
  },
  'no-card-left': plain(
    'Il ne reste aucune carte de commerce, ni dans la pioche ni dans la défausse.',
    'No trade card is left, neither in the pile nor in the discard.',
  ),
  'no-unknown-cargo': plain(
    'On ne nomme la carte que pour vendre une marchandise que personne n’a vue.',
    'A card is named only to sell a cargo that nobody has seen.',
  ),
  'not-sold-here': {
    fr: (facts) => `Avec ${fr.card(facts.card)}, ce bateau ne vend rien dans ce port.`,
    en: (facts) => `With ${en.card(facts.card)} this ship sells nothing in this port.`,
  },
  'not-in-pile': {
    fr: (facts) => `${capital(fr.card(facts.card))} n’est pas dans la pioche.`,
    en: (facts) => `${capital(en.card(facts.card))} is not in the pile.`,
  },
  'wrong-heap': {
    fr: (facts) =>
      `${capital(fr.card(facts.card))} n’est pas dans le bon tas : une carte de commerce va à la défausse, une carte de trésor de trop est mise de côté.`,
    en: (facts) =>
      `${capital(en.card(facts.card))} is in the wrong heap: a trade card goes to the discard, a treasure card too many is set aside.`,
  },
  'no-origin': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} a une marchandise : il faut dire de quel port elle vient.`,
    en: (facts) => `${en.ship(facts.ship)} has a cargo: the port that it comes from is needed.`,
  },
  'no-trade-card': plain(
    'Il ne reste aucune carte de commerce, ni dans le paquet ni dans la défausse : les bateaux ne peuvent pas les avoir toutes.',
    'No trade card is left, neither in the pile nor in the discard: the ships cannot hold them all.',
  ),
} satisfies Refusals;

/** What happens by the clauses of `trade`. */
export const tradeEvents = {
  treasureShown: {
    fr: (facts) => `Première carte ${fr.treasureType(facts.type)} : ces trésors valent ${fr.coins(facts.value)}.`,
    en: (facts) => `First ${en.treasureType(facts.type)} card: those treasures are worth ${en.coins(facts.value)}.`,
  },
  treasureSetAside: {
    fr: (facts) => `Encore une carte ${fr.treasureType(facts.type)} : mise de côté.`,
    en: (facts) => `Another ${en.treasureType(facts.type)} card: set aside.`,
  },
  pileReshuffled: {
    fr: (facts) => `La défausse redevient le paquet : ${fr.count(facts.cards, 'carte')}.`,
    en: (facts) => `The discard becomes the pile again: ${en.count(facts.cards, 'card')}.`,
  },
  cargoTaken: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} charge ${fr.card(facts.card)}. Ports possibles : ${fr.ports(facts.ports)}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} takes ${en.card(facts.card)} aboard. Possible ports: ${en.ports(facts.ports)}.`,
  },
  cargoRefused: {
    fr: (facts) =>
      `Aucun port possible pour ${fr.card(facts.card)} : elle est défaussée, ${fr.ship(facts.ship)} reste au port.`,
    en: (facts) =>
      `No possible port for ${en.card(facts.card)}: it is discarded and ${en.ship(facts.ship)} stays in port.`,
  },
  cargoSold: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} vend ${fr.card(facts.card)} au port ${facts.port} : longueur ${facts.length}, zone ${zoneNames[facts.zone - 1]}, ${fr.coins(facts.price)}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} sells ${en.card(facts.card)} in port ${facts.port}: length ${facts.length}, zone ${zoneNames[facts.zone - 1]}, ${en.coins(facts.price)}.`,
  },
  notSold: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} ne vend pas au port ${facts.port} : ${reasons[facts.reason][0]}.`,
    en: (facts) => `${en.ship(facts.ship)} does not sell in port ${facts.port}: ${reasons[facts.reason][1]}.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `trade`. */
export const tradeActions = {
  card: {
    fr: (facts) => `On retourne ${fr.card(facts.card)}`,
    en: (facts) => `Turned up: ${en.card(facts.card)}`,
  },
  load: {
    fr: (facts) => `${seat(facts.seat)} tire une carte pour ${fr.own(facts.ship, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} draws a card for ${en.own(facts.ship, facts.seat)}`,
  },
} satisfies Doings;
