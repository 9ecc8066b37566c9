import { answers as borneoAnswers, checkers as borneoCheckers } from '@portolan/borneo/checkers';
import { answers as caboAnswers, checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import { answers as comptoirAnswers, checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import { languages, must } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import type { Checker } from '@portolan/core/checkers';
import { answers as rotterdamAnswers, checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import { describe, expect, it } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: checkers of all games, each with its own input
type AnyChecker = Checker<string, string, any, any>;

const games = [
  ['borneo', borneoCheckers, borneoAnswers],
  ['cabo-da-roca', caboCheckers, caboAnswers],
  ['comptoir-des-antilles', comptoirCheckers, comptoirAnswers],
  ['rotterdam', rotterdamCheckers, rotterdamAnswers],
] as const;

describe.each(games)('the checkers of %s', (game, checkers, answers) => {
  const all = Object.values(checkers as unknown as Readonly<Record<string, AnyChecker>>);
  const words = answers as unknown as Readonly<Record<string, CheckerWords>>;

  // Which readings change an answer is looked up in one place, what a row says in another.
  it.each(all.map((one) => [one.id as string, one] as const))(
    '%s lists only readings whose rows differ',
    (id, checker) => {
      const read = must(checker.parse(checker.example));
      const { cells } = words[id]!;
      for (const lang of languages) {
        const usual = JSON.stringify(cells(checker.judge(read), read, lang));
        const rows = checker.readings(read).map(({ ruling, reading, answer }) => ({
          ruling,
          reading,
          row: JSON.stringify(cells(answer, read, lang)),
        }));
        const alike = rows
          .filter(({ row }) => row === usual)
          .map((one) => `${game} ${id} ${one.ruling} ${one.reading}`);
        expect(alike).toEqual([]);
      }
    },
  );
});
