import type { Seat } from '@portolan/core';
import { boxOf, NONE } from '../box.ts';
import { isFree, ownerOf, shipName, shipOf, shipOn } from '../counts.ts';
import { canSail, waysAhead } from '../effects/sail.ts';
import { wayOf } from '../pieces/sailing.ts';
import type { Refusal } from '../reasons.ts';
import type { Call, State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { citing, type Judgment } from './judgment.ts';

/** The ships of a call move seat by seat, whoever's turn it is (`sail.mover-order`). */
export const moveGate = ({ call }: State, seat: Seat): Refusal | undefined => {
  if (!call) return { clause: 'sail.by-color', reason: 'no-color-called', facts: {} };
  if (call.mover === seat) return undefined;
  return { clause: 'sail.mover-order', reason: 'not-your-ships-yet', facts: { mover: call.mover } };
};

/** A color of the channels is called, once in a turn (`sail.must-call`, `sail.channel-color`). */
export const checkCallColor = (state: State, { color }: ActionOf<'callColor'>): Judgment => {
  const found: Refusal[] = [];
  if (state.step !== 'choose') found.push({ clause: 'sail.must-call', reason: 'already-called', facts: { limit: 1 } });
  const at = boxOf(state.edition).colors.at[color] ?? NONE;
  if (at === NONE) found.push({ clause: 'sail.channel-color', reason: 'not-a-channel-color', facts: { color } });
  return { found, by: citing('sail.must-call', state.called.includes(at) && 'sail.repeat-color') };
};

/** What keeps a ship from moving or being held, wherever it would go. */
const shipRefusals = (state: State, { moved, held }: Call, seat: number, ship: number): Refusal[] => {
  const found: Refusal[] = [];
  const owner = ownerOf(state, ship);
  if (owner !== seat) found.push({ clause: 'sail.mover-order', reason: 'not-your-ship', facts: { owner } });
  if (state.at[ship] === NONE) found.push({ clause: 'sail.by-color', reason: 'ship-not-afloat', facts: {} });
  else if (moved.includes(ship)) found.push({ clause: 'sail.one-channel', reason: 'already-moved', facts: {} });
  else if (held.includes(ship)) found.push({ clause: 'ruling.blocked-ship', reason: 'already-held', facts: {} });
  return found;
};

/** A way that is taken, and the one that must be taken instead (`sail.blocked`, `sail.evasion`). */
const takenRefusals = (state: State, ways: readonly number[], to: number): Refusal[] => {
  if (isFree(state, to)) return [];
  const { positions } = boxOf(state.edition);
  const [position, ship] = [positions.ids[to]!, shipName(state, shipOn(state, to))];
  const blocked: Refusal = { clause: 'sail.blocked', reason: 'position-occupied', facts: { position, ship } };
  const other = ways.includes(to) ? ways.find((way) => isFree(state, way)) : undefined;
  if (other === undefined) return [blocked];
  return [blocked, { clause: 'sail.evasion', reason: 'must-take-free-channel', facts: { to: positions.ids[other]! } }];
};

const allowing = (state: State, ways: readonly number[], to: number) => {
  const way = wayOf(ways.length, ways.filter((one) => isFree(state, one)).length);
  return citing(
    'sail.all-ships-move',
    'sail.one-channel',
    way === 'choice' && 'sail.owner-chooses',
    way === 'evasion' && 'sail.evasion',
    shipOn(state, to) !== NONE && 'ruling.harbor-occupancy',
  );
};

/** A ship goes through a channel of the color called (`sail.by-color`, `sail.one-channel`). */
export const checkSail = (state: State, { seat, ship: id, to: toId }: ActionOf<'sail'>): Judgment => {
  const { positions, colors, ahead } = boxOf(state.edition);
  const call = state.call!;
  const [ship, to] = [shipOf(state, id), positions.at[toId]!];
  const found = shipRefusals(state, call, seat, ship);
  const at = state.at[ship]!;
  if (at === NONE) return { found, by: [] };
  const channel = ahead[at]!.find((one) => one.to === to);
  if (!channel) {
    const from = positions.ids[at]!;
    return {
      found: [...found, { clause: 'sail.one-channel', reason: 'no-channel', facts: { from, to: toId } }],
      by: [],
    };
  }
  if (channel.color !== call.color) {
    const [has, called] = [colors.ids[channel.color]!, colors.ids[call.color]!];
    found.push({ clause: 'sail.by-color', reason: 'wrong-color', facts: { channel: has, called } });
  }
  const ways = waysAhead(state, ship, call.color);
  found.push(...takenRefusals(state, ways, to));
  return { found, by: allowing(state, ways, to) };
};

/** Why a ship that could be held is not (`ruling.blocked-ship`). */
const holdRefusals = (state: State, { color }: Call, ship: number): Refusal[] => {
  if (waysAhead(state, ship, color).length === 0) {
    const called = boxOf(state.edition).colors.ids[color]!;
    return [{ clause: 'sail.by-color', reason: 'not-before-color', facts: { called } }];
  }
  if (canSail(state, ship, color)) return [{ clause: 'sail.all-ships-move', reason: 'must-sail', facts: {} }];
  const lost = state.rulings['blocked-ship'] === 'lost-at-once';
  return lost ? [] : [{ clause: 'ruling.blocked-ship', reason: 'may-still-move', facts: {} }];
};

/** A blocked ship loses its move (`sail.blocked`, `ruling.blocked-ship`). */
export const checkHold = (state: State, { seat, ship: id }: ActionOf<'hold'>): Judgment => {
  const ship = shipOf(state, id);
  const found = shipRefusals(state, state.call!, seat, ship);
  return {
    found: found.length > 0 ? found : holdRefusals(state, state.call!, ship),
    by: ['sail.blocked', 'ruling.blocked-ship'],
  };
};
