import type { Example, Kind, Lang, Rulebook, Sources, Text, TurnPhase } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import type { AnyLesson, AnyLessons } from '@portolan/core/lessons';
import type { Searchable } from '@portolan/rules/search';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { ComponentType } from 'preact';
import type { DisputeParts } from '../check/module.ts';
import type { HarborPlace } from '../drawings/compositions.ts';
import type { NumbersOfGame } from '../numbers/game.ts';
import type { AnySolveParts, PageQuestion } from '../solve/game.ts';

/** A page that computes, each with its own form. */
export type Tool = 'check' | 'solve' | 'play' | 'learn' | 'setup' | 'score' | 'numbers';

/** The pages that one island fills. */
export type IslandTool = Exclude<Tool, 'learn' | 'numbers'>;

/** What comes alive on a page of a game: an example among its rules, or a tool that fills a page. */
export type Island = { readonly lang: Lang } & (
  | { readonly part: 'example'; readonly example: Example<object, Kind> }
  | {
      readonly part: 'lesson';
      readonly base: string;
      readonly lesson: AnyLesson;
      /** Which of them it is, from 1. */
      readonly n: number;
    }
  | {
      readonly part: IslandTool;
      readonly base: string;
      /** The fragments that open something there. */
      readonly names: readonly string[];
    }
);

/** A dispute of the list: what people ask, and what has to be known to answer it. */
interface Dispute extends Pick<CheckerWords, 'question' | 'asks'> {
  readonly id: string;
}

/** Disputes by id, as a package gives their words, as a list. */
export const withIds = (disputes: Readonly<Record<string, Omit<Dispute, 'id'>>>): readonly Dispute[] =>
  Object.entries(disputes).map(([id, words]) => ({ ...words, id }));

/** What the page about the site says of a game, in a paragraph each. */
export interface AboutGame {
  /** Where its rules come from, and what its rulebook leaves unknown. */
  readonly sources: Text;
  /** What of its box is ours. */
  readonly reconstructed?: Text;
}

/** A game on the site: all that pages of every kind need of it, and no other place asks for a game by its name. */
export interface SiteGame {
  readonly id: string;
  readonly rules: Rulebook;
  /** What is known of the game; designer and year only where a source names them. */
  readonly facts: {
    readonly designer?: string;
    readonly year?: number;
    readonly players: { readonly min: number; readonly max: number };
    readonly age?: number;
    /** A number, or a range where a source gives one. */
    readonly minutes: number | { readonly min: number; readonly max: number };
  };
  /** Where its rules and its box come from. */
  readonly provenance: Sources;
  /** What the page about the site says of it; nothing by default. */
  readonly about?: AboutGame;
  /** The turn at a glance, for the strip on the head of the rulebook. */
  readonly turn: readonly Omit<TurnPhase, 'phase' | 'text'>[];
  readonly examples: readonly Example[];
  /** Ids of the examples that tell most, about one a section: the first stands open in the rulebook, paper has all of them drawn. */
  readonly shown: ReadonlySet<string>;
  /** The clauses of the one-page summary, below the sections they come from. */
  readonly summary: readonly (readonly string[])[];
  /** What a search finds of it besides its rulebook and examples, and what its players say. */
  readonly searched?: Pick<Searchable, 'words' | 'disputes' | 'questions'>;
  /** The section of the rulebook that each question of a page is about, by the id of the question. */
  readonly belongs?: Readonly<Record<'check' | 'solve', Readonly<Record<string, string>>>>;
  /** A word of its rulebook, to try the search with. */
  readonly searchWord: Text;
  /** Where it lies on the chart of the home page; without it, it stands in a list below. */
  readonly harbor?: HarborPlace;
  /** The address of its style sheet, as `import sheet from './game.css?url'` gives it. */
  readonly sheet: string;
  /** The symbols that its boards draw with, once on each page, beside those of all boards. */
  readonly Symbols?: ComponentType<{ readonly lang: Lang }>;
  /** The disputes of its page "check a move", in order; without them there is no such page. */
  readonly disputes?: readonly Dispute[];
  /** The forms and the judges of these disputes: the build answers the example of each. */
  readonly parts?: () => Promise<Readonly<Record<string, DisputeParts>>>;
  /** What the whole position is entered for there, which every such page lets people do. */
  readonly position?: Text;
  /** What people can enter of their own box there; without it they cannot. */
  readonly box?: Text;
  /** The questions of its page "what is my best move?", in order; without them there is no such page. */
  readonly asked?: readonly PageQuestion[];
  /** What answers and draws them: the build does so for the example of each. */
  readonly solving?: () => Promise<AnySolveParts>;
  /** Its lessons; without them there is no page to learn it. */
  readonly lessons?: AnyLessons;
  /** Whether it has a score sheet, and a page "prepare the box". */
  readonly score?: boolean;
  readonly setup?: boolean;
  /** Whether it can be played on the site. */
  readonly play?: boolean;
  /** What many games say of it; without them there is no page of numbers. */
  readonly numbers?: NumbersOfGame;
  /** Draws an island of its pages, `<Islands part="check" lang base />`, or an example, `<Islands part="example" lang example />`. */
  readonly islands: () => Promise<{ readonly default: AstroComponentFactory }>;
}

/** Whether a game has a page of this kind. */
export const has = (game: SiteGame, tool: Tool): boolean =>
  Boolean(
    {
      check: game.disputes,
      solve: game.asked,
      play: game.play,
      learn: game.lessons,
      setup: game.setup,
      score: game.score,
      numbers: game.numbers,
    }[tool],
  );

const tools: readonly Tool[] = ['check', 'solve', 'play', 'learn', 'setup', 'score', 'numbers'];

/** The pages that a game has, in the order in which all lists name them. */
export const toolsOf = (game: SiteGame): readonly Tool[] => tools.filter((tool) => has(game, tool));
