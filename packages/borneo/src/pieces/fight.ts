import { flagsOf } from '../faces.ts';
import type { Column } from './picks.ts';

/** Flags on one card that count in a fight over a company (both rows); with `all`, each of its four flags counts (ruling.fight-flags). */
export const cardFlags = (face: number, company: number, all: boolean): number =>
  all ? 4 : flagsOf[face * 4 + company]!;

/** Flags on the cards of one side (fight.count). */
export const countFight = (cards: readonly number[], company: number, all: boolean): number => {
  let flags = 0;
  for (let i = 0; i < cards.length; i++) flags += cardFlags(cards[i]!, company, all);
  return flags;
};

/**
 * Merchants standing between the two (fight.bonus); an empty space is none. With `thirdParty`, those of the two
 * fighting players are left out (ruling.fight-bonus).
 */
export const bonusOf = (column: Column, attacker: number, defender: number, thirdParty: boolean): number => {
  const sides = [column[attacker - 1], column[defender - 1]];
  let bonus = 0;
  for (let rank = defender + 1; rank < attacker; rank++) {
    const owner = column[rank - 1] ?? -1;
    if (owner >= 0 && !(thirdParty && sides.includes(owner))) bonus++;
  }
  return bonus;
};

/** Whether the attack succeeds: with at least as many as the defender and his bonus (fight.success, fight.failure). */
export const attackWins = (attack: number, defense: number, bonus: number): boolean => attack >= defense + bonus;

/** The most cards a defender may play: not more than the attack, and one stays in his hand (fight.defender-limit, fight.keep-one). */
export const defenseLimit = (hand: number, attackCards: number): number => Math.max(0, Math.min(attackCards, hand - 1));
