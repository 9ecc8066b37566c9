import { below, pick } from '@portolan/core';
import { expect } from 'vitest';
import { check } from '../../check/index.ts';
import { faceText } from '../../faces.ts';
import { actions } from '../../listing/index.ts';
import { squareText } from '../../pieces/squares.ts';
import { makePosition } from '../../position.ts';
import type { ActionOf, Rotation } from '../../types.ts';
import { checkers } from '../index.ts';
import { type Ask, boxIn, ringOf } from './asking.ts';

/** The tile in hand on a random square, and sometimes on all. */
export const askTile: Ask = (state, random, rulings) => {
  const tile = faceText(state.tile);
  const at = pick(random, state.chart.frontier);
  const rot = below(random, 4) as Rotation;
  const { verdict, rotations } = checkers.tile.judge({
    tile,
    rot,
    around: ringOf(state, at),
    ...boxIn(state),
    rulings,
  });
  expect(verdict).toEqual(check(state, { kind: 'layTile', seat: state.active, at: squareText(at), rot }));
  const listed = actions(state).filter((action): action is ActionOf<'layTile'> => action.kind === 'layTile');
  const here = listed.filter((action) => String(action.at) === String(squareText(at)));
  expect(rotations).toEqual(here.map((action) => action.rot));
  if (below(random, 8) > 0) return;
  const { board } = makePosition(state);
  const answer = checkers.places.judge({ board, tile, ...boxIn(state), rulings });
  expect(answer.goesBack).toBe(listed.length === 0);
  expect(answer.squares.flatMap((place) => place.fits.map((rotation) => [place.at, rotation]))).toEqual(
    listed.map((action) => [action.at, action.rot]),
  );
};
