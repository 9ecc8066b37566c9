import type { Seat, Unlisted } from '@portolan/core';
import { boxOf } from '../box.ts';
import { buyingClosed } from '../check/buying.ts';
import { canBargain } from '../check/combat.ts';
import { tilesOnly } from '../check/gate.ts';
import { canDeal, canDraw, cardSource, wantedType } from '../check/nature.ts';
import { FACES } from '../faces.ts';
import { FLEET } from '../ids.ts';
import { eachPlacement, sailorOn } from '../pieces/chart.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { fleetOf, homeFace } from '../stock.ts';
import { portDue } from '../table.ts';
import { actorOf, dealsTo, mayFireOutOfTurn, NATURE } from '../turn.ts';
import type { Action } from '../types.ts';
import { listPurchases } from './buying.ts';
import { addAdvances, addDepartures, addShots, listMoves } from './move.ts';
import {
  acceptances,
  cardChance,
  drawTiles,
  layPorts,
  layTiles,
  portChance,
  refusals,
  returnTiles,
  sailorSales,
  sales,
  tileChance,
} from './shared.ts';

/** Each placement of a face, as an action. */
const placements = (
  state: State,
  face: number,
  seat: number,
  action: (at: number, way: number) => Action,
): Action[] => {
  const actions: Action[] = [];
  eachPlacement(state.chart, face, boxOf(state.edition).lands[face]!, (at, rot) => {
    actions.push(action(at, seat * 4 + rot));
    return false;
  });
  return actions;
};

/** The tile step: drawing, unless the starting port must be laid, and the placements of that port. */
const listTileStep = (state: State, seat: number): Action[] => {
  const home = homeFace(state, seat);
  const ports = home === NONE ? [] : placements(state, home, seat, layPorts);
  return portDue(state) === NONE ? [drawTiles[seat]!, ...ports] : ports;
};

const listLayings = (state: State, seat: number): Action[] => {
  const actions = placements(state, state.tile, seat, layTiles);
  return actions.length > 0 ? actions : [returnTiles[seat]!];
};

const listAct = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  listPurchases(state, seat, actions);
  listMoves(state, seat, actions);
  return actions;
};

const listSales = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) if (state.ships[slot]) actions.push(sales[slot]!);
  for (const at of state.sailors[seat]!) if (sailorOn(state.chart, at) === seat) actions.push(sailorSales(at, seat));
  return actions;
};

/** An offer can be accepted if the coins suffice, and always declined. */
const listAnswers = (state: State, seat: number): Action[] => {
  const offer = state.offer!;
  const short = offer.kind === 'ransom' && state.coins[seat]! < offer.sum;
  return short ? [refusals[seat]!] : [acceptances[seat]!, refusals[seat]!];
};

const listWith = (add: (actions: Action[]) => void): Action[] => {
  const actions: Action[] = [];
  add(actions);
  return actions;
};

/** The listed actions of the seat that is to act, by phase. */
const listOf = (state: State, seat: number): Action[] => {
  switch (state.phase) {
    case 'tile':
      return listTileStep(state, seat);
    case 'lay':
      return listLayings(state, seat);
    case 'act':
      return tilesOnly(state) ? [] : listAct(state, seat);
    case 'departing':
      return tilesOnly(state) ? [] : listWith((actions) => addDepartures(state, state.departing, actions));
    case 'crossing':
      return tilesOnly(state) ? [] : listWith((actions) => addAdvances(state, state.crossing, actions));
    case 'debt':
      return listSales(state, seat);
    case 'consent':
      return listAnswers(state, seat);
    default:
      return [];
  }
};

type Chance = readonly [action: Action, weight: number];

const tileChances = (state: State): Chance[] => {
  const chances: Chance[] = [];
  for (let face = 0; face < FACES; face++) {
    if (canDraw(state, face)) chances.push(tileChance(face, state.stack[face]!));
  }
  return chances;
};

const portChances = (state: State): Chance[] => {
  const to = dealsTo(state);
  const chances: Chance[] = [];
  for (let port = 0; port < 10; port++) if (canDeal(state, port)) chances.push(portChance(to, port));
  return chances;
};

const revealChances = (state: State): Chance[] => {
  const { cards, types } = boxOf(state.edition);
  const type = wantedType(state);
  return state.pile.filter((card) => types[card] === type).map((card) => cardChance('reveal', cards[card]!));
};

/** Nature's legal actions with their integer weights; empty when a seat is to act. */
export const chances = (state: State): Chance[] => {
  switch (state.phase) {
    case 'deal':
      return portChances(state);
    case 'stack':
      return tileChances(state);
    case 'pile': {
      const { cards } = boxOf(state.edition);
      return cardSource(state).map((card) => cardChance('card', cards[card]!));
    }
    case 'reveal':
      return revealChances(state);
    default:
      return [];
  }
};

/** Shots of a seat that is not to act, where a reading allows them. */
const listFiring = (state: State, seat: number): Action[] =>
  mayFireOutOfTurn(state, seat) && !tilesOnly(state) ? listWith((actions) => addShots(state, seat, actions)) : [];

/** Seats that may fire although it is not their turn, clockwise from the active player's left. */
export const firingSeats = (state: State): number[] => {
  const seats: number[] = [];
  if (state.rulings['attack-timing'] === 'own-turn' || state.phase !== 'act') return seats;
  for (let i = 1; i < state.seats; i++) {
    const seat = (state.active + i) % state.seats;
    if (listFiring(state, seat).length > 0) seats.push(seat);
  }
  return seats;
};

/** Whether a seat could ask a ransom: a ship lies under the guns of its pirate, and its owner can pay something. */
const asksRansom = (state: State, seat: Seat): boolean => {
  const shots = listWith((actions) => addShots(state, seat, actions));
  return shots.some((action) => action.kind === 'attack' && canBargain(state, seat, action));
};

/** Whether a seat could sell a piece to pay what it is asked or wants to buy (ruling.sale-for). */
const paysWithPieces = (state: State, seat: Seat): boolean => {
  if (state.rulings['sale-for'] === 'debt-due') return false;
  if (fleetOf(state, seat) + state.sailors[seat]!.length === 0) return false;
  if (state.phase === 'consent') return state.offer!.kind === 'ransom';
  return state.phase === 'act' && !tilesOnly(state) && leftOf(state) > 1 && !buyingClosed(state, null);
};

/** The seat that is to act, if its list is not whole: ransoms are listed in tens, and nothing is listed that pieces are sold for. */
export const unlisted = (state: State): readonly Unlisted[] => {
  const seat = actorOf(state);
  if (seat < 0) return [];
  const ransom = state.phase === 'act' && !tilesOnly(state) && asksRansom(state, seat);
  return [
    ...(ransom ? [{ seat, reason: 'any-sum' }] : []),
    ...(paysWithPieces(state, seat) ? [{ seat, reason: 'pieces-sold' }] : []),
  ];
};

/**
 * The canonical legal actions of whoever may act, or of one seat: nothing sold for purchases and ransoms, ransoms in tens,
 * tiles that look the same when turned in one rotation, no denunciations.
 */
export const actions = (state: State, seat?: Seat): Action[] => {
  const actor = actorOf(state);
  if (seat !== undefined) return seat === actor ? listOf(state, actor) : listFiring(state, seat);
  if (actor === NATURE) return chances(state).map(([action]) => action);
  const list = listOf(state, actor);
  for (const firing of firingSeats(state)) list.push(...listFiring(state, firing));
  return list;
};
