import { readTable } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles, phases, reconstructed } from '@portolan/comptoir-des-antilles';
import { languages, must, play } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { actionNames } from '../parts/action-names.ts';
import { laidOf } from '../parts/quay-text.ts';
import { changed, freshPosition } from './draft.ts';
import { effectsValue } from './effects-value.ts';
import { activeIn, quaysIn, seatsOf } from './fields-of.ts';
import { handItems } from './Player.tsx';
import { firstMove, moveOfKind } from './proposal.ts';
import { relaxed } from './relaxed.ts';
import { words } from './words.ts';

const read = (position: Json) => must(readTable(position));
const full = (position: Json): Json => read(position).table.position as unknown as Json;

describe('the position to start from', () => {
  it('can be read, can occur, and has a move to propose', () => {
    const { state, table } = read(freshPosition);
    expect(comptoirDesAntilles.validate(state)).toEqual([]);
    const move = firstMove(state, table);
    expect(move.kind).toBe('playContact');
    expect(comptoirDesAntilles.check(state, must(comptoirDesAntilles.parseAction(move, state))).legal).toBe(true);
  });
});

describe('a change to the position', () => {
  const starts = [freshPosition, full(freshPosition), { seats: 3 }, { seats: 4, quays: ['-', '5 rum', '-', '3 -'] }];
  const all = phases.flatMap((phase) => starts.map((start, i) => [phase, i, start] as const));

  it.each(all)('to phase %s from table %i leaves one that can be read and played on', (phase, i, start) => {
    const { state, table } = read(changed(start, 'phase', phase));
    expect(table.position.phase).toBe(phase);
    // From tables that can occur comes one that can occur, but where goods are still to be given out.
    if (i < 2) expect(comptoirDesAntilles.validate(state)).toEqual([]);
    if (comptoirDesAntilles.turn(state).actors.length === 0) return;
    const action = must(comptoirDesAntilles.parseAction(firstMove(state, table), state));
    expect(play(comptoirDesAntilles, state, action).ok).toBe(i < 2 || comptoirDesAntilles.check(state, action).legal);
  });

  it.each(phases)('from phase %s back to a turn can be read', (phase) => {
    const there = changed(freshPosition, 'phase', phase);
    expect(read(changed(there, 'phase', 'act')).table.position.phase).toBe('act');
  });

  it('forgets what belongs to another phase', () => {
    const settling = changed(freshPosition, 'phase', 'settle');
    expect(settling.leaving).toBeDefined();
    expect(changed(settling, 'phase', 'act').leaving).toBeUndefined();
    expect(changed(changed(freshPosition, 'phase', 'auction'), 'phase', 'over').auction).toBeUndefined();
  });

  it.each([3, 4])('to %i players takes what belongs to nobody away', (seats) => {
    const bidding = changed({ ...full(freshPosition), active: 3, first: 3 }, 'phase', 'auction');
    const auction = { ...objectIn(bidding, 'auction'), high: { seat: 3, amount: 2 }, passed: [2, 3], next: 0 };
    const position = changed({ ...bidding, auction }, 'seats', seats);
    expect(seatsOf(position)).toBe(seats);
    expect(activeIn(position)).toBeLessThan(seats);
    expect(quaysIn(position).some((text) => /D\d|\/D/.test(text))).toBe(seats === 4);
    expect(comptoirDesAntilles.validate(read(position).state)).toEqual([]);
  });

  it('of any other field sets that field alone', () => {
    expect(changed({ seats: 4, slate: 1 }, 'slate', 2)).toEqual({ seats: 4, slate: 2 });
    expect(changed({ seats: 4, slate: 1 }, 'slate', undefined)).toEqual({ seats: 4 });
  });

  it('of a piece lets the piles follow, as long as they say only what the table says', () => {
    const quays = ['4 rum A1B2', '5 rum A1C1D1', '6 spices B1D2 top-quality/D', '7 vanilla C2A1'];
    const moved = changed(full(freshPosition), 'quays', quays);
    expect(comptoirDesAntilles.validate(read(moved).state)).toEqual([]);
    // 5 tiles of rum, 2 at quays
    expect(read(moved).table.position.goods).toMatchObject({ rum: 3 });
    const counted = changed({ ...full(freshPosition), goods: { rum: 1 } }, 'quays', quays);
    expect(counted.goods).toEqual({ rum: 1 });
  });

  it('keeps what cannot be read as it is', () => {
    const wrong = { seats: 4, quays: ['5 salt', 7], ships: { 13: 1 }, color: 'blue' };
    expect(relaxed(wrong)).toBe(wrong);
    expect(changed(wrong, 'slate', 2)).toEqual({ ...wrong, slate: 2 });
  });
});

describe('a proposed move', () => {
  const { state, table } = read(freshPosition);

  it.each(Object.keys(actionNames))('of kind %s is legal if one is, and can be read', (kind) => {
    const move = moveOfKind(kind, state, table);
    expect(move.kind).toBe(kind);
    const legal = comptoirDesAntilles.actions(state).filter((action) => action.kind === kind);
    if (legal.length > 0) expect(legal).toContainEqual(move);
    expect(must(comptoirDesAntilles.parseAction(move, state)).kind).toBe(kind);
  });
});

describe('the fields', () => {
  it('say which effects of a card are still to come', () => {
    const pilot = reconstructed.contacts.find(({ id }) => id === 'pilot')?.effects ?? [];
    expect(pilot).toHaveLength(2);
    expect(effectsValue(undefined, pilot)).toBe('all');
    expect(effectsValue(JSON.parse(JSON.stringify(pilot)), pilot)).toBe('all');
    expect(effectsValue(pilot.slice(1), pilot)).toBe('1');
    expect(effectsValue([], pilot)).toBe('2');
    expect(effectsValue([{ do: 'replace' }], pilot)).toBe('own');
    expect(effectsValue('all', pilot)).toBe('own');
  });

  it('offer tiles face down, seen by their owner, and known to all', () => {
    expect(handItems(reconstructed, 'en').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['?', 'rum', 'rum!']),
    );
  });

  it('show the four quays of a draft, however few are entered', () => {
    expect(quaysIn({ quays: ['5 rum'] }).map((text) => laidOf(text)?.ship)).toEqual([
      5,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are named in both languages', () => {
    for (const text of Object.values(words))
      for (const lang of languages) expect(holesIn(text[lang].replace(/\{\w+\}/g, 'x'), lang)).toEqual([]);
  });
});
