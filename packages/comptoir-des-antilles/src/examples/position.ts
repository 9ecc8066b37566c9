import type { Example } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Effect } from '../edition.ts';
import type { Action, ContactId, GoodsId, HandTile, Position, TileId } from '../types.ts';

/** An example of this game. */
export type ComptoirExample = Example<Position, Action, Clause>;

/** Seats by letter. */
export const [A, B, C] = [0, 1, 2] as const;

type Letter = 'A' | 'B' | 'C' | 'D';
type BySeat<Value> = Partial<Record<Letter, Value>>;

/** What differs from the usual table; seats are letters, quays stand alone. */
interface Changes
  extends Omit<Partial<Position>, 'quays' | 'hands' | 'tiles' | 'discards' | 'slate' | 'first' | 'active' | 'turn'> {
  /** A quay each: `5 rum A2B1`; `-` without a ship. */
  readonly q1?: string;
  readonly q2?: string;
  readonly q3?: string;
  readonly q4?: string;
  readonly hands?: BySeat<readonly HandTile[]>;
  readonly tiles?: BySeat<readonly TileId[]>;
  readonly discards?: BySeat<readonly ContactId[]>;
  readonly slate?: Letter;
  readonly first?: Letter;
  readonly active?: Letter;
  /** The contact in play, with all its effects still to come unless `effects` names them. */
  readonly contact?: ContactId;
  readonly effects?: readonly Effect[];
  /** The contact played and carried out in this turn; it lies in the discard. */
  readonly played?: ContactId;
  readonly tilePlayed?: boolean;
  readonly auctions?: number;
  readonly slateLeft?: boolean;
}

const letters = ['A', 'B', 'C', 'D'] as const;
const seatOf = (letter: Letter): number => letters.indexOf(letter);

/** One entry a seat, if any differs from the usual one. */
const bySeat = <Value>(seats: number, given: BySeat<Value> | undefined, usual: Value): readonly Value[] | undefined =>
  given && letters.slice(0, seats).map((letter) => given[letter] ?? usual);

const turnOf = ({ contact, effects, played, tilePlayed, auctions, slateLeft }: Changes): Position['turn'] => ({
  ...(contact && { contact, resolved: false }),
  ...(played && { contact: played, resolved: true }),
  ...(effects && { effects }),
  ...(tilePlayed && { tilePlayed }),
  ...(auctions && { auctions }),
  ...(slateLeft && { slateLeft }),
});

/** Discards with the contact played in this turn among them. */
const discardsOf = ({ discards = {}, played, active = 'A' }: Changes): BySeat<readonly ContactId[]> =>
  played ? { ...discards, [active]: [...(discards[active] ?? []), played] } : discards;

/**
 * The usual table with some changes: three players with 10 premiums each, A to play, A with the slate;
 * ships of value 4, 5, 4 and 6 at the quays with Madras, Rum, Madras and Spices, nobody aboard; a ship of value 5 to come.
 */
export const tableWith = (changes: Changes = {}): Position => {
  const { q1 = '4 madras', q2 = '5 rum', q3 = '4 madras', q4 = '6 spices', ...rest } = changes;
  const { hands, tiles, discards: _, slate, first, active, contact, effects, played, ...others } = rest;
  const { tilePlayed: __, auctions: ___, slateLeft: ____, ...same } = others;
  const seats = changes.seats ?? 3;
  const phase = changes.phase ?? (contact ? 'effect' : 'act');
  return {
    premiums: Array<number>(seats).fill(10),
    next: 5,
    ...same,
    seats,
    phase,
    quays: [q1, q2, q3, q4],
    ...(hands && { hands: bySeat(seats, hands, ['?']) }),
    ...(tiles && { tiles: bySeat(seats, tiles, []) }),
    discards: bySeat(seats, discardsOf(changes), []),
    slate: seatOf(slate ?? 'A'),
    first: seatOf(first ?? 'A'),
    active: seatOf(active ?? 'A'),
    turn: turnOf(changes),
  } as Position;
};

/** Three players before anything is laid out; A is the youngest unless told otherwise. */
export const emptyTable = (youngest: Letter = 'A'): Position => ({
  seats: 3,
  phase: 'setupShips',
  first: seatOf(youngest),
});

/** Ships that come up one after the other. */
export const ships = (...values: readonly number[]): readonly Action[] =>
  values.map((ship) => ({ kind: 'revealShip', ship }));

/** Goods tiles drawn one after the other. */
export const draws = (...tiles: readonly GoodsId[]): readonly Action[] =>
  tiles.map((goods) => ({ kind: 'drawGoods', goods }));
