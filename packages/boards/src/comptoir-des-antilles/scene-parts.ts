import { type Clause, type Contact, type Quay, quayNumbers, type TileId } from '@portolan/comptoir-des-antilles';
import type { Seat, Violation } from '@portolan/core';
import { type Marks, marking } from './marks.ts';
import { placesOf, playedOf, type Table } from './model.ts';

/** The part of the table that an action is about: what a small picture shows. */
export type Scene =
  | {
      readonly kind: 'port';
      /** Quays shown, in their order. */
      readonly quays: readonly Quay[];
      readonly marks: Marks;
      /** A contact, with the effect that is due if it is in play. */
      readonly card?: { readonly contact: Contact; readonly now: number | undefined } | undefined;
      /** Players whose counters matter. */
      readonly seats: readonly Seat[];
      /** Players whose contacts in hand and in the discard are shown. */
      readonly discards: readonly Seat[];
      /** Players whose goods in hand are shown. */
      readonly hands: readonly Seat[];
      /** Players whose event tiles are shown. */
      readonly owned: readonly Seat[];
      /** Players whose reserve is shown. */
      readonly reserves: readonly Seat[];
      /** An event tile that has just been turned up. */
      readonly turned?: TileId;
      readonly slate: boolean;
      readonly auction: boolean;
      readonly piles: boolean;
    }
  | { readonly kind: 'board' };

/** A scene of the port. */
export type Port = Extract<Scene, { kind: 'port' }>;
/** What an action breaks. */
export type Violations = readonly Violation<Clause>[];

/** A scene of the port with some of its parts. */
export const port = (more: Partial<Omit<Port, 'kind'>> = {}): Port => ({
  kind: 'port',
  quays: [],
  marks: {},
  seats: [],
  discards: [],
  hands: [],
  owned: [],
  reserves: [],
  slate: false,
  auction: false,
  piles: false,
  ...more,
});

/** Quays in their order, each once. */
export const inOrder = (quays: readonly Quay[]): Quay[] => quayNumbers.filter((quay) => quays.includes(quay));

const isQuay = (value: unknown): value is Quay => quayNumbers.some((quay) => quay === value);

/** The quays that violations name; all of `meant` if they name none. */
const refusedQuays = (violations: Violations, meant: readonly Quay[]): readonly Quay[] => {
  const named = violations.flatMap(({ facts: { quay, from, to } }) => [quay, from, to].filter(isQuay));
  return named.length > 0 || violations.length === 0 ? inOrder(named) : meant;
};

/** The marks of quays with those refused that the violations are about. */
export const refusing = (
  quays: Marks['quays'],
  violations: Violations,
  meant: readonly Quay[],
): NonNullable<Marks['quays']> =>
  refusedQuays(violations, meant).reduce<NonNullable<Marks['quays']>>(
    (marks, quay) => marking(marks, quay, { refused: true }),
    quays ?? {},
  );

/** Quays whose ship has no goods yet. */
export const newShips = ({ berths }: Table): Quay[] =>
  berths.flatMap(({ quay, ship, goods }) => (ship !== undefined && !goods ? [quay] : []));

/** Quays whose ship is full. */
export const fullShips = ({ berths }: Table): Quay[] =>
  berths.flatMap((berth) => (berth.ship !== undefined && placesOf(berth) === 0 ? [berth.quay] : []));

/** Whose turn it is. */
export const activeOf = ({ position }: Table): Seat => position.active ?? position.first ?? 0;

const leavingQuay = ({ position }: Table): Quay[] => (position.leaving ? [position.leaving.quay] : []);

/** The ship that sails, with the commission that is due for it. */
const sailing = ({ position: { leaving } }: Table): NonNullable<Marks['quays']> =>
  leaving ? { [leaving.quay]: { sails: true, due: leaving.due ?? 0 } } : {};

/** A departure that is being settled: the ship, whose counters matter, the slate. */
export const settling = (table: Table, seats: readonly Seat[], to: Seat | undefined, refused: boolean): Port =>
  port({
    quays: leavingQuay(table),
    card: playedOf(table),
    seats: [...new Set(seats)],
    slate: true,
    marks: { quays: sailing(table), ...(to !== undefined && { slateTo: to, slateRefused: refused }) },
  });
