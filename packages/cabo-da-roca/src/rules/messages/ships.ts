import type { Lang } from '@portolan/core';
import { capital, plain, type SentenceOf, seat } from '@portolan/core/words';
import type { ActionOf, ShipMove } from '../../types.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

const bonus: SentenceOf<{ readonly bonus?: number }> = {
  fr: (facts) => (facts.bonus ? `, avec ${fr.count(facts.bonus, 'bonus', 'bonus')}` : ''),
  en: (facts) => (facts.bonus ? `, with ${en.count(facts.bonus, 'bonus', 'bonuses')}` : ''),
};
const cargo: SentenceOf<ActionOf<'advance'>> = {
  fr: ({ card }) => (card === undefined ? '' : ` pour vendre ${fr.card(card)}`),
  en: ({ card }) => (card === undefined ? '' : ` to sell ${en.card(card)}`),
};

/** What is refused by the clauses of `ships`. */
export const shipsRefusals = {
  'must-move-on': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est sur la case d’un autre bateau : il continue d’abord.`,
    en: (facts) => `${en.ship(facts.ship)} is on another ship’s square: it goes on first.`,
  },
  'another-ship-is-crossing': {
    fr: (facts) => `Un autre bateau est en plein croisement : ${fr.ship(facts.ship)} continue d’abord.`,
    en: (facts) => `Another ship is crossing: ${en.ship(facts.ship)} goes on first.`,
  },
  'entered-this-turn': plain(
    'Ce bateau est entré au port ce tour-ci : il n’en bouge plus avant le suivant.',
    'This ship entered port this turn: it does not move before the next.',
  ),
  'in-port': plain(
    'Ce bateau est ancré : il faut d’abord sortir du port.',
    'This ship is moored: it must leave port first.',
  ),
  'already-rotated': plain(
    'Ce pirate a déjà tourné ce tour-ci : il n’avance plus.',
    'This pirate has rotated this turn: it advances no more.',
  ),
  'already-advanced': plain(
    'Ce pirate a déjà avancé ce tour-ci : il ne tourne plus.',
    'This pirate has advanced this turn: it rotates no more.',
  ),
  'no-tile': {
    fr: (facts) => `Il n’y a pas de tuile en ${square(facts.to)}.`,
    en: (facts) => `There is no tile on ${square(facts.to)}.`,
  },
  'land-in-the-way': {
    fr: (facts) => `La terre barre le passage ${fr.toward(facts.direction)}.`,
    en: (facts) => `Land bars the way ${en.direction(facts.direction)}.`,
  },
  'land-square': {
    fr: (facts) => fr.placed(facts.at, `Fermé aux bateaux : ${fr.tile(facts.tile)}.`),
    en: (facts) => en.placed(facts.at, `Closed to ships: ${en.tile(facts.tile)}.`),
  },
  'not-parallel': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est en travers du passage.`,
    en: (facts) => `${en.ship(facts.ship)} lies across the passage.`,
  },
  'cannot-move-on': {
    fr: (facts) =>
      `Ce croisement est sans suite (${fr.bareShip(facts.ship)}) : on ne reste pas sur la case d’un autre bateau, et l’on ne peut pas continuer${facts.shark ? ' : il manque l’action que prend le requin' : ''}.`,
    en: (facts) =>
      `This crossing leads nowhere (${en.ship(facts.ship)}): there is no staying on another ship’s square, and no going on${facts.shark ? ': the action that the shark takes is missing' : ''}.`,
  },
  'own-ship': plain('Un joueur ne signale pas ses propres coups.', 'A player does not point out their own moves.'),
  'no-illegal-move': plain('Ce coup est permis : rien à signaler.', 'That move is legal: nothing to point out.'),
  'heading-in-port': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est dans un port : il y est ancré, sans cap.`,
    en: (facts) => `${en.ship(facts.ship)} is in a port: it is moored there, without a heading.`,
  },
  'moored-at-sea': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est en mer : il lui faut un cap.`,
    en: (facts) => `${en.ship(facts.ship)} is at sea: it needs a heading.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `ships`. */
export const shipsEvents = {
  shipDeparted: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} quitte le port ${facts.port} pour ${square(facts.to)}, cap ${fr.toward(facts.heading)}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} leaves port ${facts.port} for ${square(facts.to)}, heading ${en.direction(facts.heading)}.`,
  },
  shipAdvanced: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} avance en ${square(facts.to)}.`,
    en: (facts) => `${en.ship(facts.ship)} advances to ${square(facts.to)}.`,
  },
  shipRotated: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} tourne, cap ${fr.toward(facts.heading)}.`,
    en: (facts) => `${en.ship(facts.ship)} rotates, heading ${en.direction(facts.heading)}.`,
  },
  portEntered: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} s’ancre au port ${facts.port}.`,
    en: (facts) => `${en.ship(facts.ship)} moors in port ${facts.port}.`,
  },
} satisfies Happenings;

/** The moves of ships. */
const moves = {
  depart: {
    fr: (facts) =>
      `${seat(facts.seat)} fait sortir ${fr.own(facts.ship, facts.seat)} du port, cap ${fr.toward(facts.dir)}${bonus.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} takes ${en.own(facts.ship, facts.seat)} out of port, heading ${en.direction(facts.dir)}${bonus.en(facts)}`,
  },
  advance: {
    fr: (facts) =>
      `${seat(facts.seat)} avance ${fr.own(facts.ship, facts.seat)} d’une case${cargo.fr(facts)}${bonus.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} advances ${en.own(facts.ship, facts.seat)} one square${cargo.en(facts)}${bonus.en(facts)}`,
  },
  rotate: {
    fr: (facts) =>
      `${seat(facts.seat)} tourne ${fr.own(facts.ship, facts.seat)} à ${facts.to === 'left' ? 'gauche' : 'droite'}${bonus.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} rotates ${en.own(facts.ship, facts.seat)} to the ${facts.to === 'left' ? 'left' : 'right'}${bonus.en(facts)}`,
  },
} satisfies Doings;

const moved = (attempt: ShipMove, lang: Lang): string => (moves[attempt.kind] as SentenceOf<ShipMove>)[lang](attempt);

/** What is done by the clauses of `ships`. */
export const shipsActions = {
  ...moves,
  denounce: {
    fr: (facts) => `${seat(facts.seat)} signale un coup interdit (${moved(facts.attempt, 'fr')})`,
    en: (facts) => `${seat(facts.seat)} points out an illegal move (${moved(facts.attempt, 'en')})`,
  },
} satisfies Doings;
