import { capital, plain, seat } from '@portolan/core/words';
import type { SinkCause } from '../../types.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Happenings, Refusals } from './types.ts';

const sinkings: Readonly<Record<SinkCause, readonly [fr: string, en: string]>> = {
  storm: [' dans la tempête', ' in the storm'],
  rock: [' sur le rocher', ' on the rock'],
  shoals: [' sur les hauts-fonds', ' on the shoals'],
  combat: [', touché par le pirate', ', hit by the pirate'],
  'illegal-move': [' pour un coup interdit', ' for an illegal move'],
};

/** What is refused by the clauses of `places`. */
export const placesRefusals = {
  rock: {
    fr: ({ at }) => fr.placed(at, 'Le rocher est fermé à tous les bateaux.'),
    en: ({ at }) => en.placed(at, 'The rock is closed to every ship.'),
  },
  'fishing-ships-only': {
    fr: ({ at }) => fr.placed(at, 'Les hauts-fonds ne portent que les bateaux de pêche.'),
    en: ({ at }) => en.placed(at, 'Shoals carry fishing ships only.'),
  },
  'more-than-cost': {
    fr: (facts) => `Un mouvement prend ${fr.count(facts.cost, 'bonus', 'bonus')}, pas ${facts.asked}.`,
    en: (facts) => `A move takes ${en.count(facts.cost, 'bonus', 'bonuses')}, not ${facts.asked}.`,
  },
  'no-bonus': {
    fr: (facts) =>
      `Il faut ${fr.count(facts.asked, 'bonus', 'bonus')}, et ce bateau en a ${facts.has} à sa disposition.`,
    en: (facts) => `${en.count(facts.asked, 'bonus', 'bonuses')} asked for; this ship has ${facts.has} to use.`,
  },
  'bonus-is-an-advance': plain('Un bonus sert à avancer, pas à tourner.', 'A bonus serves to advance, not to rotate.'),
  'pieces-left': {
    fr: (facts) => `${seat(facts.seat)} est éliminé, mais a encore des marins ou des bateaux en jeu.`,
    en: (facts) => `${seat(facts.seat)} is eliminated, but still has sailors or ships in play.`,
  },
  storm: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est dans une tempête : il aurait coulé.`,
    en: (facts) => `${en.ship(facts.ship)} is in a storm: it would have sunk.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `places`. */
export const placesEvents = {
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
  tollPaid: {
    fr: (facts) =>
      `${seat(facts.from)} paie à ${seat(facts.to)} le péage du phare ${square(facts.lighthouse)} : ${fr.coins(facts.amount)}.`,
    en: (facts) =>
      `${seat(facts.from)} pays ${seat(facts.to)} the toll of the lighthouse on ${square(facts.lighthouse)}: ${en.coins(facts.amount)}.`,
  },
  debtDue: {
    fr: (facts) => `${seat(facts.from)} doit ${fr.coins(facts.amount)} et ne les a pas : il faut vendre.`,
    en: (facts) => `${seat(facts.from)} owes ${en.coins(facts.amount)} and lacks them: something must be sold.`,
  },
  partPaid: {
    fr: (facts) => `${seat(facts.to)} ne reçoit que ${fr.coins(facts.amount)}, tout ce que ${seat(facts.from)} avait.`,
    en: (facts) => `${seat(facts.to)} gets ${en.coins(facts.amount)} only, all that ${seat(facts.from)} had.`,
  },
  playerEliminated: {
    fr: (facts) => `${seat(facts.seat)} est éliminé.`,
    en: (facts) => `${seat(facts.seat)} is eliminated.`,
  },
  shipSunk: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} coule${sinkings[facts.cause][0]}.`,
    en: (facts) => `${en.ship(facts.ship)} sinks${sinkings[facts.cause][1]}.`,
  },
} satisfies Happenings;
