import { type Action, caboDaRoca as game, type State } from '@portolan/cabo-da-roca';
import { must, nextAction, rng, type Seat } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { marginOf } from '../search/candidates.ts';
import { bestMove } from '../search/index.ts';
import { sharesOf } from '../search/playout.ts';
import { searched } from './search.ts';

/** The last decisions of a sensible game. */
const lastDecisions = (seed: number): { state: State; seat: Seat }[] => {
  const state = must(game.setup({ seats: 3 }));
  const random = rng(seed);
  const found: { state: State; seat: Seat }[] = [];
  for (let action = nextAction(game, state, random, searched.policy); action; ) {
    const [seat] = game.turn(state).actors;
    if (typeof seat === 'number' && searched.small!(state) && game.actions(state, seat).length > 1) {
      found.push({ state: game.clone(state), seat });
    }
    game.apply(state, action);
    action = nextAction(game, state, random, searched.policy);
  }
  return found;
};

/** What a seat gets, its share of the win and its margin, when it does the best of all that it can do: everything is tried. */
const byTrying = (state: State, seat: Seat): readonly [share: number, margin: number] => {
  const [actor] = game.turn(state).actors;
  const after = (action: Action) => {
    const next = game.clone(state);
    game.apply(next, action);
    return byTrying(next, seat);
  };
  if (actor === undefined) {
    const totals = searched.standing(state);
    return [sharesOf(totals, game.outcome(state)?.winners)[seat]!, marginOf(totals, seat)];
  }
  // Nobody else acts in a last turn that is searched whole, and nothing is drawn.
  expect(actor).toBe(seat);
  return game
    .actions(state, seat)
    .map(after)
    .reduce((best, one) => (one[0] > best[0] || (one[0] === best[0] && one[1] > best[1]) ? one : best));
};

describe('the last actions of Cabo da Roca', () => {
  // Of the games 300 to 312, those that end with such a turn.
  const asked = [307, 309, 311, 312].flatMap(lastDecisions);
  const answers = asked.map(({ state, seat }) => ({
    state,
    seat,
    answer: bestMove(searched, state, seat, { iterations: 4 }),
  }));
  const whole = answers.filter(({ answer }) => answer.certainty !== 'estimate');

  it('is searched whole where it ends the game whatever is done', () => {
    expect(whole.length).toBeGreaterThan(2);
    for (const { answer } of whole) expect(answer.certainty).toBe('proved');
  });

  it('is worth what trying everything finds', () => {
    const few = whole.filter(({ answer }) => answer.tried < 200);
    expect(few.length).toBeGreaterThan(2);
    for (const { state, seat, answer } of few) {
      for (const { action, value, wins } of answer.ranking) {
        const next = game.clone(state);
        game.apply(next, action);
        const [share, margin] = byTrying(next, seat);
        expect([value, wins]).toEqual([margin, share]);
      }
    }
  });
});
