import { must } from '@portolan/core';
import { expect, it } from 'vitest';
import { comptoirDesAntilles as game } from '../index.ts';

// An action read without a state may be of a player who is not at the table: it is refused, and never throws.

const reasons = (position: object, action: object): string[] => {
  const state = must(game.parsePosition({ seats: 3, phase: 'act', ...position }));
  const verdict = game.check(state, must(game.parseAction(action)));
  return verdict.legal ? [] : verdict.violations.map(({ clause, reason }) => `${clause}/${reason}`);
};

/** A ship of three has just been filled; beside it lies one with a porter of A, where a careless count finds one of D. */
const leaving = {
  phase: 'settle',
  quays: ['3 madras A2B1', '5 rum A1', '4 madras', '6 spices'],
  turn: { contact: 'deckhand' },
  leaving: { quay: 1, cause: 'full', due: 1 },
};

const due = (effect: object) => ({ phase: 'effect', turn: { contact: 'pilot', effects: [effect] } });
const port = { quays: ['4 madras B1', '5 rum A1', '4 madras', '6 spices'] };

it.each([
  {
    action: { kind: 'playContact', seat: 3, contact: 'pilot' },
    found: ['round.order/not-your-turn', 'contact.discard/not-in-hand'],
  },
  { action: { kind: 'playContact', seat: 0, contact: 'harbor-master' }, found: ['contact.discard/not-in-hand'] },
  {
    action: { kind: 'playTile', seat: 3, tile: 'fire', quay: 1 },
    found: ['tile.any-time/not-your-turn', 'tile.owned/not-owned'],
  },
  { action: { kind: 'openAuction', seat: 3 }, found: ['turn.auction/not-your-turn'] },
  { action: { kind: 'endTurn', seat: 3 }, found: ['round.order/not-your-turn'] },
])('in a turn: $action', ({ action, found }) =>
  expect(reasons({ ...port, premiums: [1, 1, 1] }, action)).toEqual(found),
);

it('in an auction', () => {
  const auction = { phase: 'auction', premiums: [5, 5, 5], auction: { tile: 'fire', next: 1 }, turn: { auctions: 1 } };
  expect(reasons(auction, { kind: 'bid', seat: 3, amount: 2 })).toEqual(['auction.raise/not-your-bid']);
  expect(reasons(auction, { kind: 'pass', seat: 3 })).toEqual(['auction.raise/not-your-bid']);
});

it('goods that the box does not have', () => {
  const assigning = {
    phase: 'assign',
    quays: ['5 -', '5 rum', '4 madras', '6 spices'],
    hands: [['?', '?'], ['?'], ['?']],
    turn: { contact: 'pilot', resolved: true },
    discards: [['pilot'], [], []],
  };
  expect(reasons(assigning, { kind: 'assignGoods', seat: 0, tiles: { 1: 'gold' } })).toEqual([
    'ships.assign-goods/not-in-hand',
  ]);
});

it('named as one who pays: no porter of his is aboard', () =>
  expect(reasons(leaving, { kind: 'leaveSlate', seat: 0, to: 3 })).toEqual(['slate.designate/no-porter-aboard']));

it.each([
  {
    effect: { do: 'move', n: 1, whose: 'other' },
    action: { kind: 'move', seat: 0, from: 1, to: 2, porters: [3] },
    found: ['contact.effects/no-porter'],
  },
  {
    effect: { do: 'remove', n: 1, whose: 'any' },
    action: { kind: 'remove', seat: 0, quay: 1, porters: [3] },
    found: ['contact.effects/no-porter'],
  },
  {
    effect: { do: 'replace' },
    action: { kind: 'replace', seat: 0, quay: 1, porter: 3 },
    found: ['contact.effects/no-porter'],
  },
  {
    effect: { do: 'swap', whose: 'own' },
    action: { kind: 'swap', seat: 0, a: { quay: 1, porter: 3 }, b: { quay: 2, porter: 0 } },
    found: ['contact.effects/no-porter'],
  },
])('as the owner of a porter: $action', ({ effect, action, found }) =>
  expect(reasons({ ...port, ...due(effect) }, action)).toEqual(found),
);
