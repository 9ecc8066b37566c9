import { seat } from '@portolan/core/words';
import type { CountItem } from '../../types.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

const scoredFor: Readonly<Record<CountItem, readonly [fr: string, en: string]>> = {
  fish: [' pour la pêche', ' for fish'],
  fishUnderShips: [' pour les poissons sous ses bateaux', ' for fish under ships'],
  fleet: [' pour la plus grande flotte', ' for the greatest fleet'],
  ports: [' pour le plus grand nombre de ports', ' for the most ports'],
  islands: [' pour les îles', ' for islands'],
  wrecks: [' pour les épaves', ' for wrecks'],
};

/** What is refused by the clauses of `scoring`. */
export const scoringRefusals = {
  'wrong-type': {
    fr: (facts) => `On cherche une autre valeur que celle de ${fr.card(facts.card)}.`,
    en: (facts) => `Another value is looked for than that of ${en.card(facts.card)}.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `scoring`. */
export const scoringEvents = {
  scored: {
    fr: (facts) => `${seat(facts.seat)} : +${fr.coins(facts.amount)}${scoredFor[facts.item][0]}.`,
    en: (facts) => `${seat(facts.seat)}: +${en.coins(facts.amount)}${scoredFor[facts.item][1]}.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `scoring`. */
export const scoringActions = {
  reveal: {
    fr: (facts) => `On cherche dans le paquet : ${fr.card(facts.card)}`,
    en: (facts) => `Found in the pile: ${en.card(facts.card)}`,
  },
} satisfies Doings;
