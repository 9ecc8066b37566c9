import type { Action, ActionOf, State } from '@portolan/cabo-da-roca';
import {
  boxOf,
  cellOf,
  directionOf,
  distance,
  fleetOf,
  governorOf,
  KIND,
  kindOfShip,
  kindOn,
  NONE,
  neighbor,
  portOn,
  shipOn,
  slotOf,
  squareOf,
} from '@portolan/cabo-da-roca/pieces';
import { below, type Policy, type Ranker, type Rng, type Seat } from '@portolan/core';
import { bestOf, rankedBy } from '../promises.ts';
import { type Aim, LEFT, RIGHT } from './navigation.ts';
import { aimsIn } from './policy-aims.ts';
import { layingGains, portGain } from './policy-tiles.ts';

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

/** One time in three the ruler of a port is asked: who has declined can be asked again, and nothing comes to an end by that. */
const ASKS = 3;

/** Whether somebody else rules the port where a ship is to lie. */
export const isGuest = (state: State, { seat, at }: ActionOf<'buyShip'>): boolean => {
  const port = portOn(state.chart, squareOf(at));
  const governor = port === NONE ? NONE : governorOf(state, port);
  return governor !== NONE && governor !== seat;
};

/** To load comes before all moves, and a sailor before a load: where it stands it takes fees and tolls from now on. */
const LOADED = 200;
const POSTED = 10;

/** A sailor costs little beside what it brings; so many stand in ports and on lighthouses. */
const SAILOR = 30;
const POSTS = 3;

/** A sailor on an island late, on a lighthouse or in a port while there are few. */
const sailorGain = (state: State, { seat, at: square }: ActionOf<'buySailor'>): number => {
  const kind = kindOn(state.chart, squareOf(square));
  const coins = state.coins[seat]!;
  if (kind === KIND.island) return isLate(state) ? 110 : 5;
  if (coins < SAILOR) return NEVER;
  if (kind === KIND.lighthouse) return isLate(state) ? NEVER : LOADED + POSTED + 2;
  return state.sailors[seat]!.length < POSTS ? LOADED + POSTED : NEVER;
};

/** What the ships of a moment make for. */
type Aims = (slot: number, least: number) => Aim | undefined;

/** To sail at all, and more than a bonus move and a card add to it. */
const SAILS = 10;
const EXTRA = 3;

/** A move of a ship: what its aim promises, if the move leads there and that can be more than the most so far. */
const moveGain = (state: State, aims: Aims, ship: string, move: number, bonus: number, most: number): number => {
  const aim = aims(slotOf(ship)!, Math.max(0, most - SAILS - EXTRA));
  if (!aim) return move < LEFT && state.phase === 'crossing' ? 1 : NEVER;
  if (aim.first !== move) return state.phase === 'crossing' || state.phase === 'departing' ? -50 : NEVER;
  return SAILS + aim.gain + bonus;
};

const departGain = (state: State, aims: Aims, { ship, dir, bonus = 0 }: ActionOf<'depart'>, most: number): number => {
  const gain = moveGain(state, aims, ship, directionOf(dir), -2 * bonus, most);
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

/** What an action of a decision promises, by rules of thumb; ending the turn promises nothing. */
const gainsIn = (state: State, seat: Seat, random: Rng): ((action: Action, most: number) => number) => {
  const aims = aimsIn(state);
  let asks: boolean | undefined;
  const mayAsk = (): boolean => {
    asks ??= below(random, ASKS) === 0;
    return asks;
  };
  const laying = state.phase === 'lay' ? layingGains(state, seat) : undefined;
  return (action, most) => {
    switch (action.kind) {
      case 'layPort':
        return portGain(state, action);
      case 'layTile':
        return laying?.(action) ?? 0;
      case 'buyShip':
        return isGuest(state, action) && !mayAsk() ? NEVER : shipGain(state, action);
      case 'buySailor':
        return sailorGain(state, action);
      case 'load':
        return LOADED;
      case 'depart':
        return departGain(state, aims, action, most);
      case 'advance': {
        const { heading } = state.ships[slotOf(action.ship)!]!;
        return (
          moveGain(state, aims, action.ship, heading, action.bonus ?? 0, most) + (action.card === undefined ? 0 : 1)
        );
      }
      case 'rotate':
        return moveGain(state, aims, action.ship, action.to === 'left' ? LEFT : RIGHT, action.bonus ?? 0, most);
      case 'walk':
        return walkGain(state, action);
      case 'attack':
        return attackGain(state, action);
      case 'answer':
        return answerGain(state, action);
      case 'sell':
        return saleGain(state, action);
      case 'bargain':
      case 'denounce':
        return NEVER;
      default:
        return 0;
    }
  };
};

/** Every action with what it promises, by rules of thumb, the most first: of a voyage coins an action, elsewhere only the order means something. */
export const promises: Ranker<State, Action> = (state, actions, seat, random) => {
  const gain = gainsIn(state, seat, random);
  return rankedBy(actions, (action) => gain(action, Number.NEGATIVE_INFINITY));
};

/** Plays sensibly, by rules of thumb: the action that promises most, the first of equal ones. */
export const sensible: Policy<State, Action> = (state, actions, seat, random) =>
  actions.length === 1 ? actions[0]! : bestOf(actions, gainsIn(state, seat, random));
