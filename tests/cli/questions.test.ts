import { questions as borneo } from '@portolan/solvers/borneo';
import { questions as caboDaRoca } from '@portolan/solvers/cabo-da-roca';
import { questions as comptoirDesAntilles } from '@portolan/solvers/comptoir-des-antilles';
import { questions as rotterdam } from '@portolan/solvers/rotterdam';
import { describe, expect, it } from 'vitest';
import { within } from './portolan.ts';

const games = { borneo, 'cabo-da-roca': caboDaRoca, 'comptoir-des-antilles': comptoirDesAntilles, rotterdam };

describe.each(Object.entries(games))('the help of the questions about %s', (game, questions) => {
  describe.each(['fr', 'en'] as const)('%s', (lang) => {
    it.each(Object.values<{ id: string; fields: Readonly<Record<string, string>> }>(questions))(
      '$id says what every field asks for',
      async ({ id, fields }) => {
        const { exit, out } = await within(['solve', game, id, '--help', '--lang', lang]);
        expect(exit).toBe(0);
        for (const [name, type] of Object.entries(fields)) {
          const words = new RegExp(`^  ${name} +(.+)$`, 'm').exec(out)?.[1];
          expect(words, name).toMatch(/ /);
          expect(words).not.toBe(type);
        }
        const example = /--input '(.*)'$/.exec(out.trimEnd().split('\n').at(-1)!);
        const input = JSON.parse(example?.[1] ?? '{}');
        const needed = Object.entries(fields).filter(([, type]) => !type.endsWith('?'));
        expect(Object.keys(input)).toEqual(needed.map(([name]) => name));
      },
    );
  });
});
