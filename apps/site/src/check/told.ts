import type { Lang } from '@portolan/core';
import type { Cell } from '@portolan/core/answers';

import type { Answered } from '../kit/Verdict.tsx';

import type { AnyModule } from './module.ts';

/** A checker, fields of its example with the values they take one after the other, and inputs where several meet. */
export type CheckerTrials = readonly [AnyModule, Readonly<Record<string, readonly unknown[]>>, readonly object[]];

/** The example, each field with each of its values, and the further inputs; those that can be read. */
export const inputsOf = ([{ checker }, fields, more]: CheckerTrials): object[] =>
  [
    checker.example as object,
    ...Object.entries(fields).flatMap(([field, values]) =>
      values.map((value) => ({ ...(checker.example as object), [field]: value })),
    ),
    ...more,
  ].filter((input) => checker.parse(input).ok);

const sentences = (answered: Answered, cells: readonly Cell[]): readonly string[] => [
  answered.headline,
  answered.why,
  answered.short,
  ...(answered.choices ? [answered.choices.title] : []),
  ...(answered.choices?.items ?? []).flatMap((item) => [item.text, item.result ?? '-']),
  ...cells.flatMap(({ head, main, sub }) => [head, main, sub || '-']),
];

/** An answer with every sentence that a page says of it. */
export interface AnswerSentences {
  readonly input: object;
  readonly answered: Answered;
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** All that a checker says when it is asked, under the readings of the table and under those that change the answer. */
export const toldBy = (one: CheckerTrials): AnswerSentences[] => {
  const [{ checker, explain, cells }] = one;
  return inputsOf(one).flatMap((input) => {
    const parsed = checker.parse(input);
    if (!parsed.ok) return [];
    const answers = [checker.judge(parsed.value), ...checker.readings(parsed.value).map(({ answer }) => answer)];
    return answers.map((answer) => {
      const told = (lang: Lang) => sentences(explain(answer, parsed.value, lang), cells(answer, parsed.value, lang));
      return { input, answered: explain(answer, parsed.value, 'en'), fr: told('fr'), en: told('en') };
    });
  });
};
