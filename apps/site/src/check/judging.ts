import type { Lang, Rulings } from '@portolan/core';
import { inWords } from '@portolan/core/answers';
import type { Json } from '../stores/table.ts';
import { emptiestOf, exampleIn } from './beginnings.ts';
import { askedOf, unsaidIn } from './inputs.ts';
import type { AnyForm, AnyJudge, Court, Judged, Sentences } from './module.ts';
import { openAnswer } from './problems.ts';

/** What an input comes to under the terms of a table, or what is wrong with it. */
export const judgedBy = (
  book: Sentences,
  form: AnyForm,
  { checker, words, beside }: AnyJudge,
  input: Json,
  { rulings, edition }: { readonly rulings: Rulings; readonly edition: unknown },
  lang: Lang,
): Judged => {
  const parsed = checker.parse(askedOf(form, input, rulings, edition));
  if (!parsed.ok) {
    const answered = openAnswer(book, parsed.problems, lang);
    return { answered, input, answer: undefined, problems: parsed.problems, readings: { chosen: [], others: [] } };
  }
  const { answer, told, readings } = inWords(
    { rules: book.rules, checker, words },
    parsed.value,
    rulings,
    lang,
    // A counter among others is asked for, never supposed.
    unsaidIn(input).filter((path) => !path.includes('[')),
  );
  const judged = { answered: told, input: parsed.value, answer, problems: [], readings };
  return beside ? { ...judged, beside: beside(answer, parsed.value, lang) } : judged;
};

/** The answer of its checker to an input, without words; undefined for one that cannot be read. */
const answerOf = (form: AnyForm, { checker }: AnyJudge, input: Json, rulings: Rulings, edition: unknown): unknown => {
  const parsed = checker.parse(askedOf(form, input, rulings, edition));
  return parsed.ok ? checker.judge(parsed.value) : undefined;
};

/** What judges a dispute, with the ways to ask it. */
export const courtOf = (form: AnyForm, judge: AnyJudge): Court => ({
  parse: judge.checker.parse,
  exampleIn: (edition) => exampleIn(form, judge, edition),
  emptiest: (about) => emptiestOf(form, judge, about),
  judged: (book, input, terms, lang) => judgedBy(book, form, judge, input, terms, lang),
  answerTo: (input, rulings, edition) => answerOf(form, judge, input, rulings, edition),
});
