import type { Kind, Lang, Run, Step, Violation } from '@portolan/core';
import { words } from '../kit/text.ts';
import type { GameKit } from './game-kit.ts';

/** One sentence of a verdict and the clause it rests on. */
interface StripLine {
  readonly text: string;
  readonly clause: string;
}

/** A verdict in one strip: sign, word, a sentence or several. */
export interface Strip {
  readonly state: 'legal' | 'illegal';
  readonly word: string;
  readonly lines: readonly StripLine[];
}

const impossible = { fr: 'Position impossible', en: 'Impossible position' } as const;
const possible = { fr: 'Position possible', en: 'Possible position' } as const;

/** An event with the clause that made it happen, as all games tell them. */
type Happened = Kind & { readonly clause: string };

type Kit<State, Action extends Kind, Event extends Happened, Clause extends string> = Pick<
  GameKit<State, Action, Event, Clause>,
  'game' | 'rules' | 'book'
>;

/** What is broken, the clauses that matter first. */
const broken = <State, Action extends Kind, Event extends Happened, Clause extends string>(
  { rules }: Kit<State, Action, Event, Clause>,
  violations: readonly Violation<Clause>[],
  shows: readonly string[],
  lang: Lang,
): StripLine[] =>
  [...violations]
    .sort((a, b) => Number(shows.includes(b.clause)) - Number(shows.includes(a.clause)))
    .map((violation) => ({ text: rules.violation(violation, lang), clause: violation.clause }));

/** Why an action is allowed, or what it causes: the sentence that belongs to the clause shown. */
const allowed = <State, Action extends Kind, Event extends Happened, Clause extends string>(
  { game, rules, book }: Kit<State, Action, Event, Clause>,
  step: Step<State, Action, Event, Clause>,
  by: readonly string[],
  shows: readonly string[],
  lang: Lang,
): StripLine[] => {
  const event = shows.flatMap((clause) => step.events.find((one) => one.clause === clause) ?? [])[0];
  if (event) return [{ text: rules.event(event, lang), clause: event.clause }];
  const clause = by.find((one) => shows.includes(one)) ?? by[0];
  const first = step.events[0];
  if (!clause) return first ? [{ text: rules.event(first, lang), clause: first.clause }] : [];
  const { rulings } = game.settings?.(step.before) ?? {};
  return [{ text: book.quoted(clause, lang, rulings)?.text ?? '', clause }];
};

/** The verdict on a proposed action, told from the clauses that an example shows (or none in particular). */
export const stripOf = <State, Action extends Kind, Event extends Happened, Clause extends string>(
  kit: Kit<State, Action, Event, Clause>,
  step: Step<State, Action, Event, Clause>,
  shows: readonly string[],
  lang: Lang,
): Strip =>
  step.verdict.legal
    ? { state: 'legal', word: words.legal[lang], lines: allowed(kit, step, step.verdict.by, shows, lang) }
    : { state: 'illegal', word: words.illegal[lang], lines: broken(kit, step.verdict.violations, shows, lang) };

/** The verdict on a bare position: why it cannot occur, or that it can. */
export const positionStrip = <State, Action extends Kind, Event extends Happened, Clause extends string>(
  kit: Kit<State, Action, Event, Clause>,
  run: Run<State, Action, Event, Clause>,
  shows: readonly string[],
  lang: Lang,
): Strip => {
  const violations = kit.game.validate(run.start);
  if (violations.length > 0)
    return { state: 'illegal', word: impossible[lang], lines: broken(kit, violations, shows, lang) };
  const clause = shows[0];
  const text = clause && kit.book.quoted(clause, lang, kit.game.settings?.(run.start)?.rulings)?.text;
  return { state: 'legal', word: possible[lang], lines: clause && text ? [{ text, clause }] : [] };
};
