import type { Square } from '@portolan/cabo-da-roca';
import type { Lang, Violation } from '@portolan/core';
import { coinsInWords } from '../../../boards/cabo-da-roca/names.ts';
import { caboBook } from '../../../kit/cabo-da-roca.ts';
import { say } from '../../../kit/text.ts';
import type { Answered, Choice } from '../../../kit/Verdict.tsx';

/** So many coins, typeset for the language. */
export const coins = (count: number, lang: Lang): string => coinsInWords(count, lang).replace(' ', '\u00a0');

/** So many actions. */
export const actions = (count: number, lang: Lang): string =>
  lang === 'fr' ? `${count}\u00a0action${count < 2 ? '' : 's'}` : `${count} action${count === 1 ? '' : 's'}`;

/** A square in a sentence. */
export const place = ([x, y]: Square): string => `(${x},\u00a0${y})`.replace(/-/g, '−');

/** Violations as lines of an answer. */
export const refusals = (violations: readonly Violation[], lang: Lang): readonly Choice[] =>
  violations.map((violation) => ({ state: 'illegal' as const, text: caboBook.violationText(violation, lang) }));

interface Judged {
  readonly verdict:
    | { readonly legal: true; readonly by: readonly string[] }
    | { readonly legal: false; readonly violations: readonly [Violation, ...Violation[]] };
  readonly clauses: readonly string[];
}

/** A verdict on a move in words; `yes` is what is said when it is legal, `follows` what it leads to. */
export const judged = (
  { verdict, clauses }: Judged,
  lang: Lang,
  yes: { readonly why: string; readonly short?: string; readonly follows?: readonly Choice[] },
): Answered => {
  if (verdict.legal) {
    const follows = yes.follows ?? [];
    return {
      state: 'legal',
      word: say(lang, 'Légal', 'Legal'),
      why: yes.why,
      short: yes.short ?? yes.why,
      clauses,
      ...(follows.length > 0
        ? { choices: { title: say(lang, 'Ce qui s’ensuit', 'What follows'), items: follows } }
        : {}),
    };
  }
  const [first, ...more] = verdict.violations;
  const why = caboBook.violationText(first, lang);
  return {
    state: 'illegal',
    word: say(lang, 'Illégal', 'Illegal'),
    why,
    short: why,
    clauses,
    ...(more.length > 0
      ? { choices: { title: say(lang, 'Et aussi', 'And besides'), items: refusals(more, lang) } }
      : {}),
  };
};
