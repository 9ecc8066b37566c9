import { applying } from '@portolan/core/checkers';
import { boxOf, cardAt } from '../box.ts';
import type { Edition } from '../edition.ts';
import { mismatchOf } from '../pieces/missions.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import type { Action, Event } from '../types.ts';
import { defineChecker } from './define.ts';
import { attempt, cited, clausesOf, editionOf, ownEvents, smallTable } from './small-table.ts';
import { readMission } from './types/goods.ts';
import type { MissionAnswer, MissionInput } from './types.ts';

const SEAT = 0;

/** The box with the Mission alone, under its number or one that no box gives. */
const boxWith = (input: MissionInput): Edition => {
  const edition = editionOf(input);
  const { mission } = input;
  const own =
    typeof mission === 'string' ? edition.missions.filter(({ id }) => id === mission) : [{ id: '', ...mission }];
  return { ...edition, missions: own };
};

/** The player holds the Mission, the cards and the Jokers that are named, in the turn of phase 6. */
const tableOf = (input: MissionInput, rulings: Readings): State => {
  const { products, jokers = [], fulfilled } = input;
  const state = smallTable({ edition: boxWith(input), rulings, phase: 'mission', seats: 2 });
  const box = boxOf(state.edition);
  state.missions[SEAT] = [0];
  state.products[SEAT] = products.map((id) => box.products.at[id]!).sort((a, b) => a - b);
  state.navigation[SEAT] = jokers.map(() => cardAt.joker);
  state.navBag[cardAt.joker] = 0;
  state.missionSize = 0;
  if (fulfilled) state.step = 'fulfilled';
  return state;
};

const fulfillEvents: readonly Event['kind'][] = ['missionFulfilled', 'jokerUsed', 'productReturned'];

const answer = (input: MissionInput, rulings: Readings): MissionAnswer => {
  const { products, jokers = [] } = input;
  const state = tableOf(input, rulings);
  const { id: mission, products: asked, points } = state.edition.missions[0]!;
  const action: Action = { kind: 'fulfill', seat: SEAT, mission, products, jokers };
  const { verdict, events } = attempt(state, action);
  const own = ownEvents(events, fulfillEvents);
  const { missing, extra } = mismatchOf(asked, [...products, ...jokers]);
  return {
    verdict,
    clauses: applying('mission.exact-products', ...cited(verdict), ...clausesOf(own), verdict.legal && 'mission.shown'),
    fits: missing.length + extra.length === 0,
    missing,
    extra,
    points,
    returned: own.flatMap((event) => {
      if (event.kind !== 'productReturned') return [];
      const { product, harbor, to } = event;
      return [{ product, harbor, to }];
    }),
  };
};

/** "That does not complete the Mission." */
export const mission = defineChecker<MissionInput, MissionAnswer>({
  id: 'mission',
  rulings: ['jokers-per-mission', 'spent-products'],
  example: { mission: 'm30', products: ['jam'], jokers: ['bread', 'plastic'] },
  input: readMission,
  answer,
  decision: ({ verdict, returned }) => [verdict.legal, returned.map(({ to }) => to)],
});
