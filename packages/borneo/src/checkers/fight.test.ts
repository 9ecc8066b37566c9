import { describe, expect, it } from 'vitest';
import { fight } from './fight.ts';
import type { FightInput } from './types.ts';

const column = (letters: string) => [...letters].map((letter) => (letter === '-' ? null : 'ABCDE'.indexOf(letter)));
const hands = { attacker: 4, defender: 4 };
const base: FightInput = {
  company: 'green',
  column: column('CDA'),
  attacker: 3,
  defender: 1,
  attack: [3],
  defense: null,
  hands,
};
const violations = (input: FightInput) => {
  const { verdict } = fight.judge(input);
  return verdict.legal ? [] : verdict.violations;
};

describe('who wins', () => {
  it.each([
    { name: '3 against 3 + 1', input: { defense: [3] }, totals: [3, 4], winner: 'defender', all: [4, 5] },
    { name: 'equal totals', input: { defense: [2] }, totals: [3, 3], winner: 'attacker', all: [4, 5] },
    { name: 'no defense', input: { defense: [] }, totals: [3, 1], winner: 'attacker', all: [4, 1] },
    {
      name: 'the bonus alone',
      input: { column: column('CBDDA'), attacker: 5, attack: [2], defense: [] },
      totals: [2, 3],
      winner: 'defender',
      all: [4, 3],
    },
    {
      name: 'ranks alone, three between',
      input: { column: undefined, attacker: 5, attack: [2], defense: [] },
      totals: [2, 3],
      winner: 'defender',
      all: [4, 3],
    },
    {
      name: 'two cards against one',
      input: { attack: [1, 2], defense: [3] },
      totals: [3, 4],
      winner: 'defender',
      all: [8, 5],
    },
  ])('$name', ({ input, totals, winner, all }) => {
    const { column, ...rest } = { ...base, ...input };
    const asked = (column === undefined ? rest : { ...rest, column }) as FightInput;
    const answer = fight.judge(asked);
    expect([answer.attack.total, answer.defense.total]).toEqual(totals);
    expect(answer.winner).toBe(winner);
    const literal = fight.judge(asked, { 'fight-flags': 'all' });
    expect([literal.attack.total, literal.defense.total]).toEqual(all);
  });

  it('says which readings change the winner', () => {
    const input: FightInput = { ...base, column: column('CADA'), attacker: 4, attack: [1], defense: [] };
    const changed = fight.readings(input).map(({ ruling, answer }) => [ruling, answer.winner]);
    expect(fight.judge(input).winner).toBe('defender');
    expect(changed).toEqual([
      ['fight-flags', 'attacker'],
      ['fight-bonus', 'attacker'],
    ]);
  });

  it('shows who stands between and counts', () => {
    const input: FightInput = { ...base, column: column('CA-DA'), attacker: 5 };
    expect(fight.judge(input, { 'fight-bonus': 'third-party' }).between).toEqual([
      { rank: 2, owner: 0, counts: false },
      { rank: 4, owner: 3, counts: true },
    ]);
    expect(fight.judge(input).bonus).toBe(2);
  });

  it('tells what the defender needs, may do and may keep', () => {
    expect(fight.judge(base)).toMatchObject({ winner: null, needed: 3, reward: false });
    const answer = fight.judge({ ...base, attack: [2, 1], defense: [2, 3], hands });
    expect(answer.reward).toBe(true);
    expect(answer.defenses).toEqual([
      { cards: [], total: 1, winner: 'attacker' },
      { cards: [1], total: 4, winner: 'defender' },
      { cards: [0], total: 3, winner: 'attacker' },
      { cards: [0, 1], total: 6, winner: 'defender' },
    ]);
  });

  it('weighs each attack against the best answer', () => {
    expect(fight.judge({ ...base, attack: [3, 2], defense: [1, 1] }).attacks).toEqual([
      { cards: [0], total: 3, winner: 'attacker' },
      { cards: [1], total: 2, winner: 'attacker' },
      { cards: [0, 1], total: 5, winner: 'attacker' },
    ]);
  });
});

describe('who may play what', () => {
  it.each([
    { name: 'nobody there', input: { column: column('C') }, found: ['fight.attacker not-own'] },
    { name: 'his own', input: { column: column('ABA') }, found: ['fight.defender own-merchant'] },
    {
      name: 'nobody there, further down',
      input: { attacker: 2, defender: 5, column: column('CA') },
      found: ['fight.defender no-merchant', 'fight.above not-above'],
    },
    { name: 'no card', input: { attack: [] }, found: ['fight.attack-cards no-card'] },
    { name: 'a card without the flag', input: { attack: [3, 0] }, found: ['fight.flag-needed no-flag'] },
    {
      name: 'the whole hand',
      input: { attack: [3, 3], hands: { attacker: 2, defender: 4 } },
      found: ['fight.keep-one hand-emptied'],
    },
    {
      name: 'a single card',
      input: { hands: { attacker: 1, defender: 4 } },
      found: ['fight.keep-one hand-emptied', 'fight.single-card single-card'],
    },
    { name: 'too many', input: { defense: [3, 2] }, found: ['fight.defender-limit too-many-cards'] },
    {
      name: 'the last card',
      input: { defense: [3], hands: { attacker: 4, defender: 1 } },
      found: ['fight.keep-one hand-emptied'],
    },
    { name: 'a defense without the flag', input: { defense: [0] }, found: ['fight.flag-needed no-flag'] },
  ])('$name', ({ input, found }) => {
    const asked = { ...base, ...input } as FightInput;
    expect(violations(asked).map(({ clause, reason }) => `${clause} ${reason}`)).toEqual(found);
    expect(fight.judge(asked).winner).toBeNull();
  });

  it('refuses more merchants between than spaces', () => {
    const { column: _, ...ranks } = base;
    expect(fight.parse({ ...ranks, between: 1 }).ok).toBe(true);
    expect(fight.parse({ ...ranks, between: 2 })).toMatchObject({
      problems: [{ path: 'between', code: 'out-of-range' }],
    });
    expect(fight.parse({ ...ranks, attack: [5] })).toMatchObject({
      problems: [{ path: 'attack[0]', code: 'out-of-range' }],
    });
  });
});
