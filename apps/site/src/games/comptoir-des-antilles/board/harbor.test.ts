import { readTable } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles, validate } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { expect, it } from 'vitest';
import type { Json } from '../../../stores/table.ts';
import { digits } from './digits.ts';
import { layOn } from './laying.ts';
import { movesOn } from './moves-on.ts';
import { emptyTable, startOfGame } from './starts.ts';

it.each([
  ['-', 'ship 5', { value: '5 -' }],
  ['-', 'porter 0', { refused: 'No ship lies at this quay: put one there first.' }],
  ['5 -', 'goods rum', { value: '5 rum' }],
  ['3 rum A2B1', 'porter 0', { refused: 'This ship is full.' }],
  ['5 rum A2B1', 'ship 2', { refused: 'More porters are aboard than it has places.' }],
  ['5 rum A2', 'porter 1', { value: '5 rum A2B1' }],
  ['5 rum', 'tile fire', { value: '5 rum fire/C' }],
  ['5 rum fire/A', 'tile storm', { value: '5 rum storm/A' }],
  ['what', 'ship 5', { refused: 'This quay cannot be read: correct it in the fields.' }],
])('on %s comes %s', (text, item, comes) => {
  expect(layOn(text, item, 2, 'en')).toEqual(comes);
});

it('a counter is typed digit by digit, whatever stood there', () => {
  const typed = (counter: number, ...keys: readonly string[]): number | undefined =>
    keys.reduce<number | undefined>(
      (now, key) => digits(now ?? 0, 'en', (value) => value).find((one) => one.key === key)?.to,
      counter,
    );
  expect(typed(0, '3', '1')).toBe(31);
  expect(typed(31, '4', '2')).toBe(42);
  expect(typed(31, '0', '5')).toBe(5);
  expect(typed(131, '0', '7')).toBe(107);
});

it.each([
  ['with nothing on it', emptyTable],
  ['as set-up leaves it', startOfGame],
])('a table %s is sound, and keeps players, readings and box', (_, make) => {
  const kept = { seats: 3, rulings: { hundred: 'after-commission' }, edition: { target: 60 } };
  const position = make({ ...kept, phase: 'over', premiums: [70, 1, 2] });
  const state = must(comptoirDesAntilles.parsePosition(position));
  expect(validate(state)).toEqual([]);
  expect(position).toMatchObject(kept);
  expect(state.premiums).toEqual([0, 0, 0]);
});

const movesAt = (position: Json) => {
  const { state, table } = must(readTable({ seats: 3, quays: ['5 rum A4', '4 madras', '6 spices', '-'], ...position }));
  return movesOn(state, table);
};

it('a card, then a quay: the card is played first, and what it does is placed there', () => {
  const { shownFrom, before } = movesAt({});
  const move = shownFrom?.('card.foreman').find(({ to }) => to === 'quay2');
  expect(move?.action).toEqual({ kind: 'place', seat: 0, quays: [2, 2] });
  expect(before?.('card.foreman', 'quay2')).toMatchObject({ phase: 'effect', turn: { contact: 'foreman' } });
});

it('a quay with too few places is meant all the same, and refused by the rules', () => {
  const { shownFrom, meant, before } = movesAt({});
  expect(shownFrom?.('card.foreman').some(({ to }) => to === 'quay1')).toBe(false);
  const action = meant?.('card.foreman', 'quay1');
  const state = must(comptoirDesAntilles.parsePosition(before?.('card.foreman', 'quay1')));
  const verdict = comptoirDesAntilles.check(state, must(comptoirDesAntilles.parseAction(action, state)));
  expect(verdict.legal ? [] : verdict.violations.map(({ clause }) => clause)).toContain('sailing.capacity');
});

it('another card may be tried as long as nothing has been done with the one in play', () => {
  const { shownFrom } = movesAt({ phase: 'effect', turn: { contact: 'foreman' } });
  expect(shownFrom?.('card.deckhand').map(({ to }) => to)).toContain('quay3');
});

it('an event tile goes from its owner to a quay, and that of another player is meant, to be refused', () => {
  const { shown, meant } = movesAt({ tiles: [['fire'], ['storm'], []] });
  expect(shown.some(({ from, to }) => from === 'tile.0.fire' && to === 'quay1')).toBe(true);
  expect(shown.some(({ from }) => from === 'tile.1.storm')).toBe(false);
  expect(meant?.('tile.1.storm', 'quay1')).toEqual({ kind: 'playTile', seat: 1, tile: 'storm', quay: 1 });
});
