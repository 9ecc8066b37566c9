import type { Seat } from '@portolan/core';
import { QUAYS } from '../box.ts';
import { inHand, isFull, portersOf, shuffledGoods, tilesLeft } from '../counts.ts';
import { nameable } from '../pieces/slate.ts';
import { sailsAtOnce, takesTile } from '../port.ts';
import type { State } from '../state.ts';
import { actorOf, NATURE } from '../turn.ts';
import { type Action, tileIds } from '../types.ts';
import { boxActions, chancesOf, shipChance } from './boxed.ts';
import { waysOf } from './contact.ts';
import { bid, depart, leaveSlate, openings, passes, payments, playTile, skips, turnEnds } from './shared.ts';
import { listAssignments } from './ships.ts';

/** Whether the active player can put a tile up (turn.auction, auction.condition). */
const mayAuction = (state: State): boolean => {
  if (state.auctions > 0 && state.rulings['auctions-per-turn'] === 'one') return false;
  for (const counter of state.premiums) if (counter < 1) return false;
  return tilesLeft(state) > 0;
};

/** Whether event tiles can be played in this phase (ruling.tile-window). */
const tilesAllowed = ({ phase, rulings, tilePlayed }: State): boolean => {
  if (tilePlayed) return false;
  if (phase === 'act') return true;
  return phase === 'effect' ? rulings['tile-window'] !== 'outside-card' : rulings['tile-window'] === 'any-moment';
};

const addTiles = (state: State, seat: number, actions: Action[]): void => {
  const owned = state.owned[seat]!;
  if (owned.length === 0 || !tilesAllowed(state)) return;
  for (let i = 0; i < owned.length; i++) {
    const tile = owned[i]!;
    if (tile === owned[i - 1] || (state.phase === 'settle' && sailsAtOnce(state, tile))) continue;
    for (let quay = 0; quay < QUAYS; quay++) {
      if (takesTile(state, quay)) actions.push(playTile(seat, tile, quay));
    }
  }
};

const listAct = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  if (mayAuction(state)) actions.push(openings[seat]!);
  addTiles(state, seat, actions);
  if (state.contact >= 0) {
    actions.push(turnEnds[seat]!);
    return actions;
  }
  const plays = boxActions(state.edition).contacts[seat]!;
  for (let contact = 0; contact < plays.length; contact++) {
    if (inHand(state, seat, contact)) actions.push(plays[contact]!);
  }
  return actions;
};

const listBids = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  const most = state.premiums[seat]!;
  for (let amount = state.auction!.amount + 1; amount <= most; amount++) actions.push(bid(seat, amount));
  actions.push(passes[seat]!);
  return actions;
};

const listEffect = (state: State, seat: number): Action[] => {
  const effect = state.effects[0]!;
  const actions = waysOf(state, effect);
  if (actions.length === 0 || effect.may || state.rulings['declined-effect'] === 'allowed') actions.push(skips[seat]!);
  addTiles(state, seat, actions);
  return actions;
};

const listDepart = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  for (let quay = 0; quay < QUAYS; quay++) if (isFull(state, quay)) actions.push(depart(seat, quay));
  addTiles(state, seat, actions);
  return actions;
};

const listSettle = (state: State, seat: number): Action[] => {
  const actions: Action[] = [payments[seat]!];
  if (state.slate === seat && !state.slateLeft) {
    const porters = state.premiums.map((_, owner) => portersOf(state, state.leaving!.quay, owner));
    for (const to of nameable(porters, seat)) actions.push(leaveSlate(seat, to));
  }
  addTiles(state, seat, actions);
  return actions;
};

/** The listed actions of the seat that is to act, by phase. */
const listOf = (state: State, seat: number): Action[] => {
  switch (state.phase) {
    case 'act':
      return listAct(state, seat);
    case 'auction':
      return listBids(state, seat);
    case 'effect':
      return listEffect(state, seat);
    case 'depart':
      return listDepart(state, seat);
    case 'settle':
      return listSettle(state, seat);
    case 'assign': {
      const actions = listAssignments(state, seat);
      addTiles(state, seat, actions);
      return actions;
    }
    default:
      return [];
  }
};

type Chance = readonly [action: Action, weight: number];

const tileChance = chancesOf((tile) => Object.freeze({ kind: 'revealTile', tile: tileIds[tile]! }));

/** A draw of each kind that is left, as likely as there are pieces of it. */
const draws = (counts: readonly number[], chance: (kind: number, weight: number) => Chance): Chance[] => {
  const chances: Chance[] = [];
  for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 0) chances.push(chance(kind, counts[kind]!));
  return chances;
};

/** The next goods tile: any that nobody has seen while the shuffled part lasts, then the known one (sailing.goods-under-pile). */
const goodsChances = (state: State): Chance[] => {
  const { goods } = boxActions(state.edition);
  if (shuffledGoods(state) > 0) return draws(state.unseen, goods);
  const [next] = state.tail;
  return next === undefined ? [] : [goods(next, 1)];
};

/** Nature's legal actions with their integer weights; empty when a seat is to act. */
export const chances = (state: State): Chance[] => {
  switch (state.phase) {
    case 'setupShips':
    case 'revealShip':
      return draws(state.shipPile, shipChance);
    case 'setupGoods':
    case 'setupHands':
    case 'drawGoods':
      return goodsChances(state);
    case 'revealTile':
      return draws(state.tilePile, tileChance);
    default:
      return [];
  }
};

/**
 * The canonical legal actions of whoever is to act: quays of a placing in ascending order, owners of porters that move too,
 * the lower quay of an exchange first. Nothing for a seat that is not to act.
 */
export const actions = (state: State, seat?: Seat): Action[] => {
  const actor = actorOf(state);
  if (seat !== undefined && seat !== actor) return [];
  return actor === NATURE ? chances(state).map(([action]) => action) : listOf(state, actor);
};
