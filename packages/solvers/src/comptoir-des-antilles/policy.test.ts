import { type Action, comptoirDesAntilles as game, type Position, type State } from '@portolan/comptoir-des-antilles';
import { must, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { sensible } from './policy.ts';
import { worthOf } from './policy-worth.ts';

// This position, this action: each rule of thumb where its opposite would play something else.

const QUAYS = ['4 madras', '5 rum', '4 madras', '6 spices'];

const table = (more: Partial<Position> = {}): State =>
  must(game.parsePosition({ seats: 3, phase: 'act', quays: QUAYS, premiums: [10, 10, 10], next: 5, ...more }));

const played = (more: Partial<Position>, seed = 1): Action => {
  const state = table(more);
  expect(game.validate(state)).toEqual([]);
  const { active } = state;
  const seat = state.auction?.next ?? active;
  return sensible(state, game.actions(state, seat), seat, rng(seed));
};

/** A ship of Madras that A has filled, and a commission of 3. */
const due = (quay: string, more: Partial<Position> = {}): Partial<Position> => ({
  phase: 'settle',
  quays: [quay, '5 rum', '4 madras', '6 spices'],
  turn: { contact: 'foreman' },
  leaving: { quay: 1, cause: 'full', due: 3 },
  ...more,
});

describe('the bill', () => {
  it('goes to another, if one can be named', () =>
    expect(played(due('4 madras A2B2'))).toEqual({ kind: 'leaveSlate', seat: 0, to: 1 }));

  it('goes to the one who can pay most of it', () =>
    expect(played(due('4 madras A2B1C1', { premiums: [10, 1, 4] }))).toEqual({ kind: 'leaveSlate', seat: 0, to: 2 }));

  it('goes to the richer of two who can pay it all', () =>
    expect(played(due('4 madras A2B1C1', { premiums: [10, 30, 4] }))).toEqual({ kind: 'leaveSlate', seat: 0, to: 1 }));

  it('goes, of two equally rich, to the one who has had his turn', () => {
    const late = due('4 madras A1B2C1', { active: 1, slate: 1, first: 0 });
    expect(played(late)).toEqual({ kind: 'leaveSlate', seat: 1, to: 0 });
  });
});

describe('goods', () => {
  it('the dearest lie before the ship that is filled first', () => {
    const assigning: Partial<Position> = {
      phase: 'assign',
      quays: ['8 -', '3 -', '4 madras', '6 spices'],
      hands: [['vanilla', 'madras', 'madras'], ['?'], ['?']],
      turn: { contact: 'foreman', resolved: true },
      discards: [['foreman'], [], []],
    };
    expect(played(assigning)).toEqual({ kind: 'assignGoods', seat: 0, tiles: { 1: 'madras', 2: 'vanilla' } });
    const mirrored = { ...assigning, quays: ['3 -', '8 -', '4 madras', '6 spices'] };
    expect(played(mirrored)).toEqual({ kind: 'assignGoods', seat: 0, tiles: { 1: 'vanilla', 2: 'madras' } });
  });
});

describe('an auction', () => {
  const pirates = (more: Partial<Position>): Partial<Position> => ({
    phase: 'auction',
    quays: ['4 madras', '5 rum B2C2', '4 madras', '6 spices'],
    turn: { auctions: 1 },
    auction: { tile: 'pirates', next: 0 },
    ...more,
  });

  it('the lowest bid for a tile that promises much', () =>
    expect(played(pirates({}))).toEqual({ kind: 'bid', seat: 0, amount: 1 }));

  it('a raise while it is less than half of what the tile promises', () => {
    // Pirates turn 4 porters at 3 · (0.25 + 0.6 · 4/5) from B and C to A: more than 10 in all.
    const high = (amount: number) =>
      played(pirates({ auction: { tile: 'pirates', high: { seat: 1, amount }, next: 0 } })).kind;
    expect([high(3), high(9)]).toEqual(['bid', 'pass']);
  });

  it('never the last premium', () =>
    expect(played(pirates({ premiums: [1, 10, 10] }))).toEqual({ kind: 'pass', seat: 0 }));

  it('is opened now and then, and only with 3 premiums or more', () => {
    const openings = (premiums: number) =>
      Array.from({ length: 60 }, (_, seed) => played({ premiums: [premiums, 10, 10] }, seed)).filter(
        ({ kind }) => kind === 'openAuction',
      ).length;
    expect(openings(2)).toBe(0);
    // Half of the time: 30 of 60, four standard deviations of 3.9 to each side.
    expect(openings(3)).toBeGreaterThan(14);
    expect(openings(3)).toBeLessThan(46);
  });
});

describe('a tile', () => {
  const own = (tile: 'pirates' | 'mutiny', quays: string[]): Partial<Position> => ({
    quays,
    premiums: [2, 10, 10],
    tiles: [[tile], [], []],
  });

  it('is laid where it promises most', () => {
    const quays = ['4 madras B1', '5 rum B2C2', '4 madras', '6 spices'];
    expect(played(own('pirates', quays))).toEqual({ kind: 'playTile', seat: 0, tile: 'pirates', quay: 2 });
  });

  it('waits while it promises little', () =>
    expect(played(own('mutiny', ['4 madras', '5 rum', '4 madras B1', '6 spices'])).kind).toBe('playContact'));
});

describe('a contact', () => {
  const all = ['deckhand', 'innkeeper', 'pilot', 'foreman', 'customs-officer', 'captain', 'governor', 'shipowner'];
  const hand = (...contacts: string[]) => [all.filter((one) => !contacts.includes(one)), [], []];

  it('fills a ship that pays', () => {
    const near: Partial<Position> = {
      quays: ['4 madras', '5 spices A3B1', '4 madras', '6 rum'],
      premiums: [2, 10, 10],
    };
    // 16 and 4, less the commission of 1, against two porters on the Rum ship.
    expect(played({ ...near, discards: hand('deckhand', 'foreman') })).toMatchObject({ contact: 'deckhand' });
  });

  it('does not fill a ship that pays the others', () => {
    const near: Partial<Position> = {
      quays: ['4 madras', '5 rum B4', '4 madras', '6 spices'],
      premiums: [2, 10, 10],
      slate: 1,
    };
    const state = table({ ...near, phase: 'effect', turn: { contact: 'deckhand' } });
    const action = sensible(state, game.actions(state, 0), 0, rng(1));
    expect(action).toMatchObject({ kind: 'place' });
    expect(action).not.toMatchObject({ quays: [2] });
  });

  const place = [{ do: 'place', groups: [1] }] as const;
  const edition = {
    contacts: [
      { id: 'cheap', fr: 'Simple', en: 'Cheap', commission: 1, effects: place },
      { id: 'dear', fr: 'Fort', en: 'Dear', commission: 5, effects: place },
    ],
  };

  it('that is dear is played while it makes nothing sail, a cheap one when it does', () => {
    const poor = { premiums: [2, 10, 10], slate: 1, edition };
    expect(played(poor)).toMatchObject({ kind: 'playContact', contact: 'dear' });
    const near = { ...poor, quays: ['4 madras', '5 rum A4', '4 madras', '6 spices'] };
    expect(played(near)).toMatchObject({ kind: 'playContact', contact: 'cheap' });
  });

  it('is carried out where the porters promise most', () => {
    // Beside three others a porter has better hopes, and Spices pay more than Madras.
    const placing: Partial<Position> = {
      phase: 'effect',
      quays: ['4 madras', '5 rum', '4 madras', '6 spices A3'],
      turn: { contact: 'foreman' },
    };
    expect(played(placing)).toEqual({ kind: 'place', seat: 0, quays: [4, 4] });
  });
});

describe('what a table is worth', () => {
  const worth = (quay: string, more: Partial<Position> = {}) =>
    worthOf(table({ quays: ['4 madras', quay, '4 madras', '6 spices'], ...more }), 0);

  it('counters, less half the mean of the others and a quarter of the best', () =>
    expect(worth('5 rum', { premiums: [10, 4, 8] })).toBeCloseTo(10 - 3 - 2, 9));

  it('porters aboard, by how full the ship is', () => {
    // Two of five: 2 porters at 3 · (0.25 + 0.6 · 2/5).
    expect(worth('5 rum A2')).toBeCloseTo(10 + 6 * 0.49 - 7.5, 9);
    // B's two are half of the mean of two others, and a quarter as those of the best.
    expect(worth('5 rum B2')).toBeCloseTo(10 - 0.25 * (20 + 6 * 0.49) - 0.25 * (10 + 6 * 0.49), 9);
  });

  it('all of it to the pirates, nothing in a storm that waits', () => {
    expect(worth('5 rum B2 pirates/A')).toBeCloseTo(10 + 6 * 0.49 - 7.5, 9);
    expect(worth('5 rum A2 storm/B', { rulings: { storm: 'on-sailing' } })).toBeCloseTo(2.5, 9);
  });

  it('a win above all, and a loss below', () => {
    const over = (winners: number[]) => ({
      phase: 'over' as const,
      outcome: { clause: 'end.hundred' as const, winners },
    });
    expect(worth('5 rum', over([0]))).toBeCloseTo(62.5, 9);
    expect(worth('5 rum', over([1]))).toBeCloseTo(-57.5, 9);
  });
});
