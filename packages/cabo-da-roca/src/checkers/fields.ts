import { join, type Problem } from '@portolan/core';
import { boxOf } from '../box.ts';
import type { Edition, EditionPatch } from '../edition.ts';
import { parseEdition } from '../edition-reader.ts';
import { faceNumber } from '../faces.ts';
import {
  asIs,
  face,
  id,
  inBoxOf,
  integer,
  list,
  object,
  type Reader,
  record,
  rotation,
  text,
  withSchema,
  word,
} from '../parse.ts';
import { demand, fits, turned } from '../pieces/corners.ts';
import { directionOf, directionTo, dxOf, dyOf, squareAt } from '../pieces/squares.ts';
import { type Direction, directions, type ShipKind, shipKinds, type TradeCardId } from '../types.ts';
import type { LaidTile, Whose } from './types/common.ts';

/** Readers of what several checkers ask. */

/** A reader that depends on the box of the input. */
export const inBox = inBoxOf(parseEdition);

/** The box itself, which `inBox` has read. */
export const edition: Reader<EditionPatch> = asIs();

/** A tile as it lies. */
export const laidTile: Reader<LaidTile> = object<LaidTile>({ tile: face }, { rot: rotation });

/** Tiles by direction. */
export const ring: Reader<Readonly<Partial<Record<Direction, LaidTile>>>> = record(
  directions,
  laidTile,
  'unknown-direction',
);

/** Whose something is. */
export const whose: Reader<Whose> = word(['own', 'opponent', 'nobody'], 'unknown-seat');

/** A kind of ship. */
export const shipKind: Reader<ShipKind> = word(shipKinds, 'unknown-piece');

/** A trade card of the box. */
export const tradeCard = ({ tradeCards }: Edition): Reader<TradeCardId> =>
  text((found) => tradeCards.some((card) => card.id === found), 'unknown-card', id.schema);

/** Most actions or bonus moves that a form gives. */
export const few = integer(0, 9);

const threePrices = list(integer(0, 990), 3, 3);

/** Prices of a card by zone, none below the one before. */
export const prices: Reader<readonly [number, number, number]> = withSchema(
  threePrices.schema,
  (json, path, problems) => {
    const read = threePrices(json, path, problems);
    if (!read || read.some((price) => price === undefined)) return undefined;
    const [near, middle, far] = read as [number, number, number];
    if (near <= middle && middle <= far) return [near, middle, far];
    problems.push({ path, code: 'prices-fall', facts: { found: [...read] } });
    return undefined;
  },
);

/** The land of a tile of the box as it lies. */
export const landOf = (box: Edition, { tile, rot = 0 }: LaidTile): number =>
  turned(boxOf(box).lands[faceNumber(tile)]![0]!, rot);

/** The square in a direction from `[0, 0]`. */
export const ringSquare = (name: Direction): number => squareAt(dxOf[directionOf(name)]!, dyOf[directionOf(name)]!);

type Ring = Readonly<Partial<Record<Direction, LaidTile>>>;

/** Whether two tiles around a square, or one of them and that square's own, may lie as they do. */
const agree = (box: Edition, from: number, one: LaidTile, to: number, other: LaidTile): boolean => {
  const dir = directionTo(from, to);
  return dir < 0 || fits(landOf(box, other), demand(dir, landOf(box, one)));
};

/** Directions of the tiles around a square that contradict its own tile, or one before them clockwise from north. */
export const clashingTiles = (box: Edition, around: Ring, middle: LaidTile | null): Direction[] =>
  directions.filter((name, i) => {
    const tile = around[name];
    if (!tile) return false;
    const at = ringSquare(name);
    const before = directions.slice(0, i).flatMap((other) => (around[other] ? [[other, around[other]] as const] : []));
    return (
      (middle !== null && !agree(box, squareAt(0, 0), middle, at, tile)) ||
      before.some(([other, laid]) => !agree(box, ringSquare(other), laid, at, tile))
    );
  });

/** Tiles around a square that contradict each other: the later one of each such pair, clockwise from north. */
export const checkRing = (box: Edition, around: Ring, path: string, problems: Problem[]): void => {
  for (const found of clashingTiles(box, around, null)) {
    const expected = directions.find((name) => {
      const tile = around[name];
      return name !== found && tile && !agree(box, ringSquare(name), tile, ringSquare(found), around[found]!);
    });
    problems.push({ path: join(path, found), code: 'tiles-clash', facts: { found, expected } });
  }
};
