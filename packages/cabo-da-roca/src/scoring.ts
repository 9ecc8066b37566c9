import type { Outcome, Score } from '@portolan/core';
import { boxOf, ISLAND, WRECK } from './box.ts';
import type { Clause } from './clauses.ts';
import { FLEET, kindOfShip, ownerOf, shipKindText } from './ids.ts';
import { sailorOn, shipOn } from './pieces/chart.ts';
import { type Count, countHoldings, type Holding } from './pieces/count.ts';
import { countFish, fishingGround, fishUnder } from './pieces/fish.ts';
import { NONE, type State } from './state.ts';
import { governorOf } from './table.ts';
import { type CountItem, countItems } from './types.ts';

export type { Count } from './pieces/count.ts';

/** The clause of each part of the count. */
export const itemClause: Readonly<Record<CountItem, Clause>> = {
  fish: 'scoring.fish',
  fishUnderShips: 'scoring.fish-under-ship',
  fleet: 'scoring.fleet',
  ports: 'scoring.ports',
  islands: 'scoring.treasure',
  wrecks: 'scoring.treasure',
};

/** The squares of the ports that a seat holds. */
const portsOf = (state: State, seat: number): number[] =>
  state.chart.ports.filter((at, port) => at !== NONE && governorOf(state, port) === seat);

/** Fish in the grounds of some ports. */
const fishOf = (state: State, ports: readonly number[]): number => {
  const { land } = boxOf(state.edition);
  const grounds = ports.map((at) => fishingGround(state.chart, land, at, state.rulings['fish-reach']));
  return countFish(state.chart, grounds, state.rulings['fish-two-ports'] === 'per-port');
};

const shipsOf = (state: State, seat: number): number[] =>
  Array.from({ length: FLEET }, (_, place) => seat * FLEET + place).filter((slot) => state.ships[slot]);

const fleetPoints = (state: State, seat: number): number => {
  const { fleetPoints: points } = state.edition.awards;
  return shipsOf(state, seat).reduce((sum, slot) => sum + points[shipKindText(kindOfShip(slot))], 0);
};

/** The value that counts for a type of treasure: 0 as long as its card has not been seen (scoring.treasure). */
const treasureValue = (state: State, type: number): number => boxOf(state.edition).values[state.shown[type]!] ?? 0;

const treasuresOf = ({ chart }: State, seat: number): { islands: number; wrecks: number } => ({
  islands: chart.islands.filter((at) => sailorOn(chart, at) === seat).length,
  wrecks: chart.wrecks.filter((at) => shipOn(chart, at) !== NONE && ownerOf(shipOn(chart, at)) === seat).length,
});

/** What a seat has that counts at the end. */
const holdingOf = (state: State, seat: number): Holding => {
  const ports = portsOf(state, seat);
  return {
    coins: state.coins[seat]!,
    fish: fishOf(state, ports),
    fishUnder: shipsOf(state, seat).reduce((sum, slot) => sum + fishUnder(state.chart, state.ships[slot]!.at), 0),
    fleet: fleetPoints(state, seat),
    ports: ports.length,
    ...treasuresOf(state, seat),
  };
};

/** The final count by seat, as if the game ended now (scoring.*); an eliminated player does not score. */
export const countAll = (state: State): Count[] => {
  const holdings = state.out.map((_, seat) => holdingOf(state, seat));
  const playing = state.out.map((out) => !out);
  return countHoldings(holdings, playing, {
    ...state.edition.awards,
    island: treasureValue(state, ISLAND),
    wreck: treasureValue(state, WRECK),
  });
};

/** The points as they stand, with the clause of every part that is not 0. */
export const scores = (state: State): Score[] =>
  countAll(state).map((count, seat) => {
    const coins = { clause: 'goal.most-coins', points: count.coins };
    const items = countItems.map((item) => ({ clause: itemClause[item] as string, points: count[item] }));
    return { seat, total: count.total, parts: [coins, ...items].filter(({ points }) => points !== 0) };
  });

/** The end of the game, undefined while it goes on. */
export const outcome = (state: State): (Outcome & { readonly clause: Clause }) | undefined => {
  if (state.phase !== 'over') return undefined;
  return { winners: state.winners, clause: state.totals ? 'scoring.winner' : 'end.thousand' };
};
