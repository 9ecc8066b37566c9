import type { Seat, Verdict } from '@portolan/core';
import { must } from '@portolan/core';
import { boxOf, NONE } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { ownerOf, shipName } from '../counts.ts';
import type { Edition } from '../edition.ts';
import { parseEdition } from '../edition-reader.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { apply } from '../effects/index.ts';
import { firstStep } from '../effects/round.ts';
import type { Readings } from '../readings.ts';
import { completeVariants } from '../settings.ts';
import { clone, newGame, type State } from '../state.ts';
import type { Action, Event, MaterialId, Phase, PositionId, ShipId, VariantName } from '../types.ts';
import type { BoxInput } from './types/common.ts';

// Checkers ask the engine about a small table made of their input: nobody has a card or a ship that is not put there.

/** Makes something once for each key. */
export const remembered = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

const typedIn = remembered((patch: object): Edition => must(parseEdition(patch)));

/** The box of an input that has been read. */
export const editionOf = ({ edition }: BoxInput): Edition =>
  typeof edition === 'object' ? typedIn(edition) : reconstructed;

/** Ships of each player where the input names places, not ships: as many as a fleet can have. */
export const LARGE_FLEET = 9;

/** The box with large fleets. */
export const withLargeFleets: (edition: Edition) => Edition = remembered((edition: Edition) => ({
  ...edition,
  shipsPerPlayer: { 2: LARGE_FLEET, 3: LARGE_FLEET, 4: LARGE_FLEET },
}));

/** What a small table is made of. */
export interface SmallTable {
  readonly rulings: Readings;
  readonly phase: Phase;
  readonly edition?: Edition;
  /** Default 4. */
  readonly seats?: number;
  /** Whose turn it is; also the Harbor Master. Default 0. */
  readonly seat?: Seat;
  readonly variants?: Partial<Record<VariantName, boolean>> | undefined;
}

/** The beginning of a phase: all ships in reserve, all cards in their piles. */
export const smallTable = ({ rulings, phase, edition, seats = 4, seat = 0, variants }: SmallTable): State => {
  const state = newGame({
    edition: edition ?? reconstructed,
    rulings,
    variants: completeVariants(variants),
    seats,
    master: seat,
  });
  state.pending.length = 0;
  state.round = 2;
  state.phase = phase;
  state.step = firstStep[phase];
  state.seat = phase === 'trade' ? NONE : seat;
  return state;
};

/** Puts a ship on a position, with a unit of the stock or empty, and names it. */
export const putShip = (state: State, ship: number, at: PositionId, cargo: MaterialId | null = null): ShipId => {
  const { positions, materials } = boxOf(state.edition);
  state.at[ship] = positions.at[at]!;
  if (cargo !== null) {
    state.cargo[ship] = materials.at[cargo]!;
    state.stock[materials.at[cargo]!]!--;
  }
  return shipName(state, ship);
};

/** Puts ships of the other seats on positions; those that are spoken for stay where they are. */
export const putOthers = (
  state: State,
  seat: Seat,
  positions: readonly PositionId[],
  spokenFor: readonly ShipId[] = [],
): void => {
  const others = state.at.flatMap((at, ship) => {
    const isOwn = ownerOf(state, ship) === seat;
    return at === NONE && !isOwn && !spokenFor.includes(shipName(state, ship)) ? [ship] : [];
  });
  for (const [i, at] of positions.entries()) putShip(state, others[i]!, at);
};

/** What becomes of an action: its verdict and the table and the events that follow. */
export interface Attempt {
  readonly verdict: Verdict<Clause>;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Judges an action and carries it out, on a copy, if it is legal. */
export const attempt = (state: State, action: Action): Attempt => {
  const verdict = check(state, action);
  if (!verdict.legal) return { verdict, after: state, events: [] };
  const after = clone(state);
  const events: Event[] = [];
  apply(after, action, (event) => events.push(event));
  return { verdict, after, events };
};

/** The clauses that a verdict names. */
export const cited = (verdict: Verdict<Clause>): readonly Clause[] =>
  verdict.legal ? verdict.by : verdict.violations.map(({ clause }) => clause);

/** The clauses of some events. */
export const clausesOf = (events: readonly Event[]): readonly Clause[] => events.map(({ clause }) => clause);

/** The events up to the first that is of none of these kinds. */
export const ownEvents = (events: readonly Event[], kinds: readonly Event['kind'][]): readonly Event[] => {
  const end = events.findIndex(({ kind }) => !kinds.includes(kind));
  return end < 0 ? events : events.slice(0, end);
};
