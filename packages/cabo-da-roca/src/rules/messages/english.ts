import { listed, seat } from '@portolan/core/words';
import { kindOfShip, ownerOf, shipKindText, slotOf } from '../../ids.ts';
import type {
  CardId,
  Direction,
  Face,
  Phase,
  Piece,
  PieceKind,
  PortId,
  ShipId,
  Square,
  TileKind,
  TreasureType,
} from '../../types.ts';
import { cardNumber, directionName, ownedShip, pieceName, shipName } from '../names.ts';
import { lower, square } from './square.ts';

const tileNames: Readonly<Record<TileKind, string>> = {
  sea: 'open sea',
  quarter: 'a quarter land',
  coast: 'a coast',
  cove: 'a cove',
  port: 'a port',
  lighthouse: 'a lighthouse',
  shoals: 'shoals',
  rock: 'a rock',
  shark: 'a shark',
  storm: 'a storm',
  island: 'an island',
  wreck: 'a wreck',
  fish1: 'a tile with one fish',
  fish2: 'a tile with two fish',
  fish3: 'a tile with three fish',
};
const phaseNames: Readonly<Record<Phase, string>> = {
  deal: 'the dealing of the ports',
  tile: 'the tile step',
  stack: 'the draw of a tile',
  lay: 'the laying of the tile',
  act: 'the time of purchases and actions',
  pile: 'the draw of a card',
  departing: 'the departure of the ship just loaded',
  crossing: 'a crossing',
  debt: 'the settling of a debt',
  consent: 'the time of an answer',
  reveal: 'the search for a treasure card',
  over: 'the end of the game',
};
const rotationNames = ['', ', turned a quarter', ', turned halfway round', ', turned three quarters'];

/** `A’s trade ship 1`. */
export const ship = (id: ShipId): string => ownedShip(id, 'en');

/** `trade ship 1`, `the pirate` for its owner, `B’s trade ship 1` for anybody else. */
export const own = (id: ShipId, who: number): string => {
  const slot = slotOf(id)!;
  if (ownerOf(slot) !== who) return ship(id);
  const number = Number(id.slice(2));
  const name = shipName({ kind: shipKindText(kindOfShip(slot)), number }, 'en');
  return number ? name : `the ${name}`;
};

/** A ship as `own`, a sailor by its square. */
export const owned = (piece: Piece, who: number): string =>
  typeof piece === 'string' ? own(piece, who) : `the sailor on ${square(piece)}`;

/** Pieces as `owned`, listed. */
export const pieces = (list: readonly Piece[], who: number): string =>
  listed(
    list.map((one) => owned(one, who)),
    'en',
  );

/** Ships: `A’s pirate and A’s fishing ship 1`. */
export const ships = (list: readonly ShipId[]): string => listed(list.map(ship), 'en');

/** A kind of piece bought, with an article. */
export const piece = (kind: PieceKind): string => `a ${pieceKind(kind)}`;

/** A kind of piece without an article. */
export const pieceKind = (kind: PieceKind): string => pieceName(kind, 'en');

/** A tile with an article: `a coast`, `port B`. */
export const tile = (face: Face | TileKind): string =>
  face in tileNames ? tileNames[face as TileKind] : `port ${face}`;

/** A card: `card no. 1`, `the card Island 50`. */
export const card = (id: CardId): string => {
  const treasure = /^(island|wreck)-(\d+)$/.exec(id);
  if (treasure) return `the card ${treasureType(treasure[1] as TreasureType)} ${treasure[2]}`;
  return id === '?' ? 'an unknown card' : `card ${cardNumber(id, 'en')}`;
};

/** `Island` or `Wreck`. */
export const treasureType = (type: TreasureType): string => (type === 'wreck' ? 'Wreck' : 'Island');

/** `northeast`. */
export const direction = (dir: Direction): string => directionName(dir, 'en');

/** `, turned a quarter`, clockwise; nothing for a tile laid as it is. */
export const rotation = (turns: number): string => rotationNames[turns] ?? '';

/** A phase, with an article where it needs one. */
export const phase = (id: Phase): string => phaseNames[id];

/** Letters of ports: `B and C`. */
export const ports = (list: readonly PortId[]): string => listed(list, 'en');

/** Seats as letters: `A and B`. */
export const seats = (list: readonly number[]): string => listed(list.map(seat), 'en');

/** A number with its noun: singular for 1 only. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) === 1 ? one : many}`;

/** `20 coins`. */
export const coins = (n: number): string => count(n, 'coin');

/** A sentence with the place before it, where there is one. */
export const placed = (at: Square | undefined, text: string): string =>
  at === undefined ? text : `On ${square(at)}, ${lower(text)}`;
