import type { Seat } from '@portolan/core';
import type {
  Channel,
  ColorId,
  Edition,
  Hand,
  HarborId,
  MaterialId,
  MissionCard,
  MissionId,
  NavigationFace,
  Position,
  PositionId,
  ProductCard,
  ProductFace,
  ProductId,
  ShipId,
} from '@portolan/rotterdam';
import { backHarbor, ownerOf } from './names.ts';

/** A position with everything filled in, and the box it is played with: what a board is drawn from. */
export interface Table {
  readonly position: Position;
  readonly box: Edition;
}

/** A ship afloat. */
export interface Ship {
  readonly id: ShipId;
  readonly owner: Seat;
  readonly at: PositionId;
  readonly cargo: MaterialId | null;
}

/** Reads a ship as a position writes it: `0a@C2:grain`. */
export const readShip = (text: string): Ship => {
  const [id = '', rest = ''] = text.split('@');
  const [at = '', cargo] = rest.split(':');
  return { id, owner: ownerOf(id), at, cargo: cargo || null };
};

/** All ships afloat, in the order of their ids. */
export const shipsOf = ({ position }: Table): Ship[] =>
  (position.ships ?? []).map(readShip).sort((a, b) => (a.id < b.id ? -1 : 1));

/** The ship with an id, if it is afloat. */
export const shipOf = (table: Table, id: ShipId | null | undefined): Ship | undefined =>
  shipsOf(table).find((ship) => ship.id === id);

/** The ships at a place: one, or several where a quay takes any number. */
export const shipsAt = (table: Table, at: PositionId): Ship[] => shipsOf(table).filter((ship) => ship.at === at);

/** How many ships a player has. */
export const fleetOf = ({ position, box }: Table): number => box.shipsPerPlayer[position.seats];

/** How many ships of a player are in reserve. */
export const reserveOf = (table: Table, seat: Seat): number =>
  fleetOf(table) - shipsOf(table).filter(({ owner }) => owner === seat).length;

/** The ship that a player would launch next. */
export const nextShip = (table: Table, seat: Seat): ShipId | undefined => {
  const afloat = new Set(shipsOf(table).map(({ id }) => id));
  const all = Array.from({ length: fleetOf(table) }, (_, i) => `${seat}${String.fromCharCode(97 + i)}`);
  return all.find((id) => !afloat.has(id));
};

/** Units of a material that lie in stock: those of the box less those afloat. */
export const stockOf = (table: Table, material: MaterialId): number => {
  const told = table.position.stock?.[material];
  if (told !== undefined) return told;
  const all = table.box.materials.find(({ id }) => id === material)?.units ?? 0;
  return all - shipsOf(table).filter(({ cargo }) => cargo === material).length;
};

/** The cards of a seat; what is not told is empty, three face-down Missions. */
export const handOf = ({ position }: Table, seat: Seat): Required<Hand> => ({
  products: [],
  navigation: [],
  missions: ['?', '?', '?'],
  shown: [],
  laid: [],
  ...position.hands?.[seat],
});

/** All seats of the table. */
export const seatsOf = ({ position }: Table): Seat[] => Array.from({ length: position.seats }, (_, seat) => seat);

/** A product of the box. */
export const productOf = ({ box }: Table, id: ProductId): ProductCard | undefined =>
  box.products.find((product) => product.id === id);

/** A Mission of the box. */
export const missionOf = ({ box }: Table, id: MissionId): MissionCard | undefined =>
  box.missions.find((mission) => mission.id === id);

/** The points of some Missions. */
export const missionPoints = (table: Table, ids: readonly MissionId[]): number =>
  ids.reduce((sum, id) => sum + (missionOf(table, id)?.points ?? 0), 0);

/** What a Navigation card counts at the end of the game. */
export const navigationPoints = (face: NavigationFace): number =>
  face === 'advantage' ? 1 : face === 'extra-advantage' ? 2 : 0;

/** The harbor that a Product card comes from, as far as it is known. */
export const makerOf = (table: Table, face: ProductFace): HarborId | undefined =>
  backHarbor(face) ?? productOf(table, face)?.harbor;

/** A Product pile: known cards on top, how many unordered ones, known cards below. */
export const pileOf = (
  table: Table,
  harbor: HarborId,
): { top: readonly ProductId[]; size: number; bottom: readonly ProductId[] } => {
  const { top = [], size, bottom = [] } = table.position.piles?.[harbor] ?? {};
  if (size !== undefined) return { top, size, bottom };
  const copies = table.box.products.filter((one) => one.harbor === harbor).reduce((sum, one) => sum + one.copies, 0);
  const held = seatsOf(table).flatMap((seat) =>
    handOf(table, seat).products.filter((face) => makerOf(table, face) === harbor),
  );
  return { top, size: copies - held.length - top.length - bottom.length, bottom };
};

/** How many cards the Navigation pile has. */
export const navigationPile = (table: Table): number => {
  const { position, box } = table;
  if (position.navPile !== undefined) return position.navPile;
  const all = box.navigation.reduce((sum, { copies }) => sum + copies, 0);
  const held = seatsOf(table).reduce(
    (sum, seat) => sum + handOf(table, seat).navigation.length + handOf(table, seat).laid.length,
    0,
  );
  return all - held - (position.used?.length ?? 0);
};

/** How many cards the Mission pile has. */
export const missionPile = (table: Table): number => {
  if (table.position.missionPile !== undefined) return table.position.missionPile;
  const held = seatsOf(table).reduce(
    (sum, seat) => sum + handOf(table, seat).missions.length + handOf(table, seat).shown.length,
    0,
  );
  return table.box.missions.length - held;
};

/** Whose turn it is, if it is one player's. */
export const turnOf = ({ position }: Table): Seat | null =>
  position.seat === undefined ? (position.master ?? 0) : position.seat;

/** The channels that lead on from a place; only those of a color, if it is given. */
export const ahead = ({ box }: Table, at: PositionId, color?: ColorId): Channel[] =>
  box.channels.filter((channel) => channel.from === at && (color === undefined || channel.color === color));
