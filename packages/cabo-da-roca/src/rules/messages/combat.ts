import { capital, plain, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `combat`. */
export const combatRefusals = {
  'combat.own-turn/not-your-turn': {
    fr: (facts) => `C’est le tour de ${seat(facts.turn)} : un pirate ne tire que dans le tour de son joueur.`,
    en: (facts) => `It is ${seat(facts.turn)}’s turn: a pirate fires in its own player’s turn only.`,
  },
  'combat.bargain/not-enough-coins': {
    fr: (facts) => `La rançon est de ${fr.coins(facts.sum)}, et il n’y en a que ${facts.coins}.`,
    en: (facts) => `The ransom is ${en.coins(facts.sum)}, and there are only ${facts.coins}.`,
  },
  'ship-at-stake': {
    fr: (facts) => `Vendre ${fr.ship(facts.ship)} n’a pas de sens : c’est lui que la rançon doit sauver.`,
    en: (facts) => `Selling ${en.ship(facts.ship)} makes no sense: the ransom is to save it.`,
  },
  'pirate-in-port': plain('Un pirate ancré dans un port ne tire pas.', 'A pirate moored in a port does not fire.'),
  'too-far': {
    fr: (facts) => `La cible est à ${fr.count(facts.distance, 'case')} ; la portée est d’une seule.`,
    en: (facts) => `The target is ${en.count(facts.distance, 'square')} away; the range is one.`,
  },
  'not-on-the-beam': {
    fr: (facts) => `La cible est ${fr.toward(facts.bearing)}, et le pirate n’y présente pas son travers.`,
    en: (facts) =>
      `The target lies to the ${en.direction(facts.bearing)}, and the pirate’s broadside does not face it.`,
  },
  'nothing-there': plain('Il n’y a rien à viser sur cette case.', 'There is nothing to fire on there.'),
  'own-piece': {
    fr: (facts) =>
      facts.ship === undefined
        ? 'C’est un marin du même joueur : on ne tire pas sur les siens.'
        : `${capital(fr.ship(facts.ship))} est au même joueur : on ne tire pas sur les siens.`,
    en: (facts) =>
      facts.ship === undefined
        ? 'That sailor is the same player’s: one does not fire on one’s own.'
        : `${en.ship(facts.ship)} is the same player’s: one does not fire on one’s own.`,
  },
  'combat.moored/in-port': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est ancré dans un port : il est à l’abri.`,
    en: (facts) => `${en.ship(facts.ship)} is moored in a port: it is safe.`,
  },
  'just-left-port': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} sort tout juste d’un port : il est à l’abri.`,
    en: (facts) => `${en.ship(facts.ship)} has only just left a port: it is safe.`,
  },
  'paid-to-pass': {
    fr: (facts) => `La rançon est payée : ${fr.ship(facts.ship)} est épargné ce tour-ci.`,
    en: (facts) => `The ransom is paid: ${en.ship(facts.ship)} is spared this turn.`,
  },
  'sailor-not-on-island': plain('On ne chasse un marin que d’une île.', 'A sailor is driven off from an island only.'),
  'no-ship': plain('Il n’y a pas de bateau à rançonner là.', 'There is no ship to hold to ransom there.'),
  'sum-out-of-range': {
    fr: (facts) =>
      facts.sum < 1
        ? 'Une rançon est d’une pièce au moins.'
        : `La victime ne peut pas payer ${fr.coins(facts.sum)} : elle a de quoi en donner ${facts.coins}.`,
    en: (facts) =>
      facts.sum < 1
        ? 'A ransom is one coin at least.'
        : `The victim cannot pay ${en.coins(facts.sum)}: it has the means for ${facts.coins}.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `combat`. */
export const combatEvents = {
  lootTaken: {
    fr: (facts) => `${seat(facts.seat)} prend un butin de ${fr.coins(facts.amount)}.`,
    en: (facts) => `${seat(facts.seat)} takes loot of ${en.coins(facts.amount)}.`,
  },
  noLoot: {
    fr: (facts) => `${seat(facts.seat)} ne touche rien pour un pirate coulé.`,
    en: (facts) => `${seat(facts.seat)} gets nothing for a pirate sunk.`,
  },
  sailorRemoved: {
    fr: (facts) => `Le marin de ${seat(facts.seat)} en ${square(facts.at)} est chassé et retourne à la réserve.`,
    en: (facts) => `${seat(facts.seat)}’s sailor on ${square(facts.at)} is driven off and returns to the stock.`,
  },
  bargainPaid: {
    fr: (facts) => `${seat(facts.from)} paie à ${seat(facts.to)} une rançon de ${fr.coins(facts.amount)}.`,
    en: (facts) => `${seat(facts.from)} pays ${seat(facts.to)} a ransom of ${en.coins(facts.amount)}.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `combat`. */
export const combatActions = {
  attack: {
    fr: (facts) => `${seat(facts.seat)} tire sur ${square(facts.at)} avec ${fr.own(facts.ship, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} fires on ${square(facts.at)} with ${en.own(facts.ship, facts.seat)}`,
  },
  bargain: {
    fr: (facts) =>
      `${seat(facts.seat)} demande ${fr.coins(facts.sum)} pour que ${fr.own(facts.ship, facts.seat)} épargne le bateau en ${square(facts.at)}`,
    en: (facts) =>
      `${seat(facts.seat)} asks ${en.coins(facts.sum)} for ${en.own(facts.ship, facts.seat)} to spare the ship on ${square(facts.at)}`,
  },
} satisfies Doings;
