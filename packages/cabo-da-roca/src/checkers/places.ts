import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { placementProblems } from '../check/laying.ts';
import { FIRST_PORT, faceNumber } from '../faces.ts';
import { tileOn } from '../pieces/chart.ts';
import { rotationsOf } from '../pieces/corners.ts';
import { inReach, neighbor, squareOf, squareText } from '../pieces/squares.ts';
import { board } from '../position/reader.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import type { Board, PlacedTile, Rotation } from '../types.ts';
import { defineChecker } from './define.ts';
import { ASKER, ask, cited, editionOf, layOn, smallTable } from './small-table.ts';
import { readPlaces } from './types/tile.ts';
import type { Place, PlacesAnswer, PlacesInput } from './types.ts';

const tilesOf = (written: Board): readonly PlacedTile[] => board(written, '', []) as readonly PlacedTile[];

const tableOf = (input: PlacesInput, readings: Readings): State => {
  const { board, tile } = input;
  const state = smallTable(readings, editionOf(input));
  for (const placed of tilesOf(board)) layOn(state, squareOf(placed.at), placed);
  state.phase = 'lay';
  state.tile = faceNumber(tile);
  return state;
};

/** Free squares beside a tile or touching one by a corner, by y, then x. */
const around = (state: State, tiles: readonly PlacedTile[]): number[] => {
  const near = tiles.flatMap(({ at }) => [0, 1, 2, 3, 4, 5, 6, 7].map((dir) => neighbor(squareOf(at), dir)));
  return [...new Set(near)].filter((at) => inReach(at) && tileOn(state.chart, at) < 0).sort((a, b) => a - b);
};

const placeAt = (state: State, number: number, at: number): Place => {
  const different = rotationsOf(boxOf(state.edition).lands[number]![0]!);
  const placements = ([0, 1, 2, 3] as readonly Rotation[])
    .slice(0, different)
    .map((rot) => ({ rot, violations: placementProblems(state, number, at, rot) }));
  return {
    at: squareText(at),
    fits: placements.filter(({ violations }) => violations.length === 0).map(({ rot }) => rot),
    refused: placements.filter(({ violations }) => violations.length > 0),
  };
};

const answer = (input: PlacesInput, readings: Readings): PlacesAnswer => {
  const state = tableOf(input, readings);
  const number = faceNumber(input.tile);
  const squares = around(state, tilesOf(input.board)).map((at) => placeAt(state, number, at));
  const { verdict } = ask(state, { kind: 'returnTile', seat: ASKER });
  return {
    verdict,
    clauses: applying(
      'laying.adjacent',
      'laying.sides',
      'laying.corners',
      number >= FIRST_PORT && 'laying.ports-apart',
      ...cited(verdict),
    ),
    squares,
    placements: squares.reduce((sum, { fits }) => sum + fits.length, 0),
    goesBack: verdict.legal,
  };
};

/** "Where could this tile lie, and why not here?" */
export const places = defineChecker<PlacesInput, PlacesAnswer>({
  id: 'places',
  rulings: [],
  example: { board: { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] }, tile: 'quarter' },
  input: readPlaces,
  answer,
  decision: ({ squares }) => squares.map(({ at, fits }) => [at, fits]),
});
