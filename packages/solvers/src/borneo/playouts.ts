import { type Action, borneo, cheapestMissions, countMissionPayments, type State } from '@portolan/borneo';
import { UNKNOWN } from '@portolan/borneo/pieces';
import { type Rng, type Seat, shuffle } from '@portolan/core';
import type { SearchedGame } from '../search/index.ts';
import { unseenOf } from './table.ts';

/** Deals the unseen cards to every place where one lies face down, in place. */
export const dealUnseen = (state: State, random: Rng): State => {
  const faces = shuffle(random, unseenOf(state) ?? []);
  const zones = [...state.hands, ...state.shipments, state.pile, state.discard];
  for (const zone of zones) {
    if (zone[0] !== UNKNOWN) continue;
    for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = faces.pop() ?? UNKNOWN;
    zone.sort((a, b) => a - b);
  }
  return state;
};

const paysMissions = ({ phase }: State): boolean => phase === 'mission' || phase === 'final';

/**
 * What a seat may do, with one payment for each Mission: a full warehouse has many thousands of them, and a cheaper one
 * leaves its player no worse off.
 */
const shortActions = (state: State, seat: Seat): Action[] =>
  paysMissions(state) && borneo.turn(state).actors.includes(seat)
    ? [...cheapestMissions(state, seat), { kind: 'pass', seat }]
    : borneo.actions(state, seat);

/** How many payments the short list leaves out. */
export const leftOut = (state: State, seat: Seat): number => {
  const missions = paysMissions(state) ? cheapestMissions(state, seat) : [];
  return missions.reduce((sum, { mission }) => sum + countMissionPayments(state, seat, mission) - 1, 0);
};

/** The game with the short list. */
export const shortened: SearchedGame<State, Action> = {
  ...borneo,
  actions: (state, seat) => shortActions(state, seat!),
};
