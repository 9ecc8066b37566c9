import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { parseEdition } from './edition-reader.ts';
import { comptoirDesAntilles, type Position } from './index.ts';
import { rules } from './rules/index.ts';

// What a table gets wrong when it types in a position or a deck: each time the place and the cure, in both languages.

/** What is told of a position: what is wrong with its form, or else why it cannot occur, each with its place. */
const toldOf = (json: unknown): readonly (readonly [place: string, fr: string, en: string])[] => {
  const read = comptoirDesAntilles.parsePosition(json);
  if (!read.ok) {
    return read.problems.map((one) => [one.path, rules.problem(one, 'fr'), rules.problem(one, 'en')]);
  }
  const found = comptoirDesAntilles.validate(read.value, json as Position);
  return found.map((one) => [one.paths[0] ?? '', rules.violation(one, 'fr'), rules.violation(one, 'en')]);
};

/** With spaces of one kind. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const port = (...quays: string[]) => ({ seats: 3, quays: [...quays, '-', '-', '-', '-'].slice(0, 4) });

const auction = (amount: number) => ({
  ...port('5 rum'),
  premiums: [3, 4, 5],
  phase: 'auction',
  auction: { tile: 'claim', high: { seat: 0, amount } },
});

it('a ship is turned up only while the quays are filled', () => {
  const port = ['4 madras', '5 rum A2B2', '4 madras', '6 spices'];
  const turning = { seats: 3, phase: 'revealShip', quays: port };
  expect(comptoirDesAntilles.parsePosition(turning)).toMatchObject({
    problems: [{ path: 'quays', code: 'wrong-phase', facts: { phase: 'revealShip' } }],
  });
  for (const first of ['4 -', '-'])
    expect(comptoirDesAntilles.parsePosition({ ...turning, quays: [first, ...port.slice(1)] }).ok).toBe(true);
});

it('a player is named once among those who have passed, and among the winners', () => {
  const over = { seats: 3, phase: 'over', outcome: { clause: 'end.last-ship', winners: [2, 2] } };
  expect(comptoirDesAntilles.parsePosition(over)).toMatchObject({
    problems: [{ path: 'outcome.winners[1]', code: 'duplicate' }],
  });
  const auction = { tile: 'pirates', passed: [1, 1], next: 0 };
  expect(
    comptoirDesAntilles.parsePosition({ seats: 3, phase: 'auction', turn: { auctions: 1 }, auction }),
  ).toMatchObject({
    problems: [{ path: 'auction.passed[1]', code: 'duplicate' }],
  });
});

describe('a position', () => {
  it.each([
    {
      why: 'more porters than the ship takes',
      json: port('-', '4 madras A3B2'),
      at: 'quays[1]',
      fr: /5 porteurs .* valeur 4/,
      en: /5 porters .* value 4/,
    },
    {
      why: 'more porters aboard than there are',
      json: port('8 madras A7', '7 rum A6'),
      at: 'quays[0]',
      fr: /A a 13 porteurs .* 10/,
      en: /A has 13 porters .* 10/,
    },
    {
      why: 'too many aboard and at home',
      json: { ...port('5 rum A2'), reserves: [9, 10, 10] },
      at: 'reserves[0]',
      fr: /trouvé : 11 ; attendu : 10/,
      en: /found: 11; expected: 10/,
    },
    {
      why: 'too few aboard and at home',
      json: { ...port('5 rum B2'), reserves: [10, 7, 10] },
      at: 'reserves[1]',
      fr: /trouvé : 9 ; attendu : 10/,
      en: /found: 9; expected: 10/,
    },
    {
      why: 'two ships at a quay',
      json: port('5 rum 4 madras'),
      at: 'quays[0]',
      fr: /un quai n’a qu’un navire .*5 rum 4 madras/,
      en: /only one ship .*5 rum 4 madras/,
    },
    {
      why: 'an event at an empty quay',
      json: port('5 rum', '- pirates/C'),
      at: 'quays[1]',
      fr: /pas de navire à ce quai .*pirates\/C/,
      en: /no ship at this quay .*pirates\/C/,
    },
    {
      why: 'a bid above one’s premiums',
      json: auction(4),
      at: 'auction.high.amount',
      fr: /misé 4 .* compteur à 3/,
      en: /bid 4 .* counter at 3/,
    },
  ])('has $why', ({ json, at, fr, en }) => {
    const told = toldOf(json);
    // An overloaded ship is full as well: both are said of the same quay.
    expect([...new Set(told.map(([place]) => place))]).toEqual([at]);
    expect(plain(told[0]![1])).toMatch(fr);
    expect(plain(told[0]![2])).toMatch(en);
  });

  it('is sound with neither', () => {
    expect(toldOf({ ...port('5 rum A2B1 pirates/C', '4 madras A3'), reserves: [5, 9, 10] })).toEqual([]);
    expect(toldOf(auction(3))).toEqual([]);
  });
});

it('a bid above one’s premiums is refused as an action too', () => {
  const table = must(comptoirDesAntilles.parsePosition({ ...auction(3), auction: { tile: 'claim' } }));
  expect(comptoirDesAntilles.check(table, { kind: 'bid', seat: 0, amount: 4 })).toMatchObject({
    violations: [{ clause: 'ruling.bid-within-counter', reason: 'cannot-pay', facts: { bid: 4, premiums: 3 } }],
  });
});

describe('a deck', () => {
  const mate = { id: 'mate', fr: 'Second', en: 'Mate', commission: 2, effects: [{ do: 'place', groups: [1, 1] }] };
  const deck = (...effects: unknown[]) => ({
    contacts: [mate, { id: 'cook', fr: 'Coq', en: 'Cook', commission: 1, effects: [{ do: 'replace' }, ...effects] }],
  });

  it.each([
    { effect: { do: 'load', groups: [1] }, at: 'do', fr: /cet effet n’existe pas/, en: /no such effect/ },
    {
      effect: { do: 'move', n: 5, whose: 'own' },
      at: 'n',
      fr: /au moins : 1 ; au plus : 4/,
      en: /at least: 1; at most: 4/,
    },
    { effect: { do: 'swap', whose: 'mine' }, at: 'whose', fr: /own, other ou any/, en: /own, other or any/ },
    { effect: { do: 'place', groups: [2], quay: 1 }, at: 'quay', fr: /ce champ n’existe pas/, en: /no such field/ },
  ])('with $effect is refused with its card and its effect', ({ effect, at, fr, en }) => {
    const read = parseEdition(deck(effect));
    const [problem] = read.ok ? [] : read.problems;
    expect(problem).toMatchObject({ path: `contacts[1].effects[1].${at}`, facts: { contact: 'cook', effect: 2 } });
    const [french, english] = [plain(rules.problem(problem!, 'fr')), plain(rules.problem(problem!, 'en'))];
    expect(french).toMatch(/relation : Coq ; effet : 2/);
    expect(french).toMatch(fr);
    expect(english).toMatch(/contact: Cook; effect: 2/);
    expect(english).toMatch(en);
  });
});
