import { type PieceKind, type ShipId, type ShipKind, shipKinds } from './types.ts';

/**
 * Ships as small integers, `owner * 5 + place`: places 0 and 1 are fishing ships, 2 and 3 trade ships, 4 is the pirate.
 */

/** Ships of a player. */
export const FLEET = 5;

/** The numbers of kinds of ships, in the order of `shipKinds`. */
export const FISHING = 0;
export const TRADE = 1;
export const PIRATE = 2;

/** A sailor, among the kinds of pieces; a kind of ship is its number. */
export const SAILOR = 3;

const places: readonly string[] = ['f1', 'f2', 't1', 't2', 'p'];
const kinds: readonly number[] = [FISHING, FISHING, TRADE, TRADE, PIRATE];

const SLOTS = 4 * FLEET;

const ids: readonly ShipId[] = Array.from({ length: SLOTS }, (_, i) => `${Math.floor(i / FLEET)}${places[i % FLEET]}`);
const slots: ReadonlyMap<ShipId, number> = new Map(ids.map((id, slot) => [id, slot]));

/** The number of a ship; undefined if the text is no ship's id. */
export const slotOf = (id: ShipId): number | undefined => slots.get(id);

/** The id of a ship. */
export const shipId = (slot: number): ShipId => ids[slot]!;

/** The owner of a ship. */
export const ownerOf = (slot: number): number => Math.floor(slot / FLEET);

/** The kind of a ship. */
export const kindOfShip = (slot: number): number => kinds[slot % FLEET]!;

/** The name of a kind of ship. */
export const shipKindText = (kind: number): ShipKind => shipKinds[kind]!;

/** The number of a kind of ship. */
export const shipKindNumber = (kind: ShipKind): number => shipKinds.indexOf(kind);

/** The first place of a kind in a fleet, and how many places it has. */
export const berthsOf: readonly (readonly [first: number, count: number])[] = [
  [0, 2],
  [2, 2],
  [4, 1],
];

/** The name of a piece: a kind of ship or a sailor. */
export const pieceText = (piece: number): PieceKind => (piece === SAILOR ? 'sailor' : shipKindText(piece));

/** The number of a kind of piece. */
export const pieceNumber = (piece: PieceKind): number => (piece === 'sailor' ? SAILOR : shipKindNumber(piece));
