import { borneo, type State } from '@portolan/borneo';
import { fractionToNumber, must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { attackChance } from './fight-odds.ts';
import { attackOdds } from './policy-fight.ts';

const table = (held: number): State =>
  must(
    borneo.parsePosition({
      seats: 4,
      companies: { red: [1, 2, 0], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
      hands: [['RRR/B:v', 'RRB/B:p', 'RBR/R:c'], [held], [4], [4]],
      ports: [{ harbor: 'kuching' }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
    }),
  );

describe('the odds of a fight', () => {
  // Cards of the deck by their red flags, read off their codes.
  const flagsOn = (code: string): number => code.split(':')[0]!.split('R').length - 1;
  const { shipments } = table(4).edition;
  const codes = shipments === 'free' ? [] : shipments.map(({ face }) => face);
  const unseen = [0, 1, 2, 3, 4].map((flags) => codes.filter((code) => flagsOn(code) === flags).length);

  it.each([
    [['RRR/B:v'], 3],
    [['RRB/B:p'], 4],
    [['RRR/B:v', 'RRB/B:p'], 2],
    [['RRR/B:v', 'RRB/B:p'], 6],
  ])('with %j against %i cards are those of the question', (cards, held) => {
    const action = { kind: 'attack', seat: 0, company: 'red', attacker: 3, defender: 1, cards } as const;
    const flags = cards.reduce((sum, card) => sum + flagsOn(card), 0);
    const limit = Math.min(cards.length, held - 1);
    const asked = attackChance(flags, 1, limit, { known: [], unknown: held, unseen });
    expect(attackOdds(table(held), 0, action)).toBeCloseTo(fractionToNumber(asked), 12);
  });

  it('are none against more merchants than flags, and sure against a hand of one card', () => {
    const attack = { kind: 'attack', seat: 0, company: 'red', attacker: 3, defender: 1 } as const;
    expect(attackOdds(table(1), 0, { ...attack, cards: ['RRR/B:v'] })).toBe(1);
    const blocked = { ...attack, cards: ['GBR/B:v'] };
    expect(attackOdds({ ...table(1), columns: [[1, 2, 3, 0], [], [], []] }, 0, { ...blocked, attacker: 4 })).toBe(0);
  });
});
