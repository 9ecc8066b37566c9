import { legal } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { actions } from '../listing/index.ts';
import { makePosition } from '../position.ts';
import type { Readings } from '../readings.ts';
import type { Action } from '../types.ts';
import { defineChecker } from './define.ts';
import { boxWith, cited, editionOf, firedBy, layShip, seated, smallTable } from './small-table.ts';
import { readContact } from './types/effect.ts';
import type { ContactAnswer, ContactInput } from './types.ts';
import { walkThrough } from './walk.ts';

const opening = ({ contact, seat = 0 }: ContactInput): Action => ({
  kind: 'playContact',
  seat,
  contact: typeof contact === 'string' ? contact : 'card',
});

const tableOf = (input: ContactInput, readings: Readings) => {
  const { seats: count, quays, contact, seat = 0, slate = seat, premiums } = input;
  const box = editionOf(input);
  const edition = typeof contact === 'string' ? box : boxWith(box, contact.commission, contact.effects);
  const state = smallTable({ seats: count, rulings: readings, active: seat, edition, premiums });
  state.slate = slate;
  for (const [quay, text] of quays.entries()) layShip(state, quay, text);
  return state;
};

const answer = (input: ContactInput, readings: Readings): ContactAnswer => {
  const { seat = 0, plays = [] } = input;
  const start = tableOf(input, readings);
  const walk = walkThrough(
    start,
    opening(input),
    plays.map((play) => seated(play, seat)),
  );
  const { state, verdict, at, steps, events } = walk;
  const finished = state.phase === 'act' || state.phase === 'over';
  const begun = plays.length > 0 || finished;
  const { quays = [] } = makePosition(state);
  const why = steps.flatMap((step) => step.why.flatMap(({ violations }) => violations.map(({ clause }) => clause)));
  return {
    // Until something is done with it, what counts is not that a contact is played but how it is carried out.
    verdict: begun || !verdict.legal ? verdict : legal('contact.effects'),
    clauses: applying(
      ...(begun ? [] : (['contact.effects'] as const)),
      ...firedBy(events),
      ...cited(verdict),
      ...(why.length > 0 ? ['contact.impossible-effect' as const, ...why] : []),
    ),
    at,
    steps,
    events,
    next: finished || at !== null ? [] : actions(state, seat),
    finished,
    quays,
    premiums: state.premiums,
    slate: state.slate,
  };
};

/** "What does this contact do now?" */
export const contact = defineChecker<ContactInput, ContactAnswer>({
  id: 'contact',
  rulings: [
    'impossible-effect',
    'declined-effect',
    'partial-effect',
    'sailing-time',
    'quality-scope',
    'exclusive-scope',
    'shortfall',
    'hundred',
  ],
  example: {
    seats: 3,
    quays: ['4 madras B2', '5 rum A2B1', '3 spices C2', '6 madras'],
    contact: 'captain',
    plays: [{ kind: 'place', quays: [2, 2] }],
  },
  input: readContact,
  answer,
  decision: ({ at, finished, steps, premiums, slate }) => [
    at,
    finished,
    steps.map(({ outcome }) => outcome),
    premiums,
    slate,
  ],
});
