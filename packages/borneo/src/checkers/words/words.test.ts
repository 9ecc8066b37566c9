import { languages } from '@portolan/core';
import { type AnswerInWords, type CheckerWords, inWords } from '@portolan/core/answers';
import { type AnyChecker, type ToldChecker, wordsLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../clauses.ts';
import { rules } from '../../rules/index.ts';
import { checkers } from '../index.ts';
import type { CheckerId } from '../types.ts';
import { answers } from './index.ts';

const columns = { red: [0, 1, 2], blue: [1, 2], green: [2, 3, 0, 1], yellow: [3, 0] };
const hands = { attacker: 4, defender: 5 };
const red = { company: 'red', column: [1, 1, 0, 2], attacker: 3, defender: 1, hands };
const players = (...missions: number[][]) => missions.map((values) => ({ shipments: 2, harbors: 1, missions: values }));
const port = { monopoly: 6, capacity: 4, columns, player: 0 };

/** For each checker: the example, and what else people run into. */
const disputes: readonly (readonly [CheckerId, readonly object[]])[] = [
  [
    'payment',
    [
      {
        need: { mission: '1b' },
        cards: [
          { kind: 'cinnamon', units: 2 },
          { kind: 'clove', from: 'hand' },
        ],
      },
      { need: { pepper: 3 }, cards: [{ kind: 'crate', units: 2 }] },
      { need: { pepper: 1 }, cards: [] },
      { need: { pepper: 1 }, cards: [{ kind: 'pepper', harbor: true }, { kind: 'nutmeg' }] },
      { need: { pepper: 2 }, cards: [{ kind: 'clove', units: 2, tradedAs: 'pepper' }], blackbeard: true },
      { need: { pepper: 2 }, cards: [{ kind: 'clove', units: 2, tradedAs: 'pepper' }] },
      { need: { pepper: 2 }, cards: [{ kind: 'pepper', units: 2 }], blackbeard: true, holdsShip: true, final: true },
    ],
  ],
  [
    'fight',
    [
      { ...red, attack: [3], defense: null },
      { ...red, attack: [3], defense: [] },
      { ...red, attack: [3], defense: [3, 2] },
      { ...red, attack: [1], defense: [3] },
      { ...red, attack: [], defense: null },
      { ...red, attack: [0, 1, 2, 3], defense: null },
      { ...red, attacker: 1, defender: 3, attack: [2], defense: [2] },
      { ...red, column: [], attack: [2], defense: [2] },
      { ...red, hands: { attacker: 1, defender: 0 }, attack: [2], defense: [2] },
      { ...red, hands: { attacker: 3, defender: 2 }, attack: [1], defense: null },
      { ...red, attacker: 2, attack: [0], defense: null },
    ],
  ],
  [
    'move',
    [
      { kind: 'beaten', columns, company: 'green', rank: 3, defender: 1, to: 'swap' },
      { kind: 'beaten', columns, company: 'green', rank: 3, defender: 1, to: 'green' },
      { kind: 'beaten', columns, company: 'green', rank: 3, defender: 1, to: 'red', seat: 4 },
      { kind: 'transfer', columns, company: 'green', rank: 1, to: 'red' },
      { kind: 'transfer', columns, company: 'green', rank: 5, to: 'red' },
      { kind: 'transfer', columns: { ...columns, red: [0, 1, 2, 3, 4] }, company: 'green', rank: 1, to: 'red' },
    ],
  ],
  [
    'trigger',
    [
      { monopoly: 6, capacity: 4, tower: [], card: 'RGY/G' },
      { monopoly: 4, capacity: 4, tower: ['RRB/G'], card: 'RBB/B' },
      { monopoly: 6, capacity: 2, tower: ['RRR/B', 'BRY/R'], card: 'RGY/G' },
      { monopoly: 2, capacity: 4, tower: ['RRR/B'], card: 'RGY/G' },
      { monopoly: 9, capacity: 2, tower: ['RBG/Y'], card: 'YGB/R' },
    ],
  ],
  [
    'picks',
    [
      { ...port, tower: [], card: 'RRR/R' },
      { ...port, monopoly: 4, tower: ['RRB/G'], card: 'RRR/B' },
      { ...port, monopoly: 4, tower: ['RRB/G'], card: 'RRR/B', columns: {} },
      { ...port, monopoly: 9, capacity: 2, tower: ['RRB/G'], card: 'RRR/B', columns: {} },
      { ...port, monopoly: 2, tower: ['RRB/G'], card: 'RRR/B' },
    ],
  ],
  [
    'end',
    [
      { seats: 4, harborPile: 3, shipmentPile: 1, discard: 5, event: 'distribution', active: 0 },
      { seats: 3, harborPile: 3, shipmentPile: 0, discard: 0, event: 'draw', active: 2 },
      { seats: 3, harborPile: 3, shipmentPile: 1, discard: 0, event: 'draw', active: 2 },
      { seats: 5, harborPile: 3, shipmentPile: 0, discard: 9, event: 'draw', active: 4 },
      { seats: 5, harborPile: 0, shipmentPile: 0, discard: 0, event: 'draw', active: 4, final: true },
    ],
  ],
  [
    'winner',
    [{ players: players([5], [5], [5]) }, { players: players([10], [5, 5], []) }, { players: players([], [], []) }],
  ],
  [
    'placement',
    [
      { seats: 4, first: 1, merchants: 3, placed: 8, seat: 0 },
      { seats: 3, first: 2, merchants: 4, placed: 9, seat: 1 },
      { seats: 5, first: 4, merchants: 3, placed: 15, seat: 1 },
    ],
  ],
];

const sentences = (told: AnswerInWords): readonly string[] => [
  told.headline,
  told.why,
  told.short,
  ...(told.choices ? [told.choices.title] : []),
  ...(told.choices?.items ?? []).flatMap((item) => [item.text, item.result ?? '-']),
];

const known: readonly string[] = clauses;

/** Something left out, or a French sign after an ordinary space. */
const holes = /undefined|NaN|\[object|\{\w+\}|^$/;
const loose = / [;:!?»]|« |'/;
/** None and one take the singular in French. */
const plurals = /(?<![\d,.])[01][\s\u00a0](cartes|drapeaux|épices|unités|marchands|points|distributions)\b/;

describe.each(disputes)('%s', (id, inputs) => {
  const checker = checkers[id] as unknown as AnyChecker;
  const words: CheckerWords = answers[id];

  it.each([checker.example, ...inputs])('is told in both languages without a hole: %j', (input) => {
    const parsed = checker.parse(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const all = [checker.judge(parsed.value), ...checker.readings(parsed.value).map(({ answer }) => answer)];
    for (const lang of languages)
      for (const answer of all) {
        const told = [
          ...sentences(words.explain(answer, parsed.value, lang)),
          ...words.cells(answer, parsed.value, lang).flatMap(({ head, main, sub }) => [head, main, sub || '-']),
        ];
        for (const sentence of told) {
          expect(sentence).not.toMatch(holes);
          if (lang === 'fr') expect(sentence).not.toMatch(loose);
          if (lang === 'fr') expect(sentence).not.toMatch(plurals);
        }
      }
  });

  it('cites clauses that there are', () => {
    for (const input of [checker.example, ...inputs]) {
      const parsed = checker.parse(input);
      if (!parsed.ok) continue;
      const told = words.explain(checker.judge(parsed.value), parsed.value, 'en');
      expect(told.clauses.filter((clause) => !known.includes(clause))).toEqual([]);
    }
  });
});

/** What every checker must have said at some time. */
const kinds: Readonly<Record<CheckerId, readonly RegExp[]>> = {
  payment: [/enough/i, /missing|lack/i, /lost/i],
  fight: [/wins/i, /holds/i, /too many|allows/i],
  move: [/company/i, /rank/i],
  trigger: [/distribution/i, /flag/i],
  picks: [/then/i, /monopoly/i],
  end: [/ends|over/i, /goes on/i],
  winner: [/wins/, /share/],
  placement: [/turn|round/i],
};

/** Those that say how things stand, or judge one way only. */
const tellers: readonly CheckerId[] = ['trigger', 'picks', 'end', 'winner'];

describe.each(disputes)('%s, as every game’s words', (id, inputs) => {
  const checker = checkers[id] as unknown as AnyChecker;
  const told: ToldChecker = {
    checker,
    words: answers[id],
    inputs: [checker.example, ...inputs],
    clauses,
    kinds: kinds[id],
    oneWay: tellers.includes(id),
  };
  it.each(wordsLaws)('%s', (_, law) => expect(law(told)).toEqual([]));
});

describe('who wins a fight', () => {
  const found = { company: 'green', column: [1, 0, 2, 0], attacker: 4, defender: 1, hands };
  const readings = (input: object) => {
    const parsed = checkers.fight.parse(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const answer = checkers.fight.judge(parsed.value);
    return checkers.fight.readings(parsed.value).filter((other) => answers.fight.turns!(answer, other.answer));
  };

  // Two merchants between, one of them the attacker's: 3 to 2 + 2, or 3 to 2 + 1.
  it('is open where a reading turns it round', () => {
    const turned = readings({ ...found, attack: [3], defense: [2] });
    expect(turned.map(({ ruling }) => ruling)).toEqual(['fight-bonus']);
  });

  it('is open before the answer where a reading changes what it takes to hold', () => {
    expect(readings({ ...found, attack: [3], defense: null }).map(({ ruling }) => ruling)).toContain('fight-bonus');
  });

  it('is settled where only somebody else would place the beaten merchant', () => {
    expect(readings({ ...found, column: [1, 0], attacker: 2, attack: [4], defense: [1] })).toEqual([]);
  });
});

it('a hand that nobody told is not supposed smaller than what is played from it', () => {
  const asked = { rules, checker: checkers.fight, words: answers.fight };
  const input = { company: 'red', attacker: 3, defender: 1, attack: [1, 1, 1, 1], defense: null, hands } as const;
  const { told } = inWords(asked, input, {}, 'en', ['hands.attacker']);
  expect(told.unsaid?.map(({ text, others }) => [text, others.map(({ value }) => value)])).toMatchObject([
    [expect.stringMatching(/attacker: 4$/), expect.arrayContaining([5, 6])],
  ]);
});
