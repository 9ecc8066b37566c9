import {
  type Direction,
  directions,
  type Edition,
  type PieceKind,
  type PlacedSailor,
  type PlacedShip,
  type PortId,
  type Position,
  type ShipId,
  type ShipKind,
  type Square,
  type TradeCard,
} from '@portolan/cabo-da-roca';
import type { Seat } from '@portolan/core';
import type { Point } from '../drawings/geometry.ts';
import { cornerOf, keyOf, same, stepOf, turnedBy, UNIT } from './grid.ts';
import { type Tile, tilesOf } from './tiles.ts';

/** A position with everything filled in, and the box it is played with: what a chart is drawn from. */
export interface Table {
  readonly position: Position;
  readonly box: Edition;
}

/** A ship in play, with what its id says. */
export interface Ship extends PlacedShip {
  readonly id: ShipId;
  readonly owner: Seat;
  readonly kind: ShipKind;
  /** 1 or 2; 0 for a pirate, of which there is one. */
  readonly number: number;
}

const kindLetters: Readonly<Record<string, ShipKind>> = { f: 'fishing', t: 'trade', p: 'pirate' };

/** What the id of a ship says. */
export const readShipId = (id: ShipId): Pick<Ship, 'id' | 'owner' | 'kind' | 'number'> => ({
  id,
  owner: Number(id[0]),
  kind: kindLetters[id[1] ?? ''] ?? 'trade',
  number: Number(id[2] ?? 0),
});

/** All ships in play, in the order of their ids. */
export const shipsOf = ({ position }: Table): Ship[] =>
  Object.entries(position.ships ?? {})
    .map(([id, ship]) => ({ ...ship, ...readShipId(id) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** A ship by its id. */
export const shipOf = (table: Table, id: ShipId | null | undefined): Ship | undefined => {
  const placed = id ? table.position.ships?.[id] : undefined;
  return id && placed ? { ...placed, ...readShipId(id) } : undefined;
};

/** All sailors in play. */
export const sailorsOf = ({ position }: Table): readonly PlacedSailor[] => position.sailors ?? [];

/** The sailor on a square. */
export const sailorOn = (table: Table, at: Square): PlacedSailor | undefined =>
  sailorsOf(table).find((sailor) => same(sailor.at, at));

/** All tiles of a table, in reading order. */
export const seaOf = ({ position, box }: Table): Tile[] => tilesOf(position.board, box);

/** The port with a letter, if it has been laid. */
export const portOf = (tiles: readonly Tile[], port: PortId): Tile | undefined =>
  tiles.find((tile) => tile.port === port);

/** The trade card with an id, in the box of the table. */
export const cardOf = ({ box }: Table, id: string | null | undefined): TradeCard | undefined =>
  box.tradeCards.find((card) => card.id === id);

/** The side of a square on which the quay of a port stands. */
export const quaySide = (tile: Tile): Direction => directions[(tile.quay ?? tile.rot) * 2]!;

const openness: readonly number[] = [0, 10, 12, 25, 0];
const cornerWinds: readonly Direction[] = ['NW', 'NE', 'SE', 'SW'];

/** Where a ship lies in a square, in the middle of its sea: a point from the middle of the square. */
export const seaPoint = (land: number): Point => {
  const wet = cornerWinds.filter((_, corner) => ((land >> corner) & 1) === 0);
  const by = openness[4 - wet.length] ?? 0;
  const [x, y] = wet.map(stepOf).reduce(([ax, ay], [bx, by2]) => [ax + bx, ay + by2], [0, 0]);
  return [x * by, y * by];
};

/** Where a sailor stands in a square with land: a point from the middle of the square. */
export const landPoint = (land: number): Point => {
  const [x, y] = seaPoint(land ^ 15);
  return [x * 1.2, y * 1.2];
};

/** How a ship lies on the chart. */
export interface Berth {
  readonly ship: Ship;
  readonly point: Point;
  /** Degrees clockwise from north. */
  readonly turn: number;
}

/** How far off the quay a moored ship lies. */
const OFF = 22;

const berthOf = (ship: Ship, tile: Tile | undefined, [px, py]: Point): Berth => {
  const [x, y] = cornerOf(ship.at);
  const middle: Point = [x + UNIT / 2, y + UNIT / 2];
  if (tile?.port && !ship.heading) {
    const [dx, dy] = stepOf(turnedBy(quaySide(tile), 4));
    const turn = dx === 0 ? 90 : 0;
    return { ship, point: [middle[0] + dx * OFF, middle[1] + dy * OFF], turn };
  }
  const heading = ship.heading ?? 'N';
  const [dx, dy] = seaPoint(tile?.land ?? 0);
  return {
    ship,
    point: [middle[0] + dx + px, middle[1] + dy + py],
    turn: directions.indexOf(heading) * 45,
  };
};

/** How far two ships on one square lie from its middle. */
const ASIDE = 19;

/** A point to the right of a heading. */
const asideOf = ({ heading }: Ship, by: number): Point => {
  const [x, y] = stepOf(turnedBy(heading ?? 'N', 2));
  return [(x * by) / Math.hypot(x, y), (y * by) / Math.hypot(x, y)];
};

/** Where every ship lies; two on one square, while one passes the other, lie side by side. */
export const berthsOf = (table: Table, tiles: readonly Tile[]): Berth[] => {
  const ships = shipsOf(table);
  const byPlace = new Map(tiles.map((tile) => [keyOf(tile.at), tile]));
  return ships.map((ship) => {
    const together = ships.filter(({ at }) => same(at, ship.at));
    const passing = together.find(({ id }) => id === table.position.crossing) ?? together[0];
    const aside: Point = together.length > 1 && passing ? asideOf(passing, ship === passing ? ASIDE : -ASIDE) : [0, 0];
    return berthOf(ship, byPlace.get(keyOf(ship.at)), aside);
  });
};

/** Pieces of a player that can still be bought, by kind. */
export const stockOf = (table: Table, seat: Seat): Readonly<Record<PieceKind, number>> => {
  const { limits } = table.box;
  const gone = table.position.gone?.[seat] ?? {};
  const ships = shipsOf(table).filter(({ owner }) => owner === seat);
  const left = (kind: ShipKind) => limits[kind] - ships.filter((ship) => ship.kind === kind).length - (gone[kind] ?? 0);
  const sailors = sailorsOf(table).filter(({ owner }) => owner === seat).length;
  return { sailor: limits.sailor - sailors, fishing: left('fishing'), trade: left('trade'), pirate: left('pirate') };
};

/** Coins of a player. */
export const coinsOf = ({ position }: Table, seat: Seat): number => position.coins?.[seat] ?? 100;

/** Actions of this turn: how many there are and how many are left. */
export const actionsOf = ({ position, box }: Table): { readonly allowance: number; readonly left: number } => {
  const fleet = Object.keys(position.ships ?? {}).filter((id) => Number(id[0]) === (position.active ?? 0)).length;
  const usual = fleet >= box.turn.fleet ? box.turn.more : box.turn.actions;
  const allowance = position.allowance ?? usual;
  return { allowance, left: Math.max(0, allowance - (position.used ?? 0)) };
};

/** How many cards or tiles lie in a stack, if it is told. */
export const stackSize = ({ position }: Table): number | undefined =>
  position.stack && Object.values(position.stack).reduce((sum: number, count) => sum + (count ?? 0), 0);

/** Lighthouses, in reading order. */
export const lightsOf = (tiles: readonly Tile[]): Tile[] => tiles.filter(({ kind }) => kind === 'lighthouse');
