import { describe, expect, it } from 'vitest';
import { parseFace } from '../faces.ts';
import { attackWins, bonusOf, countFight, defenseLimit } from './fight.ts';

const column = (letters: string): number[] => [...letters].map((letter) => 'ABCDE'.indexOf(letter));
const cards = (faces: string): number[] =>
  faces
    .split(' ')
    .filter(Boolean)
    .map((text) => parseFace(text)!);
const green = 2;

describe('a fight', () => {
  it.each([
    { merchants: 'CDA', attacker: 3, defender: 1, all: 1, third: 1 },
    { merchants: 'CBDDA', attacker: 5, defender: 1, all: 3, third: 3 },
    { merchants: 'CADA', attacker: 4, defender: 1, all: 2, third: 1 },
    { merchants: 'C-DA', attacker: 4, defender: 1, all: 1, third: 1 },
    { merchants: 'CA', attacker: 2, defender: 1, all: 0, third: 0 },
  ])('bonus in $merchants from $attacker to $defender', ({ merchants, attacker, defender, all, third }) => {
    expect(bonusOf(column(merchants), attacker, defender, false)).toBe(all);
    expect(bonusOf(column(merchants), attacker, defender, true)).toBe(third);
  });

  it.each([
    { attack: 'GGG/Y:p', defense: 'GGR/G:c', bonus: 1, wins: false, withAll: false },
    { attack: 'GGG/Y:p', defense: 'BGG/R:n', bonus: 1, wins: true, withAll: false },
    { attack: 'YGB/G:n', defense: '', bonus: 3, wins: false, withAll: true },
    { attack: 'RYG/Y:p YGB/G:n', defense: 'GGG/Y:p', bonus: 1, wins: false, withAll: true },
  ])('$attack against $defense and $bonus', ({ attack, defense, bonus, wins, withAll }) => {
    const result = (all: boolean) =>
      attackWins(countFight(cards(attack), green, all), countFight(cards(defense), green, all), bonus);
    expect([result(false), result(true)]).toEqual([wins, withAll]);
  });

  it('keeps one card in the defender’s hand', () => {
    expect([defenseLimit(1, 3), defenseLimit(3, 1), defenseLimit(3, 5), defenseLimit(0, 1)]).toEqual([0, 1, 2, 0]);
  });
});
