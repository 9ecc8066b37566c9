import type { Outcome, Score } from '@portolan/core';
import { boxOf, ISLAND, WRECK } from './box.ts';
import type { Clause } from './clauses.ts';
import { FLEET, kindOfShip, ownerOf, shipKindText } from './ids.ts';
import { sailorOn, shipOn } from './pieces/chart.ts';
import { countFish, fishingGround, fishUnder } from './pieces/fish.ts';
import { mostOf } from './pieces/fleet.ts';
import { NONE, type State } from './state.ts';
import { governorOf } from './table.ts';
import { type CountItem, countItems } from './types.ts';

/** The final count of one player: coins, what is added to them, and all together. */
export type Count = Readonly<Record<'coins' | CountItem | 'total', number>>;

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

const nothing: Count = { coins: 0, fish: 0, fishUnderShips: 0, fleet: 0, ports: 0, islands: 0, wrecks: 0, total: 0 };

/** The final count by seat, as if the game ended now (scoring.*); an eliminated player does not score. */
export const countAll = (state: State): Count[] => {
  const { awards } = state.edition;
  const playing = state.out.map((out) => !out);
  const ports = playing.map((_, seat) => portsOf(state, seat));
  const biggestFleet = mostOf(
    playing.map((_, seat) => fleetPoints(state, seat)),
    playing,
  );
  const mostPorts = mostOf(
    ports.map((list) => list.length),
    playing,
  );
  return playing.map((plays, seat) => {
    if (!plays) return nothing;
    const under = shipsOf(state, seat).reduce((sum, slot) => sum + fishUnder(state.chart, state.ships[slot]!.at), 0);
    const { islands, wrecks } = treasuresOf(state, seat);
    const parts = {
      coins: state.coins[seat]!,
      fish: fishOf(state, ports[seat]!) * awards.fish,
      fishUnderShips: under * awards.fishUnderShip,
      fleet: biggestFleet[seat] ? awards.fleet : 0,
      ports: mostPorts[seat] ? awards.ports : 0,
      islands: islands * treasureValue(state, ISLAND),
      wrecks: wrecks * treasureValue(state, WRECK),
    };
    return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
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
