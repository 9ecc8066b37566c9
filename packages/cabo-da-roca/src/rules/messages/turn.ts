import { capital, plain, seat } from '@portolan/core/words';
import type { FactsOf } from '../../reasons.ts';
import { actionsInWords } from '../names.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

/** Actions that lack: what the move takes without what a bonus move pays, beyond what is left. */
const missing = ({ cost, left }: FactsOf<'not-enough-actions'>): number => cost - 1 - left;

/** What is refused by the clauses of `turn`. */
export const turnRefusals = {
  'not-your-turn': {
    fr: (facts) =>
      facts.turn === 'nature'
        ? 'Personne ne joue maintenant : le hasard doit d’abord parler.'
        : `C’est à ${seat(facts.turn)} de jouer.`,
    en: (facts) =>
      facts.turn === 'nature' ? 'Nobody acts now: chance comes first.' : `It is ${seat(facts.turn)}’s turn.`,
  },
  'not-your-piece': {
    fr: (facts) =>
      facts.ship === undefined
        ? `Le marin en ${square(facts.at)} est à un autre joueur.`
        : `${capital(fr.ship(facts.ship))} n’est pas à ce joueur.`,
    en: (facts) =>
      facts.ship === undefined
        ? `The sailor on ${square(facts.at)} is another player’s.`
        : `${en.ship(facts.ship)} does not belong to this player.`,
  },
  'tile-first': plain('D’abord la tuile : le reste vient après.', 'The tile first: everything else comes after it.'),
  'wrong-phase': {
    fr: (facts) => `Pas maintenant : c’est ${fr.phase(facts.phase)}.`,
    en: (facts) => `Not now: this is ${en.phase(facts.phase)}.`,
  },
  'departure-pending': {
    fr: (facts) =>
      facts.ships.length > 1
        ? `Il y a encore des départs à faire : ${fr.ships(facts.ships)}.`
        : `Il y a encore un départ à faire : ${fr.ships(facts.ships)}.`,
    en: (facts) => `Must leave port first: ${en.ships(facts.ships)}.`,
  },
  'turn.must-depart/departure-pending': {
    fr: (facts) => `Le tour ne peut pas finir : une issue est ouverte pour ${fr.ships(facts.ships)}.`,
    en: (facts) => `The turn cannot end: there is a way out for ${en.ships(facts.ships)}.`,
  },
  'must-leave-now': {
    fr: (facts) => `La carte est tirée : ${fr.ship(facts.ship)} quitte maintenant le port.`,
    en: (facts) => `The card is drawn: ${en.ship(facts.ship)} leaves port now.`,
  },
  'another-ship-must-leave': {
    fr: (facts) => `Un autre bateau part d’abord : ${fr.ship(facts.ship)}, dont la carte est tirée.`,
    en: (facts) => `Another ship leaves first: ${en.ship(facts.ship)}, whose card is drawn.`,
  },
  'not-enough-actions': {
    fr: (facts) =>
      facts.bonus
        ? `Il manque ${fr.count(missing(facts), 'action')} : le bonus paie le mouvement${facts.shark ? ', pas le requin' : ''}, et il reste ${fr.count(facts.left, 'action')}.`
        : `Il faut ${fr.count(facts.cost, 'action')}${facts.shark ? ', requin compris' : ''} ; il en reste ${facts.left}.`,
    en: (facts) =>
      facts.bonus
        ? `${en.count(missing(facts), 'action')} missing: the bonus pays for the move${facts.shark ? ', not for the shark' : ''}, with ${en.count(facts.left, 'action')} left.`
        : `This takes ${en.count(facts.cost, 'action')}${facts.shark ? ', the shark included' : ''}; ${facts.left} left.`,
  },
  'sailor-there': {
    fr: (facts) => `Un marin se tient déjà en ${square(facts.at)}.`,
    en: (facts) => `A sailor already stands on ${square(facts.at)}.`,
  },
  'actions.ship-and-sailor/sailor-there': {
    fr: (facts) => `Un marin se tient en ${square(facts.to)} : hors d’un port, la case est fermée aux bateaux.`,
    en: (facts) => `A sailor stands on ${square(facts.to)}: outside a port, the square is closed to ships.`,
  },
  'no-such-piece': {
    fr: (facts) =>
      facts.ship === undefined
        ? `Aucun marin ne se tient en ${square(facts.at)}.`
        : `${capital(fr.ship(facts.ship))} n’est pas en jeu.`,
    en: (facts) =>
      facts.ship === undefined
        ? `No sailor stands on ${square(facts.at)}.`
        : `${capital(en.ship(facts.ship))} is not in play.`,
  },
  'wrong-allowance': {
    fr: (facts) =>
      `Un tour donne ${actionsInWords(facts.actions, 'fr')}, ou ${facts.more} avec une grande flotte, jamais ${facts.allowance}.`,
    en: (facts) =>
      `A turn gives ${actionsInWords(facts.actions, 'en')}, or ${facts.more} with a large fleet, never ${facts.allowance}.`,
  },
  'actions.ship-and-sailor/ship-there': {
    fr: (facts) =>
      facts.seat === undefined
        ? `${capital(fr.ship(facts.ship))} occupe cette case, et ce n’est pas un port.`
        : `${capital(fr.ship(facts.ship))} et un marin sont tous deux en ${square(facts.at)} : ils ne partagent une case que dans un port.`,
    en: (facts) =>
      facts.seat === undefined
        ? `${en.ship(facts.ship)} is on this square, and it is no port.`
        : `${en.ship(facts.ship)} and a sailor are both on ${square(facts.at)}: they share a square in a port only.`,
  },
  'no-way-out': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} doit quitter le port, et aucun chemin ne lui est ouvert.`,
    en: (facts) => `${en.ship(facts.ship)} must leave port, and no way is open to it.`,
  },
  'actions.one-ship-per-tile/ship-there': {
    fr: (facts) => `Deux bateaux sont en ${square(facts.at)} : ${fr.ships([facts.ship, facts.other])}.`,
    en: (facts) => `Two ships are on ${square(facts.at)}: ${en.ships([facts.ship, facts.other])}.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `turn`. */
export const turnEvents = {
  allowanceRaised: {
    fr: (facts) => `Ce tour donne maintenant ${fr.count(facts.to, 'action')}.`,
    en: (facts) => `This turn now gives ${en.count(facts.to, 'action')}.`,
  },
  turnEnded: {
    fr: (facts) => `${seat(facts.seat)} a fini. C’est à ${seat(facts.next)}.`,
    en: (facts) => `${seat(facts.seat)} is done. ${seat(facts.next)} is next.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `turn`. */
export const turnActions = {
  endTurn: {
    fr: (facts) => `${seat(facts.seat)} finit son tour`,
    en: (facts) => `${seat(facts.seat)} ends the turn`,
  },
} satisfies Doings;
