import { must, type Verdict } from '@portolan/core';
import { boxOf } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import type { Edition } from '../edition.ts';
import { parseEdition } from '../edition-reader.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { apply } from '../effects/index.ts';
import { FIRST_PORT, faceNumber } from '../faces.ts';
import { slotOf } from '../ids.ts';
import { lay, setSailor, setShip } from '../pieces/chart.ts';
import { cornersToward, rotationsOf, rotationTo } from '../pieces/corners.ts';
import type { Readings } from '../readings.ts';
import { clone, emptyTable, newShip, type Ship, type State } from '../state.ts';
import type { Action, Event, PortId, ShipId, ShipKind } from '../types.ts';
import type { BoxInput, LaidTile, Whose } from './types/common.ts';

// Checkers ask the engine about a small table: seat 0 is who asks, seat 1 an opponent, in a full turn of the middle game.

/** Coins of both players, where the input does not say: enough for every due of any box. */
const PURSE = 1_000_000;

/** More coins than anybody has on a small table: it does not end by them. */
const ENDLESS = 1_000_000_000;

/** The seats of a small table. */
export const ASKER = 0;
export const OPPONENT = 1;

/** Makes something once for each key. */
const remembered = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
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

const endless = remembered(
  (edition: Edition): Edition => ({ ...edition, awards: { ...edition.awards, goal: ENDLESS } }),
);

/** A small table without tiles, two actions left, everything allowed in step 3. */
export const smallTable = (rulings: Readings, edition: Edition = reconstructed): State => {
  const state = emptyTable({ edition: endless(edition), rulings, seats: 2 });
  state.coins.fill(PURSE);
  state.homeLaid.fill(true);
  state.round = edition.start.openingRounds + 2;
  state.phase = 'act';
  state.stage = 'free';
  return state;
};

/** Gives the active player so many actions. */
export const giveActions = (state: State, left: number): void => {
  state.allowance = left;
  state.used = 0;
};

/** Lays a tile, whether it fits or not. */
export const layOn = (state: State, at: number, { tile, rot = 0 }: LaidTile): void => {
  const face = faceNumber(tile);
  const { land } = boxOf(state.edition);
  const turn = rot % rotationsOf(land[face * 4]!);
  lay(state.chart, at, face, turn, land[face * 4 + turn]!);
};

const letters: Readonly<Record<ShipKind, string>> = { fishing: 'f1', trade: 't1', pirate: 'p' };

/** Lays a port with its quay north, as it is drawn for who asks. */
export const layPort = (state: State, at: number, port: PortId): void => {
  const land = boxOf(state.edition).lands[faceNumber(port)]![0]!;
  layOn(state, at, { tile: port, rot: rotationTo(land, cornersToward[0]!) });
};

/** The first ship of a kind of a seat. */
export const firstShip = (seat: number, kind: ShipKind): ShipId => `${seat}${letters[kind]}`;

/** Puts a ship on the map. */
export const putShip = (state: State, id: ShipId, at: number, marks: Partial<Ship>): Ship => {
  const slot = slotOf(id)!;
  const ship = { ...newShip(at), ...marks };
  state.ships[slot] = ship;
  setShip(state.chart, at, slot);
  return ship;
};

/** Puts a sailor on the map. */
export const putSailor = (state: State, owner: number, at: number): void => {
  state.sailors[owner]!.push(at);
  state.sailors[owner]!.sort((a, b) => a - b);
  setSailor(state.chart, at, owner);
};

/** The seat meant; undefined for nobody. */
export const seatMeant = (whose: Whose = 'nobody'): number | undefined =>
  whose === 'nobody' ? undefined : whose === 'own' ? ASKER : OPPONENT;

/** What becomes of an action: its verdict and, if it is legal, the table and the events that follow. */
export interface Attempt {
  readonly verdict: Verdict<Clause>;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Carries an action out on a copy, whatever its verdict. */
export const carryOut = (state: State, action: Action): { after: State; events: Event[] } => {
  const after = clone(state);
  const events: Event[] = [];
  apply(after, action, (event) => events.push(event));
  return { after, events };
};

/** Judges an action and carries it out if it is legal. */
export const ask = (state: State, action: Action): Attempt => {
  const verdict = check(state, action);
  return verdict.legal ? { verdict, ...carryOut(state, action) } : { verdict, after: state, events: [] };
};

/** The clauses that a verdict names. */
export const cited = (verdict: Verdict<Clause>): readonly Clause[] =>
  verdict.legal ? verdict.by : verdict.violations.map(({ clause }) => clause);

/** The first event of a kind. */
export const eventOf = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined =>
  events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** Whether a tile is a port. */
export const isPort = ({ tile }: LaidTile): boolean => faceNumber(tile) >= FIRST_PORT;
