import { languages, must, type Rulebook, type Text } from '@portolan/core';
import { type CheckerWords, headlines, inWords } from '@portolan/core/answers';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../questions/Fetched.tsx';
import type { AnyModule } from './module.ts';
import { type CheckerTrials, inputsOf, toldBy } from './told.ts';
import { holesIn } from './words-fit.ts';

/** What the words of a game's disputes are held to. */
export interface DisputeLaws {
  readonly title: string;
  readonly asked: readonly CheckerTrials[];
  /** The disputes as the package lists them. */
  readonly disputes: Readonly<Record<string, Pick<CheckerWords, 'question' | 'subject' | 'asks'>>>;
  /** Their forms on the page. */
  readonly forms: Readonly<Record<string, Fetch<AnyModule>>>;
  readonly rules: Rulebook;
  /** What every checker must have said at some time, by a word of the answer. */
  readonly kinds: Readonly<Record<string, readonly RegExp[]>>;
  /** How many inputs a checker must be asked at least. */
  readonly least: (id: string) => number;
  /** Whether a checker must have said both legal and illegal. */
  readonly bothWays: (id: string) => boolean;
  /** Whether the checkers are asked in the order of the list. */
  readonly inOrder?: boolean;
}

/** Every dispute has its words in both languages, whole and with clauses that there are, for every kind of answer. */
export const testDisputes = ({
  title,
  asked,
  disputes,
  forms,
  rules,
  kinds,
  least,
  bothWays,
  inOrder,
}: DisputeLaws): void => {
  describe(`the disputes about ${title}`, () => {
    it('have all checkers, each once', () => {
      const found = asked.map(([{ checker }]) => checker.id as string);
      const wanted = Object.keys(disputes);
      expect(Object.keys(forms)).toEqual(wanted);
      if (inOrder) expect(found).toEqual(wanted);
      else expect([...found].sort()).toEqual([...wanted].sort());
    });

    it.each(Object.entries(disputes))('%s has its words', async (id, dispute) => {
      for (const text of [dispute.question, dispute.subject, dispute.asks] as readonly Text[]) {
        for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
        expect(text.fr).not.toBe(text.en);
      }
      const { default: module } = (await forms[id]?.()) ?? {};
      expect(module).toMatchObject({ question: dispute.question, subject: dispute.subject });
    });
  });

  describe.each(asked.map((one) => [one[0].checker.id as string, one] as const))('%s', (id, one) => {
    const told = toldBy(one);

    it('is asked about much', () => expect(inputsOf(one).length).toBeGreaterThanOrEqual(least(id)));

    it.each(languages)('is told without a hole in %s', (lang) => {
      for (const { input, [lang]: all } of told)
        for (const sentence of all)
          expect({ input, sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
    });

    it('says different things in the two languages', () => {
      for (const { fr, en } of told) expect(fr.join(' ')).not.toBe(en.join(' '));
      for (const { fr, en } of told) expect(fr.length).toBe(en.length);
    });

    it.each(languages)(
      'answers in its headline in %s; an open point stands beside it, with what other tables say',
      (lang) => {
        const [module] = one;
        const bare = Object.values(headlines).map((word) => word[lang]);
        for (const input of inputsOf(one)) {
          const read = must(module.checker.parse(input));
          const plain = module.explain(module.checker.judge(read), read, lang);
          const { told: answered } = inWords(
            { rules, checker: module.checker, words: module },
            read,
            read.rulings ?? {},
            lang,
          );
          expect({ input, state: answered.state }).toEqual({ input, state: plain.state });
          expect(answered.headline.startsWith(plain.headline), answered.headline).toBe(true);
          expect(bare).not.toContain(answered.headline);
          expect(answered.headline.length, answered.headline).toBeLessThanOrEqual(120);
          if (answered.open)
            expect(answered.open.others).toMatch(lang === 'fr' ? /^À une table .+, .+\.$/ : /^At a table .+, .+\.$/);
        }
      },
    );

    it('cites clauses that there are', () => {
      const cited = new Set(told.flatMap(({ answered }) => answered.clauses));
      expect(cited.size).toBeGreaterThan(0);
      for (const clause of cited) expect(rules.clauses).toHaveProperty([clause]);
    });

    it('says each kind of answer', () => {
      const all = told.flatMap(({ en }) => en).join('\n');
      for (const kind of kinds[id] ?? [/never/]) expect(all).toMatch(kind);
      if (bothWays(id))
        expect([...new Set(told.map(({ answered }) => answered.state))].sort()).toEqual(['illegal', 'legal']);
    });
  });
};

/** Of a refused move, the clauses that it breaks stand first and are quoted in full; `only`: these and no others are. */
export const testQuotes = (asked: readonly CheckerTrials[], { only }: { readonly only: boolean }): void =>
  it.each(asked.map((one) => [one[0].checker.id as string, one] as const))(
    '%s quotes what a refused move breaks, and the rest after it',
    (_, one) => {
      const [{ checker, explain }] = one;
      for (const input of inputsOf(one)) {
        const read = must(checker.parse(input));
        const answer = checker.judge(read);
        const { state, clauses, quoted } = explain(answer, read, 'en');
        if (state !== 'illegal' || answer.verdict.legal) continue;
        const broken = new Set(answer.verdict.violations.map(({ clause }: { clause: string }) => clause));
        expect([input, new Set(clauses.slice(0, only ? quoted : broken.size))]).toEqual([input, broken]);
        expect(quoted).toBeGreaterThanOrEqual(broken.size);
      }
    },
  );
