import type { Lang, Problem } from '@portolan/core';
import { besideField } from '../../../check/problems.ts';
import { comptoirBook } from '../rulebook.ts';
import { cureOf, wholly } from './cures.ts';

/** A mistake in words, with what mends it, for the field that is its place. */
export const mistake = (problem: Problem, lang: Lang): string => {
  const cure = cureOf(problem, lang);
  const sentence = wholly(problem, lang) ?? besideField(comptoirBook, problem, lang);
  return cure ? `${sentence} ${cure}` : sentence;
};
