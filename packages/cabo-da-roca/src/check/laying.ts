import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { FIRST_PORT, portText } from '../faces.ts';
import { type Chart, tileOn } from '../pieces/chart.ts';
import { demand, fits } from '../pieces/corners.ts';
import { directionText, distance, neighbor, squareOf, squareText } from '../pieces/squares.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { homeFace } from '../stock.ts';
import { firstPlacement, portDue } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { type Judgment, only } from './judgment.ts';

/** A neighbor whose corners differ: over a side, or only by a corner (laying.sides, laying.corners). */
const mismatch = (dir: number): Refusal =>
  dir % 2 === 0
    ? { clause: 'laying.sides', reason: 'side-mismatch', facts: { side: directionText(dir) } }
    : { clause: 'laying.corners', reason: 'corner-mismatch', facts: { corner: directionText(dir) } };

const checkNeighbors = (chart: Chart, lands: readonly number[], at: number, land: number): Refusal[] => {
  const found: Refusal[] = [];
  let beside = false;
  for (let dir = 0; dir < 8; dir++) {
    const tile = tileOn(chart, neighbor(at, dir));
    if (tile < 0) continue;
    if (dir % 2 === 0) beside = true;
    // What the neighbor demands of this square: seen from there, it lies the opposite way.
    if (!fits(land, demand((dir + 4) & 7, lands[tile]!))) found.push(mismatch(dir));
  }
  return beside ? found : [{ clause: 'laying.adjacent', reason: 'not-adjacent', facts: {} }, ...found];
};

const checkPorts = ({ ports }: Chart, at: number, face: number): Refusal[] =>
  face < FIRST_PORT
    ? []
    : ports.flatMap((other, port): Refusal[] =>
        other !== NONE && distance(at, other) <= 1
          ? [{ clause: 'laying.ports-apart', reason: 'port-nearby', facts: { port: portText(port) } }]
          : [],
      );

/** A face laid on a square in a rotation (laying.*): everything that does not fit. */
export const placementProblems = (state: State, face: number, at: number, rot: number): Refusal[] => {
  const { lands, land } = boxOf(state.edition);
  if (tileOn(state.chart, at) >= 0) return [{ clause: 'laying.adjacent', reason: 'square-taken', facts: {} }];
  return [...checkNeighbors(state.chart, land, at, lands[face]![rot]!), ...checkPorts(state.chart, at, face)];
};

const layBy: readonly Clause[] = ['laying.one-tile', 'laying.adjacent', 'laying.sides', 'laying.corners'];
const drawBy: readonly Clause[] = ['turn.tile'];
const portBy: readonly Clause[] = ['opening.tile-or-port'];
const returnBy: readonly Clause[] = ['laying.redraw'];

/** The tile in hand is laid (laying.*). */
export const checkLayTile = (state: State, { at, rot }: ActionOf<'layTile'>): Judgment => ({
  found: placementProblems(state, state.tile, squareOf(at), rot),
  by: layBy,
});

/** The starting port is laid instead of a drawn tile (opening.tile-or-port). */
export const checkLayPort = (state: State, { seat, at, rot }: ActionOf<'layPort'>): Judgment => {
  const face = homeFace(state, seat);
  if (face === NONE) return only({ clause: 'opening.tile-or-port', reason: 'no-port-left', facts: {} });
  return { found: placementProblems(state, face, squareOf(at), rot), by: portBy };
};

/** A tile is drawn, unless the starting port must be laid first (opening.ports-by-round-four). */
export const checkDrawTile = (state: State): Judgment => {
  const port = portDue(state);
  if (port === NONE) return { found: [], by: drawBy };
  return only({ clause: 'opening.ports-by-round-four', reason: 'port-not-laid', facts: { port: portText(port) } });
};

/** A tile without a place goes back (laying.redraw). */
export const checkReturnTile = (state: State): Judgment => {
  const place = firstPlacement(state, state.tile);
  if (!place) return { found: [], by: returnBy };
  const { at, rot } = place;
  return only({ clause: 'laying.redraw', reason: 'can-be-laid', facts: { at: squareText(at), rot } });
};
