import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type AnyGame, must, type Policy, randomPlay } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { expect, it } from 'vitest';
import { contests } from '../contests.ts';
import { mix } from '../measure.ts';
import { advise } from './advise.ts';
import * as reference from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: policies of all games
type AnyPolicy = Policy<any, any>;

const sumOf = (text: string): number => [...text].reduce((sum, letter) => mix(sum, letter.charCodeAt(0)), 0);

// The sums were taken from the policies themselves on the day they were copied: they must go on playing the same game.
it.each<readonly [string, AnyGame, AnyPolicy, number]>([
  ['Borneo', borneo, reference.borneo, -764_684_245],
  ['Cabo da Roca', caboDaRoca, reference.caboDaRoca, 826_408_055],
  ['Comptoir des Antilles', comptoirDesAntilles, reference.comptoirDesAntilles, 1_131_222_303],
  ['Rotterdam', rotterdam, reference.rotterdam, 338_620_342],
])('%s: the yardstick has not moved', (_, game, policy, sum) => {
  const { log } = must(randomPlay(game, { seats: 3 }, { seed: 2026, policy }));
  expect(sumOf(JSON.stringify(log.actions))).toBe(sum);
});

// These sums were taken from the advice itself, at the last commit before there was a search.
it.each([
  ['borneo', 504_813_545],
  ['cabo-da-roca', 1_620_468_353],
  ['comptoir-des-antilles', 1_538_490_441],
  ['rotterdam', 1_790_595_334],
])('%s: the advice has not changed', (id, sum) => {
  const entry = contests.find(({ game }) => game.id === id)!;
  const { game, searched } = entry;
  const policy: AnyPolicy = (state, actions, seat, random) => {
    const seed = random.next();
    const seen = game.view(state, seat);
    const options = searched.game.actions(seen, seat);
    const enough = (deals: number): boolean => deals >= 2;
    return actions.length > 1 ? advise(entry, seen, seat, options, { seed, enough }).best : actions[0];
  };
  const { log } = must(randomPlay(game, { seats: 3 }, { seed: 2026, policy, maxActions: 20 }));
  expect(sumOf(JSON.stringify(log.actions))).toBe(sum);
});
