import { flagsOf } from '../faces.ts';
import type { Column } from './picks.ts';

/** What a card with so many flags of the company counts; with `all`, each of its four flags does (ruling.fight-flags). */
export const countedFlags = (flags: number, all: boolean): number => (all ? 4 : flags);

/** Flags on one card that count in a fight over a company (both rows). */
export const cardFlags = (face: number, company: number, all: boolean): number =>
  countedFlags(flagsOf[face * 4 + company]!, all);

/** Flags on the cards of one side (fight.count). */
export const countFight = (cards: readonly number[], company: number, all: boolean): number => {
  let flags = 0;
  for (let i = 0; i < cards.length; i++) flags += cardFlags(cards[i]!, company, all);
  return flags;
};

/**
 * Whether a merchant between the two counts for the defender; an empty space (-1) does not. With `thirdParty`, neither
 * do those of the two fighting players (ruling.fight-bonus).
 */
export const givesBonus = (owner: number, attacker: number, defender: number, thirdParty: boolean): boolean =>
  owner >= 0 && !(thirdParty && (owner === attacker || owner === defender));

/** How many merchants standing between two ranks count (fight.bonus). */
export const bonusOf = (column: Column, attacker: number, defender: number, thirdParty: boolean): number => {
  const attacking = column[attacker - 1] ?? -1;
  const defending = column[defender - 1] ?? -1;
  let bonus = 0;
  for (let rank = defender + 1; rank < attacker; rank++) {
    if (givesBonus(column[rank - 1] ?? -1, attacking, defending, thirdParty)) bonus++;
  }
  return bonus;
};

/** Whether the attack succeeds: with at least as many as the defender and his bonus (fight.success, fight.failure). */
export const attackWins = (attack: number, defense: number, bonus: number): boolean => attack >= defense + bonus;

/** The most cards a defender may play: not more than the attack, and one stays in his hand (fight.defender-limit, fight.keep-one). */
export const defenseLimit = (hand: number, attackCards: number): number => Math.max(0, Math.min(attackCards, hand - 1));
