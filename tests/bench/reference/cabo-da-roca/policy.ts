import type { Action, ActionOf, State } from '@portolan/cabo-da-roca';
import {
  boxOf,
  cellOf,
  directionOf,
  distance,
  fleetOf,
  KIND,
  kindOfShip,
  kindOn,
  NONE,
  neighbor,
  shipOn,
  slotOf,
  squareOf,
} from '@portolan/cabo-da-roca/pieces';
import type { Policy, Seat } from '@portolan/core';
import { aimOf, LEFT, RIGHT } from './policy-aims.ts';
import { layingGain, portGain } from './policy-tiles.ts';

/** Nothing that a player would do: what it promises lies below ending the turn. */
const NEVER = -1000;

/** Tiles left in the stack. */
const tilesLeft = (state: State): number => state.stack.reduce((sum, count) => sum + count, 0);

/** Whether the end is near: treasures, fish and awards weigh more than incomes. */
const isLate = (state: State): boolean => state.final || tilesLeft(state) <= 10;

/** Trade ships first, then a third ship for the third action; a pirate only for the rich. */
const shipGain = (state: State, { seat, piece }: ActionOf<'buyShip'>): number => {
  const coins = state.coins[seat]!;
  const ships = fleetOf(state, seat);
  if (state.final) return NEVER;
  if (piece === 'pirate') return coins >= 250 ? 25 : NEVER;
  if (isLate(state)) return NEVER;
  if (ships === 0) return piece === 'trade' ? 90 : 40;
  const spare = coins - boxOf(state.edition).buy[piece === 'trade' ? 1 : 0]!;
  if (spare < 20) return NEVER;
  return ships < 3 ? (piece === 'trade' ? 60 : 45) : NEVER;
};

/** A sailor on an island late, on a lighthouse or in a port that no own cargo wants while coins are at hand. */
const sailorGain = (state: State, { seat, at: square }: ActionOf<'buySailor'>): number => {
  const kind = kindOn(state.chart, squareOf(square));
  const coins = state.coins[seat]!;
  if (kind === KIND.island) return isLate(state) ? 110 : 5;
  if (coins < 60) return NEVER;
  if (kind === KIND.lighthouse) return isLate(state) ? NEVER : 22;
  return state.sailors[seat]!.length < 3 ? 18 : NEVER;
};

/** A move of a ship: what its aim promises, if the move leads there. */
const moveGain = (state: State, ship: string, move: number, bonus: number): number => {
  const slot = slotOf(ship)!;
  const aim = aimOf(state, slot);
  if (!aim) return move < LEFT && state.phase === 'crossing' ? 1 : NEVER;
  if (aim.first !== move) return state.phase === 'crossing' || state.phase === 'departing' ? -50 : NEVER;
  return 10 + aim.gain + bonus;
};

const departGain = (state: State, { ship, dir, bonus = 0 }: ActionOf<'depart'>): number => {
  const gain = moveGain(state, ship, directionOf(dir), -2 * bonus);
  // A ship has to leave some way: better one that leads on.
  return gain > NEVER ? gain : -20 - exposure(state, slotOf(ship)!, directionOf(dir));
};

/** How dangerous the square in a direction is: a storm, or nowhere to go from there. */
const exposure = (state: State, slot: number, dir: number): number => {
  const at = neighbor(state.ships[slot]!.at, dir);
  if (kindOn(state.chart, at) === KIND.storm && kindOfShip(slot) === 0) return 100;
  return state.chart.tiles[cellOf(state.chart, neighbor(at, dir))]! < 0 ? 5 : 0;
};

/** A victim is worth its card and what it cost. */
const attackGain = (state: State, { at }: ActionOf<'attack'>): number => {
  const target = shipOn(state.chart, squareOf(at));
  return target === NONE ? 150 : 160 + (state.ships[target]!.cargo === NONE ? 0 : 40);
};

/** A port's owner takes the fee; a ransom is paid when it costs less than the ship. */
const answerGain = (state: State, { accept }: ActionOf<'answer'>): number => {
  const { offer } = state;
  if (!offer || offer.kind === 'guest') return accept ? 1 : 0;
  return accept === offer.sum <= 60 ? 1 : 0;
};

/** Sailors are sold first, then ships by what they cost. */
const saleGain = (state: State, { piece }: ActionOf<'sell'>): number => {
  if (typeof piece !== 'string') return kindOn(state.chart, squareOf(piece)) === KIND.island ? -100 : -10;
  const slot = slotOf(piece)!;
  return -boxOf(state.edition).resale[kindOfShip(slot)]! - (state.ships[slot]!.cargo === NONE ? 0 : 20);
};

/** A sailor leaves a port that an own cargo makes for, if it can; else it stays. */
const walkGain = (state: State, { seat, at }: ActionOf<'walk'>): number => {
  const port = squareOf(at);
  for (let slot = seat * 5; slot < seat * 5 + 4; slot++) {
    const ship = state.ships[slot];
    if (ship && ship.cargo !== NONE && distance(ship.at, port) <= 2 && kindOn(state.chart, port) === KIND.port)
      return 4;
  }
  return NEVER;
};

type Gains = { readonly [Name in Action['kind']]: (state: State, action: ActionOf<Name>) => number };

/** What each action promises its player; ending the turn promises nothing. */
const gains: Gains = {
  dealPort: () => 0,
  tile: () => 0,
  card: () => 0,
  reveal: () => 0,
  drawTile: () => 0,
  layPort: portGain,
  layTile: layingGain,
  returnTile: () => 0,
  buyShip: shipGain,
  buySailor: sailorGain,
  load: () => 200,
  depart: departGain,
  advance: (state, { ship, bonus = 0, card }) =>
    moveGain(state, ship, state.ships[slotOf(ship)!]!.heading, bonus) + (card === undefined ? 0 : 1),
  rotate: (state, { ship, to, bonus = 0 }) => moveGain(state, ship, to === 'left' ? LEFT : RIGHT, bonus),
  walk: walkGain,
  attack: attackGain,
  bargain: () => NEVER,
  answer: answerGain,
  sell: saleGain,
  denounce: () => NEVER,
  endTurn: () => 0,
};

/** What an action promises its player, by rules of thumb. */
export const promiseOf = (state: State, action: Action): number =>
  (gains[action.kind] as (state: State, action: Action) => number)(state, action);

/** Plays sensibly, by rules of thumb: the action that promises most, the first of equal ones. */
export const sensible: Policy<State, Action> = (state: State, actions: readonly Action[], _seat: Seat) => {
  if (actions.length === 1) return actions[0]!;
  let best = actions[0]!;
  let most = promiseOf(state, best);
  for (let i = 1; i < actions.length; i++) {
    const gain = promiseOf(state, actions[i]!);
    if (gain > most) {
      most = gain;
      best = actions[i]!;
    }
  }
  return best;
};
