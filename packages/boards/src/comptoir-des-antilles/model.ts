import type { Contact, Edition, GoodsKind, Position, Quay, TileId } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';

/** What lies at a quay. */
export interface Berth {
  readonly quay: Quay;
  /** The value of the ship; undefined without a ship. */
  readonly ship: number | undefined;
  /** Undefined: the ship has no goods yet. */
  readonly goods: GoodsKind | undefined;
  /** Porters aboard, by seat. */
  readonly porters: readonly number[];
  readonly tile: { readonly id: TileId; readonly by: Seat } | undefined;
  /** What a porter is paid now, event tiles counted; undefined without goods. */
  readonly rate: number | undefined;
}

/** A position with everything filled in, the box it is played with, and its quays read: what a port is drawn from. */
export interface Table {
  readonly position: Position;
  readonly box: Edition;
  readonly berths: readonly Berth[];
  /** Nobody has said what the counters show: only how they change is told. */
  readonly uncounted?: boolean;
}

/** What lies at the quay with a number. */
export const berthAt = (table: Table, quay: Quay): Berth => table.berths[quay - 1]!;

/** Porters aboard, one entry a porter, in the order of the seats. */
export const aboard = ({ porters }: Berth): Seat[] =>
  porters.flatMap((count, seat) => Array.from({ length: count }, () => seat));

/** Free places of a ship; 0 without one. */
export const placesOf = (berth: Berth): number => Math.max(0, (berth.ship ?? 0) - aboard(berth).length);

/** The seats at the table. */
export const seatsOf = ({ position }: Table): Seat[] => Array.from({ length: position.seats }, (_, seat) => seat);

/** A contact of the box by its id. */
export const contactOf = ({ box }: Table, id: string | undefined): Contact | undefined =>
  box.contacts.find((contact) => contact.id === id);

/** Contacts that a seat can still play: those neither discarded nor in play; `lost` of them were played by cards nobody remembers. */
export const handOf = (table: Table, seat: Seat): { readonly contacts: readonly Contact[]; readonly lost: number } => {
  const { discards, turn, active } = table.position;
  const gone = discards?.[seat] ?? [];
  const inPlay = seat === active && turn?.contact && !turn.resolved ? turn.contact : undefined;
  const contacts = table.box.contacts.filter(({ id }) => !gone.includes(id) && id !== inPlay);
  return { contacts, lost: gone.filter((id) => id === '?').length };
};

/** All counts of a bag together. */
export const total = (counts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** Goods tiles in the shuffled part of the pile: those unseen but for the ones face down in hands. */
export const shuffledOf = ({ position }: Table): number => {
  const hidden = (position.hands ?? []).flat().filter((tile) => tile === '?').length;
  return Math.max(0, total(position.goods) - hidden);
};

/** Ships left in the pile, the visible one included. */
export const shipsLeft = ({ position }: Table): number =>
  total(position.ships) + (typeof position.next === 'number' ? 1 : 0);

/** The contact that the active player has played in this turn, with the effect that is due, counted from 0. */
export interface Played {
  readonly contact: Contact;
  /** Undefined: it is carried out. */
  readonly now: number | undefined;
}

/** The contact played in this turn; undefined before it. */
export const playedOf = (table: Table): Played | undefined => {
  const { turn } = table.position;
  const contact = contactOf(table, turn?.contact);
  if (!contact) return undefined;
  const left = turn?.effects?.length ?? 0;
  return { contact, now: turn?.resolved ? undefined : Math.max(0, contact.effects.length - left) };
};

/** Porters of a seat that are not aboard. */
export const reserveOf = (table: Table, seat: Seat): number =>
  table.box.porters - table.berths.reduce((sum, { porters }) => sum + (porters[seat] ?? 0), 0);
