import type { Lang, Problem } from '@portolan/core';
import type { Book } from '../../kit/book.ts';
import { words } from '../../kit/text.ts';
import type { Answered } from '../../kit/Verdict.tsx';

/** Whether a problem belongs to a field: the same path, or one inside it. */
export const pathMatches = (found: string, path: string): boolean =>
  found === path || found.startsWith(`${path}.`) || found.startsWith(`${path}[`);

/** The panel while something entered cannot be read: what to correct, in sentences. */
export const openAnswer = (
  { problemText }: Pick<Book, 'problemText'>,
  problems: readonly Problem[],
  lang: Lang,
): Answered => ({
  state: 'open',
  word: words.toCorrect[lang],
  why: words.toCorrectWhy[lang],
  short: problems[0] ? problemText(problems[0], lang) : '',
  clauses: [],
  choices: {
    title: words.whatToCorrect[lang],
    items: problems.map((problem) => ({ state: 'open' as const, text: problemText(problem, lang) })),
  },
});
