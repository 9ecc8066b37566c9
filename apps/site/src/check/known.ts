import type { Lang } from '@portolan/core';
import type { Json } from '../stores/table.ts';
import { emptiestOf } from './beginnings.ts';
import { judgedBy } from './judging.ts';
import type { AnyForm, AnyJudge, KnownDispute, Sentences } from './module.ts';

/** The standard box, and every open point as we read it. */
const ours = { rulings: {}, edition: undefined };

/** What the build knows of a dispute: what it asks, and the answer to its example. */
export const knownOf = (book: Sentences, form: AnyForm, judge: AnyJudge, lang: Lang): KnownDispute => {
  const { rulings, schema, example } = judge.checker;
  const { question, subject, asks, labels, values } = judge.words;
  return {
    ...{ rulings, schema, example, question, subject, asks, labels },
    ...(values ? { values } : {}),
    empty: emptiestOf(form, judge, ours),
    judged: judgedBy(book, form, judge, example as Json, ours, lang),
  };
};
