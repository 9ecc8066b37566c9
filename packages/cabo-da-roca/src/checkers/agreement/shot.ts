import { below } from '@portolan/core';
import { expect } from 'vitest';
import { check } from '../../check/index.ts';
import { departureFirst } from '../../check/turn.ts';
import { KIND } from '../../faces.ts';
import { FLEET, kindOfShip, ownerOf, shipId, shipKindText } from '../../ids.ts';
import { kindOn, sailorOn, shipOn } from '../../pieces/chart.ts';
import { directionText, xOf, yOf } from '../../pieces/squares.ts';
import { NONE } from '../../state.ts';
import type { Action, Square } from '../../types.ts';
import { checkers } from '../index.ts';
import { type Ask, carriedOut, event, gist } from './asking.ts';

/** A shot of the active player's pirate somewhere near. */
export const askShot: Ask = (state, random, rulings) => {
  const slot = state.active * FLEET + FLEET - 1;
  const pirate = state.ships[slot];
  if (!pirate || departureFirst(state)) return;
  const [x, y] = [below(random, 5) - 2, below(random, 5) - 2];
  if (x === 0 && y === 0) return;
  const at: Square = [xOf(pirate.at) + x, yOf(pirate.at) + y];
  const square = pirate.at + y * 1024 + x;
  const target = shipOn(state.chart, square);
  const sailor = sailorOn(state.chart, square);
  const victim = target === NONE ? null : state.ships[target]!;
  const island = kindOn(state.chart, square) === KIND.island;
  const what = victim
    ? shipKindText(kindOfShip(target))
    : sailor === NONE
      ? 'nothing'
      : island
        ? 'sailor-on-island'
        : 'sailor-on-land';
  const answer = checkers.shot.judge({
    heading: pirate.heading === NONE ? null : directionText(pirate.heading),
    at: [x, y],
    target: what,
    own: victim ? ownerOf(target) === state.active : sailor === state.active,
    moored: victim?.heading === NONE,
    justLeft: victim?.justLeft ?? false,
    besidePort: victim !== null && victim.leftPort !== NONE,
    paid: victim !== null && ((victim.spared >> slot) & 1) === 1,
    ...(victim && victim.cargo >= 0 ? { cargo: state.edition.tradeCards[victim.cargo]!.prices } : {}),
    rulings,
  });
  const action: Action = { kind: 'attack', seat: state.active, ship: shipId(slot), at };
  const verdict = check(state, action);
  expect(gist(answer.verdict)).toEqual(gist(verdict));
  if (verdict.legal) expect(answer.loot).toBe(event(carriedOut(state, action).events, 'lootTaken')?.amount ?? 0);
};
