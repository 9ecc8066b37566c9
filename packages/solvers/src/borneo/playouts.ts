import { type Action, borneo, cheapestMissions, countMissionPayments, type State } from '@portolan/borneo';
import { playOut, type Rng, type Seat } from '@portolan/core';
import { sensible } from './policy.ts';

const paysMissions = ({ phase }: State): boolean => phase === 'mission' || phase === 'final';

/**
 * What a seat may do, with one payment for each Mission: a full warehouse has many thousands of them, and a cheaper one
 * leaves its player no worse off.
 */
const shortActions = (state: State, seat: Seat): Action[] =>
  paysMissions(state) && borneo.turn(state).actors.includes(seat)
    ? [...cheapestMissions(state, seat), { kind: 'pass', seat }]
    : borneo.actions(state, seat);

/** What advice tries: of each Mission the cheapest payment; and how many others it leaves out. */
export const triedActions = (state: State, seat: Seat) => {
  const missions = paysMissions(state) ? cheapestMissions(state, seat) : [];
  const leftOut = missions.reduce((sum, { mission }) => sum + countMissionPayments(state, seat, mission) - 1, 0);
  return { actions: shortActions(state, seat), leftOut };
};

const shortened = { ...borneo, actions: (state: State, seat?: Seat) => shortActions(state, seat!) };

/** Plays sensibly on to the end, in place; the totals by seat. */
export const playOn = (state: State, random: Rng): number[] => {
  playOut(shortened, state, random, { policy: sensible });
  return borneo.scores(state).map(({ total }) => total);
};
