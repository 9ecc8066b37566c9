import { type Action, caboDaRoca, countAll, type State } from '@portolan/cabo-da-roca';
import { playOut, type Rng, rng, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { expectedTotals } from './end-of-turn.ts';
import { questions } from './index.ts';

const must = (json: unknown): State => {
  const read = caboDaRoca.parsePosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

/** A game in which so many actions have been played. */
const gameOf = (random: Rng, actions: number, seats = 2): State => {
  const begun = caboDaRoca.setup({ seats });
  if (!begun.ok) throw new Error('a plain game begins');
  playOut(caboDaRoca, begun.value, random, { policy: uniform, maxActions: actions });
  return begun.value;
};

const after = (state: State, action: Action): State => {
  const next = caboDaRoca.clone(state);
  caboDaRoca.apply(next, action);
  return next;
};

describe('bestEndOfTurn', () => {
  interface Best {
    own: number;
    margin: number;
  }

  /** The best of every sequence of legal actions that ends with the end of the turn, by the piece bought first. */
  const search = (state: State, first: string, found: Map<string, Best>): void => {
    const ends = state.phase === 'over' || caboDaRoca.check(state, { kind: 'endTurn', seat: 0 }).legal;
    if (ends) {
      const totals = countAll(state).map(({ total }) => total);
      const best = found.get(first) ?? { own: -9999, margin: -9999 };
      best.own = Math.max(best.own, totals[0]!);
      best.margin = Math.max(best.margin, totals[0]! - Math.max(...totals.slice(1)));
      found.set(first, best);
    }
    for (const action of caboDaRoca.actions(state, 0)) {
      if (action.kind === 'endTurn' || action.kind === 'bargain') continue;
      const next = after(state, action);
      if (next.phase === 'consent') continue;
      const bought = action.kind === 'buyShip' ? action.piece : action.kind === 'buySailor' ? 'sailor' : 'nothing';
      search(next, first === '' ? bought : first, found);
    }
  };

  it.each([
    {
      name: 'islands, wrecks and fish about',
      given: {
        board: { rows: ['qNE A.N qNW ~ f2', '~ ~ ~ I ~', 'W ~ f3 ~ L'] },
        ships: {
          '0t1': { at: [1, 2], heading: 'W' },
          '0f1': { at: [2, 1], heading: 'S' },
          '1t1': { at: [4, 1], heading: 'S' },
        },
        sailors: [{ owner: 0, at: [1, 0] }],
      },
    },
    {
      name: 'a cargo to sell, a victim and a bonus move',
      given: {
        board: { rows: ['A.N cN B.N qNW', '~ ~ ~ ~', 'L ~ W ~', '~ ~ ~ I'] },
        ships: {
          '0t1': { at: [1, 1], heading: 'E', cargo: 't03', from: 'A', kept: 1 },
          '0p': { at: [2, 2], heading: 'N' },
          '1t1': { at: [3, 2], heading: 'S', cargo: 't21', from: 'A' },
          '1f1': { at: [3, 1], heading: 'S' },
        },
        sailors: [
          { owner: 1, at: [2, 0] },
          { owner: 0, at: [0, 0] },
        ],
      },
    },
  ])('is the best of all play: $name', ({ given }) => {
    const shown = { island: 50, wreck: 150 };
    const state = must({ seats: 2, final: true, stage: 'buy', coins: [130, 90], shown, ...given });
    const found = new Map<string, Best>();
    search(state, '', found);
    const totals = countAll(state).map(({ total }) => total);
    const now = { own: totals[0]!, margin: totals[0]! - totals[1]! };
    const answer = questions.bestEndOfTurn.solve(state, {});
    const best = (by: 'own' | 'margin') => Math.max(...[...found.values()].map((one) => one[by])) - now[by];
    expect(answer.sequences[0]!.margin).toBe(best('margin'));
    expect(Math.max(...answer.sequences.map(({ own }) => own))).toBe(best('own'));
    const bought = [...found].filter(([piece]) => piece !== '' && piece !== 'nothing');
    expect(answer.purchases.length).toBe(bought.length);
    for (const { piece, own, margin } of answer.purchases) {
      const one = found.get(piece)!;
      expect({ own, margin }).toEqual({ own: one.own - now.own, margin: one.margin - now.margin });
    }
    for (const { actions, own } of answer.sequences) {
      const end = actions.reduce(after, state);
      expect(countAll(end)[0]!.total - now.own).toBe(own);
    }
  });

  it('counts a treasure whose value nobody has seen as what is to be expected', () => {
    const state = must({
      seats: 2,
      final: true,
      board: { rows: ['~ W ~ I'] },
      coins: [10, 100],
      pile: ['wreck-50', 'wreck-150', 't01'],
      ships: { '0p': { at: [0, 0], heading: 'E' } },
    });
    // (50 + 150) / 2.
    expect(questions.bestEndOfTurn.solve(state, {}).sequences[0]).toMatchObject({ own: 100, margin: 100 });
  });

  it('weighs the cards that may be drawn', () => {
    const state = must({
      seats: 2,
      stage: 'depart',
      board: { rows: ['qNE A.N cN B.N', '~ ~ ~ ~'] },
      coins: [50, 50],
      pile: ['t02', 't01'],
      ships: { '0t1': { at: [1, 0] }, '1t1': { at: [0, 1], heading: 'E' } },
    });
    // t02 strikes B; t01 sells there at 30 by leaving east and going on: a mean of 15.
    const { certainty, sequences } = questions.bestEndOfTurn.solve(state, {});
    expect(certainty).toBe('exact');
    expect(sequences[0]).toMatchObject({ own: 15, margin: 15, actions: [{ kind: 'load' }] });
  });

  /** What can be expected of a turn when every card is drawn and played on for itself. */
  const eachCard = (state: State, known: Map<string, Best>): Best => {
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before) return before;
    const totals = expectedTotals(state);
    const options: Best[] = [];
    const ends = state.active !== 0 || caboDaRoca.check(state, { kind: 'endTurn', seat: 0 }).legal;
    const now = { own: totals[0]!, margin: totals[0]! - totals[1]! };
    if (ends) options.push(now);
    if (state.phase === 'pile') {
      const chances = caboDaRoca.chances(state);
      const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
      const mean = { own: 0, margin: 0 };
      for (const [action, weight] of chances) {
        const { own, margin } = eachCard(after(state, action), known);
        mean.own += (own * weight) / all;
        mean.margin += (margin * weight) / all;
      }
      options.push(mean);
    } else {
      for (const action of caboDaRoca.actions(state, 0)) {
        if (action.kind === 'endTurn' || action.kind === 'bargain') continue;
        const next = after(state, action);
        if (next.phase !== 'consent') options.push(eachCard(next, known));
      }
    }
    if (options.length === 0) options.push(now);
    const best = {
      own: Math.max(...options.map(({ own }) => own)),
      margin: Math.max(...options.map(({ margin }) => margin)),
    };
    known.set(key, best);
    return best;
  };

  const long = 'qNE A.N cN cN cN cN B.N';
  // Who has no ship left is out, and alone one plays on no more.
  const rival = { '1t1': { at: [0, 1], heading: 'E' } };
  const draws = [
    {
      name: 'the ship that draws can sell at once',
      gains: true,
      rows: ['qNE A.N cN B.N', '~ ~ ~ ~', '~ I ~ ~'],
      ships: { '0t1': { at: [1, 0] }, ...rival },
      // t02 is not sold in B, the others are: where idle calls are forbidden, it cannot come in.
      sailors: [{ owner: 0, at: [1, 2] }],
      pile: ['t02', 't03', 't06', 'island-50', 'island-150', 'wreck-100'],
    },
    {
      name: 'another ship sells, and the one that draws does not get so far',
      gains: true,
      rows: [long, '~ ~ ~ ~ ~ ~ ~'],
      ships: { '0t1': { at: [1, 0] }, '0t2': { at: [5, 1], heading: 'NE', cargo: 't03', from: 'A' }, ...rival },
      pile: ['t01', 't02', 't11', 't21', 'island-50', 'wreck-100'],
    },
    {
      name: 'two ships draw, one after the other, and no action is left to sell',
      gains: false,
      rows: ['C.N cN cN cN cN cN cN A.N cN B.N', '~ ~ ~ ~ ~ ~ ~ ~ ~ ~'],
      ships: { '0t1': { at: [0, 0] }, '0t2': { at: [7, 0] }, ...rival },
      pile: ['t01', 't02', 't22', 't25'],
    },
    {
      name: 'an unknown cargo comes into port',
      gains: true,
      rows: [long, '~ ~ ~ ~ ~ ~ ~'],
      ships: { '0t1': { at: [1, 0] }, '0t2': { at: [5, 1], heading: 'NE', cargo: '?', from: 'A' }, ...rival },
      // Where the dearest is drawn, the unknown cargo is a cheaper one.
      pile: ['t01', 't03', 't06', 't22'],
    },
  ];
  const tables = [
    {},
    { 'possible-destination': 'later' },
    { 'possible-destination': 'later', 'idle-port-call': 'forbidden' },
  ];

  it.each(draws.flatMap((draw) => tables.map((rulings) => ({ ...draw, rulings }))))(
    'expects the same as where each card is played on: $name, $rulings',
    ({ rows, ships, sailors, pile, rulings, gains }) => {
      const state = must({
        seats: 2,
        stage: 'depart',
        coins: [20, 50],
        board: { rows },
        ships,
        sailors: sailors ?? [],
        pile,
        rulings,
      });
      const totals = expectedTotals(state);
      const best = eachCard(state, new Map());
      expect(best.own > totals[0]!).toBe(gains);
      const { sequences } = questions.bestEndOfTurn.solve(state, {});
      expect(Math.max(...sequences.map(({ own }) => own))).toBeCloseTo(best.own - totals[0]!, 9);
      expect(sequences[0]!.margin).toBeCloseTo(best.margin - (totals[0]! - totals[1]!), 9);
      expect(sequences.some(({ actions }) => actions.at(-1)?.kind === 'load')).toBe(true);
    },
  );

  it('is not asked while a tile is to be laid', () => {
    expect(questions.bestEndOfTurn.parse({}, gameOf(rng(1), 4))).toMatchObject({
      problems: [{ code: 'not-playable' }],
    });
  });
});
