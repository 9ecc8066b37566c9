import { describe, expect, it } from 'vitest';
import { inProcess, within } from './portolan.ts';

/** What is typed, the problems as `path code`, and a part of the French and the English sentence. */
export type BadLine = readonly [
  what: string,
  line: readonly string[],
  problems: readonly string[],
  fr: RegExp,
  en: RegExp,
];

/** Every line is refused with its problems, in both languages, for people and for machines. */
export const testBadLines = (game: string, table: readonly BadLine[]): void => {
  describe(`bad input about ${game}`, () => {
    it.each(table)('%s', async (_, argv, problems, fr, en) => {
      const { exit, out, err } = await within([...argv, '--json']);
      expect({ exit, err }).toEqual({ exit: 2, err: '' });
      const found = (JSON.parse(out) as { problems: { path: string; code: string; message: string }[] }).problems;
      expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
      for (const [lang, words] of [
        ['fr', fr],
        ['en', en],
      ] as const) {
        const told = await within([...argv, '--lang', lang]);
        expect({ exit: told.exit, out: told.out }).toEqual({ exit: 2, out: '' });
        expect(told.err).toMatch(words);
        expect(told.err).not.toMatch(/undefined|\[object|NaN/);
      }
    });

    it.each(table.filter((_, i) => i % 5 === 0))('%s, in a process', async (_, argv, __, fr) => {
      const { exit, out, err } = await inProcess([...argv, '--lang', 'fr']);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(fr);
    });
  });
};
