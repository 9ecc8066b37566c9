import { seatLetter } from '@portolan/boards';
import type { Lang, Problem, Rulebook } from '@portolan/core';
import { capital } from '@portolan/core/words';

/** How a game says what is wrong with an input. */
type Tell = Rulebook['problem'];

/** Codes whose numbers are seats; how many play is a number. */
const ofSeats = /-seat$|-to-act$/;

const lettered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lettered);
  return typeof value === 'number' ? seatLetter(value) : value;
};

/** A problem with its players as they are called at the table: C, not 2. */
const withLetters = (problem: Problem): Problem =>
  problem.facts && ofSeats.test(problem.code)
    ? { ...problem, facts: Object.fromEntries(Object.entries(problem.facts).map(([k, v]) => [k, lettered(v)])) }
    : problem;

/** The sentence for a problem with its path. */
export const wholeIn = (tell: Tell, problem: Problem, lang: Lang): string => tell(withLetters(problem), lang);

/** The sentence for a problem without its place, for the field that is the place. */
export const besideIn = (tell: Tell, problem: Problem, lang: Lang): string => {
  const sentence = wholeIn(tell, problem, lang);
  const text = sentence.startsWith(problem.path) ? sentence.slice(problem.path.length) : sentence;
  return capital(text.replace(/^\s*:\s*/, ''));
};
