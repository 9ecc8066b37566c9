import { takeOut } from '@portolan/core';
import { portersOf } from '../counts.ts';
import { quayOf } from '../listing/shared.ts';
import { owed } from '../pieces/money.ts';
import type { State } from '../state.ts';
import { type ActionOf, type TileId, tileIds } from '../types.ts';
import { endGame, targetReached } from './end.ts';
import { proceed } from './flow.ts';
import { type Clearing, clearQuay, eachSeat, sail } from './sailing.ts';
import type { Tell } from './tell.ts';

/** What a tile does when it is laid before the ship at a quay, from 0. */
type Deed = (state: State, quay: number, tell: Tell) => void;

const removed: Clearing = {
  clause: { ship: 'tile.damage', goods: 'tile.damage', porters: 'tile.damage' },
  ship: 'shipRemoved',
  goods: 'goodsRemoved',
};

const burnt: Clearing = {
  clause: { ship: 'tile.fire', goods: 'tile.fire', porters: 'tile.fire' },
  ship: 'shipDiscarded',
  goods: 'goodsDiscarded',
};

/** Ship and goods are discarded (tile.fire); the goods may go under the pile (ruling.burnt-goods). */
const burn: Deed = (state, quay, tell) => {
  const under = state.rulings['burnt-goods'] === 'under-pile';
  clearQuay(state, quay, under ? { ...burnt, goods: 'goodsReturned' } : burnt, tell);
};

/** Every other player aboard takes one porter back (tile.mutiny). */
const mutiny: Deed = (state, quay, tell) => {
  eachSeat(state, (porter) => {
    if (porter === state.active || portersOf(state, quay, porter) === 0) return;
    state.aboard[quay * state.seats + porter]!--;
    tell?.({ kind: 'porterRemoved', clause: 'tile.mutiny', porter, quay: quayOf(quay), n: 1 });
  });
};

/** Whether a claim that reaches the target ends the game now (ruling.hundred). */
const claimEnds = (state: State): boolean =>
  targetReached(state) &&
  (state.rulings.hundred === 'at-once' || (state.rulings.hundred === 'after-commission' && !state.leaving));

/** Every other player loses the value of the ship, its owner gains it once (tile.claim). */
const claim: Deed = (state, quay, tell) => {
  const due = state.ships[quay]!;
  eachSeat(state, (seat) => {
    if (seat === state.active) return;
    const paid = owed(due, state.premiums[seat]!, state.rulings.shortfall === 'negative');
    state.premiums[seat]! -= paid;
    tell?.({ kind: 'premiumLost', clause: 'tile.claim', seat, due, paid });
  });
  state.premiums[state.active]! += due;
  tell?.({ kind: 'premiumGained', clause: 'tile.claim', seat: state.active, amount: due });
  if (claimEnds(state)) endGame(state, 'end.hundred', tell);
};

/** Tiles that do something at once; the others only lie there. */
const deeds: Partial<Record<TileId, Deed>> = {
  damage: (state, quay, tell) => clearQuay(state, quay, removed, tell),
  fire: burn,
  shortage: (state, quay, tell) => sail(state, quay, 'shortage', tell),
  storm: (state, quay, tell) => {
    if (state.rulings.storm === 'at-once') sail(state, quay, 'storm', tell);
  },
  mutiny,
  claim,
};

/** An event tile is laid before a ship (tile.at-ship) and does what it says; it stays there as long as the ship. */
export const applyPlayTile = (state: State, { seat, tile, quay }: ActionOf<'playTile'>, tell: Tell): void => {
  const place = tileIds.indexOf(tile);
  takeOut(state.owned[seat]!, place);
  state.tiles[quay - 1] = place;
  state.layers[quay - 1] = seat;
  state.tilePlayed = true;
  tell?.({ kind: 'tilePlayed', clause: 'tile.at-ship', seat, tile, quay });
  deeds[tile]?.(state, quay - 1, tell);
  proceed(state, tell);
};
