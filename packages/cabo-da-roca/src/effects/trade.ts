import { putIn, takeOut } from '@portolan/core';
import { boxOf, ISLAND, TRADE_CARD } from '../box.ts';
import { wantedType } from '../check/nature.ts';
import { portText } from '../faces.ts';
import { shipId, slotOf } from '../ids.ts';
import { portOn } from '../pieces/chart.ts';
import { NONE, type State } from '../state.ts';
import { possiblePorts, shipOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { finalCount } from './end.ts';
import type { Tell } from './tell.ts';

/** A ship draws: nature is to turn cards until a trade card comes (trade.draw-on). */
export const applyLoad = (state: State, { ship }: ActionOf<'load'>): void => {
  state.drawing = slotOf(ship)!;
  if (state.stage === 'buy') state.stage = 'depart';
  state.acted = true;
  state.phase = 'pile';
};

/** An empty pile is renewed from the discard (trade.reshuffle). */
const renew = (state: State, tell: Tell): void => {
  if (state.pile.length > 0) return;
  const empty = state.pile;
  state.pile = state.discard;
  state.discard = empty;
  tell?.({ kind: 'pileReshuffled', clause: 'trade.reshuffle', cards: state.pile.length });
};

/** A treasure card: the first of its type sets the value, later ones are set aside (trade.treasure-first, trade.treasure-later). */
const turnTreasure = (state: State, card: number, tell: Tell): void => {
  const { types, values } = boxOf(state.edition);
  const number = types[card]!;
  const type = number === ISLAND ? 'island' : 'wreck';
  if (state.shown[number] === NONE) {
    state.shown[number] = card;
    tell?.({ kind: 'treasureShown', clause: 'trade.treasure-first', type, value: values[card]! });
  } else {
    putIn(state.aside, card);
    tell?.({ kind: 'treasureSetAside', clause: 'trade.treasure-later', type });
  }
};

/** A trade card: cargo if it names a possible port, else the ship stays (trade.draw, trade.impossible). */
const turnTrade = (state: State, card: number, tell: Tell): void => {
  const slot = state.drawing;
  const ship = shipOf(state, slot);
  const drawn = { ship: shipId(slot), card: boxOf(state.edition).cards[card]! };
  const ports = possiblePorts(state, slot, card);
  state.drawing = NONE;
  if (ports.length === 0) {
    putIn(state.discard, card);
    ship.stay = true;
    state.phase = 'act';
    tell?.({ kind: 'cargoRefused', clause: 'trade.impossible', ...drawn });
    return;
  }
  ship.cargo = card;
  ship.from = portOn(state.chart, ship.at);
  state.departing = slot;
  state.phase = 'departing';
  tell?.({ kind: 'cargoTaken', clause: 'trade.draw', ...drawn, ports: ports.map(portText) });
};

/** A card of the pile is turned. */
export const applyCard = (state: State, { card: id }: ActionOf<'card'>, tell: Tell): void => {
  renew(state, tell);
  const { cardAt, types } = boxOf(state.edition);
  const card = cardAt[id]!;
  takeOut(state.pile, card);
  (types[card] === TRADE_CARD ? turnTrade : turnTreasure)(state, card, tell);
};

/** A treasure value is looked up for the final count (scoring.unseen-treasure). */
export const applyReveal = (state: State, { card: id }: ActionOf<'reveal'>, tell: Tell): void => {
  const { cardAt, types, values } = boxOf(state.edition);
  const card = cardAt[id]!;
  takeOut(state.pile, card);
  state.shown[types[card]!] = card;
  const type = types[card] === ISLAND ? 'island' : 'wreck';
  tell?.({ kind: 'treasureShown', clause: 'scoring.unseen-treasure', type, value: values[card]! });
  if (wantedType(state) === TRADE_CARD) finalCount(state, tell);
};
