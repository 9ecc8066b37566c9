import { comptoirDesAntilles, type Event, type State } from '@portolan/comptoir-des-antilles';
import type { Problem } from '@portolan/core';
import { also, type Reader } from '@portolan/core/readers';

/** Nobody, nothing: as the engine writes it. */
export const NONE = -1;

/** A goods tile face down. */
export const UNKNOWN = -1;

/** Phases in which the table is at rest, so that somebody's turn can begin or go on. */
const restful: readonly string[] = ['act', 'auction', 'revealTile'];
const ownPhases: readonly string[] = ['effect', 'depart', 'settle'];

/** A table at rest as a seat's turn: of the active seat as it stands, an auction left out; of another its next one. Pieces are shared. */
export const restedTurn = (state: State, seat: number): State => {
  const turn: State = { ...state, phase: 'act', auction: null };
  if (seat === state.active) return turn;
  turn.active = seat;
  turn.contact = NONE;
  turn.resolved = false;
  turn.tilePlayed = false;
  turn.slateLeft = false;
  turn.departures = 0;
  return turn;
};

/**
 * The rest of a seat's turn: of the active seat as it stands, an auction left out; of another seat its next one, if nothing
 * changes before. Undefined while ships come in, at the set-up and the end, and for another seat in the middle of a card.
 */
export const turnOf = (state: State, seat: number): State | undefined => {
  if (restful.includes(state.phase)) return comptoirDesAntilles.clone(restedTurn(state, seat));
  return seat === state.active && ownPhases.includes(state.phase) ? comptoirDesAntilles.clone(state) : undefined;
};

/** Whether every ship has its goods: without them a departure cannot be reckoned. */
const isLoaded = ({ ships, goods }: State): boolean => ships.every((ship, quay) => ship === 0 || goods[quay] !== NONE);

/** A table after a turn as if nothing came in for what has left: new ships have no goods yet and go back. */
export const unfilled = (state: State): State => {
  const table = comptoirDesAntilles.clone(state);
  table.phase = 'act';
  for (const [quay, goods] of table.goods.entries()) if (goods === NONE) table.ships[quay] = 0;
  return table;
};

/** Whether a turn has something to play: a contact, unless one has been played. */
const hasTurn = (turn: State): boolean =>
  turn.contact !== NONE || comptoirDesAntilles.actions(turn).some(({ kind }) => kind === 'playContact');

/** What is wrong with asking about the turn of a seat in a position. */
const turnProblem = (state: State, seat: number): Problem | undefined => {
  const turn = turnOf(state, seat);
  if (!turn) return { path: 'position.phase', code: 'not-playable', facts: { phase: state.phase } };
  if (!hasTurn(turn)) return { path: `position.discards[${seat}]`, code: 'not-playable' };
  return isLoaded(state) ? undefined : { path: 'position.quays', code: 'no-goods' };
};

/** An input about a turn; `seats` are those whose turns the answer needs. */
export const ofTurn = <Input extends { readonly seat: number }>(
  state: State,
  reader: Reader<Input>,
  seats: (input: Input) => readonly number[] = ({ seat }) => [seat],
): Reader<Input> =>
  also(
    reader,
    (input, _, problems) => {
      const found = seats(input).flatMap((seat) => turnProblem(state, seat) ?? []);
      problems.push(...found.slice(0, 1));
    },
    'not-playable',
    'no-goods',
  );

/** The other seats, from the left neighbor on. */
export const othersOf = ({ seats }: State, seat: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);

/** Ships that have still to come to a quay. */
export const shipsInPile = ({ next, shipPile }: State): number =>
  shipPile.reduce((sum, count) => sum + count, next > 0 ? 1 : 0);

/** A ship that has sailed: what everybody earned by it, by seat. */
export interface Sailing {
  readonly quay: number;
  readonly premiums: readonly number[];
}

/** The ships that sail in a list of events, in order. */
export const sailingsIn = (events: readonly Event[], seats: number): Sailing[] => {
  const sailings: { quay: number; premiums: number[] }[] = [];
  for (const event of events) {
    if (event.kind === 'shipSailed') sailings.push({ quay: event.quay, premiums: Array<number>(seats).fill(0) });
    else if (event.kind === 'premiumPaid') sailings.at(-1)!.premiums[event.seat]! += event.amount;
  }
  return sailings;
};
