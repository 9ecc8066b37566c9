import { plain, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `sailors`. */
export const sailorsRefusals = {
  'already-moved': plain('Ce marin a déjà fait son pas du tour.', 'This sailor has made its step of the turn.'),
  'not-land': {
    fr: (facts) => fr.placed(facts.at, `Un marin ne marche pas là : c’est ${fr.tile(facts.tile)}.`),
    en: (facts) => en.placed(facts.at, `A sailor does not walk there: it is ${en.tile(facts.tile)}.`),
  },
  'sea-between': {
    fr: (facts) => `La mer sépare les deux terres ${fr.toward(facts.direction)}.`,
    en: (facts) => `To the ${en.direction(facts.direction)}, sea lies between the two lands.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `sailors`. */
export const sailorsEvents = {
  sailorWalked: {
    fr: (facts) => `Le marin va de ${square(facts.from)} en ${square(facts.to)}.`,
    en: (facts) => `The sailor walks from ${square(facts.from)} to ${square(facts.to)}.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `sailors`. */
export const sailorsActions = {
  walk: {
    fr: (facts) => `${seat(facts.seat)} mène le marin de ${square(facts.at)} ${fr.toward(facts.dir)}`,
    en: (facts) => `${seat(facts.seat)} walks the sailor on ${square(facts.at)} ${en.direction(facts.dir)}`,
  },
} satisfies Doings;
