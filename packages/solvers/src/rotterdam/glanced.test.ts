import { must, nextAction, rng, type Seat } from '@portolan/core';
import { type Action, actionsPlaying, navigationIds, rotterdam, type Setup } from '@portolan/rotterdam';
import { expect, it } from 'vitest';
import { searched } from './search.ts';

const tables: readonly Setup[] = [
  { seats: 3 },
  { seats: 4, rulings: { 'fourth-card': 'draw-then-choose', 'lay-points': 'only-at-three' } },
  { seats: 3, rulings: { 'cards-around-call': 'before-only', 'impossible-retreat': 'as-far-as-possible' } },
  { seats: 2, rulings: { 'cards-around-call': 'also-during', 'trading-order': 'free' } },
];

/** Whether an action plays a card that is none of some kinds, as bits. */
const isLeftOut = (action: Action, kinds: number): boolean =>
  action.kind === 'playCard' && ((kinds >> navigationIds.indexOf(action.card)) & 1) === 0;

/** How often the policy is asked about less than is listed in a game that strays now and then. */
const asksLess = (table: Setup, seed: number): number => {
  const { glanced, policy } = searched;
  const state = must(rotterdam.setup(table));
  const random = rng(seed);
  let shorter = 0;
  for (let i = 0; i < 800; i++) {
    for (const actor of rotterdam.turn(state).actors) {
      const list = actor === 'nature' ? [] : rotterdam.actions(state, actor);
      if (list.length === 0) continue;
      const asked = glanced!(state, actor as Seat);
      const [dice, others] = [rng(i), rng(i)];
      // An action that is listed alone is done without asking.
      const chosen = asked.length === 1 ? asked[0] : policy(state, asked, actor as Seat, dice);
      expect(chosen).toEqual(list.length === 1 ? list[0] : policy(state, list, actor as Seat, others));
      expect(dice.getState()).toEqual(others.getState());
      const kinds = i % (1 << navigationIds.length);
      const kept = list.filter((action) => !isLeftOut(action, kinds));
      expect(actionsPlaying(state, actor as Seat, kinds)).toEqual(kept);
      if (asked.length < list.length) shorter++;
    }
    const action = nextAction(rotterdam, state, random, i % 7 === 0 ? undefined : policy);
    if (!action) break;
    rotterdam.apply(state, action);
  }
  return shorter;
};

it.each(tables)('of what it is asked about, the policy chooses as of the whole list: %j', (table) => {
  // The least of the four tables: 43.
  expect([1, 2].reduce((sum, seed) => sum + asksLess(table, seed), 0)).toBeGreaterThan(20);
});
