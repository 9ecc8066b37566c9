import type { Actor, Seat, Turn } from '@portolan/core';
import { placementSeat } from './pieces/placement.ts';
import { placementReadings } from './readings.ts';
import { merchantsEach, STARTING_HAND, type State } from './state.ts';
import type { ActionKind, Phase } from './types.ts';

/** Nature is to draw. */
export const NATURE = -1;

/** Nobody can act: the game is over. */
export const NOBODY = -2;

/** How many merchants have been placed. */
export const placed = (state: State): number => {
  let waiting = 0;
  for (let seat = 0; seat < state.seats; seat++) waiting += state.supply[seat]!;
  return state.seats * merchantsEach(state.fourMerchants) - waiting;
};

/** Where a typed position has no merchant to attack, or none attacked, nobody can go on with the fight. */
const answering = ({ fight, columns }: State, seat: Seat): number => {
  const column = columns[fight!.company]!;
  const stands = (rank: number): boolean => (column[rank - 1] ?? -1) >= 0;
  return stands(fight!.attacker) && stands(fight!.defender) ? seat : NOBODY;
};

/** The next seat of the placement order; one that a typed position leaves no merchant is passed over. */
const placing = (state: State): Seat => {
  const readings = placementReadings(state.rulings);
  const done = placed(state);
  const due = placementSeat(done, state.first, state.seats, readings);
  if (state.supply[due]! > 0) return due;
  const further = Array.from({ length: 2 * state.seats }, (_, i) =>
    placementSeat(done + i, state.first, state.seats, readings),
  );
  return further.find((seat) => state.supply[seat]! > 0) ?? due;
};

/** Who is to act: a seat, `NATURE` or `NOBODY`. */
export const actorOf = (state: State): number => {
  switch (state.phase) {
    case 'deal':
    case 'reveal':
    case 'first':
    case 'refill':
    case 'draw':
      return NATURE;
    case 'place':
      return placing(state);
    case 'defend':
    case 'reward':
      return answering(state, state.fight!.defenderSeat);
    case 'yield':
      return answering(state, state.rulings['fight-beaten'] === 'attacker' ? state.active : state.fight!.defenderSeat);
    case 'distribute':
      return state.distribution!.picks[0]!.seat;
    case 'final':
      return state.final[0]!;
    case 'over':
      return NOBODY;
    default:
      return state.active;
  }
};

const seatActors: readonly (readonly Actor[])[] = [[0], [1], [2], [3], [4]];
const natureActs: readonly Actor[] = ['nature'];
const nobodyActs: readonly Actor[] = [];

/** Who may act, as a list. */
export const actorsOf = (state: State): readonly Actor[] => {
  const actor = actorOf(state);
  if (actor >= 0) return seatActors[actor]!;
  return actor === NATURE ? natureActs : nobodyActs;
};

/** Whose turn it is, and in which phase. */
export const turn = (state: State): Turn => ({ phase: state.phase, actors: actorsOf(state) });

/** The phases an action belongs to. */
export const phasesOf: Readonly<Record<ActionKind, readonly Phase[]>> = {
  draw: ['deal', 'draw'],
  reveal: ['reveal', 'refill'],
  chooseFirst: ['first'],
  place: ['place'],
  completeMission: ['mission', 'final'],
  transfer: ['company'],
  attack: ['company'],
  defend: ['defend'],
  yield: ['yield'],
  reward: ['reward'],
  playShipment: ['shipment'],
  take: ['distribute'],
  discard: ['discard'],
  pass: ['mission', 'company', 'final'],
};

/** The port that waits for a Harbor card, from 1: the first empty one in `reveal`, the emptied one in `refill`; 0 if none does. */
export const portDue = (state: State): number => {
  if (state.phase === 'refill') return state.refill;
  return state.phase === 'reveal' ? state.ports.findIndex((harbor) => harbor < 0) + 1 : 0;
};

/** The seat that is dealt to next: the first with less than a starting hand; -1 if nobody is. */
export const dealtNext = (hands: readonly (readonly number[])[]): Seat =>
  hands.findIndex((hand) => hand.length < STARTING_HAND);

/** The seat that nature draws for. */
export const drawsFor = (state: State): number => (state.phase === 'deal' ? state.dealTo : state.active);
