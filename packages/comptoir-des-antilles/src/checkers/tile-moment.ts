import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import { tileIds } from '../types.ts';
import { anyGoods, boxWith, CARD, editionOf, layShip, putAway, putInPlay, smallTable } from './small-table.ts';
import { needed, type TileMoment } from './tile-ships.ts';
import type { TileInput } from './types.ts';

// The table on which a tile is laid: its ship at quay 1, those named next, and at the last quays what the moment needs.

/** The figure of a contact where the input does not say. */
const FIGURE = 3;

/** A ship that waits on the pile. */
const WAITING = 5;

/** The effect of the card that is still to come between two effects. */
const LATER = { do: 'place', groups: [1] } as const;

const moments: Readonly<Record<TileMoment, (state: State) => void>> = {
  before: () => {},
  between: (state) => putInPlay(state, [LATER]),
  after: putAway,
  order: (state) => putInPlay(state, []),
  payment: (state) => {
    putInPlay(state, []);
    state.phase = 'settle';
    state.leaving = { quay: 3, cause: 'full', due: state.edition.contacts[CARD]!.commission };
  },
  refill: (state) => {
    putAway(state);
    state.phase = 'assign';
    const hand = state.hands[state.active]!;
    hand.push(hand[0]!);
  },
};

/** The table at the moment at which the tile is to be laid. */
export const tileTable = (input: TileInput, rulings: Readings): State => {
  const { seats, seat = 0, active = seat, commission = FIGURE, moment, ship, others = [], owned = true } = input;
  const edition = boxWith(editionOf(input), commission, [LATER]);
  const goods = anyGoods(edition);
  const state = smallTable({ seats, rulings, active, edition, premiums: input.premiums });
  for (const [quay, text] of [ship, ...others].entries()) layShip(state, quay, text);
  const last = needed[moment];
  for (const [i, shipOf] of last.entries()) layShip(state, 4 - last.length + i, shipOf(goods));
  // The other quays have ships as well, so that only the one that the tile empties is filled.
  for (let quay = 1 + others.length; quay < 4 - last.length; quay++) layShip(state, quay, `8 ${goods}`);
  if (!input.pileEmpty) {
    state.next = WAITING;
    state.shipPile[WAITING] = 1;
  }
  if (owned) state.owned[seat] = [tileIds.indexOf(input.tile)];
  state.tilePlayed = input.played ?? false;
  moments[moment](state);
  return state;
};
