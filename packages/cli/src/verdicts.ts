import { type Kind, type Lang, quoted, type Verdict, type Violation } from '@portolan/core';
import { marks } from '@portolan/core/words';
import { numbering } from '@portolan/rules/book';
import type { GameEntry } from './entry.ts';
import { fr } from './typeset.ts';

/** A verdict as the machine reads it: every violation with its sentence. */
export interface PrintedVerdict {
  readonly legal: boolean;
  readonly by: readonly string[];
  readonly violations: readonly (Violation & { readonly message: string })[];
}

/** A verdict with the words of the game. */
export const printedVerdict = ({ rules }: GameEntry, verdict: Verdict, lang: Lang): PrintedVerdict =>
  verdict.legal
    ? { legal: true, by: verdict.by, violations: [] }
    : {
        legal: false,
        by: [],
        violations: verdict.violations.map((found) => ({ ...found, message: rules.violation(found, lang) })),
      };

/** Events as the machine reads them: each with its sentence. */
export const toldEvents = ({ rules }: GameEntry, events: readonly Kind[], lang: Lang) =>
  events.map((event) => ({ ...event, message: rules.event(event as never, lang) }));

/** A verdict as people read it: the word, then each clause that allows or forbids. */
export const verdictLines = (entry: GameEntry, verdict: PrintedVerdict, lang: Lang, colors: boolean): string[] => {
  const word = verdictWord(verdict.legal, lang);
  const painted = colors ? `\u001b[1;${verdict.legal ? 32 : 31}m${word}\u001b[0m` : word;
  return [
    painted,
    ...verdict.by.map((clause) => `  ${citation(entry, clause, lang)}`),
    ...verdict.violations.flatMap(({ clause, message }) => [`- ${message}`, `  ${citation(entry, clause, lang)}`]),
  ];
};

/** The word of a verdict. */
export const verdictWord = (legal: boolean, lang: Lang): string =>
  lang === 'fr' ? (legal ? 'Permis.' : 'Interdit.') : legal ? 'Legal.' : 'Illegal.';

/** A clause with its number, id and words, as the table reads it: `5.3 fight.above: …`, `13.1 ruling.x (open point …): …`. */
export const citation = ({ rules, readings = {} }: GameEntry, clause: string, lang: Lang): string => {
  const number = numbering(rules).get(clause);
  const found = quoted(rules, clause, readings, lang);
  const name = [number, clause].filter((part) => part !== undefined).join(' ');
  if (found === undefined) return name;
  const marked = found.mark ? `${name} (${marks[found.mark][lang]})` : name;
  return lang === 'fr' ? fr`${marked} : ${found.text}` : `${marked}: ${found.text}`;
};
