import { checkers as borneo } from '@portolan/borneo/checkers';
import { checkers as caboDaRoca } from '@portolan/cabo-da-roca/checkers';
import { checkers as comptoirDesAntilles } from '@portolan/comptoir-des-antilles/checkers';
import { headlines } from '@portolan/core/answers';
import { checkers as rotterdam } from '@portolan/rotterdam/checkers';
import { describe, expect, it } from 'vitest';
import { within } from './portolan.ts';

/** A checker, as far as it is asked here. */
interface TriedChecker {
  readonly id: string;
  readonly example: unknown;
  parse(json: unknown): { readonly ok: true; readonly value: unknown } | { readonly ok: false };
  judge(input: unknown): { readonly verdict: { readonly legal: boolean }; readonly clauses?: readonly string[] };
  readings(input: unknown): readonly { readonly ruling: string; readonly reading: string }[];
}

const games = { borneo, 'cabo-da-roca': caboDaRoca, 'comptoir-des-antilles': comptoirDesAntilles, rotterdam };
const asked = Object.entries(games).flatMap(([game, checkers]) =>
  Object.values(checkers as unknown as Readonly<Record<string, TriedChecker>>).map(
    (one) => [game, one.id, one] as const,
  ),
);

const marked = new Set<string>();

describe('the disputes on the command line', () => {
  it('are all there', () => expect(asked.length).toBeGreaterThanOrEqual(34));

  it.each(asked)('%s %s is answered as by its package, in both languages', async (game, id, checker) => {
    const parsed = checker.parse(checker.example);
    if (!parsed.ok) throw new Error('the example is none');
    const answer = checker.judge(parsed.value);
    const line = ['ask', game, id, '--input', JSON.stringify(checker.example)];
    const { exit, out } = await within([...line, '--json']);
    const { readings, verdict, state, clauses, facts } = JSON.parse(out);
    const { verdict: judged, clauses: cited = [], ...same } = answer;
    // Where something is told rather than allowed, there is nothing illegal.
    expect(exit).toBe(state === 'illegal' ? 1 : 0);
    if (judged.legal) expect(exit).toBe(0);
    expect(verdict.legal).toBe(judged.legal);
    expect(clauses).toEqual(cited);
    expect(facts).toEqual(JSON.parse(JSON.stringify(same)));
    expect(readings).toMatchObject(JSON.parse(JSON.stringify(checker.readings(parsed.value))));
    for (const lang of ['fr', 'en'] as const) {
      const told = await within([...line, '--lang', lang]);
      expect(told.err).toBe('');
      const { headline, open } = JSON.parse((await within([...line, '--json', '--lang', lang])).out);
      // The first line is the answer, never a bare word or the mark of an open point, which stands below it.
      expect(told.out.split('\n')[0]).toBe(headline);
      expect(Object.values(headlines).map((word) => word[lang])).not.toContain(headline);
      expect(headline).not.toMatch(/lecture|reading/);
      if (open) {
        expect(open.others).toMatch(lang === 'fr' ? /^À une table .+, .+\.$/ : /^At a table .+, .+\.$/);
        expect(told.out).toContain(`\n${open.by} ${open.others}\n`);
      }
      if (open) marked.add(`${game} ${id}`);
      for (const clause of cited) expect(told.out).toContain(clause);
    }
    expect((await within(['ask', game, id, '--help'])).out).toContain(JSON.stringify(checker.example));
  });

  it('say beside many an example what other tables answer', () => expect(marked.size).toBeGreaterThanOrEqual(14));
});
