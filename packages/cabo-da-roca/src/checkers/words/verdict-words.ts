import type { Lang } from '@portolan/core';
import { type AnswerInWords, type Choice, type JudgedAnswer, judgedBy, type Yes } from '@portolan/core/answers';
import { violation } from '../../rules/messages/index.ts';

const plainly = judgedBy(violation);

/** A verdict on a move in words. Of a move that is illegal each clause broken is quoted, and what the shark takes where that decides. */
export const verdictWords = (answer: JudgedAnswer, lang: Lang, yes: Yes): AnswerInWords => {
  const told = plainly(answer, lang, yes);
  if (answer.verdict.legal) return told;
  const { violations } = answer.verdict;
  const broken = [...new Set(violations.map(({ clause }) => clause))];
  const delayed = violations.some((found) => 'shark' in found.facts);
  const first = [...broken, ...(delayed ? told.clauses.filter((id) => id.startsWith('hazard.shark')) : [])];
  return { ...told, clauses: [...new Set([...first, ...told.clauses])], quoted: new Set(first).size };
};

/** An answer with more lines under it; `title` stands over them where there were none. */
export const withMore = (told: AnswerInWords, title: string, more: readonly Choice[]): AnswerInWords =>
  more.length === 0
    ? told
    : { ...told, choices: { title: told.choices?.title ?? title, items: [...(told.choices?.items ?? []), ...more] } };

/** A sentence after a colon begins small, unless with the letter of a player. */
export const lowered = (sentence: string): string =>
  /^[A-D](?:’|\s)/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
