import { caboDaRoca } from '@portolan/cabo-da-roca';
import { type AnyGame, type Kind, must, type Policy, playOut, rng } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { expect, test } from 'vitest';
import { sensible as sailing } from './cabo-da-roca/index.ts';
import { sensible as trading } from './rotterdam/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: policies of two games
type AnyPolicy = Policy<any, any>;
type Answer = Kind & { readonly accept?: boolean };

const declines = ({ kind, accept }: Answer): boolean => kind === 'declineTrade' || accept === false;

const declining =
  (policy: AnyPolicy): AnyPolicy =>
  (state, actions, seat, random) =>
    actions.find(declines) ?? policy(state, actions, seat, random);

// A game of three takes 700 actions in Cabo da Roca, up to 1,500 in Rotterdam.
const enough = 2500;

test.each<[string, AnyGame, AnyPolicy]>([
  ['Cabo da Roca', caboDaRoca, sailing],
  ['Rotterdam', rotterdam, trading],
])('%s: who declines whatever is asked is not asked for ever', (_, game, policy) => {
  let declined = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const state: unknown = must(game.setup({ seats: 3 }));
    const actions = playOut<unknown, Answer, Kind, string>(
      game,
      state,
      rng(seed),
      { policy: [declining(policy), policy, policy], maxActions: enough },
      (action) => {
        if (declines(action)) declined++;
      },
    );
    expect(actions).toBeLessThan(enough);
  }
  expect(declined).toBeGreaterThan(0);
});
