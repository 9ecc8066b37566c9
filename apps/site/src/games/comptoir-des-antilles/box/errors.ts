import type { Lang, Problem } from '@portolan/core';
import { besideField } from '../../../check/problems.ts';
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
