import type { AnyGame, Example, Lang, PlayersWords, Policy, Problem, Result, Rulebook, Rulings } from '@portolan/core';
import type { AskedOf, CheckerWords, QuestionWords } from '@portolan/core/answers';
import type { AnyChecker } from '@portolan/core/checkers';
import type { Notation } from '@portolan/core/notation';
import type { Answer, Question } from '@portolan/solvers';
import type { Searchable } from '@portolan/solvers/search';
import { type AnswerLines, linesOf } from './found.ts';
import type { FieldWords } from './shape.ts';

/** A question of a game, for code that works with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their input types
export type AnyQuestion = Question<any, any, Answer>;

/** Puts an answer in words. */
// biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their answer types
export type ToldInLines = (answer: any, lang: Lang, asked: AskedOf<any, any>) => AnswerLines;

/** The words of questions as lines of the command. */
export const answersBy = (words: Readonly<Record<string, QuestionWords>>): Readonly<Record<string, ToldInLines>> =>
  Object.fromEntries(
    Object.entries(words).map(([id, { explain, means }]) => [
      id,
      (answer, lang, asked) => {
        const { head, ...rest } = linesOf(explain(answer, asked, lang), lang);
        return { head: means ? [...head, means[lang]] : head, ...rest };
      },
    ]),
  );

/** A position as SVG, or what is wrong with it. */
export type Render = (
  position: unknown,
  /** `action`: a move to point out on it. */
  options: { readonly lang: Lang; readonly theme: 'day' | 'night'; readonly action?: unknown },
) => Result<string>;

/** Everything the command knows of a game. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly rules: Rulebook;
  /** What is allowed in a box, but unwise; nothing for a box that cannot be read. */
  warnings?(edition: unknown): readonly Problem[];
  readonly examples: readonly Example[];
  /** What its players say where the rulebook uses other words; loaded when a line searches. */
  playersWords?(): Promise<PlayersWords>;
  /** Checkers of disputes by id, and their words in the order in which they are listed; loaded when a line asks for them. */
  disputes(): Promise<{
    readonly checkers: Readonly<Record<string, AnyChecker>>;
    readonly answers: Readonly<Record<string, CheckerWords>>;
  }>;
  /** Solver questions by id. */
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  /** How its questions are asked and what their fields are called, by question. */
  readonly fields: Readonly<Record<string, FieldWords & Pick<QuestionWords, 'title' | 'tells'>>>;
  /** Answers in words, by question. */
  readonly answers: Readonly<Record<string, ToldInLines>>;
  /** The words of a table, where they depend on the box it plays with. */
  wordsIn?(state: unknown): Partial<Pick<GameEntry, 'rules' | 'answers'>>;
  /** The readings in use at a table, which clauses are quoted by; left out: the defaults. */
  readonly readings?: Rulings;
  /** Ways to choose an action in `simulate`; left out, `random` gives each the same chance. */
  // biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their state types
  readonly policies: Readonly<Record<string, Policy<any, any>>>;
  /** What a player that searches for the best move needs to know of it; left out by a game that is not searched. */
  // biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their state types
  readonly searched?: Searchable<any, any>;
  /**
   * The kind of event that a game tells once a round, of the table or of each seat, by which its length is counted; left out,
   * it has only its number of actions.
   */
  readonly round?: { readonly event: string; readonly of: 'table' | 'seat' };
  /** Draws a position as SVG; loaded when a line asks for it. */
  drawn?(): Promise<Render>;
  /** How its actions are written by hand; loaded when a line asks for it. */
  // biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their action types
  notation?(): Promise<Notation<any, any>>;
  /** Why a new game cannot be played out by a program, as from a box whose cards nobody has listed; nothing where it can. */
  unplayable?(state: unknown): readonly Problem[];
  /** JSON Schemas by the name of what they describe. */
  readonly schemas: Readonly<Partial<Record<'position' | 'action' | 'edition' | 'log', object>>>;
}

/** A game in the words of a table, by the readings in use there; as it is where there is none. */
export const atTable = (entry: GameEntry, state: unknown): GameEntry => {
  if (state === undefined) return entry;
  const { rulings } = entry.game.settings?.(state) ?? {};
  return { ...entry, ...entry.wordsIn?.(state), ...(rulings ? { readings: rulings } : {}) };
};

/** Games by id, each loaded when a line asks for it. */
export type Games = Readonly<Record<string, () => Promise<GameEntry>>>;

/** The id of the game that a word names, as people write it: with capitals, with spaces. */
export const gameId = (games: Games, word: string): string | undefined => {
  const id = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return Object.hasOwn(games, id) ? id : undefined;
};
