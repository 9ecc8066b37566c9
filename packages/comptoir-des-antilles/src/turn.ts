import type { Actor, Turn } from '@portolan/core';
import type { State } from './state.ts';
import type { ActionKind, Phase } from './types.ts';

/** Nature is to draw. */
export const NATURE = -1;

/** Nobody can act: the game is over. */
export const NOBODY = -2;

/** Who is to act: a seat, `NATURE` or `NOBODY`. */
export const actorOf = (state: State): number => {
  switch (state.phase) {
    case 'setupShips':
    case 'setupGoods':
    case 'setupHands':
    case 'revealTile':
    case 'revealShip':
    case 'drawGoods':
      return NATURE;
    case 'auction':
      return state.auction!.next;
    case 'over':
      return NOBODY;
    default:
      return state.active;
  }
};

const seatActors: readonly (readonly Actor[])[] = [[0], [1], [2], [3]];
const natureActs: readonly Actor[] = ['nature'];
const nobodyActs: readonly Actor[] = [];

/** Whose turn it is, and in which phase. */
export const turn = (state: State): Turn => {
  const actor = actorOf(state);
  const actors = actor >= 0 ? seatActors[actor]! : actor === NATURE ? natureActs : nobodyActs;
  return { phase: state.phase, actors };
};

/** The phases an action belongs to; for an event tile those of the widest reading (ruling.tile-window). */
export const phasesOf: Readonly<Record<ActionKind, readonly Phase[]>> = {
  revealShip: ['setupShips', 'revealShip'],
  drawGoods: ['setupGoods', 'setupHands', 'drawGoods'],
  revealTile: ['revealTile'],
  openAuction: ['act'],
  bid: ['auction'],
  pass: ['auction'],
  playTile: ['act', 'effect', 'depart', 'settle', 'assign'],
  playContact: ['act'],
  place: ['effect'],
  move: ['effect'],
  swap: ['effect'],
  remove: ['effect'],
  replace: ['effect'],
  swapGoods: ['effect'],
  choose: ['effect'],
  skip: ['effect'],
  depart: ['depart'],
  payCommission: ['settle'],
  leaveSlate: ['settle'],
  assignGoods: ['assign'],
  endTurn: ['act'],
};
