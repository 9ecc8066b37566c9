import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type AnyGame, must, type Policy, randomPlay } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { expect, it } from 'vitest';
import { mix } from '../measure.ts';
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
