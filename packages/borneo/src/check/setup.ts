import { boxOf, harborInGame } from '../box.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { portDue } from '../turn.ts';
import type { ActionOf } from '../types.ts';
import { companyFull } from './company.ts';
import type { Judgment } from './judgment.ts';

/** The top Harbor card is turned up (setup.harbors, port.refill). */
export const checkReveal = (state: State, { port, harbor }: ActionOf<'reveal'>): Judgment => {
  const clause = state.phase === 'reveal' ? 'setup.harbors' : 'port.refill';
  const found: Refusal[] = [];
  const box = boxOf(state.edition);
  const place = box.harborAt[harbor] ?? -1;
  const expected = portDue(state);
  if (port !== expected) found.push({ clause, reason: 'wrong-port', facts: { port, expected } });
  if (place >= 0 && !harborInGame(box.harbors[place]!, state.seats)) {
    found.push({ clause: 'setup.harbor-marks', reason: 'not-in-game', facts: { harbor } });
  } else if (!state.harborPile.includes(place)) {
    found.push({ clause, reason: 'not-in-pile', facts: { harbor } });
  }
  return { found, by: [clause] };
};

/** The first player is drawn by lot (setup.first-player). */
export const checkChooseFirst = (state: State, { first }: ActionOf<'chooseFirst'>): Judgment => ({
  found: state.hands[first] ? [] : [{ clause: 'setup.first-player', reason: 'no-such-seat', facts: { seat: first } }],
  by: ['setup.first-player'],
});

const placeBy = ['setup.placement', 'setup.placement-space'] as const;

/** A merchant is placed on the first free space (setup.placement-space). */
export const checkPlace = (state: State, { company }: ActionOf<'place'>): Judgment => ({
  found: companyFull(state, 'setup.placement-space', company),
  by: placeBy,
});
