import { putIn, takeOut } from '@portolan/core';
import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { kindOfShip, ownerOf, SAILOR, shipId } from '../ids.ts';
import { setSailor, setShip, shipOn } from '../pieces/chart.ts';
import { squareText } from '../pieces/squares.ts';
import { NONE, type Sale, type State } from '../state.ts';
import { shipOf } from '../table.ts';
import type { SinkCause } from '../types.ts';
import type { Tell } from './tell.ts';

/** Takes a ship off the table; its card goes to the discard, an unknown one stays among the unseen. */
export const removeShip = (state: State, slot: number): void => {
  const { at, cargo } = shipOf(state, slot);
  if (cargo >= 0) putIn(state.discard, cargo);
  // A ship in passing is not entered on the chart.
  if (shipOn(state.chart, at) === slot) setShip(state.chart, at, NONE);
  state.ships[slot] = null;
  if (state.crossing === slot) state.crossing = NONE;
  if (state.departing === slot) state.departing = NONE;
  if (state.stepping === slot) state.stepping = NONE;
};

/** Takes a sailor off the table. */
export const removeSailor = (state: State, owner: number, at: number): void => {
  takeOut(state.sailors[owner]!, at);
  takeOut(state.walked, at);
  setSailor(state.chart, at, NONE);
};

/** Puts a sailor on the table. */
export const placeSailor = (state: State, owner: number, at: number): void => {
  putIn(state.sailors[owner]!, at);
  setSailor(state.chart, at, owner);
};

/** A ship sinks: out of the game, or back to stock (ruling.sunk-ships). */
export const sinkShip = (state: State, slot: number, cause: SinkCause, clause: Clause, tell: Tell): void => {
  removeShip(state, slot);
  if (state.rulings['sunk-ships'] === 'out') state.gone[ownerOf(slot) * 3 + kindOfShip(slot)]!++;
  state.progress = true;
  tell?.({ kind: 'shipSunk', clause, ship: shipId(slot), cause });
};

/** A piece is sold back to the stock (buying.resale). */
export const sellPiece = (state: State, seat: number, sale: Sale, tell: Tell): void => {
  const kind = 'ship' in sale ? kindOfShip(sale.ship) : SAILOR;
  const amount = boxOf(state.edition).resale[kind]!;
  if ('ship' in sale) removeShip(state, sale.ship);
  else removeSailor(state, seat, sale.sailor);
  state.coins[seat]! += amount;
  state.progress = true;
  const piece = 'ship' in sale ? shipId(sale.ship) : squareText(sale.sailor);
  tell?.({ kind: 'pieceSold', clause: 'buying.resale', seat, piece, amount });
};
