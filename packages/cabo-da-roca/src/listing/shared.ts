import { FACES, faceText, portText } from '../faces.ts';
import { shipId, shipKindText } from '../ids.ts';
import { directionText, squareText, xOf, yOf } from '../pieces/squares.ts';
import type { Action, ActionOf, CardId, Rotation, Square } from '../types.ts';

/**
 * Actions are made once and shared: lists are made at every step of a random game. They are frozen, so nobody can change
 * them for others.
 */

const SEATS = 4;
const SHIPS = 20;

const made = <Item extends object>(item: Item): Item => Object.freeze(item);

const bySeat = <Item extends object>(make: (seat: number) => Item): readonly Item[] =>
  Array.from({ length: SEATS }, (_, seat) => made(make(seat)));

const byShip = <Item extends object>(make: (slot: number, seat: number) => Item): readonly Item[] =>
  Array.from({ length: SHIPS }, (_, slot) => made(make(slot, Math.floor(slot / 5))));

/** An item that is made when first asked for, by a number. */
const lazily = <Item>(size: number, make: (at: number) => Item): ((at: number) => Item) => {
  const items: (Item | undefined)[] = new Array(size);
  return (at) => {
    const known = items[at];
    if (known !== undefined) return known;
    const item = make(at);
    items[at] = item;
    return item;
  };
};

export const drawTiles = bySeat((seat) => ({ kind: 'drawTile', seat }) as const);
export const returnTiles = bySeat((seat) => ({ kind: 'returnTile', seat }) as const);
export const endTurns = bySeat((seat) => ({ kind: 'endTurn', seat }) as const);
export const acceptances = bySeat((seat) => ({ kind: 'answer', seat, accept: true }) as const);
export const refusals = bySeat((seat) => ({ kind: 'answer', seat, accept: false }) as const);

export const loads = byShip((slot, seat) => ({ kind: 'load', seat, ship: shipId(slot) }) as const);
export const sales = byShip((slot, seat) => ({ kind: 'sell', seat, piece: shipId(slot) }) as const);

/** Moves without and with a bonus move, by `ship * 2 + bonus`. */
const paid = (bonus: number): { readonly bonus?: number } => (bonus > 0 ? { bonus } : {});

const moves = <Item extends object>(make: (slot: number, seat: number, bonus: number) => Item): readonly Item[] =>
  Array.from({ length: SHIPS * 2 }, (_, i) => made(make(i >> 1, Math.floor(i / 10), i & 1)));

/** Advances, by `ship * 2 + bonus`. */
export const advances = moves(
  (slot, seat, bonus): ActionOf<'advance'> => ({ kind: 'advance', seat, ship: shipId(slot), ...paid(bonus) }),
);

/** Rotations to the left and to the right, by `ship * 2 + bonus`. */
export const rotations = (['left', 'right'] as const).map((to) =>
  moves((slot, seat, bonus): ActionOf<'rotate'> => ({ kind: 'rotate', seat, ship: shipId(slot), to, ...paid(bonus) })),
);

/** Departures by direction, then by `ship * 2 + bonus`. */
export const departures = Array.from({ length: 8 }, (_, dir) =>
  moves(
    (slot, seat, bonus): ActionOf<'depart'> => ({
      kind: 'depart',
      seat,
      ship: shipId(slot),
      dir: directionText(dir),
      ...paid(bonus),
    }),
  ),
);

/** Squares around the middle of the table, of which actions are kept; farther ones are made each time. */
const NEAR = 24;
const SIDE = 2 * NEAR;

const nearOf = (at: number): number => {
  const x = xOf(at) + NEAR;
  const y = yOf(at) + NEAR;
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : y * SIDE + x;
};

const nearSquare = (near: number): Square => [(near % SIDE) - NEAR, Math.floor(near / SIDE) - NEAR];

/** Makes actions that name a square; `ways` is how many there are a square. Those near the middle are kept. */
const onSquares = <Item extends object>(
  ways: number,
  make: (at: Square, way: number) => Item,
): ((at: number, way: number) => Item) => {
  const kept = lazily(SIDE * SIDE * ways, (i) => {
    const at = nearSquare(Math.floor(i / ways));
    return made(make(made(at as [number, number]), i % ways));
  });
  return (at, way) => {
    const near = nearOf(at);
    return near < 0 ? made(make(made(squareText(at) as [number, number]), way)) : kept(near * ways + way);
  };
};

const layings = <Kind extends 'layTile' | 'layPort'>(kind: Kind) =>
  onSquares(16, (at, way) => ({ kind, seat: way >> 2, at, rot: (way & 3) as Rotation }) as ActionOf<Kind>);

/** Placements of the tile in hand and of the starting port, by `seat * 4 + rotation`. */
export const layTiles = layings('layTile');
export const layPorts = layings('layPort');

/** Steps of sailors, by `seat * 8 + direction`. */
export const walks = onSquares(
  32,
  (at, way): ActionOf<'walk'> => ({ kind: 'walk', seat: way >> 3, at, dir: directionText(way & 7) }),
);

/** Purchases of ships, by `seat * 3 + kind`, and of sailors, by seat. */
export const shipPurchases = onSquares(
  12,
  (at, way): ActionOf<'buyShip'> => ({ kind: 'buyShip', seat: Math.floor(way / 3), piece: shipKindText(way % 3), at }),
);
export const sailorPurchases = onSquares(4, (at, seat): ActionOf<'buySailor'> => ({ kind: 'buySailor', seat, at }));

/** Sales of sailors, by seat. */
export const sailorSales = onSquares(4, (at, seat): ActionOf<'sell'> => ({ kind: 'sell', seat, piece: at }));

/** Shots of pirates, by seat. */
export const attacks = onSquares(4, (at, seat): ActionOf<'attack'> => ({ kind: 'attack', seat, ship: `${seat}p`, at }));

type Chance = readonly [action: Action, weight: number];

const tileChances = lazily(FACES * 32, (i) =>
  made([made({ kind: 'tile', face: faceText(i >> 5) } as const), i & 31] as const),
);

/** Nature draws a face with this weight. */
export const tileChance = (face: number, weight: number): Chance =>
  weight < 32 ? tileChances(face * 32 + weight) : [{ kind: 'tile', face: faceText(face) }, weight];

const cardChances = { card: new Map<CardId, Chance>(), reveal: new Map<CardId, Chance>() };

/** Nature turns or reveals a card, all of them as likely. */
export const cardChance = (kind: 'card' | 'reveal', card: CardId): Chance => {
  const kept = cardChances[kind];
  const known = kept.get(card);
  if (known) return known;
  const chance: Chance = made([made({ kind, card }), 1]);
  kept.set(card, chance);
  return chance;
};

const portChances = lazily(SEATS * 10, (i) =>
  made([made({ kind: 'dealPort', to: Math.floor(i / 10), port: portText(i % 10) } as const), 1] as const),
);

/** Nature deals a port. */
export const portChance = (seat: number, port: number): Chance => portChances(seat * 10 + port);
