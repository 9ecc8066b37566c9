import { amount, capital, plain, type Sentence } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

/** Shots, ransoms and denunciations refused. */
export const combatRefusals: Readonly<Record<string, Sentence>> = {
  unarmed: plain('Ce bateau n’a pas de canons.', 'This ship has no guns.'),
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
      amount(facts.sum) < 1
        ? 'Une rançon est d’une pièce au moins.'
        : `La victime ne peut pas payer ${fr.coins(facts.sum)} : elle a de quoi en donner ${amount(facts.coins)}.`,
    en: (facts) =>
      amount(facts.sum) < 1
        ? 'A ransom is one coin at least.'
        : `The victim cannot pay ${en.coins(facts.sum)}: it has the means for ${amount(facts.coins)}.`,
  },
  'own-ship': plain('Un joueur ne signale pas ses propres coups.', 'A player does not point out their own moves.'),
  'no-illegal-move': plain('Ce coup est permis : rien à signaler.', 'That move is legal: nothing to point out.'),
};
