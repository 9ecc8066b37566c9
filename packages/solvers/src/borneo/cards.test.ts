import { attackWins, faceText, judgePayment, kindOf } from '@portolan/borneo/pieces';
import { below, fractionToString, pick, rng, shuffle } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { combinations, read } from '../../fixtures/tables.ts';
import { chanceOfExactly } from './draw-odds.ts';
import { attackChance } from './fight-odds.ts';
import { questions } from './index.ts';
import { deckOf, needOf, tableOf } from './table.ts';

describe('drawOdds', () => {
  it('counts what drawing every hand would count', () => {
    for (let unseen = 0; unseen <= 8; unseen++) {
      for (let good = 0; good <= unseen; good++) {
        for (let draws = 0; draws <= unseen; draws++) {
          const hands = combinations(
            Array.from({ length: unseen }, (_, i) => i),
            draws,
          );
          const wanted = hands.filter((hand) => hand.filter((card) => card < good).length === 1).length;
          expect(Number(chanceOfExactly({ unseen, good, draws }, 1).n) * hands.length).toBe(
            wanted * Number(chanceOfExactly({ unseen, good, draws }, 1).d),
          );
        }
      }
    }
  });

  it('refuses more good cards than there are, and says where', () => {
    expect(questions.drawOdds.parse({ unseen: 5, good: 6, draws: 1 })).toMatchObject({
      ok: false,
      problems: [{ path: 'good', code: 'out-of-range' }],
    });
  });
});

describe('missionPayments', () => {
  it('finds the sets that trying every subset finds', () => {
    const random = rng(7);
    const deck = deckOf(read({ seats: 4 }).edition)!;
    for (let round = 0; round < 60; round++) {
      const shipments = shuffle(random, [...deck]).slice(0, 3 + below(random, 6));
      const state = read({ seats: 4, warehouses: [{ shipments: shipments.map(faceText) }, {}, {}, {}] });
      const tile = pick(random, tableOf(state).missions);
      const parsed = questions.missionPayments.parse({ seat: 0, mission: tile.id }, state);
      expect(parsed.ok).toBe(true);
      const answer = questions.missionPayments.solve(state, { seat: 0, mission: tile.id });
      const enough = (cards: readonly number[]) => judgePayment(needOf(tile), cards.map(kindOf)).enough;
      const frugal = Array.from({ length: shipments.length + 1 }, (_, size) => combinations(shipments, size))
        .flat()
        .filter((cards) => enough(cards) && cards.every((_, i) => !enough(cards.filter((_, j) => j !== i))));
      const key = (cards: readonly string[]) => [...cards].sort().join();
      expect(new Set(answer.ranking.map(({ pay }) => key(pay)))).toEqual(
        new Set(frugal.map((cards) => key(cards.map(faceText)))),
      );
      expect(answer.cards).toBe(frugal.length === 0 ? 0 : Math.min(...frugal.map((cards) => cards.length)));
    }
  });
});

describe('fightOdds', () => {
  it('agrees with dealing every possible hand', () => {
    const random = rng(3);
    for (let round = 0; round < 40; round++) {
      const unseen = Array.from({ length: 9 }, () => below(random, 5));
      const known = Array.from({ length: below(random, 3) }, () => below(random, 5));
      const [unknown, limit, bonus, attack] = [below(random, 4), below(random, 3), below(random, 3), below(random, 8)];
      const hands = combinations(
        unseen.map((_, i) => i),
        unknown,
      ).map((drawn) => [...known, ...drawn.map((i) => unseen[i]!)]);
      const best = (hand: readonly number[]) =>
        [...hand]
          .sort((a, b) => b - a)
          .slice(0, limit)
          .reduce((a, b) => a + b, 0);
      const wins = hands.filter((hand) => attackWins(attack, best(hand), bonus)).length;
      const classes = [0, 1, 2, 3, 4].map((flags) => unseen.filter((n) => n === flags).length);
      const chance = attackChance(attack, bonus, limit, { known, unknown, unseen: classes });
      expect(Number(chance.n) * hands.length).toBe(wins * Number(chance.d));
      expect(fractionToString(chance)).toMatch(/^\d+(\/\d+)?$/);
    }
  });

  it('names the smallest set for a wished chance', () => {
    const state = read({
      seats: 3,
      phase: 'company',
      companies: { red: [1, 0], blue: [1, 2, 0], green: [2, 0, 1], yellow: [2] },
      hands: [['RRR/B:v', 'RRG/R:n', 'YYY/R:c', 'BBB/G:n'], [4], [4]],
    });
    const input = { company: 'red', attacker: 2, defender: 1, wish: 90 } as const;
    const parsed = questions.fightOdds.parse(input, state);
    expect(parsed.ok).toBe(true);
    const answer = questions.fightOdds.solve(state, input);
    expect(answer.smallest?.cards.length).toBeLessThan(3);
    const smaller = answer.ranking.filter(({ cards }) => cards.length < answer.smallest!.cards.length);
    for (const { success } of smaller) {
      const [n, d = '1'] = success.split('/');
      expect(Number(n) / Number(d)).toBeLessThan(0.9);
    }
  });

  it('asks for the unseen flags where the deck is not known', () => {
    const state = read({
      seats: 3,
      edition: { shipments: 'free' },
      phase: 'company',
      companies: { red: [1, 0], blue: [1, 2, 0], green: [2, 0, 1], yellow: [2] },
      hands: [['RRR/B:v', 'BBB/G:n'], [2], [4]],
    });
    const input = { company: 'red', attacker: 2, defender: 1 };
    expect(questions.fightOdds.parse(input, state)).toMatchObject({
      ok: false,
      problems: [{ path: 'unseenByFlags', code: 'missing-field' }],
    });
    // B may play one of two cards and holds with 4 flags only: 1 - C(9,2)/C(10,2) = 1/5 of all hands have the one such card.
    const answer = questions.fightOdds.solve(state, {
      company: 'red',
      attacker: 2,
      defender: 1,
      unseenByFlags: [9, 0, 0, 0, 1],
    });
    expect(answer.success).toBe('4/5');
  });
});
