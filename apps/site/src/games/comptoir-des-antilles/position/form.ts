import type { Table } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';
import type { Lang, Problem } from '@portolan/core';
import { pathMatches } from '../../../check/problems.ts';
import type { BaseForm } from '../../../position/editor-game.ts';
import { cureOfProblem, cureOfViolation } from './cures.ts';

/** What the groups of fields of Comptoir des Antilles share. */
export interface Form extends BaseForm {
  readonly seats: 3 | 4;
  readonly phase: string;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

/** What mends what is wrong at a field, if it can be said. */
const cureAt = ({ problems, violations, position }: BaseForm, path: string, lang: Lang): string | undefined => {
  const problem = problems.find((one: Problem) => pathMatches(one.path, path));
  if (problem) return cureOfProblem(problem, position, lang);
  const violation = violations.find(({ paths }) => paths.some((place) => pathMatches(place, path)));
  return violation && cureOfViolation(violation, lang);
};

/** The same form, whose sentences also say how to mend what is wrong. */
export const withCures = <Of extends BaseForm>(form: Of): Of => {
  const cured = (path: string, sentence: string | undefined): string | undefined => {
    const cure = sentence && cureAt(form, path, form.lang);
    return cure ? `${sentence} ${cure}` : sentence;
  };
  return {
    ...form,
    wrong: (path) => cured(path, form.wrong(path)),
    wrongAll: (path) => cured(path, form.wrongAll(path)),
  };
};
