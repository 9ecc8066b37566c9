import type { Lang } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { type Case, goldenCases } from '../conformance/cases.ts';
import { codes } from '../words/codes.ts';
import { within } from './portolan.ts';

/** A case that asks a solver. */
export type SolveCase = Pick<Case, 'id' | 'given' | 'solve'>;

/** What a line says that asks a solver about the position of a case. */
export const askIn =
  (game: string) =>
  async (one: Pick<Case, 'given'>, words: readonly string[]): Promise<string> => {
    const { game: engine, begin } = adapters[game]!;
    const begun = begin(one.given ?? {}, {});
    if (!begun.ok) throw new Error('no position');
    const position = JSON.stringify(engine.makePosition(begun.value));
    const { exit, out } = await within(['solve', game, ...words, '--position', position]);
    expect(exit).toBe(0);
    return out;
  };

/** The golden cases of a game that ask a solver. */
export const solverCases = (game: string): SolveCase[] => goldenCases(game).filter(({ solve }) => solve);

/** What no sentence may hold: data that was not put in words, spaces that break before French punctuation, the other language. */
interface Never {
  readonly any: RegExp;
  readonly french: RegExp;
}

/** The percentages of an exact answer that no fraction in it stands for. */
const inexact = (out: string): string[] => {
  if (/^Estimat/.test(out)) return [];
  const digits = (text: string) => Number(text.replace(/\D/g, ''));
  const fractions = [...out.matchAll(/(\d[\d\s,]*)\/(\d[\d\s,]*\d|\d)/g)];
  const exact = new Set(
    fractions.map(([, above = '', below = '']) => ((100 * digits(above)) / digits(below)).toFixed(1)),
  );
  const shares = [...out.matchAll(/(\d+)[.,](\d)\s?%/g)].map(([, whole, tenth]) => `${whole}.${tenth}`);
  return shares.filter((share) => !exact.has(share) && share !== '0.0' && share !== '100.0');
};

/** Every answer is in words, in both languages, its chances as fractions too, and every question has been asked. */
export const testWords = (game: string, questions: object, asked: readonly SolveCase[], never: Never): void => {
  const ask = askIn(game);
  const first: Readonly<Record<Lang, RegExp>> = {
    fr: /^(Prouvé|Exact|Estimation)\.\n/,
    en: /^(Proved|Exact|Estimate)\.\n/,
  };
  describe.each(['fr', 'en'] as const)(`answers about ${game} in words, %s`, (lang) => {
    it.each(asked.map((one) => [one.id, one] as const))('%s', async (_, one) => {
      const { question, input = {} } = one.solve!;
      const budget = ['--iterations', '2', '--lang', lang];
      const out = await ask(one, [question, '--input', JSON.stringify(input), ...budget]);
      expect(out).toMatch(first[lang]);
      expect(out).not.toMatch(/[{}"[\]]|undefined|\bnull\b|NaN/);
      expect(out).not.toMatch(codes);
      expect(out).not.toMatch(never.any);
      expect(inexact(out)).toEqual([]);
      if (lang === 'fr') expect(out).not.toMatch(/ [:;!?]|\d\.\d+ /);
      if (lang === 'fr') expect(out).not.toMatch(never.french);
    });
  });

  it('every question has its words', () =>
    expect([...new Set(asked.map(({ solve }) => solve!.question))].sort()).toEqual(Object.keys(questions).sort()));
};
