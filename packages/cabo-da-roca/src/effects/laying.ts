import { putIn } from '@portolan/core';
import { boxOf } from '../box.ts';
import { canDraw } from '../check/nature.ts';
import { FACES, FIRST_PORT, faceNumber, faceText, kindOf, portNumber, portText } from '../faces.ts';
import { SAILOR } from '../ids.ts';
import { lay } from '../pieces/chart.ts';
import { rotationsOf } from '../pieces/corners.ts';
import { squareOf } from '../pieces/squares.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { stockOf } from '../stock.ts';
import { held } from '../table.ts';
import { dealsTo } from '../turn.ts';
import type { ActionOf } from '../types.ts';
import { placeSailor } from './sale.ts';
import type { Tell } from './tell.ts';
import { beginTurn, passTurn } from './turn.ts';

/** A port is dealt (setup.port); after the last one the first turn begins. */
export const applyDealPort = (state: State, { to, port }: ActionOf<'dealPort'>, tell: Tell): void => {
  const number = portNumber(port);
  state.home[to] = number;
  state.stack[FIRST_PORT + number] = 0;
  tell?.({ kind: 'portDealt', clause: 'setup.port', seat: to, port });
  if (dealsTo(state) === NONE) beginTurn(state, 0);
};

/** A seat draws instead of laying its port: nature is to name the tile. */
export const applyDrawTile = (state: State): void => {
  state.phase = 'stack';
};

/** The tile drawn (laying.one-tile). */
export const applyTile = (state: State, { face }: ActionOf<'tile'>, tell: Tell): void => {
  state.tile = faceNumber(face);
  state.stack[state.tile]!--;
  state.phase = 'lay';
  tell?.({ kind: 'tileDrawn', clause: 'laying.one-tile', tile: face });
};

/** Bits of lighthouses from a place on move up by one, as a new one has been put there. */
const makeRoom = (bits: number, light: number): number => {
  const below = (1 << light) - 1;
  return (bits & below) | ((bits & ~below) << 1);
};

/** Puts a tile on the map. */
const place = (state: State, at: number, face: number, rot: number): void => {
  const { land } = boxOf(state.edition);
  const turn = rot % rotationsOf(land[face * 4]!);
  const light = lay(state.chart, at, face, turn, land[face * 4 + turn]!);
  if (light === NONE) return;
  for (const ship of state.ships) {
    if (!ship) continue;
    ship.credited = makeRoom(ship.credited, light);
    ship.passed = makeRoom(ship.passed, light);
  }
};

const stackIsEmpty = ({ stack }: State): boolean => stack.every((count) => count === 0);

/** The last tile is laid or none can be: the race for the treasures begins (end.final-phase). */
const beginFinal = (state: State, tell: Tell): void => {
  state.final = true;
  const { islands, wrecks } = held(state);
  state.most = islands + wrecks;
  tell?.({ kind: 'finalPhase', clause: 'end.final-phase' });
};

/** The tile step is done: in the opening that is the whole turn (opening.tiles-only), later actions follow. */
const endTileStep = (state: State, tell: Tell): void => {
  state.stage = 'buy';
  state.phase = 'act';
  if (state.round <= state.edition.start.openingRounds) passTurn(state, tell);
};

/** The tile in hand is laid (laying.one-tile). */
export const applyLayTile = (state: State, { at, rot }: ActionOf<'layTile'>, tell: Tell): void => {
  place(state, squareOf(at), state.tile, rot);
  tell?.({ kind: 'tileLaid', clause: 'laying.one-tile', tile: faceText(state.tile), at, rot });
  state.tile = NONE;
  state.returned = 0;
  if (stackIsEmpty(state)) beginFinal(state, tell);
  endTileStep(state, tell);
};

/** The starting port is laid with its first sailor (opening.tile-or-port, setup.first-sailor). */
export const applyLayPort = (state: State, { seat, at: square, rot }: ActionOf<'layPort'>, tell: Tell): void => {
  const at = squareOf(square);
  const port = state.home[seat]!;
  const sailor = stockOf(state, seat, SAILOR) > 0;
  place(state, at, FIRST_PORT + port, rot);
  state.homeLaid[seat] = true;
  state.returned = 0;
  tell?.({ kind: 'portLaid', clause: 'opening.tile-or-port', seat, port: portText(port), at: square });
  if (sailor) {
    placeSailor(state, seat, at);
    putIn(state.walked, at);
    if (state.round > state.edition.start.openingRounds && leftOf(state) > 0) state.used++;
  }
  endTileStep(state, tell);
};

/** Whether a tile is left that has not gone back this turn. */
const canDrawAny = (state: State): boolean => {
  for (let face = 0; face < FACES; face++) if (canDraw(state, face)) return true;
  return false;
};

/** A tile without a place goes back; where no other kind is left, the stack is dead (laying.redraw, laying.dead-stack). */
export const applyReturnTile = (state: State, _action: ActionOf<'returnTile'>, tell: Tell): void => {
  const face = state.tile;
  state.stack[face]!++;
  state.returned |= 1 << kindOf[face]!;
  state.tile = NONE;
  tell?.({ kind: 'tileReturned', clause: 'laying.redraw', tile: faceText(face) });
  if (canDrawAny(state)) {
    state.phase = 'tile';
    return;
  }
  tell?.({ kind: 'stackDead', clause: 'laying.dead-stack' });
  state.returned = 0;
  beginFinal(state, tell);
  endTileStep(state, tell);
};
