import type { Seat } from '@portolan/core';
import { boxOf, HAND_LIMIT, NONE } from '../box.ts';
import {
  fleetOf,
  hasCardLeft,
  hasRoom,
  isFree,
  isShort,
  nextKnown,
  reserveShip,
  shipOn,
  shipsInHarbor,
} from '../counts.ts';
import { canSail, waysAhead } from '../effects/sail.ts';
import { cardsOf } from '../hands.ts';
import type { Owed, State } from '../state.ts';
import { turn } from '../turn.ts';
import type { Action } from '../types.ts';
import { ALL_CARDS, addCards } from './cards.ts';
import { discard, drawNavigation, madeFor, takings, turnEnds } from './made.ts';
import { addMissions } from './mission.ts';
import { listTrade } from './trade.ts';
import { isBetweenMoves } from './unlisted.ts';

type Lister = (state: State, seat: number, actions: Action[]) => void;

/** A ship on each free start with each material in stock, and empty where that is allowed (`ruling.empty-launch`). */
const addLaunches: Lister = (state, seat, actions) => {
  if (state.step !== 'open' || reserveShip(state, seat) === NONE) return;
  const { launch } = madeFor(state);
  const empty = state.rulings['empty-launch'] === 'free' || isShort(state);
  const { starts } = boxOf(state.edition);
  const { stock } = state;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i]!;
    if (shipOn(state, start) !== NONE) continue;
    for (let load = 0; load < stock.length; load++) if (stock[load]! > 0) actions.push(launch(seat, start, load));
    if (empty) actions.push(launch(seat, start, stock.length));
  }
};

const addCalls: Lister = (state, seat, actions) => {
  if (state.step !== 'choose') return;
  const { callColor } = madeFor(state);
  const colors = boxOf(state.edition).colors.ids.length;
  for (let color = 0; color < colors; color++) actions.push(callColor(seat, color));
};

const addTakings: Lister = (state, seat, actions) => {
  if (state.due[seat]! > 0 && hasCardLeft(state) && hasRoom(state, seat)) actions.push(takings[seat]!);
  if (state.navigation[seat]!.length <= HAND_LIMIT || state.rulings['fourth-card'] !== 'draw-then-choose') return;
  for (let kind = 0; kind < state.navBag.length; kind++) {
    if (cardsOf(state, seat, kind) > 0) actions.push(discard(seat, kind));
  }
};

const addUnloadings: Lister = (state, seat, actions) => {
  const { unload } = madeFor(state);
  for (const ship of shipsInHarbor(state, seat)) actions.push(unload(ship));
};

const main: Readonly<Partial<Record<State['phase'], Lister>>> = {
  launch: addLaunches,
  sail: addCalls,
  anchor: addTakings,
  unload: addUnloadings,
  mission: addMissions,
};

/** Whether nothing is left undone in a turn. */
const mayEnd = (state: State, seat: number): boolean => {
  switch (state.phase) {
    case 'sail':
      return state.step === 'after';
    case 'anchor':
      if (state.navigation[seat]!.length > HAND_LIMIT) return false;
      return state.due[seat] === 0 || !hasCardLeft(state) || !hasRoom(state, seat);
    case 'unload':
      return shipsInHarbor(state, seat).length === 0;
    default:
      return true;
  }
};

/** The ships of a call, each through every free channel of the color; blocked ones may be held (`ruling.blocked-ship`). */
const addMoves = (state: State, seat: number, actions: Action[]): void => {
  const { color, waiting, mover } = state.call!;
  if (seat !== mover) return;
  const { sail, hold } = madeFor(state);
  const fleet = fleetOf(state);
  const holds = state.rulings['blocked-ship'] === 'lost-at-once';
  for (let i = 0; i < waiting.length; i++) {
    const ship = waiting[i]!;
    if (Math.floor(ship / fleet) !== seat) continue;
    const ways = waysAhead(state, ship, color);
    for (let way = 0; way < ways.length; way++) if (isFree(state, ways[way]!)) actions.push(sail(ship, ways[way]!));
    if (holds && !canSail(state, ship, color)) actions.push(hold(ship));
  }
};

/** The listed actions of a seat that is to act, with plays of some kinds of cards (as bits). */
const listOf = (state: State, seat: number, playing = ALL_CARDS): Action[] => {
  if (state.phase === 'trade') return listTrade(state, seat, playing);
  const actions: Action[] = [];
  if (state.call) addMoves(state, seat, actions);
  else main[state.phase]?.(state, seat, actions);
  if (seat === state.seat && !isBetweenMoves(state, seat)) addCards(state, seat, actions, playing);
  if (!state.call && mayEnd(state, seat)) actions.push(turnEnds[seat]!);
  return actions;
};

type Chance = readonly [action: Action, weight: number];

/** A draw of each face that is seen nowhere, as likely as there are cards of it. */
const draws = (bag: readonly number[], chance: (card: number, weight: number) => Chance): Chance[] => {
  const chances: Chance[] = [];
  for (let card = 0; card < bag.length; card++) if (bag[card]! > 0) chances.push(chance(card, bag[card]!));
  return chances;
};

/** The next card of a Product pile: the one all know, else any of the harbor that is seen nowhere. */
const productChances = (state: State, { draw, harbor }: Owed): Chance[] => {
  const { drawProduct, revealProduct } = madeFor(state);
  const chance = draw === 'product' ? drawProduct : revealProduct;
  const next = nextKnown(state, harbor);
  if (next !== NONE) return [chance(next, 1)];
  const chances: Chance[] = [];
  for (const product of boxOf(state.edition).productsOf[harbor]!) {
    const weight = state.productBag[product]!;
    if (weight > 0) chances.push(chance(product, weight));
  }
  return chances;
};

/** Nature's legal actions with their integer weights; empty when no draw is owed. */
export const chances = (state: State): Chance[] => {
  const owed = state.pending[0];
  switch (owed?.draw) {
    case undefined:
      return [];
    case 'mission':
      return draws(state.missionBag, madeFor(state).drawMission);
    case 'navigation':
      return draws(state.navBag, drawNavigation);
    default:
      return productChances(state, owed!);
  }
};

/**
 * The canonical legal actions of one seat, or of all who may act in the order of their turn. Offers are listed one card for
 * one, payments harbor by harbor, two ships of an exchange in order; the judge allows the rest.
 */
export const actions = (state: State, seat?: Seat): Action[] => {
  const { actors } = turn(state);
  if (actors[0] === 'nature') return seat === undefined ? chances(state).map(([action]) => action) : [];
  if (seat !== undefined) return actors.includes(seat) ? listOf(state, seat) : [];
  return actors.length === 1
    ? listOf(state, actors[0] as Seat)
    : actors.flatMap((actor) => listOf(state, actor as Seat));
};

/**
 * The list of a seat without the plays of most Navigation cards: of those kinds only that are asked for, as bits by their place
 * in `navigationIds`. For players who would play no other now; points are laid all the same.
 */
export const actionsPlaying = (state: State, seat: Seat, kinds: number): Action[] =>
  turn(state).actors.includes(seat) ? listOf(state, seat, kinds) : [];
