import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { parseAction } from './action-reader.ts';
import { comptoirDesAntilles } from './index.ts';
import type { State } from './state.ts';

const three = must(comptoirDesAntilles.parsePosition({ seats: 3 }));

const told = (json: unknown, state?: State): readonly string[] => {
  const read = parseAction(json, state);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

describe('an action', () => {
  const swap = { kind: 'swap', seat: 0, a: { quay: 1, porter: 0 } };

  it.each([
    { json: null, problems: ['not-an-object'] },
    { json: {}, problems: ['kind missing-field'] },
    { json: { kind: 'dance' }, problems: ['kind unknown-kind'] },
    { json: { kind: 'toString' }, problems: ['kind unknown-kind'] },
    { json: { kind: 'pass' }, problems: ['seat missing-field'] },
    { json: { kind: 'pass', seat: 0, why: 1 }, problems: ['why unknown-field'] },
    { json: { kind: 'pass', seat: 4 }, problems: ['seat unknown-seat'] },
    { json: { kind: 'bid', seat: 0, amount: 1.5 }, problems: ['amount not-an-integer'] },
    { json: { kind: 'place', seat: 0, quays: [5] }, problems: ['quays[0] out-of-range'] },
    { json: { kind: 'playTile', seat: 0, tile: 'kraken', quay: 1 }, problems: ['tile unknown-tile'] },
    { json: { ...swap, b: { quay: 2 } }, problems: ['b.porter missing-field'] },
    { json: { kind: 'assignGoods', seat: 0, tiles: { 5: 'rum' } }, problems: ['tiles.5 unknown-quay'] },
    { json: { kind: 'drawGoods', goods: 'Rum' }, problems: ['goods wrong-id'] },
    { json: { kind: 'drawGoods', goods: '?' }, problems: [] },
    { json: { kind: 'drawGoods', goods: 'tea' }, problems: [] },
  ])('is read or refused: $json', ({ json, problems }) => expect(told(json)).toEqual(problems));

  it.each([
    { json: { kind: 'drawGoods', goods: 'tea' }, problems: ['goods unknown-goods'] },
    { json: { kind: 'playContact', seat: 0, contact: 'cook' }, problems: ['contact unknown-contact'] },
    { json: { kind: 'pass', seat: 3 }, problems: ['seat unknown-seat'] },
    { json: { kind: 'leaveSlate', seat: 0, to: 3 }, problems: ['to unknown-seat'] },
  ])('names what is in its game: $json', ({ json, problems }) => expect(told(json, three)).toEqual(problems));
});
