import { borneo, type Clause } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang, Violation } from '@portolan/core';
import { quoted } from '../../kit/rulebook.ts';
import { words } from '../../kit/text.ts';
import type { Run, Step } from './run.ts';

/** One sentence of a verdict and the clause it rests on. */
interface StripLine {
  readonly text: string;
  readonly clause: Clause;
}

/** A verdict in one strip: sign, word, a sentence or several. */
export interface Strip {
  readonly state: 'legal' | 'illegal';
  readonly word: string;
  readonly lines: readonly StripLine[];
}

const impossible = { fr: 'Position impossible', en: 'Impossible position' } as const;
const possible = { fr: 'Position possible', en: 'Possible position' } as const;

const violationLine = (violation: Violation<Clause>, lang: Lang): StripLine => ({
  text: rules.violation(violation, lang),
  clause: violation.clause,
});

/** What is broken, the clauses that matter first. */
const broken = (violations: readonly Violation<Clause>[], shows: readonly Clause[], lang: Lang): StripLine[] =>
  [...violations]
    .sort((a, b) => Number(shows.includes(b.clause)) - Number(shows.includes(a.clause)))
    .map((violation) => violationLine(violation, lang));

/** Why an action is allowed, or what it causes: the sentence that belongs to the clause shown. */
const allowed = (step: Step, by: readonly Clause[], shows: readonly Clause[], lang: Lang): StripLine[] => {
  const event = shows.flatMap((clause) => step.events.find((one) => one.clause === clause) ?? [])[0];
  if (event) return [{ text: rules.event(event, lang), clause: event.clause }];
  const clause = by.find((one) => shows.includes(one)) ?? by[0];
  const first = step.events[0];
  if (!clause) return first ? [{ text: rules.event(first, lang), clause: first.clause }] : [];
  return [{ text: quoted(clause, lang)?.text ?? '', clause }];
};

/** The verdict on a proposed action, told from the clauses that an example shows (or none in particular). */
export const stripOf = (step: Step, shows: readonly Clause[], lang: Lang): Strip =>
  step.verdict.legal
    ? { state: 'legal', word: words.legal[lang], lines: allowed(step, step.verdict.by, shows, lang) }
    : { state: 'illegal', word: words.illegal[lang], lines: broken(step.verdict.violations, shows, lang) };

/** The verdict on a bare position: why it cannot occur, or that it can. */
export const positionStrip = (run: Run, shows: readonly Clause[], lang: Lang): Strip => {
  const violations = borneo.validate(run.start);
  if (violations.length > 0)
    return { state: 'illegal', word: impossible[lang], lines: broken(violations, shows, lang) };
  const clause = shows[0];
  const text = clause && quoted(clause, lang)?.text;
  return { state: 'legal', word: possible[lang], lines: clause && text ? [{ text, clause }] : [] };
};
