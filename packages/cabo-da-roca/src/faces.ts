import { type Face, faces, type PortId, portIds, type TileKind, tileKinds } from './types.ts';

/** Tile faces as small integers: the kinds but ports in order, then the ports A to J. A tile is `face * 4 + rotation`. */

/** How many faces there are. */
export const FACES = faces.length;

/** The first port's face. */
export const FIRST_PORT = FACES - portIds.length;

/** Numbers of the kinds, in the order of `tileKinds`. */
export const KIND = Object.fromEntries(tileKinds.map((kind, i) => [kind, i])) as Readonly<Record<TileKind, number>>;

const numbers: ReadonlyMap<string, number> = new Map(faces.map((face, i) => [face, i]));

/** The number of a face; undefined for any other text. */
export const parseFace = (text: string): number | undefined => numbers.get(text);

/** The number of a face known to be one. */
export const faceNumber = (face: Face): number => numbers.get(face)!;

/** The name of a face. */
export const faceText = (face: number): Face => faces[face]!;

/** The kind of each face, by number. */
export const kindOf: readonly number[] = faces.map((face) =>
  (portIds as readonly string[]).includes(face) ? KIND.port : KIND[face as TileKind],
);

/** The kind of a face, by name. */
export const kindText = (face: number): TileKind => tileKinds[kindOf[face]!]!;

/** The letter of a port, from its number 0 to 9. */
export const portText = (port: number): PortId => portIds[port]!;

/** The number of a port. */
export const portNumber = (id: PortId): number => portIds.indexOf(id);

/** Fish on each kind of tile. */
export const fishOn: readonly number[] = tileKinds.map((kind) => (kind.startsWith('fish') ? Number(kind[4]) : 0));

const named = (...kinds: TileKind[]): readonly boolean[] => tileKinds.map((kind) => kinds.includes(kind));

/** Kinds that count as land for a coasting ship (fishing.land-squares). */
export const isLandSquare = named('coast', 'cove', 'port', 'lighthouse', 'island');

/** Kinds that a sailor can walk on (sailors.land-only). */
export const isWalkable = named('coast', 'cove', 'port');

/** Kinds that no ship enters (ships.sea-only). */
export const isClosed = named('lighthouse', 'island');

/** Kinds with land and sea, where a ship may lie unless the reading bars it (ruling.shore-squares). */
export const isShore = named('coast', 'cove');

/** Kinds to which a coasting ship needs no land around: ports are always open, the others are refused or wreck it anyway. */
export const needsNoLand = named('port', 'lighthouse', 'island', 'rock');
