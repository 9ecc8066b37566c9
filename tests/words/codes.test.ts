import { borneo } from '@portolan/borneo';
import { answers as borneoAnswers, checkers as borneoCheckers } from '@portolan/borneo/checkers';
import { rules as borneoRules } from '@portolan/borneo/rules';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { answers as caboAnswers, checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { answers as comptoirAnswers, checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import { type AnyGame, languages, must, type Rulebook, randomPlay } from '@portolan/core';
import { type CheckerWords, inWords } from '@portolan/core/answers';
import type { Checker } from '@portolan/core/checkers';
import { rotterdam } from '@portolan/rotterdam';
import { answers as rotterdamAnswers, checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';
import { describe, expect, it } from 'vitest';
import { codes } from './codes.ts';

// biome-ignore lint/suspicious/noExplicitAny: checkers of all games, each with its own input
type AnyChecker = Checker<string, string, any, any>;

const games: readonly (readonly [AnyGame, Rulebook, object, object])[] = [
  [borneo, borneoRules, borneoCheckers, borneoAnswers],
  [caboDaRoca, caboRules, caboCheckers, caboAnswers],
  [comptoirDesAntilles, comptoirRules, comptoirCheckers, comptoirAnswers],
  [rotterdam, rotterdamRules, rotterdamCheckers, rotterdamAnswers],
];

/** All strings of a value that stand for people to read. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const coded = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter((text) => codes.test(text)))];

describe.each(games)('$id: players read no code', (game, rules, checkers, answers) => {
  it.each(Object.keys(checkers))('in the answer to %s, and in those of other tables', (id) => {
    const checker = (checkers as Readonly<Record<string, AnyChecker>>)[id]!;
    const words = (answers as Readonly<Record<string, CheckerWords>>)[id]!;
    const input = must(checker.parse(checker.example));
    for (const lang of languages) {
      const { answer: _, ...told } = inWords({ rules, checker, words }, input, {}, lang);
      const texts = textsIn(told);
      expect(texts.length).toBeGreaterThan(2);
      expect(coded(texts)).toEqual([]);
    }
  });

  it('in what a whole game tells', () => {
    const told: string[] = [];
    const tell = (event: object) => {
      for (const lang of languages) told.push(rules.event(event as never, lang));
    };
    const { log } = must(randomPlay(game, { seats: game.seats.max }, { seed: 3, tell }));
    for (const action of log.actions) for (const lang of languages) told.push(rules.action(action as never, lang));
    expect(told.length).toBeGreaterThan(100);
    expect(coded(told)).toEqual([]);
  });
});
