import { join, type Problem } from '@portolan/core';
import type { Box } from '../box.ts';
import { editionReader } from '../edition-reader.ts';
import { ownerOf, slotOf } from '../ids.ts';
import {
  also,
  asIs,
  boolean,
  bySeatOf,
  described,
  either,
  face,
  heading,
  integer,
  isObject,
  list,
  nullable,
  object,
  only,
  port,
  type Reader,
  record,
  rotation,
  rulings,
  seatOf,
  square,
  text,
  textOf,
  withSchema,
  word,
} from '../parse.ts';
import { REACH } from '../pieces/squares.ts';
import {
  type Board,
  type Debt,
  endings,
  faces,
  type Offer,
  type Piece,
  type PlacedSailor,
  type PlacedShip,
  type PlacedTile,
  type Position,
  phases,
  type ShipId,
  shipKinds,
  stages,
  tileKinds,
  treasureTypes,
} from '../types.ts';
import { readDrawing } from './drawing.ts';
import { placeKey } from './places.ts';

/** The most of anything that a list is read with. */
const MANY = 120;

/** The most coins, actions or turns a table is read with. */
const MOST = 99_999;

/** The number of seats. */
export const seats = integer(2, 4) as Reader<Position['seats']>;

/** A ship that a game for so many can have. */
export const shipIdOf = (count: number): Reader<ShipId> =>
  described(
    'A ship: its seat, its kind (f, t, p), its number.',
    text(
      (found) => {
        const slot = slotOf(found);
        return slot !== undefined && ownerOf(slot) < count;
      },
      'unknown-ship',
      { pattern: '^[0-3](f[12]|t[12]|p)$' },
    ),
  );

/** A piece in a game for so many: a ship's id or a sailor's square. */
export const pieceOf = (count: number): Reader<Piece> => {
  const ship = shipIdOf(count);
  return either((json) => typeof json === 'string', ship, square);
};

const amount = integer(0, MOST);

/** Coins may be typed in below zero: that is a position that cannot be, not one that cannot be read. */
const coins = integer(-MOST, MOST);

const drawing: Reader<Exclude<Board, readonly PlacedTile[]>> = object(
  {
    rows: list(textOf(0, 4 * MANY * 3, 'too-long'), 2 * REACH),
  },
  { origin: square },
);

const tile = object<PlacedTile>({ at: square, tile: face }, { rot: rotation });

/** Squares with two tiles, and squares off the table. */
const placeProblems = (tiles: readonly PlacedTile[], pathOf: (i: number) => string, problems: Problem[]): void => {
  const seen = new Set<number>();
  for (const [i, { at }] of tiles.entries()) {
    const key = placeKey(at);
    if (seen.has(key)) problems.push({ path: pathOf(i), code: 'square-taken', facts: { at } });
    const far = Math.max(Math.abs(at[0]), Math.abs(at[1]));
    if (far > REACH) problems.push({ path: pathOf(i), code: 'out-of-reach', facts: { at } });
    seen.add(key);
  }
};

const listed = also(
  list(tile, 2 * MANY),
  (tiles, path, problems) => placeProblems(tiles, (i) => join(join(path, i), 'at'), problems),
  'square-taken',
  'out-of-reach',
);

const drawn = withSchema(drawing.schema, (json, path, problems) => {
  const before = problems.length;
  const read = drawing(json, path, problems);
  if (!read || problems.length > before) return undefined;
  const tiles = readDrawing(read.rows, read.origin ?? [0, 0], path, problems);
  placeProblems(tiles, () => join(path, 'rows'), problems);
  return tiles;
});

/** The map, drawn or listed, as a list of tiles. */
export const board: Reader<Board> = either(Array.isArray, listed, drawn);

/** One item for each seat. */
const bySeat = bySeatOf({ min: 2, max: 4 });

const shipReader = (count: number, box: Box): Reader<PlacedShip> => {
  const tradeCard = text(
    (found) => found === '?' || (box.cardAt[found] ?? box.tradeCards) < box.tradeCards,
    'unknown-card',
    { pattern: '^([?]|[a-z0-9]+(-[a-z0-9]+)*)$' },
  );
  return object<PlacedShip>(
    { at: square },
    {
      heading: nullable(heading),
      cargo: nullable(tradeCard),
      from: nullable(port),
      kept: integer(0, MANY),
      fresh: integer(0, MANY),
      credited: list(square, MANY),
      passed: list(square, MANY),
      advanced: integer(0, MANY),
      rotated: integer(0, MANY),
      arrived: boolean,
      bought: boolean,
      stay: boolean,
      spared: list(shipIdOf(count), MANY),
      justLeft: boolean,
      leftPort: nullable(port),
    },
  );
};

/** Ships by id; an id that no ship of the game has is a problem. */
const shipsReader = (count: number, box: Box): Reader<Readonly<Record<ShipId, PlacedShip>>> => {
  const id = shipIdOf(count);
  const ship = shipReader(count, box);
  const schema = { type: 'object', propertyNames: id.schema, additionalProperties: ship.schema };
  return withSchema(schema, (json, path, problems) => {
    if (!isObject(json)) {
      problems.push({ path, code: 'not-an-object' });
      return undefined;
    }
    const ships: Record<ShipId, PlacedShip> = {};
    for (const [name, value] of Object.entries(json)) {
      const at = join(path, name);
      const read = ship(value, at, problems);
      if (id(name, at, problems) !== undefined && read) ships[name] = read;
    }
    return ships;
  });
};

const offerReader = (count: number): Reader<Offer> => {
  const seat = seatOf(count, 4);
  const guest = object<Extract<Offer, { kind: 'guest' }>>(
    {
      kind: word(['guest'], 'unknown-word'),
      from: seat,
      to: seat,
      piece: word(shipKinds, 'unknown-piece'),
      at: square,
    },
    { sell: list(pieceOf(count), MANY) },
  );
  const ransom = object<Extract<Offer, { kind: 'ransom' }>>(
    {
      kind: word(['ransom'], 'unknown-word'),
      from: seat,
      to: seat,
      ship: shipIdOf(count),
      at: square,
      sum: integer(1, MOST),
    },
    {},
  );
  return either((json) => isObject(json) && json.kind === 'ransom', ransom, guest);
};

/** The fields that count or mark something, for a game for so many. */
const plainFields = (count: number) => {
  const seat = seatOf(count, 4);
  return {
    round: integer(1, MOST),
    active: seat,
    phase: word(phases, 'unknown-phase'),
    stage: word(stages, 'unknown-stage'),
    allowance: integer(0, 9),
    used: integer(0, MANY),
    final: boolean,
    idle: amount,
    quiet: amount,
    most: amount,
    acted: boolean,
    progress: boolean,
    winners: list(seat, count),
    totals: nullable(bySeat(count, integer(-MOST, MOST))),
  };
};

const version = only(1, 'wrong-version');

/** The readers of a position's fields, for so many seats and this box. */
export const positionReader = (count: number, box: Box): Reader<Position> => {
  const seat = seatOf(count, 4);
  const ship = nullable(shipIdOf(count));
  const card = text((found) => found in box.cardAt, 'unknown-card', { pattern: '^([?]|[a-z0-9]+(-[a-z0-9]+)*)$' });
  const cards = list(card, MANY);
  const debt = object<Debt>({ from: seat, to: seat, amount: integer(1, MOST), lighthouse: square }, {});
  return object<Position>(
    { seats, board },
    {
      ...plainFields(count),
      game: word(['cabo-da-roca'], 'wrong-game'),
      version,
      edition: asIs(editionReader.schema),
      rulings: rulings as Reader<Readonly<Record<string, string>>>,
      tile: face,
      stack: record(faces, integer(0, MANY), 'unknown-tile'),
      returned: list(word(tileKinds, 'unknown-tile'), MANY),
      pile: cards,
      discard: cards,
      shown: record(treasureTypes, nullable(amount), 'unknown-treasure'),
      aside: cards,
      coins: bySeat(count, coins),
      home: bySeat(count, nullable(port)),
      homeLaid: bySeat(count, boolean),
      out: bySeat(count, boolean),
      gone: bySeat(count, record(shipKinds, integer(0, 9), 'unknown-piece')),
      owed: bySeat(count, amount),
      ships: shipsReader(count, box),
      sailors: list(object<PlacedSailor>({ owner: seat, at: square }, { moved: boolean }), MANY),
      delivered: list(port, MANY),
      drawing: ship,
      departing: ship,
      crossing: ship,
      stepping: ship,
      debts: list(debt, MANY),
      offer: nullable(offerReader(count)),
      ending: nullable(word(endings, 'unknown-ending')),
    },
  );
};
