/** Kinds of tiles: what lies on a square. */
export const tileKinds = [
  'sea',
  'quarter',
  'coast',
  'cove',
  'port',
  'lighthouse',
  'shoals',
  'rock',
  'shark',
  'storm',
  'island',
  'wreck',
  'fish1',
  'fish2',
  'fish3',
] as const;

/** A kind of tile. */
export type TileKind = (typeof tileKinds)[number];

/** The ten ports. */
export const portIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** A port by its letter. */
export type PortId = (typeof portIds)[number];

/** A tile as drawn: its kind, for a port its letter. */
export type Face = Exclude<TileKind, 'port'> | PortId;

/** All faces: the kinds other than ports, then the ports. */
export const faces: readonly Face[] = [...tileKinds.filter((kind) => kind !== 'port'), ...portIds];

/** A square of the map: `x` grows east, `y` grows south. */
export type Square = readonly [x: number, y: number];

/** Quarter turns clockwise from the base rotation of a tile. */
export type Rotation = 0 | 1 | 2 | 3;

/** The eight directions and headings, clockwise from north, the table's up. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** A direction of the map, the heading of a ship. */
export type Direction = (typeof directions)[number];

/** The kinds of ships. */
export const shipKinds = ['fishing', 'trade', 'pirate'] as const;

/** A kind of ship. */
export type ShipKind = (typeof shipKinds)[number];

/** What can be bought. */
export const pieceKinds = ['sailor', ...shipKinds] as const;

/** A kind of piece: a sailor or a kind of ship. */
export type PieceKind = (typeof pieceKinds)[number];

/** A ship: its owner's seat, its kind's letter, its number (a pirate has none): `0f1`, `1t2`, `2p`. */
export type ShipId = string;

/** A piece in play: a ship by id, a sailor by its square. */
export type Piece = ShipId | Square;

/** The id of a trade card. */
export type TradeCardId = string;

/** A card of the pile: a trade card or a treasure card. */
export type CardId = string;

/** The two types of treasure. */
export const treasureTypes = ['island', 'wreck'] as const;

/** A type of treasure. */
export type TreasureType = (typeof treasureTypes)[number];

/** All phases. */
export const phases = [
  'deal',
  'tile',
  'stack',
  'lay',
  'act',
  'pile',
  'departing',
  'crossing',
  'debt',
  'consent',
  'reveal',
  'over',
] as const;

/** Where in the game we are. */
export type Phase = (typeof phases)[number];

/** How far a turn has come inside phase `act`: purchases, then departures, then everything. */
export const stages = ['buy', 'depart', 'free'] as const;

/** A stage of phase `act`. */
export type Stage = (typeof stages)[number];
