import { borneo } from '@portolan/borneo';
import type { Kind } from '@portolan/core';
import { must } from '@portolan/core';
import { played, type Sitting, sit, statesOf } from '@portolan/core/table';
import { expect, it } from 'vitest';
import { hides, hidesHands, type StatesOf, settled } from './moment.ts';

const begun = (): Sitting<Kind> => must(sit(borneo, { setup: { seats: 3 }, sitters: [], seed: 5 })) as Sitting<Kind>;
const states = (sitting: Sitting<Kind>) => statesOf(borneo, sitting as never) as unknown as StatesOf;

it('draws all that nature owes, up to the first choice of a player', () => {
  const first = begun();
  const at = states(first);
  const now = settled(borneo, at, first);
  const { actors } = borneo.turn(at(now, now.cursor).state as never);
  expect(actors).not.toContain('nature');
  expect(now.moves.length).toBeGreaterThan(10);
});

it('tells a draw only to whom it was drawn, and what is turned up to everybody', () => {
  const first = begun();
  const at = states(first);
  const now = settled(borneo, at, first);
  const draw = now.moves.findIndex(({ action }) => action.kind === 'draw') + 1;
  const { to } = now.moves[draw - 1]!.action as unknown as { to: number };
  const told = (viewer: number | undefined) =>
    hides(borneo, at(now, draw - 1).state, now.moves[draw - 1]!.action, at(now, draw).state, viewer);
  expect([told(to), told((to + 1) % 3), told(undefined)]).toEqual([false, true, false]);
  const reveal = now.moves.findIndex(({ action }) => action.kind === 'reveal') + 1;
  const { state } = at(now, reveal);
  expect(hides(borneo, at(now, reveal - 1).state, now.moves[reveal - 1]!.action, state, 0)).toBe(false);
});

it('tells which of two equal pieces moved: nothing lies face down', () => {
  const table = { seats: 3, phase: 'company', active: 1, companies: { red: [0, 1, 1, 2], blue: [2, 0] } };
  const before = must(borneo.parsePosition(table));
  const moves = borneo.actions(before, 1).filter(({ kind }) => kind === 'transfer');
  expect(moves.length).toBeGreaterThan(1);
  for (const move of moves) {
    const after = borneo.clone(before);
    borneo.apply(after, move);
    expect([move, hides(borneo, before, move, after, 0)]).toEqual([move, false]);
  }
});

it('covers hands only where there are some to be seen', () => {
  const first = begun();
  const at = states(first);
  expect(hidesHands(borneo, at(first, 0).state, [0, 1])).toBe(false);
  const now = settled(borneo, at, first);
  expect(hidesHands(borneo, at(now, now.cursor).state, [0, 1])).toBe(true);
  expect(played(now, { kind: 'none' }).cursor).toBe(now.cursor + 1);
});
