import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { missingCards, numbersOf } from './cards.ts';
import type { Judgment } from './judgment.ts';

const playBy = ['port.must-play'] as const;

/** A card of the hand is played at a port with a Harbor card (port.from-hand, port.open-harbor). */
export const checkPlayShipment = (state: State, { seat, card, port }: ActionOf<'playShipment'>): Judgment => {
  const found: Refusal[] = [];
  if (missingCards(state, state.hands[seat]!, numbersOf([card])).length > 0) {
    found.push({ clause: 'port.from-hand', reason: 'not-in-hand', facts: { card } });
  }
  if ((state.ports[port - 1] ?? NONE) === NONE)
    found.push({ clause: 'port.open-harbor', reason: 'no-harbor', facts: { port } });
  return { found, by: playBy };
};
