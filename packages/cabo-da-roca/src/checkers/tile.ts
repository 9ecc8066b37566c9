import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { placementProblems } from '../check/laying.ts';
import type { Edition } from '../edition.ts';
import { FIRST_PORT, faceNumber, portText } from '../faces.ts';
import { portOn } from '../pieces/chart.ts';
import { rotationsOf } from '../pieces/corners.ts';
import { squareAt } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import { type Direction, directions, type Rotation } from '../types.ts';
import { defineChecker } from './define.ts';
import { landOf, ringSquare } from './fields.ts';
import { ask, cited, editionOf, layOn, smallTable } from './small-table.ts';
import { readTile } from './types/tile.ts';
import type { CornerPoint, Ground, LaidTile, TileAnswer, TileInput, TileSide } from './types.ts';

/** The square that the tile is to lie on. */
const here = squareAt(0, 0);

const tableOf = (input: TileInput, readings: Readings): State => {
  const { tile, around } = input;
  const state = smallTable(readings, editionOf(input));
  state.phase = 'lay';
  state.tile = faceNumber(tile);
  for (const name of directions) if (around[name]) layOn(state, ringSquare(name), around[name]);
  return state;
};

const ground = (land: number, bit: number): Ground => (land & bit ? 'land' : 'sea');

/** The corners of a square as bits, and which corner of which neighbor is the same point. */
const corners: readonly {
  readonly corner: CornerPoint['corner'];
  readonly bit: number;
  readonly seen: readonly (readonly [from: Direction, bit: number])[];
}[] = [
  {
    corner: 'NW',
    bit: 1,
    seen: [
      ['N', 8],
      ['NW', 4],
      ['W', 2],
    ],
  },
  {
    corner: 'NE',
    bit: 2,
    seen: [
      ['N', 4],
      ['NE', 8],
      ['E', 1],
    ],
  },
  {
    corner: 'SE',
    bit: 4,
    seen: [
      ['E', 8],
      ['SE', 1],
      ['S', 2],
    ],
  },
  {
    corner: 'SW',
    bit: 8,
    seen: [
      ['S', 1],
      ['SW', 2],
      ['W', 4],
    ],
  },
];

const pointsOf = (box: Edition, { tile: face, rot, around }: TileInput): CornerPoint[] => {
  const land = landOf(box, { tile: face, rot });
  return corners.map(({ corner, bit, seen }) => {
    const tile = ground(land, bit);
    const [first] = seen.flatMap(([from, theirs]) => (around[from] ? [ground(landOf(box, around[from]), theirs)] : []));
    return { corner, tile, asked: first ?? null, agrees: first === undefined || first === tile };
  });
};

const sidesOf = ({ around }: TileInput, failing: readonly unknown[]): TileSide[] =>
  (['N', 'E', 'S', 'W'] as const).map((side) => ({ side, matches: around[side] ? !failing.includes(side) : null }));

const rotationsFor = (state: State, tile: LaidTile['tile']): Rotation[] => {
  const number = faceNumber(tile);
  const different = rotationsOf(boxOf(state.edition).lands[number]![0]!);
  return ([0, 1, 2, 3] as const)
    .slice(0, different)
    .filter((rot) => placementProblems(state, number, here, rot).length === 0);
};

const answer = (input: TileInput, readings: Readings): TileAnswer => {
  const { tile, rot } = input;
  const state = tableOf(input, readings);
  const { verdict } = ask(state, { kind: 'layTile', seat: 0, at: [0, 0], rot });
  const failing = verdict.legal ? [] : verdict.violations.map(({ facts }) => facts.side);
  const rotations = rotationsFor(state, tile);
  const ports = directions.filter((name) => portOn(state.chart, ringSquare(name)) >= 0);
  return {
    verdict,
    clauses: applying(
      ...cited(verdict),
      'laying.adjacent',
      'laying.sides',
      'laying.corners',
      faceNumber(tile) >= FIRST_PORT && 'laying.ports-apart',
      !verdict.legal && rotations.length === 0 && 'laying.redraw',
    ),
    points: pointsOf(state.edition, input),
    sides: sidesOf(input, failing),
    rotations,
    ports: ports.map((name) => portText(portOn(state.chart, ringSquare(name)))),
  };
};

/** "Does this tile fit here?" */
export const tile = defineChecker<TileInput, TileAnswer>({
  id: 'tile',
  rulings: [],
  example: {
    tile: 'coast',
    rot: 0,
    around: { N: { tile: 'sea' }, W: { tile: 'quarter', rot: 2 }, NE: { tile: 'sea' }, NW: { tile: 'sea' } },
  },
  input: readTile,
  answer,
  decision: ({ verdict, rotations }) => [verdict, rotations],
});
