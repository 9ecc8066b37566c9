import type { Seat, Violation } from '@portolan/core';
import type {
  Clause,
  HarborId,
  MissionFace,
  NavigationFace,
  PositionId,
  ProductFace,
  ShipId,
  Trade,
} from '@portolan/rotterdam';
import type { Marks, Ring, RingKind } from './marks.ts';
import { shipOf, type Table } from './model.ts';

/** Cards that are meant: those of one player. */
export interface Picks {
  readonly seat: Seat;
  readonly products?: readonly ProductFace[];
  readonly navigation?: readonly NavigationFace[];
  readonly missions?: readonly MissionFace[];
}

/** A card that has just been drawn, or is being drawn. */
export type Drawn =
  | { readonly deck: 'product'; readonly face: ProductFace }
  | { readonly deck: 'navigation'; readonly face: NavigationFace }
  | { readonly deck: 'mission'; readonly face: MissionFace };

/** A part of the table: the river or not, and what is shown beside it. */
export interface Part {
  readonly kind: 'part';
  /** What is pointed out on the river; without it the river is not shown. */
  readonly marks?: Marks;
  /** Players whose cards matter. */
  readonly seats: readonly Seat[];
  readonly picks?: Picks;
  readonly drawn?: Drawn;
  readonly offer?: Trade;
  /** Harbors whose Product pile matters. */
  readonly piles: readonly HarborId[];
  readonly stock: boolean;
}

/** The part of the table that an action is about: what a small picture shows. */
export type Scene = Part | { readonly kind: 'board' };

/** What an action breaks. */
export type Violations = readonly Violation<Clause>[];

/** A part of the table without the river. */
export const cardsOf = (seats: readonly Seat[], more: Partial<Omit<Part, 'kind' | 'seats'>> = {}): Part => ({
  kind: 'part',
  seats,
  piles: [],
  stock: false,
  ...more,
});

/** The river, and what is shown beside it. */
export const river = (marks: Marks = {}, more: Partial<Omit<Part, 'kind' | 'marks'>> = {}): Part =>
  cardsOf([], { marks, ...more });

/** Words of a fact that may be one or several. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** Whether anything is broken. */
export const isWrong = (violations: Violations): boolean => violations.length > 0;

/** Rings around places, each once. */
export const ringsOf = (places: readonly (PositionId | undefined)[], kind: RingKind): Ring[] =>
  [...new Set(places.filter((place) => place !== undefined))].map((at) => ({ at, kind }));

/** Rings around ships. */
export const shipRings = (table: Table, ids: readonly ShipId[], kind: RingKind): Ring[] =>
  ringsOf(
    ids.map((id) => shipOf(table, id)?.at),
    kind,
  );

/** The places that violations point at: occupied positions, ships in the way, ships that must still move. */
export const pointedOut = (table: Table, violations: Violations, not: readonly PositionId[] = []): Ring[] => {
  const places = violations.flatMap(({ facts: { position, ship, ships } }) => [
    ...texts(position),
    ...[...texts(ship), ...texts(ships)].flatMap((id) => shipOf(table, id)?.at ?? []),
  ]);
  return ringsOf(
    places.filter((place) => !not.includes(place)),
    'wrong',
  );
};
