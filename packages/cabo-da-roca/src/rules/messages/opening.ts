import { plain, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `opening`. */
export const openingRefusals = {
  'no-port-left': plain('Ce joueur n’a plus de port à poser.', 'This player has no port left to lay.'),
  'port-not-laid': {
    fr: (facts) => `Le port ${facts.port} a une place : il se pose maintenant, au lieu d’une tuile.`,
    en: (facts) => `Port ${facts.port} has a place: it is laid now, instead of a tile.`,
  },
  'opening-phase': {
    fr: (facts) =>
      `Tour de table ${facts.round} : jusqu’au troisième, on ne fait que poser une tuile, et c’est ${fr.phase(facts.phase)}.`,
    en: (facts) =>
      `Round ${facts.round}: up to the third, players only lay a tile, and this is ${en.phase(facts.phase)}.`,
  },
  'opening-round': {
    fr: (facts) =>
      facts.seat === undefined
        ? `Tour de table ${facts.round} : jusqu’au troisième, on ne fait que poser une tuile.`
        : `${seat(facts.seat)} a un bateau au tour de table ${facts.round} : on n’en achète qu’à partir du quatrième.`,
    en: (facts) =>
      facts.seat === undefined
        ? `Round ${facts.round}: up to the third, players only lay a tile.`
        : `${seat(facts.seat)} has a ship in round ${facts.round}: ships are bought from the fourth on.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `opening`. */
export const openingEvents = {
  portLaid: {
    fr: (facts) => `${seat(facts.seat)} pose le port ${facts.port} en ${square(facts.at)}, avec un marin.`,
    en: (facts) => `${seat(facts.seat)} lays port ${facts.port} on ${square(facts.at)}, with a sailor.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `opening`. */
export const openingActions = {
  layPort: {
    fr: (facts) =>
      `${seat(facts.seat)} pose son port en ${square(facts.at)}${fr.rotation(facts.rot).replace('ée', 'é')}`,
    en: (facts) => `${seat(facts.seat)} lays the home port on ${square(facts.at)}${en.rotation(facts.rot)}`,
  },
} satisfies Doings;
