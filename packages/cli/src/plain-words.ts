import type { Rulebook } from '@portolan/core';
import { type CheckerWords, judgedBy } from '@portolan/core/answers';
import type { AnyChecker } from './games.ts';

/** Words for checkers whose package has none yet: the verdict in the words of the rulebook. */
export const plainWords = (
  checkers: Readonly<Record<string, AnyChecker>>,
  rules: Rulebook,
): { checkers: typeof checkers; answers: Readonly<Record<string, CheckerWords>> } => ({
  checkers,
  answers: Object.fromEntries(
    Object.keys(checkers).map((id): [string, CheckerWords] => {
      const name = { fr: id, en: id };
      const explain = judgedBy(rules.violation as never);
      return [
        id,
        {
          question: name,
          subject: name,
          asks: name,
          labels: {},
          explain: (answer, _, lang) => explain({ clauses: [], ...answer }, lang, { why: '' }),
          cells: ({ verdict }) => [{ head: id, main: String(verdict?.legal) }],
        },
      ];
    }),
  ),
});
