import type { Lang, Problem } from '@portolan/core';
import { besideField, pathMatches } from '../../../check/problems.ts';
import { words } from '../../../kit/text.ts';
import { comptoirBook } from '../rulebook.ts';
import { cureOf, wholly } from './cures.ts';
import type { Draft } from './draft.ts';

/** The sentence for what is wrong at a place, if something is. */
export type ErrorAt = (path: string) => string | undefined;

/** What the parts of the form of a box get. */
export interface BoxProps {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** What is wrong at a place or inside it. */
  readonly errorAt: ErrorAt;
  /** What is wrong with exactly this place. */
  readonly errorHere: ErrorAt;
}

/** A mistake in words, with what mends it, for the field that is its place. */
export const mistake = (problem: Problem, lang: Lang): string => {
  const cure = cureOf(problem, lang);
  const sentence = wholly(problem, lang) ?? besideField(comptoirBook, problem, lang);
  return cure ? `${sentence} ${cure}` : sentence;
};

/** The same with the name of its place, for a list of all mistakes. */
export const placed = (problem: Problem, lang: Lang): string =>
  problem.path === '' ? mistake(problem, lang) : `${problem.path}${words.colon[lang]}${mistake(problem, lang)}`;

const finder =
  (fits: (found: string, path: string) => boolean) =>
  (problems: readonly Problem[], lang: Lang, prefix = ''): ErrorAt =>
  (path) => {
    const found = problems.find((one) => fits(one.path, `${prefix}${path}`));
    return found && mistake(found, lang);
  };

/** Finds the sentence that belongs beside a field of a box; paths of problems may begin with a prefix. */
export const errorsIn = finder(pathMatches);

/** The same for what is wrong with a whole list or card, not with something inside it. */
export const hereIn = finder((found, path) => found === path);
