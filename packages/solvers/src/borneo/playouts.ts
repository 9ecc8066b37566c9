import { type Action, borneo, type State } from '@portolan/borneo';
import { cheapestKinds, countPayments, faceText } from '@portolan/borneo/pieces';
import { playOut, type Rng, type Seat } from '@portolan/core';
import { sensible } from './policy.ts';
import { needOf, stockOf, tableOf } from './table.ts';

/** The cheapest payment of each Mission that a seat can pay, in the order of the row. */
const cheapestMissions = (state: State, seat: Seat): Action[] => {
  const { row, stock, available } = offerOf(state, seat);
  return row.flatMap((tile) => {
    const left = cheapestKinds(needOf(tile), available);
    if (!left) return [];
    const pay = stock.flatMap(({ id, kind, count }) => {
      const paid = Math.min(count, left[kind]!);
      left[kind]! -= paid;
      return Array<string>(paid).fill(id);
    });
    return [{ kind: 'completeMission', seat, mission: tile.id, pay } as const];
  });
};

/** The Missions of the row, and what the seat can pay with. */
const offerOf = (state: State, seat: Seat) => {
  const table = tableOf(state);
  const stock = stockOf(table, seat, faceText);
  const available = Array<number>(10).fill(0);
  for (const { kind, count } of stock) available[kind]! += count;
  const row = table.missions.filter(({ mark }) => mark === undefined || state.seats === 5);
  return { row, stock, available };
};

const paysMissions = ({ phase }: State): boolean => phase === 'mission' || phase === 'final';

/** How many payments of the Missions of the row are not the cheapest. */
const dearerPayments = (state: State, seat: Seat): number => {
  const { row, stock } = offerOf(state, seat);
  return row.reduce((sum, tile) => sum + Math.max(0, countPayments(needOf(tile), stock) - 1), 0);
};

/**
 * What a seat may do, with one payment for each Mission: a full warehouse has many thousands of them, and a cheaper one
 * leaves its player no worse off.
 */
const shortActions = (state: State, seat: Seat): Action[] =>
  paysMissions(state) && borneo.turn(state).actors.includes(seat)
    ? [...cheapestMissions(state, seat), { kind: 'pass', seat }]
    : borneo.actions(state, seat);

/** What advice tries: of each Mission the cheapest payment; and how many others it leaves out. */
export const triedActions = (state: State, seat: Seat) => ({
  actions: shortActions(state, seat),
  leftOut: paysMissions(state) ? dearerPayments(state, seat) : 0,
});

const shortened = { ...borneo, actions: (state: State, seat?: Seat) => shortActions(state, seat!) };

/** Plays sensibly on to the end, in place; the totals by seat. */
export const playOn = (state: State, random: Rng): number[] => {
  playOut(shortened, state, random, { policy: sensible });
  return borneo.scores(state).map(({ total }) => total);
};
