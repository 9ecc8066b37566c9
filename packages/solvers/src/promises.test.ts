import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type AnyGame, must, type Policy, playOut, type Ranker, rng } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import * as ofBorneo from './borneo/policy.ts';
import * as ofCabo from './cabo-da-roca/policy.ts';
import * as ofComptoir from './comptoir-des-antilles/policy.ts';
import { bestOf, choiceFirst, mostAt, rankedAs, rankedBy } from './promises.ts';
import * as ofRotterdam from './rotterdam/policy.ts';

describe('items by what they promise', () => {
  const items = ['a3', 'b7', 'c7', 'd1'];
  const promise = (item: string): number => Number(item[1]);

  it('the most first, equals in their order', () =>
    expect(rankedBy(items, promise)).toEqual([
      ['b7', 7],
      ['c7', 7],
      ['a3', 3],
      ['d1', 1],
    ]));

  it('the best is the first of them', () => {
    expect(bestOf(items, promise)).toBe('b7');
    expect(mostAt(items.map(promise))).toBe(1);
  });

  it('a choice made for other reasons stands first, and promises no less than the next', () => {
    const order = ['d1', 'b7', 'c7', 'a3'];
    expect(choiceFirst(items, promise, 'd1').map(([item]) => item)).toEqual(order);
    expect(choiceFirst(items, promise, 'd1')[0]).toEqual(['d1', 7]);
    expect(choiceFirst(['d1'], promise, 'd1')).toEqual([['d1', 1]]);
  });

  it('promises that are known already give the same order', () =>
    expect(rankedAs(items, items.map(promise))).toEqual(rankedBy(items, promise)));
});

// biome-ignore lint/suspicious/noExplicitAny: policies of all games
type Player = { readonly promises: Ranker<any, any>; readonly sensible: Policy<any, any> };

describe.each<readonly [string, AnyGame, Player]>([
  ['Borneo', borneo, ofBorneo],
  ['Cabo da Roca', caboDaRoca, ofCabo],
  ['Comptoir des Antilles', comptoirDesAntilles, ofComptoir],
  ['Rotterdam', rotterdam, ofRotterdam],
])('the promises of %s', (_, game, { promises, sensible }) => {
  it.each([3, 4])(
    'for %i: every action once, in order, the choice of the policy first, and the table as it was',
    (seats) => {
      const state: unknown = must(game.setup({ seats }));
      const faults: unknown[] = [];
      const law: Policy<unknown, unknown> = (now, actions, seat, random) => {
        const before = JSON.stringify(now);
        const ranked = promises(now, actions, seat, random.clone());
        const choice = sensible(now, actions, seat, random);
        const listed = new Set(ranked.map(([action]) => action));
        const whole = ranked.length === actions.length && actions.every((action) => listed.has(action));
        const sorted = ranked.every(
          ([, promise], i) => Number.isFinite(promise) && (i === 0 || promise <= ranked[i - 1]![1]),
        );
        if (!whole || !sorted || ranked[0]![0] !== choice || JSON.stringify(now) !== before)
          faults.push({ ranked, choice });
        return choice;
      };
      // biome-ignore lint/suspicious/noExplicitAny: the game of any name
      playOut<any, any, any, string>(game, state, rng(4, seats), { policy: law });
      expect(faults).toEqual([]);
    },
  );
});
