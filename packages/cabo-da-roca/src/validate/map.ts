import { boxOf } from '../box.ts';
import { FACES, FIRST_PORT, faceText, portText } from '../faces.ts';
import { type Chart, tileOn } from '../pieces/chart.ts';
import { demand, fits } from '../pieces/corners.ts';
import { directionText, distance, neighbor, squareAt, squareText, xOf, yOf } from '../pieces/squares.ts';
import type { Impossibility } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import type { Written } from './written.ts';

/** The squares with a tile, in reading order. */
const laidSquares = ({ tiles, origin, width }: Chart): number[] =>
  tiles.flatMap((tile, cell) =>
    tile < 0 ? [] : [squareAt(xOf(origin) + (cell % width), yOf(origin) + Math.floor(cell / width))],
  );

/** Directions in which each pair of neighbors is looked at once: east, south-east, south, south-west. */
const forward = [2, 3, 4, 5] as const;

/** Corners that disagree, each pair of tiles once (laying.sides, laying.corners). */
const cornersDisagree = (chart: Chart, land: readonly number[], at: number): Impossibility[] =>
  forward.flatMap((dir): Impossibility[] => {
    const other = tileOn(chart, neighbor(at, dir));
    if (other < 0 || fits(land[other]!, demand(dir, land[tileOn(chart, at)]!))) return [];
    const [facts, paths] = [{ at: squareText(at) }, ['board']];
    return dir % 2 === 0
      ? [{ clause: 'laying.sides', reason: 'side-mismatch', facts: { side: directionText(dir), ...facts }, paths }]
      : [
          {
            clause: 'laying.corners',
            reason: 'corner-mismatch',
            facts: { corner: directionText(dir), ...facts },
            paths,
          },
        ];
  });

/** All squares that can be reached from one over sides. */
const reach = (squares: ReadonlySet<number>, start: number): Set<number> => {
  const reached = new Set([start]);
  for (const at of reached) {
    for (const side of [0, 2, 4, 6]) if (squares.has(neighbor(at, side))) reached.add(neighbor(at, side));
  }
  return reached;
};

/** Parts of the map that no side joins to the first (laying.adjacent), each by its first square. */
const parts = (squares: readonly number[]): Impossibility[] => {
  const left = new Set(squares);
  const found: Impossibility[] = [];
  for (const at of squares) {
    if (!left.has(at)) continue;
    if (at !== squares[0])
      found.push({
        clause: 'laying.adjacent',
        reason: 'not-connected',
        facts: { at: squareText(at) },
        paths: ['board'],
      });
    for (const square of reach(left, at)) left.delete(square);
  }
  return found;
};

/** Ports too close to each other (laying.ports-apart). */
const portsTooClose = ({ ports }: Chart): Impossibility[] =>
  ports.flatMap((at, port) =>
    ports.slice(port + 1).flatMap((other): Impossibility[] =>
      at === NONE || other === NONE || distance(at, other) > 1
        ? []
        : [
            {
              clause: 'laying.ports-apart',
              reason: 'port-nearby',
              facts: { port: portText(port), at: squareText(other) },
              paths: ['board'],
            },
          ],
    ),
  );

/** How often each face is on the table: laid, in hand, in the stack, a starting port not yet laid. */
const faceCounts = (state: State, squares: readonly number[]): number[] => {
  const counts = state.stack.slice();
  for (const at of squares) counts[tileOn(state.chart, at) >> 2]!++;
  if (state.tile !== NONE) counts[state.tile]!++;
  for (const [seat, port] of state.home.entries()) {
    if (port !== NONE && !state.homeLaid[seat]) counts[FIRST_PORT + port]!++;
  }
  return counts;
};

/** More tiles of a face than the box holds, at the last of them that lies on the map (setup.stack). */
const tooManyTiles = (state: State, squares: readonly number[], { stack }: Written): Impossibility[] => {
  const { counts: copies } = boxOf(state.edition);
  const counts = faceCounts(state, squares);
  return Array.from({ length: FACES }, (_, face) => face).flatMap((face): Impossibility[] => {
    const [seen, held] = [counts[face]!, copies[face]!];
    if (seen <= held) return [];
    const last = squares.findLast((at) => tileOn(state.chart, at) >> 2 === face);
    const tile = faceText(face);
    const facts = { tile, seen, copies: held, ...(last === undefined ? {} : { at: squareText(last) }) };
    const paths = ['board', ...(stack === undefined ? [] : [`stack.${tile}`])];
    return [{ clause: 'setup.stack', reason: 'too-many-tiles', facts: { ...facts }, paths }];
  });
};

/** What is wrong with the map and its tiles. */
export const mapProblems = (state: State, written: Written): Impossibility[] => {
  const { land } = boxOf(state.edition);
  const squares = laidSquares(state.chart);
  return [
    ...squares.flatMap((at) => cornersDisagree(state.chart, land, at)),
    ...parts(squares),
    ...portsTooClose(state.chart),
    ...tooManyTiles(state, squares, written),
  ];
};
