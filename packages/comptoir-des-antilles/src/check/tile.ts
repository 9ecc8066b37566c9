import { isNew } from '../counts.ts';
import { isLocked, sailsAtOnce } from '../port.ts';
import type { Refusal } from '../reasons.ts';
import { NO_SHIP, NONE, type State } from '../state.ts';
import { type ActionOf, tileIds } from '../types.ts';
import type { Judgment } from './judgment.ts';
import { notYourTurn } from './turn.ts';

/** What keeps a tile away from the ship at a quay, from 0. */
const shipRefusals = (state: State, at: number, tile: number): Refusal[] => {
  const quay = at + 1;
  const found: Refusal[] = [];
  if (state.phase === 'settle' && sailsAtOnce(state, tile)) {
    found.push({ clause: 'sailing.one-by-one', reason: 'departure-in-progress', facts: {} });
  }
  if (state.ships[at] === NO_SHIP || state.leaving?.quay === at) {
    found.push({ clause: 'tile.at-ship', reason: 'no-ship', facts: { quay } });
    return found;
  }
  const lying = state.tiles[at]!;
  if (lying !== NONE)
    found.push({ clause: 'tile.one-per-ship', reason: 'has-tile', facts: { quay, tile: tileIds[lying]! } });
  if (isNew(state, at)) found.push({ clause: 'ships.assign-goods', reason: 'ship-without-tile', facts: { quay } });
  if (isLocked(state, at)) found.push({ clause: 'sailing.when-full', reason: 'locked', facts: { quay } });
  return found;
};

const tileBy = ['turn.tile', 'tile.any-time'] as const;

/** An event tile of one's own is laid before a ship (tile.*): one in a turn, one at a ship. */
export const checkPlayTile = (state: State, { seat, tile, quay }: ActionOf<'playTile'>): Judgment => {
  const place = tileIds.indexOf(tile);
  const found: Refusal[] = [...notYourTurn(state, seat, 'tile.any-time')];
  if (!state.owned[seat]?.includes(place)) found.push({ clause: 'tile.owned', reason: 'not-owned', facts: { tile } });
  found.push(...shipRefusals(state, quay - 1, place));
  if (seat === state.active && state.tilePlayed) {
    found.push({ clause: 'tile.once-per-turn', reason: 'already-played', facts: {} });
  }
  return { found, by: tileBy };
};
