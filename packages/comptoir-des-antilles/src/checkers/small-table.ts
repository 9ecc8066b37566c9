import type { Seat, Verdict } from '@portolan/core';
import { must } from '@portolan/core';
import { boxOf } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import type { Contact, Edition, Effect } from '../edition.ts';
import { parseEdition } from '../edition-reader.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { apply } from '../effects/index.ts';
import { parseQuay } from '../quay-text.ts';
import type { Readings } from '../readings.ts';
import { clone, NO_SHIP, newGame, type State, UNKNOWN } from '../state.ts';
import type { Action, Event } from '../types.ts';
import type { CheckerInput, ContactPlay, QuayText } from './types/common.ts';

// Checkers ask the engine about a small table made of their input: no ship on the pile, unless they put one there.

const typedIn = new WeakMap<object, Edition>();

/** The box of an input that has been read, made once. */
export const editionOf = ({ edition: patch }: CheckerInput): Edition => {
  if (typeof patch !== 'object') return reconstructed;
  const known = typedIn.get(patch);
  if (known) return known;
  const edition = must(parseEdition(patch));
  typedIn.set(patch, edition);
  return edition;
};

/** Counters where the input does not say. */
const COUNTER = 10;

/** More than a counter can show: what was not entered does not end the game. */
const BEYOND = Number.MAX_SAFE_INTEGER;

/** Counters that nobody entered pay every due and end no game: they must not decide. */
const uncounted = (edition: Edition): { readonly counter: number; readonly edition: Edition } => ({
  counter: Math.max(COUNTER, ...edition.ships.map(({ value }) => value)),
  edition: { ...edition, target: BEYOND },
});

/** What a small table is made of. */
export interface SmallTable {
  readonly seats: number;
  readonly rulings: Readings;
  readonly active?: Seat;
  readonly edition: Edition;
  readonly premiums?: readonly number[] | undefined;
}

/** A turn of the middle game in which nothing has been done, at an empty port. */
export const smallTable = ({ seats, rulings, active = 0, edition: box, premiums }: SmallTable): State => {
  const { counter, edition } = premiums ? { counter: COUNTER, edition: box } : uncounted(box);
  const state = newGame({ edition, rulings, seats, youngest: 0 });
  state.phase = 'act';
  state.active = active;
  state.next = NO_SHIP;
  state.shipPile.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    state.premiums[seat] = premiums?.[seat] ?? counter;
    state.hands[seat] = [UNKNOWN];
  }
  return state;
};

/** Lays a ship at a quay, from 0, as it is written. */
export const layShip = (state: State, quay: number, text: QuayText): void => {
  const { ship, goods, porters, tile, layer } = must(parseQuay(text, boxOf(state.edition), state.seats));
  state.ships[quay] = ship;
  state.goods[quay] = goods;
  state.tiles[quay] = tile;
  state.layers[quay] = layer;
  for (const [seat, count] of porters.entries()) state.aboard[quay * state.seats + seat] = count;
};

/** The first contact of a box with one's own card; another one keeps the hand from being taken back. */
export const CARD = 0;

/** A box whose first contact has this figure and these effects instead. */
export const boxWith = (edition: Edition, commission: number, effects: readonly Effect[]): Edition => {
  const card: Contact = { id: 'card', fr: 'Carte', en: 'Card', commission, effects };
  return { ...edition, contacts: [card, { ...card, id: 'other' }] };
};

/** The goods of ships that only have to be there. */
export const anyGoods = ({ goods }: Edition): string => goods[0]!.id;

/** Puts the card into play, with these effects still to come. */
export const putInPlay = (state: State, effects: readonly Effect[]): void => {
  state.contact = CARD;
  state.effects = effects;
  state.resolved = false;
  state.phase = effects.length > 0 ? 'effect' : 'depart';
};

/** The card has been carried out and discarded in this turn. */
export const putAway = (state: State): void => {
  state.contact = CARD;
  state.resolved = true;
  state.discards[state.active] = [CARD];
  state.phase = 'act';
};

/** An action of the player who asks. */
export const seated = (play: ContactPlay, seat: Seat): Action => ({ ...play, seat }) as Action;

/** What becomes of an action: its verdict and the table and the events that follow. */
export interface Trial {
  readonly verdict: Verdict<Clause>;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Does something to a copy of a table and listens. */
export const listen = (
  state: State,
  deed: (after: State, tell: (event: Event) => void) => void,
): { readonly after: State; readonly events: readonly Event[] } => {
  const after = clone(state);
  const events: Event[] = [];
  deed(after, (event) => events.push(event));
  return { after, events };
};

/** Judges an action and carries it out, on a copy, if it is legal. */
export const tryOut = (state: State, action: Action): Trial => {
  const verdict = check(state, action);
  if (!verdict.legal) return { verdict, after: state, events: [] };
  return { verdict, ...listen(state, (after, tell) => apply(after, action, tell)) };
};

/** The clauses that a verdict names. */
export const cited = (verdict: Verdict<Clause>): readonly Clause[] =>
  verdict.legal ? verdict.by : verdict.violations.map(({ clause }) => clause);

/** The clauses of some events. */
export const firedBy = (events: readonly Event[]): readonly Clause[] => events.map(({ clause }) => clause);

/** The seats from one of them leftwards. */
export const leftwards = (from: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (from + i) % seats);
