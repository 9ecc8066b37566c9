import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { isWalkable } from '../faces.ts';
import { portOn, tileOn } from '../pieces/chart.ts';
import { landLeads } from '../pieces/corners.ts';
import { directionOf, squareAt } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import { directions } from '../types.ts';
import { defineChecker } from './define.ts';
import { ringSquare } from './fields.ts';
import {
  ASKER,
  ask,
  cited,
  editionOf,
  giveActions,
  isPort,
  layOn,
  OPPONENT,
  putSailor,
  putShip,
  smallTable,
} from './small-table.ts';
import { kindOn, readWalk } from './types/walk.ts';
import type { WalkAnswer, WalkInput } from './types.ts';

const here = squareAt(0, 0);

const tableOf = (read: WalkInput, readings: Readings): State => {
  const { left, from, to, dir, moved, sailor, ship, guest, traded } = read;
  const state = smallTable(readings, editionOf(read));
  const there = ringSquare(dir);
  giveActions(state, left);
  layOn(state, here, from);
  if (to) layOn(state, there, to);
  putSailor(state, ASKER, here);
  if (moved) state.walked.push(here);
  if (sailor) putSailor(state, OPPONENT, there);
  const moored = to !== null && isPort(to);
  if (ship) putShip(state, '1t1', there, { heading: moored ? NONE : 0 });
  if (guest) putShip(state, '1t2', here, { heading: NONE });
  if (traded) state.delivered |= 1 << portOn(state.chart, there);
  return state;
};

const answer = (read: WalkInput, readings: Readings): WalkAnswer => {
  const { dir, from, traded = false, guest = false } = read;
  const state = tableOf(read, readings);
  const { verdict, events } = ask(state, { kind: 'walk', seat: ASKER, at: [0, 0], dir });
  const land = boxOf(state.edition).land[tileOn(state.chart, here)] ?? 0;
  return {
    verdict,
    clauses: applying(
      ...cited(verdict),
      'sailors.step',
      'sailors.land-only',
      'sailors.once',
      guest && 'sailors.may-leave',
      traded && 'sailors.back-next-turn',
      ...events.map(({ clause }) => clause),
    ),
    ways: isWalkable[kindOn(from)] ? directions.filter((name) => landLeads(land, directionOf(name))) : [],
  };
};

/** "May my sailor walk there?" */
export const walk = defineChecker<WalkInput, WalkAnswer>({
  id: 'walk',
  rulings: [],
  example: { dir: 'E', left: 1, from: { tile: 'A' }, to: { tile: 'coast' } },
  input: readWalk,
  answer,
  decision: ({ verdict }) => verdict,
});
