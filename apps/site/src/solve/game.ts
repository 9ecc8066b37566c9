import type { Lang, Problem, Result, Rulebook, Text } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import type { JsonSchema } from '@portolan/core/readers';
import type { Certainty } from '@portolan/solvers';
import type { FunctionComponent } from 'preact';
import type { FieldList } from '../kit/Fields.tsx';
import type { PageGame } from '../kit/game.ts';
import { both } from '../kit/text.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';
import type { Told } from './told.ts';

/** A question of the page: its words, what its answer is worth, whether it is asked of a position. */
export interface PageQuestion extends Omit<QuestionWords, 'explain'> {
  readonly id: string;
  readonly certainty: Certainty;
  readonly needsPosition: boolean;
  /** How often an estimate may be asked to try, and what that is called; the first is what the build has tried. */
  readonly tries?: Tries;
}

/** How often an estimate may try, fewest first. */
export interface Tries {
  readonly label: Text;
  readonly choices: readonly [number, ...number[]];
}

/** What an estimate does for each move. */
export const perMove = both('Parties par coup', 'Games for each move');

/** A search drops moves on its way: what it is given is for all of them together. */
export const inAll = both('Essais en tout', 'Tries in all');

/** A position that could be read: as it is drawn, in plain JSON, and as the engine holds it. */
export interface ReadTable<Table> {
  readonly table: Table;
  // biome-ignore lint/suspicious/noExplicitAny: a page hands it on to the readers of its game
  readonly state: any;
}

/** What an answer is told from. */
export interface GivenAnswer<Table> extends ReadTable<Table> {
  readonly id: string;
  readonly answer: unknown;
  readonly input: Json;
}

/** What answers the questions of a game, in words: the build asks it for the examples, the worker of the page for all else. */
export interface Solving<Table> {
  readonly page: PageGame;
  readonly asked: readonly PageQuestion[];
  readonly questions: Readonly<Record<string, unknown>>;
  /** A position to try the questions on. */
  readonly sample: unknown;
  /** The same for the owner's own box; without it the sample is played with ours where it does not go with that box. */
  readonly sampleFor?: (edition: Json) => unknown;
  readonly read: (json: unknown) => Result<ReadTable<Table>>;
  /** What a form opens with, on a table. */
  readonly inputOf: (id: string, read: ReadTable<Table>) => Json;
  /** How the input of each question is read at a table; its fields are drawn by that. */
  readonly inputs: Readonly<Record<string, (state: ReadTable<Table>['state']) => { readonly schema: JsonSchema }>>;
  /** The answer in words. */
  readonly solved: (told: GivenAnswer<Table>, lang: Lang) => FoundInWords;
  /** What the picture points out of an answer, as plain JSON. */
  readonly shown?: (told: GivenAnswer<Table>) => unknown;
  /** The question of the best move, and the part of a table that a move is about: a scene, or what else the picture draws. */
  readonly first: {
    readonly id: string;
    // biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their actions
    readonly sceneOf: (table: Table, action: any) => unknown;
  };
  readonly problemInWords: Rulebook['problem'];
  /** Sentences for what only a question of this game can find wrong. */
  readonly problemTexts?: Readonly<Record<string, Text>>;
}

/** What the picture of a table gets. */
export interface PictureProps<Table> {
  readonly table: Table;
  readonly lang: Lang;
  /** The question, and what is entered of it. */
  readonly id: string;
  readonly input: Json;
  /** What is pointed out. */
  // biome-ignore lint/suspicious/noExplicitAny: each game points out what it can draw
  readonly shown?: any;
  /** Changes what is entered, where the picture itself can be tapped. */
  readonly change: (input: Json) => void;
  /** It is drawn by the build: nobody knows how wide its place will be, and nothing moves it. */
  readonly still?: true;
}

/** A table as it is drawn: the board that questions are about, and what lies around it. */
export interface Pictures<Table> {
  readonly Board: FunctionComponent<PictureProps<Table>>;
  readonly Around: FunctionComponent<Pick<PictureProps<Table>, 'table' | 'lang'>>;
  /** On a phone the board is higher than its screen: the ranking comes before it. */
  readonly tall?: true;
}

/** What the page "what is my best move?" fetches of a game before somebody uses it: its forms, and the ways to the rest. */
export interface SolveForms<Table> {
  readonly rules: Fetch<Rulebook>;
  /** The question that is opened for a position alone. */
  readonly first: string;
  /** The form of each question. */
  readonly fields: Readonly<Record<string, FieldList<Json, Table>>>;
  /** What hangs on the field that was changed. */
  readonly changed?: (id: string, input: Json, path: string, table: Table) => Json;
  /** What draws a table; large, and fetched when somebody is about to use the page, or where no example stands. */
  readonly pictures: Fetch<Pictures<Table>>;
  readonly startWorker: () => Worker;
}

/** A question as it stands at a table. */
export interface Opened {
  readonly position: Json;
  /** It is not the sample. */
  readonly own: boolean;
  /** The table in plain JSON, for fields and pictures. */
  readonly table: unknown;
  /** What is read of the question at this table. */
  readonly shape: JsonSchema;
  /** What its form opens with. */
  readonly input: Json;
  /** What is wrong with the position that was entered or sent, where the sample stands instead, in sentences. */
  readonly problems: readonly string[];
}

/** What the build knows of a question, as a file of JSON: its words, the sample, its picture as it is served, and the answer. */
export interface KnownQuestion {
  readonly asked: PageQuestion;
  readonly opened: Opened;
  readonly told: Told;
  readonly picture: string;
  readonly tall: boolean;
}

/** What is wrong with an input: where, and in a sentence, without its place and with it. */
export interface WrongInput extends Pick<Problem, 'path'> {
  readonly beside: string;
  readonly whole: string;
}

/** Any game's questions, for parts that work with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their tables
export type AnySolving = Solving<any>;
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their tables
export type AnySolve = SolveForms<any>;
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their tables
export type AnyPictures = Pictures<any>;

/** What the build answers and draws the example of each question with. */
export interface AnySolveParts {
  readonly default: AnySolving;
  readonly pictures: AnyPictures;
}
