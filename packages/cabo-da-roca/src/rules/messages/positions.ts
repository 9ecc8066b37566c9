import { amount, capital, type Facts, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './english.ts';
import { lower, square } from './facts.ts';
import * as fr from './french.ts';
import { gate } from './gate.ts';
import { moves } from './moves.ts';
import { purchases } from './purchases.ts';

/** A sentence of the judge with the place before it, where a position has one. */
const located = (sentence: Sentence): Sentence => ({
  fr: (facts) => (facts.at === undefined ? sentence.fr(facts) : `En ${square(facts.at)}, ${lower(sentence.fr(facts))}`),
  en: (facts) => (facts.at === undefined ? sentence.en(facts) : `On ${square(facts.at)}, ${lower(sentence.en(facts))}`),
});

const placed = (sentences: Readonly<Record<string, Sentence>>, ...reasons: readonly string[]) =>
  Object.fromEntries(reasons.map((reason) => [reason, located(sentences[reason]!)]));

const tooMany = {
  fr: (facts: Facts) => `${amount(facts.seen)} fois à la table ; la boîte en a ${amount(facts.copies)}`,
  en: (facts: Facts) => `${amount(facts.seen)} on the table; the box has ${amount(facts.copies)}`,
};

/** The last of too many, where it is on the map. */
const among = {
  fr: (facts: Facts) => (facts.at === undefined ? '' : `, jusqu’en ${square(facts.at)}`),
  en: (facts: Facts) => (facts.at === undefined ? '' : `, up to the one on ${square(facts.at)}`),
};

/** Why a position typed in cannot occur. */
export const impossible: Readonly<Record<string, Sentence>> = {
  ...placed(gate, 'side-mismatch', 'corner-mismatch'),
  ...placed(moves, 'land-square', 'rock', 'fishing-ships-only', 'not-land'),
  'port-nearby': {
    fr: (facts) =>
      facts.at === undefined
        ? gate['port-nearby']!.fr(facts)
        : `Le port ${word(facts.port)} touche celui de la case ${square(facts.at)} : deux ports ne se touchent pas.`,
    en: (facts) =>
      facts.at === undefined
        ? gate['port-nearby']!.en(facts)
        : `Port ${word(facts.port)} touches the one on ${square(facts.at)}: two ports do not touch.`,
  },
  'opening.tiles-only/opening-round': {
    fr: (facts) =>
      facts.seat === undefined
        ? gate['opening-round']!.fr(facts)
        : `${seat(facts.seat)} a un bateau au tour de table ${amount(facts.round)} : on n’en achète qu’à partir du quatrième.`,
    en: (facts) =>
      facts.seat === undefined
        ? gate['opening-round']!.en(facts)
        : `${seat(facts.seat)} has a ship in round ${amount(facts.round)}: ships are bought from the fourth on.`,
  },
  'not-connected': {
    fr: (facts) => `La tuile en ${square(facts.at)} n’est reliée aux autres par aucun côté.`,
    en: (facts) => `The tile on ${square(facts.at)} is joined to the others by no side.`,
  },
  'too-many-tiles': {
    fr: (facts) => `Trop de tuiles (${fr.tile(facts.tile)})${among.fr(facts)} : ${tooMany.fr(facts)}.`,
    en: (facts) => `Too many tiles (${en.tile(facts.tile)})${among.en(facts)}: ${tooMany.en(facts)}.`,
  },
  'too-many-copies': {
    fr: (facts) => `${capital(fr.card(facts.card))} est à plusieurs endroits : ${tooMany.fr(facts)}.`,
    en: (facts) => `${capital(en.card(facts.card))} is in several places: ${tooMany.en(facts)}.`,
  },
  'wrong-heap': {
    fr: (facts) =>
      `${capital(fr.card(facts.card))} n’est pas dans le bon tas : une carte de commerce va à la défausse, une carte de trésor de trop est mise de côté.`,
    en: (facts) =>
      `${capital(en.card(facts.card))} is in the wrong heap: a trade card goes to the discard, a treasure card too many is set aside.`,
  },
  'too-many-pieces': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${amount(facts.total)} pions de cette sorte (${fr.pieceKind(facts.piece)})${among.fr(facts)}, perdus compris ; la boîte lui en donne ${amount(facts.limit)}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${amount(facts.total)} pieces of that sort (${en.pieceKind(facts.piece)})${among.en(facts)}, lost ones included; the box gives each player ${amount(facts.limit)}.`,
  },
  'negative-coins': {
    fr: (facts) => `${seat(facts.seat)} a moins de zéro pièce.`,
    en: (facts) => `${seat(facts.seat)} has fewer than zero coins.`,
  },
  'wrong-allowance': {
    fr: (facts) =>
      `Un tour donne ${amount(facts.actions)} actions, ou ${amount(facts.more)} avec une grande flotte, jamais ${amount(facts.allowance)}.`,
    en: (facts) =>
      `A turn gives ${amount(facts.actions)} actions, or ${amount(facts.more)} with a large fleet, never ${amount(facts.allowance)}.`,
  },
  'pieces-left': {
    fr: (facts) => `${seat(facts.seat)} est éliminé, mais a encore des marins ou des bateaux en jeu.`,
    en: (facts) => `${seat(facts.seat)} is eliminated, but still has sailors or ships in play.`,
  },
  'port-taken': {
    fr: (facts) => `Le port ${word(facts.port)} est donné à ${seat(facts.seat)} et à un autre joueur.`,
    en: (facts) => `Port ${word(facts.port)} is dealt to ${seat(facts.seat)} and to another player.`,
  },
  storm: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est dans une tempête : il aurait coulé.`,
    en: (facts) => `${en.ship(facts.ship)} is in a storm: it would have sunk.`,
  },
  'heading-in-port': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est dans un port : il y est ancré, sans cap.`,
    en: (facts) => `${en.ship(facts.ship)} is in a port: it is moored there, without a heading.`,
  },
  'moored-at-sea': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est en mer : il lui faut un cap.`,
    en: (facts) => `${en.ship(facts.ship)} is at sea: it needs a heading.`,
  },
  'pirate.no-trade/pirate': {
    fr: (facts) =>
      facts.ship === undefined
        ? purchases.pirate!.fr(facts)
        : `${capital(fr.ship(facts.ship))} a une marchandise à bord : un pirate n’en porte pas, ôtez-la.`,
    en: (facts) =>
      facts.ship === undefined
        ? purchases.pirate!.en(facts)
        : `${en.ship(facts.ship)} has a cargo: a pirate carries none, take it off.`,
  },
  'actions.ship-and-sailor/ship-there': {
    fr: (facts) =>
      facts.seat === undefined
        ? purchases['ship-there']!.fr(facts)
        : `${capital(fr.ship(facts.ship))} et un marin sont tous deux en ${square(facts.at)} : ils ne partagent une case que dans un port.`,
    en: (facts) =>
      facts.seat === undefined
        ? purchases['ship-there']!.en(facts)
        : `${en.ship(facts.ship)} and a sailor are both on ${square(facts.at)}: they share a square in a port only.`,
  },
  'no-origin': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} a une marchandise : il faut dire de quel port elle vient.`,
    en: (facts) => `${en.ship(facts.ship)} has a cargo: the port that it comes from is needed.`,
  },
  'no-tiles': plain(
    'Aucune tuile n’est posée : une table commence avec cinq tuiles de pleine mer.',
    'No tile is laid: a table begins with five tiles of open sea.',
  ),
  'opening-phase': {
    fr: (facts) =>
      `Tour de table ${amount(facts.round)} : jusqu’au troisième, on ne fait que poser une tuile, et c’est ${fr.phase(facts.phase)}.`,
    en: (facts) =>
      `Round ${amount(facts.round)}: up to the third, players only lay a tile, and this is ${en.phase(facts.phase)}.`,
  },
  'no-tile-left': plain(
    'Il ne reste aucune tuile et la phase finale n’a pas commencé : elle commence avec la dernière tuile.',
    'No tile is left and the final phase has not begun: it begins with the last tile.',
  ),
  'no-trade-card': plain(
    'Il ne reste aucune carte de commerce, ni dans le paquet ni dans la défausse : les bateaux ne peuvent pas les avoir toutes.',
    'No trade card is left, neither in the pile nor in the discard: the ships cannot hold them all.',
  ),
  'no-way-out': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} doit quitter le port, et aucun chemin ne lui est ouvert.`,
    en: (facts) => `${en.ship(facts.ship)} must leave port, and no way is open to it.`,
  },
  'actions.one-ship-per-tile/ship-there': {
    fr: (facts) => `Deux bateaux sont en ${square(facts.at)} : ${fr.ships([facts.ship, facts.other])}.`,
    en: (facts) => `Two ships are on ${square(facts.at)}: ${en.ships([facts.ship, facts.other])}.`,
  },
};
