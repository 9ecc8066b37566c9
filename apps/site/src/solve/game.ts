import type { Lang, Result, Text } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import type { JsonSchema } from '@portolan/core/readers';
import type { Certainty } from '@portolan/solvers';
import type { FunctionComponent } from 'preact';
import type { FieldList } from '../kit/Fields.tsx';
import type { PageGame } from '../kit/game.ts';
import { both } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';

/** A question of the page: its words, what its answer is worth, whether it is asked of a position. */
export interface PageQuestion extends Omit<QuestionWords, 'explain'> {
  readonly id: string;
  readonly certainty: Certainty;
  readonly needsPosition: boolean;
}

/** A position that could be read: as it is drawn, and as the engine holds it. */
export interface ReadTable<Table> {
  readonly table: Table;
  // biome-ignore lint/suspicious/noExplicitAny: a page hands it on to the readers of its game
  readonly state: any;
}

/** What an answer is told from. */
export interface GivenAnswer<Table> {
  readonly id: string;
  readonly answer: unknown;
  readonly input: Json;
  readonly table: Table;
}

/** What the page "what is my best move?" needs of a game. */
export interface SolveGame<Table> {
  readonly page: PageGame;
  readonly asked: readonly PageQuestion[];
  /** The question that is opened for a position alone. */
  readonly first: string;
  /** What a form opens with, on a table. */
  readonly inputOf: (id: string, table: Table) => Json;
  /** A position to try the questions on. */
  readonly sample: unknown;
  /** The same for the owner's own box; without it the sample is played with ours where it does not go with that box. */
  readonly sampleFor?: (edition: Json) => unknown;
  readonly read: (json: unknown) => Result<ReadTable<Table>>;
  readonly Board: FunctionComponent<{ table: Table; lang: Lang; answer?: GivenAnswer<Table> | undefined }>;
  /** How the input of each question is read at a table; its fields are drawn by that. */
  readonly inputs: Readonly<Record<string, (state: ReadTable<Table>['state']) => { readonly schema: JsonSchema }>>;
  /** The form of each question. */
  readonly fields: Readonly<Record<string, FieldList<Json, Table>>>;
  /** What hangs on the field that was changed. */
  readonly changed?: (id: string, input: Json, path: string, table: Table) => Json;
  /** The answer in words. */
  readonly solved: (told: GivenAnswer<Table>, lang: Lang) => FoundInWords;
  /** Sentences for what only a question of this game can find wrong. */
  readonly problemTexts?: Readonly<Record<string, Text>>;
  /** How often an estimate of another question than the best move may be asked to try, and what that is called. */
  readonly tries?: { readonly label: Text; readonly choices: readonly number[] };
  /** How many games a search for the best move may play on, all moves together: the same number gives the same answer everywhere. */
  readonly thoughts: readonly number[];
  readonly startWorker: () => Worker;
}

/** What an estimate does for each move. */
export const perMove = both('Parties par coup', 'Games for each move');

/** Any game's questions, for parts that work with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their tables
export type AnySolve = SolveGame<any>;
