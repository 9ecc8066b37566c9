import type { Lang, Violation } from '@portolan/core';
import type { Book } from '../kit/book.ts';
import { say } from '../kit/text.ts';
import type { Answered, Choice } from '../kit/Verdict.tsx';

/** An answer that judges one move. */
export interface Judged {
  readonly verdict:
    | { readonly legal: true; readonly by: readonly string[] }
    | { readonly legal: false; readonly violations: readonly [Violation, ...Violation[]] };
  readonly clauses: readonly string[];
}

/** Clauses of an answer as a panel quotes them: of a refused move those that it breaks in full, then the others. */
export const quotedFirst = ({ verdict, clauses }: Judged): Pick<Answered, 'clauses' | 'quoted'> => {
  if (verdict.legal) return { clauses };
  const broken = new Set(verdict.violations.map(({ clause }) => clause));
  return { clauses: [...new Set([...broken, ...clauses])], quoted: broken.size };
};

/** What is said when the move is legal. */
export interface Yes {
  readonly why: string;
  /** A few words for the bar; the sentence without it. */
  readonly short?: string;
  /** What it leads to. */
  readonly follows?: readonly Choice[];
}

/** Violations as lines of an answer. */
export const refusalsIn =
  (book: Book) =>
  (violations: readonly Violation[], lang: Lang): readonly Choice[] =>
    violations.map((violation) => ({ state: 'illegal' as const, text: book.violationText(violation, lang) }));

/** A verdict on a move in words; `yes` is what is said when it is legal. */
export const judgedIn = (book: Book) => {
  const refusals = refusalsIn(book);
  return (answer: Judged, lang: Lang, yes: Yes): Answered => {
    const { verdict, clauses } = answer;
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
    const why = book.violationText(first, lang);
    return {
      state: 'illegal',
      word: say(lang, 'Illégal', 'Illegal'),
      why,
      short: why,
      ...quotedFirst(answer),
      ...(more.length > 0
        ? { choices: { title: say(lang, 'Et aussi', 'And besides'), items: refusals(more, lang) } }
        : {}),
    };
  };
};
