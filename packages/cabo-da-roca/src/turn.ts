import type { Actor, Turn } from '@portolan/core';
import { FLEET } from './ids.ts';
import { NONE, type State } from './state.ts';
import type { ActionKind, Phase } from './types.ts';

/** Nature is to draw. */
export const NATURE = -1;

/** Nobody can act: the game is over. */
export const NOBODY = -2;

/** Who is to act: a seat, `NATURE` or `NOBODY`. Under `attack-timing: any-turn` others may fire besides. */
export const actorOf = (state: State): number => {
  switch (state.phase) {
    case 'deal':
    case 'stack':
    case 'pile':
    case 'reveal':
      return NATURE;
    case 'consent':
      return state.offer!.to;
    case 'debt':
      return state.debts[0]!.from;
    case 'over':
      return NOBODY;
    default:
      return state.active;
  }
};

/** The phases an action belongs to. */
export const phasesOf: Readonly<Record<ActionKind, readonly Phase[]>> = {
  dealPort: ['deal'],
  tile: ['stack'],
  card: ['pile'],
  reveal: ['reveal'],
  drawTile: ['tile'],
  layPort: ['tile'],
  layTile: ['lay'],
  returnTile: ['lay'],
  buyShip: ['act'],
  buySailor: ['act'],
  load: ['act'],
  depart: ['act', 'departing'],
  advance: ['act', 'crossing'],
  rotate: ['act'],
  walk: ['act'],
  attack: ['act'],
  bargain: ['act'],
  answer: ['consent'],
  sell: ['debt'],
  denounce: ['act', 'departing', 'crossing'],
  endTurn: ['act'],
};

/** The first seat without a port, in `deal`. */
export const dealsTo = (state: State): number => state.home.indexOf(NONE);

/** Whether a seat other than the active one has a pirate that may fire now (ruling.attack-timing). */
export const mayFireOutOfTurn = (state: State, seat: number): boolean =>
  state.phase === 'act' &&
  seat !== state.active &&
  state.rulings['attack-timing'] === 'any-turn' &&
  state.ships[seat * FLEET + FLEET - 1] !== null;

const seatActors: readonly (readonly Actor[])[] = [[0], [1], [2], [3]];
const natureActs: readonly Actor[] = ['nature'];
const nobodyActs: readonly Actor[] = [];

/** Who is to act, as a list. */
export const actorsOf = (state: State): readonly Actor[] => {
  const actor = actorOf(state);
  if (actor >= 0) return seatActors[actor]!;
  return actor === NATURE ? natureActs : nobodyActs;
};

/** Whose turn it is, and in which phase; `firing` are the seats that may fire besides. */
export const turnOf = (state: State, firing: readonly number[]): Turn => ({
  phase: state.phase,
  actors: firing.length === 0 ? actorsOf(state) : [...actorsOf(state), ...firing],
});
