import type { AnyGame, Example, Lang, Policy, Problem, Rulebook, Violation } from '@portolan/core';
import type { Answer, Question } from '@portolan/solvers';
import { borneo } from './games/borneo.ts';
import { caboDaRoca } from './games/cabo-da-roca.ts';
import { comptoirDesAntilles } from './games/comptoir-des-antilles.ts';
import { rotterdam } from './games/rotterdam.ts';

/** A question of a game, for code that works with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their input types
export type AnyQuestion = Question<any, any, Answer>;

/** An answer as people read it: what was found, then the options, best first. */
export interface Told {
  readonly head: readonly string[];
  readonly options: readonly string[];
}

/** Puts an answer in words. */
// biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their answer types
export type AnswerInWords = (answer: any, lang: Lang) => Told;

/** Everything the command knows of a game. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly rules: Rulebook;
  /** The path in a position that an answer of `validate` is about; empty for the whole. */
  placeOf(violation: Violation): string;
  /** What is allowed in a box, but unwise; nothing for a box that cannot be read. */
  warnings?(edition: unknown): readonly Problem[];
  readonly examples: readonly Example[];
  /** Solver questions by id. */
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  /** Answers in words, by question. */
  readonly answers: Readonly<Record<string, AnswerInWords>>;
  /** The words of a table, where they depend on the box it plays with. */
  wordsIn?(state: unknown): Pick<GameEntry, 'rules' | 'answers'>;
  /** Ways to choose an action in `simulate`, beside `random`. */
  // biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their state types
  readonly policies: Readonly<Record<string, Policy<any, any>>>;
  /** JSON Schemas by the name of what they describe. */
  readonly schemas: Readonly<Record<'position' | 'action' | 'edition' | 'log', object>>;
}

/** A game in the words of a table; as it is where there is none. */
export const atTable = (entry: GameEntry, state: unknown): GameEntry =>
  state === undefined || !entry.wordsIn ? entry : { ...entry, ...entry.wordsIn(state) };

/** All games by id. A new game adds one line. */
export const games: Readonly<Record<string, GameEntry>> = {
  borneo,
  'comptoir-des-antilles': comptoirDesAntilles,
  'cabo-da-roca': caboDaRoca,
  rotterdam,
};
