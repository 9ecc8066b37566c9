import { UNKNOWN } from '@portolan/core';
import { boxOf, harborInGame } from '../box.ts';
import { parseCard } from '../faces.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { drawsFor, portDue } from '../turn.ts';
import type { ActionOf } from '../types.ts';
import { missingCards } from './cards.ts';
import type { Judgment } from './judgment.ts';

/** A Shipment card is drawn from the pile (setup.hands, draw.two); a card face down always can be, while there is one. */
export const checkDraw = (state: State, { to, card }: ActionOf<'draw'>): Judgment => {
  const clause = state.phase === 'deal' ? 'setup.hands' : 'draw.two';
  const found: Refusal[] = [];
  const expected = drawsFor(state);
  if (to !== expected) found.push({ clause, reason: 'wrong-seat', seat: to, expected });
  const face = parseCard(card);
  const there =
    face === UNKNOWN
      ? state.pile.length > 0
      : face !== undefined && missingCards(state, state.pile, [face]).length === 0;
  if (!there) found.push({ clause, reason: 'not-in-pile', card });
  return { found, by: [clause] };
};

/** The top Harbor card is turned up (setup.harbors, port.refill). */
export const checkReveal = (state: State, { port, harbor }: ActionOf<'reveal'>): Judgment => {
  const clause = state.phase === 'reveal' ? 'setup.harbors' : 'port.refill';
  const found: Refusal[] = [];
  const box = boxOf(state.edition);
  const place = box.harborAt[harbor] ?? -1;
  const expected = portDue(state);
  if (port !== expected) found.push({ clause, reason: 'wrong-port', port, expected });
  if (place >= 0 && !harborInGame(box.harbors[place]!, state.seats)) {
    found.push({ clause: 'setup.harbor-marks', reason: 'not-in-game', harbor });
  } else if (!state.harborPile.includes(place)) {
    found.push({ clause, reason: 'not-in-pile', harbor });
  }
  return { found, by: [clause] };
};

/** The first player is drawn by lot (setup.first-player). */
export const checkChooseFirst = (state: State, { first }: ActionOf<'chooseFirst'>): Judgment => ({
  found: state.hands[first] ? [] : [{ clause: 'setup.first-player', reason: 'no-such-seat', seat: first }],
  by: ['setup.first-player'],
});
