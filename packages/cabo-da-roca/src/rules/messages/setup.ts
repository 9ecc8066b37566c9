import { capital, plain, type SentenceOf, seat } from '@portolan/core/words';
import type { Square } from '../../types.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

const tooMany: SentenceOf<{ readonly seen: number; readonly copies: number }> = {
  fr: ({ seen, copies }) => `${seen} fois à la table ; la boîte en a ${copies}`,
  en: ({ seen, copies }) => `${seen} on the table; the box has ${copies}`,
};

/** The last of too many, where it is on the map. */
const among: SentenceOf<{ readonly at?: Square }> = {
  fr: ({ at }) => (at === undefined ? '' : `, jusqu’en ${square(at)}`),
  en: ({ at }) => (at === undefined ? '' : `, up to the one on ${square(at)}`),
};

/** What is refused by the clauses of `setup`. */
export const setupRefusals = {
  'none-left': {
    fr: (facts) => `Il n’y a plus de ${fr.pieceKind(facts.piece)} dans la réserve de ce joueur.`,
    en: (facts) => `This player’s stock has no ${en.pieceKind(facts.piece)} left.`,
  },
  'card-seen': {
    fr: (facts) => `${capital(fr.card(facts.card))} est déjà visible ailleurs : ce n’est pas cette marchandise.`,
    en: (facts) => `${capital(en.card(facts.card))} has been seen elsewhere: it is not this cargo.`,
  },
  'wrong-seat': {
    fr: (facts) => `Le port suivant est pour ${seat(facts.expected)}, pas pour ${seat(facts.seat)}.`,
    en: (facts) => `The next port is for ${seat(facts.expected)}, not for ${seat(facts.seat)}.`,
  },
  'not-in-stack': {
    fr: (facts) => `Cette tuile (${fr.tile(facts.tile)}) n’est plus dans la pile.`,
    en: (facts) => `This tile (${en.tile(facts.tile)}) is no longer in the stack.`,
  },
  'too-many-tiles': {
    fr: (facts) => `Trop de tuiles (${fr.tile(facts.tile)})${among.fr(facts)} : ${tooMany.fr(facts)}.`,
    en: (facts) => `Too many tiles (${en.tile(facts.tile)})${among.en(facts)}: ${tooMany.en(facts)}.`,
  },
  'too-many-copies': {
    fr: (facts) => `${capital(fr.card(facts.card))} est à plusieurs endroits : ${tooMany.fr(facts)}.`,
    en: (facts) => `${capital(en.card(facts.card))} is in several places: ${tooMany.en(facts)}.`,
  },
  'too-many-pieces': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${facts.total} pions de cette sorte (${fr.pieceKind(facts.piece)})${among.fr(facts)}, perdus compris ; la boîte lui en donne ${facts.limit}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${facts.total} pieces of that sort (${en.pieceKind(facts.piece)})${among.en(facts)}, lost ones included; the box gives each player ${facts.limit}.`,
  },
  'negative-coins': {
    fr: (facts) => `${seat(facts.seat)} a moins de zéro pièce.`,
    en: (facts) => `${seat(facts.seat)} has fewer than zero coins.`,
  },
  'port-taken': {
    fr: (facts) =>
      facts.seat === undefined
        ? `Le port ${facts.port} est déjà donné.`
        : `Le port ${facts.port} est donné à ${seat(facts.seat)} et à un autre joueur.`,
    en: (facts) =>
      facts.seat === undefined
        ? `Port ${facts.port} has been dealt already.`
        : `Port ${facts.port} is dealt to ${seat(facts.seat)} and to another player.`,
  },
  'no-tiles': plain(
    'Aucune tuile n’est posée : une table commence avec cinq tuiles de pleine mer.',
    'No tile is laid: a table begins with five tiles of open sea.',
  ),
} satisfies Refusals;

/** What happens by the clauses of `setup`. */
export const setupEvents = {
  portDealt: {
    fr: (facts) => `${seat(facts.seat)} reçoit le port ${facts.port}.`,
    en: (facts) => `${seat(facts.seat)} is dealt port ${facts.port}.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `setup`. */
export const setupActions = {
  dealPort: {
    fr: (facts) => `${seat(facts.to)} reçoit le port ${facts.port}`,
    en: (facts) => `${seat(facts.to)} is dealt port ${facts.port}`,
  },
} satisfies Doings;
