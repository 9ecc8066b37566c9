import { below, pick, type Rng, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../box.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { FACES, FIRST_PORT, faceNumber } from '../faces.ts';
import { type Chart, cloneChart, eachPlacement, emptyChart, landAround, lay, tileOn, watersOn } from './chart.ts';
import { rotationsOf } from './corners.ts';
import { distance, neighbor, squareAt, xOf, yOf } from './squares.ts';

const { lands } = boxOf(reconstructed);

/** What a map is, kept the obvious way: tiles by square. */
type Tiles = Map<number, { face: number; rot: number }>;

/** The four lattice points of a square, clockwise from its north-west corner. */
const points = (at: number): string[] => {
  const [x, y] = [xOf(at), yOf(at)];
  return [`${x},${y}`, `${x + 1},${y}`, `${x + 1},${y + 1}`, `${x},${y + 1}`];
};

/** Land or sea at each point of the lattice that a tile has. */
const pointsOf = (tiles: Tiles): Map<string, number> => {
  const all = new Map<string, number>();
  for (const [at, { face, rot }] of tiles) {
    for (const [corner, point] of points(at).entries()) all.set(point, (lands[face]![rot]! >> corner) & 1);
  }
  return all;
};

const fitsSlowly = (tiles: Tiles, all: Map<string, number>, at: number, face: number, rot: number): boolean => {
  if (tiles.has(at) || ![0, 2, 4, 6].some((dir) => tiles.has(neighbor(at, dir)))) return false;
  const near = [...tiles].some(([other, tile]) => tile.face >= FIRST_PORT && distance(at, other) <= 1);
  if (face >= FIRST_PORT && near) return false;
  return points(at).every(
    (point, corner) => (all.get(point) ?? (lands[face]![rot]! >> corner) & 1) === ((lands[face]![rot]! >> corner) & 1),
  );
};

const slowPlacements = (tiles: Tiles, face: number): string[] => {
  const all = pointsOf(tiles);
  const found: string[] = [];
  const squares = new Set([...tiles.keys()].flatMap((at) => [0, 2, 4, 6].map((dir) => neighbor(at, dir))));
  for (const at of [...squares].sort((a, b) => a - b)) {
    for (let rot = 0; rot < rotationsOf(lands[face]![0]!); rot++) {
      if (fitsSlowly(tiles, all, at, face, rot)) found.push(`${at}/${rot}`);
    }
  }
  return found;
};

const placements = (chart: Chart, face: number): string[] => {
  const found: string[] = [];
  eachPlacement(chart, face, lands[face]!, (at, rot) => {
    found.push(`${at}/${rot}`);
    return false;
  });
  return found;
};

/** Lays a random face where it fits, if it fits. */
const layAny = (random: Rng, chart: Chart, tiles: Tiles): void => {
  const face = below(random, FACES);
  if (face >= FIRST_PORT && chart.ports[face - FIRST_PORT] !== -1) return;
  const all = placements(chart, face);
  if (all.length === 0) return;
  const [at, rot] = pick(random, all).split('/').map(Number) as [number, number];
  lay(chart, at, face, rot, lands[face]![rot]!);
  tiles.set(at, { face, rot });
};

const begin = (): { chart: Chart; tiles: Tiles } => {
  const chart = emptyChart();
  lay(chart, squareAt(0, 0), 0, 0, 0);
  return { chart, tiles: new Map([[squareAt(0, 0), { face: 0, rot: 0 }]]) };
};

describe.each([1, 2, 3])('a chart built tile by tile (%i)', (seed) => {
  const random = rng(seed);
  const { chart, tiles } = begin();
  for (let i = 0; i < 70; i++) layAny(random, chart, tiles);

  it('finds the placements that a search over the lattice finds', () => {
    for (let face = 0; face < FACES; face++) expect(placements(chart, face)).toEqual(slowPlacements(tiles, face));
  });

  it('holds every tile where it was laid', () => {
    for (const [at, { face, rot }] of tiles) expect(tileOn(chart, at)).toBe(face * 4 + rot);
    expect(chart.tiles.filter((tile) => tile >= 0).length).toBe(tiles.size);
  });

  it('is the same chart in whatever order the tiles are laid', () => {
    const again = emptyChart([...tiles.keys()]);
    for (const [at, { face, rot }] of [...tiles].reverse()) lay(again, at, face, rot, lands[face]![rot]!);
    expect(again).toEqual(chart);
  });

  it('leaves its original alone when copied', () => {
    const before = JSON.stringify(chart);
    const copy = cloneChart(chart);
    for (let i = 0; i < 5; i++) layAny(random, copy, new Map());
    expect(JSON.stringify(chart)).toBe(before);
  });
});

it('knows the waters of lighthouses and the land around', () => {
  const { chart } = begin();
  lay(chart, squareAt(1, 0), faceNumber('lighthouse'), 0, 0);
  lay(chart, squareAt(2, 0), 0, 0, 0);
  expect(chart.lights).toEqual([squareAt(1, 0)]);
  expect([0, 1, 2, 3].map((x) => watersOn(chart, squareAt(x, 0)))).toEqual([1, 0, 1, 0]);
  expect([0, 1, 2, 3].map((x) => landAround(chart, squareAt(x, 0)))).toEqual([true, false, true, false]);
});
