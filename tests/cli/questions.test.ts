import type { Answer, Question } from '@portolan/solvers';
import { questions as borneo } from '@portolan/solvers/borneo';
import { questions as caboDaRoca } from '@portolan/solvers/cabo-da-roca';
import { questions as comptoirDesAntilles } from '@portolan/solvers/comptoir-des-antilles';
import { questions as rotterdam } from '@portolan/solvers/rotterdam';
import { describe, expect, it } from 'vitest';
import { within } from './portolan.ts';

const games = { borneo, 'cabo-da-roca': caboDaRoca, 'comptoir-des-antilles': comptoirDesAntilles, rotterdam };

describe.each(Object.entries(games))('the questions about %s', (game, questions) => {
  const all = Object.values<Pick<Question<never, never, Answer>, 'id' | 'schema'>>(questions);

  describe.each(['fr', 'en'] as const)('%s', (lang) => {
    it.each(all)('$id says what every field asks for, and its bounds', async ({ id, schema }) => {
      const { exit, out } = await within(['solve', game, id, '--help', '--lang', lang]);
      expect(exit).toBe(0);
      const { properties = {}, required = [] } = schema;
      for (const name of Object.keys(properties)) {
        const [, label, shape] = new RegExp(`^  ${name} +(\\S.*)\n   +(\\S.*)$`, 'm').exec(out) ?? [];
        expect(label, name).toMatch(/\w/);
        expect(shape, name).toMatch(/ /);
      }
      const example = /--input '(.*)'$/.exec(out.trimEnd().split('\n').at(-1)!);
      expect(Object.keys(JSON.parse(example?.[1] ?? '{}'))).toEqual(required);
    });
  });

  it.each(all)('$id gives the schema of its input', async ({ id, schema }) => {
    const known = id === 'arrival' ? 'solve-arrival' : id;
    const { exit, out } = await within(['schema', game, known]);
    expect([exit, JSON.parse(out)]).toEqual([0, schema]);
  });
});
