import { capital, plain } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Refusals } from './types.ts';

/** What is refused by the clauses of `kinds`. */
export const kindsRefusals = {
  pirate: {
    fr: (facts) =>
      facts.ship === undefined
        ? 'Un pirate ne commerce pas.'
        : `${capital(fr.ship(facts.ship))} a une marchandise à bord : un pirate n’en porte pas, ôtez-la.`,
    en: (facts) =>
      facts.ship === undefined
        ? 'A pirate does not trade.'
        : `${en.ship(facts.ship)} has a cargo: a pirate carries none, take it off.`,
  },
  'pirate-at-port': plain('Un pirate n’entre pas dans un port.', 'A pirate does not enter a port.'),
  'no-land-around': {
    fr: (facts) => `En ${square('to' in facts ? facts.to : facts.at)}, aucune des huit cases voisines n’est de terre.`,
    en: (facts) =>
      `On ${square('to' in facts ? facts.to : facts.at)}, none of the eight squares around is a land square.`,
  },
  unarmed: plain('Ce bateau n’a pas de canons.', 'This ship has no guns.'),
} satisfies Refusals;
