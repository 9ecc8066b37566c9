import { comptoirDesAntilles, type State, shuffledGoods } from '@portolan/comptoir-des-antilles';
import { fraction, fractionToString } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { reach, table } from '../../fixtures/comptoir.ts';
import { questions } from './index.ts';

/** All orders of so many of some tiles, each tile for itself. */
const orders = (tiles: readonly number[], draws: number): number[][] =>
  draws === 0
    ? [[]]
    : tiles.flatMap((tile, i) => orders(tiles.toSpliced(i, 1), draws - 1).map((rest) => [tile, ...rest]));

/** The chances by going through every order in which the next tiles can lie. */
const slowly = (state: State, seat: number, draws: number) => {
  const seen = comptoirDesAntilles.view(state, seat);
  const tiles = seen.unseen.flatMap((count, kind) => Array<number>(count).fill(kind));
  const blind = Math.min(draws, shuffledGoods(seen));
  const all = orders(tiles, blind).map((order) => [...order, ...seen.tail.slice(0, draws - blind)]);
  const share = (holds: (order: readonly number[]) => boolean): string =>
    fractionToString(fraction(all.filter(holds).length, all.length));
  return Object.fromEntries(
    seen.edition.goods.map(({ id }, kind) => [
      id,
      {
        next: share(([first]) => first === kind),
        all: share((order) => order.every((tile) => tile === kind)),
        some: share((order) => order.includes(kind)),
      },
    ]),
  );
};

const tables: readonly (readonly [string, State, number])[] = [
  ['just set up', table({ hands: [['vanilla'], ['?'], ['?']] }), 3],
  ['a tile that all know', table({ hands: [['?'], ['rum!'], ['?']], tail: ['madras'] }), 2],
  [
    'the pile nearly drawn',
    table({
      goods: { madras: 2, rum: 1, spices: 1 },
      hands: [['rum'], ['?'], ['?']],
      tail: ['rum', 'vanilla', 'rum'],
      goodsOut: ['madras', 'madras', 'madras', 'spices'],
    }),
    4,
  ],
  ['a game, seed 5', reach(5, 150, { seats: 4 }), 2],
];

describe('goodsForecast', () => {
  it.each(tables)('counts every order of the tiles: %s', (_, state, draws) => {
    for (let k = 1; k <= draws; k++) {
      const answer = questions.goodsForecast.solve(state, { seat: 0, draws: k });
      const expected = slowly(state, 0, k);
      expect(Object.keys(answer.next).length).toBeGreaterThan(0);
      for (const goods of Object.keys(answer.next)) {
        const { next, all, some } = answer;
        expect({ next: next[goods], all: all[goods], some: some[goods] }).toEqual(expected[goods]);
      }
      const rest = Object.keys(expected).filter((goods) => !(goods in answer.next));
      for (const goods of rest) expect(expected[goods]).toEqual({ next: '0', all: '0', some: '0' });
    }
  });

  it('sees as much as the seat sees', () => {
    const one = reach(6, 120, { seats: 3 });
    const other = comptoirDesAntilles.clone(one);
    const hidden = one.hands[1]!.map((tile) => tile >> 1);
    const kind = one.unseen.findIndex((count, goods) => count > 0 && goods !== hidden[0]);
    other.hands[1] = [kind << 1];
    other.unseen[kind]!--;
    other.unseen[hidden[0]!]!++;
    const ask = (state: State) => questions.goodsForecast.solve(state, { seat: 0, draws: 2 });
    expect(ask(other)).toEqual(ask(one));
  });

  it('is an estimate as soon as a hidden tile may have been kept on purpose', () => {
    const certainty = (state: State, chosen: readonly number[]) =>
      questions.goodsForecast.solve(state, { seat: 0, draws: 1, chosen }).certainty;
    const mine = table({ hands: [['rum'], ['?'], ['?']] });
    expect([certainty(mine, []), certainty(mine, [0]), certainty(mine, [2])]).toEqual(['exact', 'exact', 'estimate']);
    expect(certainty(table({ hands: [['rum'], ['madras!'], ['?']] }), [1])).toBe('exact');
    const drawn = table({
      goods: { madras: 2 },
      hands: [['rum'], ['?'], ['?']],
      tail: ['madras', 'madras', 'rum', 'rum', 'rum', 'spices', 'spices', 'vanilla'],
      goodsOut: ['madras'],
    });
    expect(certainty(drawn, [1])).toBe('exact');
  });

  it('says what is wrong with its input', () => {
    const codes = (json: unknown, state?: State) => {
      const read = questions.goodsForecast.parse(json, state);
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(codes({ seat: 0, draws: 1 })).toEqual(['position missing-field']);
    expect(codes({ seat: 0, draws: 10 }, table())).toEqual(['draws out-of-range']);
    expect(codes({ seat: 0, draws: 1, chosen: [4] }, table())).toEqual(['chosen[0] out-of-range']);
    expect(codes({ seat: 0 }, table())).toEqual(['draws missing-field']);
    const none = table({
      goods: { madras: 3 },
      goodsOut: ['madras', 'madras', 'rum', 'rum', 'rum', 'rum', 'spices', 'spices', 'vanilla'],
    });
    expect(codes({ seat: 0, draws: 1 }, none)).toEqual(['position.goods too-few']);
  });
});
