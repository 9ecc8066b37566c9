import { below, pick } from '@portolan/core';
import { expect } from 'vitest';
import { check } from '../../check/index.ts';
import { departureFirst } from '../../check/turn.ts';
import { ownerOf } from '../../ids.ts';
import { portOn, sailorOn, shipOn } from '../../pieces/chart.ts';
import { directionText, neighbor, squareText } from '../../pieces/squares.ts';
import { leftOf, NONE } from '../../state.ts';
import { checkers } from '../index.ts';
import { type Ask, boxIn, gist, tileAt } from './asking.ts';

/** A step of one of the active player's sailors. */
export const askWalk: Ask = (state, random, rulings) => {
  const squares = state.sailors[state.active]!;
  if (squares.length === 0 || departureFirst(state)) return;
  const at = pick(random, squares);
  const dir = below(random, 8);
  const to = neighbor(at, dir);
  const [guest, there, port] = [shipOn(state.chart, at), shipOn(state.chart, to), portOn(state.chart, to)];
  const answer = checkers.walk.judge({
    dir: directionText(dir),
    left: Math.min(9, leftOf(state)),
    from: tileAt(state, at)!,
    to: tileAt(state, to) ?? null,
    moved: state.walked.includes(at),
    sailor: sailorOn(state.chart, to) !== NONE,
    ship: there !== NONE,
    guest: guest !== NONE && ownerOf(guest) !== state.active,
    traded: port !== NONE && ((state.delivered >> port) & 1) === 1,
    ...boxIn(state),
    rulings,
  });
  const action = { kind: 'walk', seat: state.active, at: squareText(at), dir: directionText(dir) } as const;
  expect(gist(answer.verdict)).toEqual(gist(check(state, action)));
};
