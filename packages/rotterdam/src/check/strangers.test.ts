import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { rotterdam } from '../index.ts';

// An action may be read before anybody knows the table it is for.
const seats = 2;
const state = (more: object) => must(rotterdam.parsePosition({ seats, ...more }));
const found = (json: unknown, more: object) => {
  const verdict = rotterdam.check(state(more), must(rotterdam.parseAction(json)));
  return verdict.legal
    ? []
    : verdict.violations.map((one) => [one.clause, one.reason, Reflect.get(one.facts, 'found')]);
};

describe('what is not at the table', () => {
  it.each([
    ['a seat', { kind: 'endTurn', seat: 3 }, { phase: 'trade' }, [['round.seat-order', 3]]],
    [
      'the other seat',
      { kind: 'offerTrade', seat: 0, to: 2, give: ['jam'], get: ['jam'] },
      { phase: 'trade', hands: [{ products: ['jam'] }, {}] },
      [['round.seat-order', 2]],
    ],
    [
      'a ship',
      { kind: 'unload', seat: 0, ship: '0f' },
      { phase: 'unload', ships: ['0a@VU1'] },
      [['setup.ships', '0f']],
    ],
    [
      'a start and a cargo',
      { kind: 'launch', seat: 0, start: 'Z9', cargo: 'coal' },
      {},
      [
        ['board.channel', 'Z9'],
        ['setup.materials', 'coal'],
      ],
    ],
    [
      'a quay',
      { kind: 'sail', seat: 0, ship: '0a', to: 'Z9' },
      { phase: 'sail', ships: ['0a@C1'], call: { color: 'blue' } },
      [['board.channel', 'Z9']],
    ],
    [
      'a way back',
      { kind: 'playCard', seat: 0, card: 'setback', ship: '2a', path: ['Z9'] },
      { hands: [{ navigation: ['setback'] }, {}] },
      [
        ['setup.ships', '2a'],
        ['board.channel', 'Z9'],
      ],
    ],
    [
      'a thief’s ships',
      { kind: 'playCard', seat: 0, card: 'cargo-thief', from: '2a', to: '3a' },
      { hands: [{ navigation: ['cargo-thief'] }, {}] },
      [
        ['setup.ships', '2a'],
        ['setup.ships', '3a'],
      ],
    ],
    [
      'a Mission and a Product',
      { kind: 'fulfill', seat: 0, mission: 'm99', products: ['ham'], jokers: [] },
      { phase: 'mission', hands: [{ products: ['jam'] }, {}] },
      [
        ['setup.product-piles', 'ham'],
        ['setup.mission-hand', 'm99'],
      ],
    ],
  ])('%s is told, and nothing else', (_, action, more, expected) => {
    expect(found(action, more)).toEqual(expected.map(([clause, what]) => [clause, 'not-in-game', what]));
  });

  it('is told after whose turn it is', () => {
    expect(found({ kind: 'endTurn', seat: 3 }, {})).toEqual([['round.seat-order', 'not-your-turn', undefined]]);
  });

  it('is nothing in an action of the table', () => {
    expect(
      found({ kind: 'launch', seat: 0, start: 'A1', cargo: null }, { rulings: { 'empty-launch': 'free' } }),
    ).toEqual([]);
  });
});
