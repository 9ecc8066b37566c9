import type { Lang, Result, Text } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import type { Certainty } from '@portolan/solvers';
import type { FunctionComponent } from 'preact';

import type { PageGame } from '../kit/game.ts';
import type { Json } from '../stores/table.ts';

/** A question of the page: its words, what its answer is worth, whether it is asked of a position. */
export interface Asked {
  readonly id: string;
  readonly certainty: Certainty;
  readonly needsPosition: boolean;
  readonly title: Text;
  readonly tells: Text;
  /** What its certainty means here, where that is not what it usually means. */
  readonly means?: Text;
  /** Why an answer is only an estimate, where that is not a search that was cut short. */
  readonly estimated?: Text;
}

/** What the form of a question gets. */
export interface FormProps<Table> {
  readonly lang: Lang;
  readonly asked: Asked;
  readonly table: Table;
  readonly input: Json;
  readonly onChange: (input: Json) => void;
  readonly problemAt: (path: string) => string | undefined;
}

/** What an answer is told from. */
export interface Told<Table> {
  readonly id: string;
  readonly answer: unknown;
  readonly input: Json;
  readonly table: Table;
}

/** What the page "what is my best move?" needs of a game. */
export interface SolveGame<Table> {
  readonly page: PageGame;
  readonly asked: readonly Asked[];
  /** The question that is opened for a position alone. */
  readonly first: string;
  /** What a form opens with, on a table. */
  readonly inputOf: (id: string, table: Table) => Json;
  /** A position to try the questions on. */
  readonly sample: unknown;
  /** The same for the owner's own box; without it the sample is played with ours where it does not go with that box. */
  readonly sampleFor?: (edition: Json) => unknown;
  readonly read: (json: unknown) => Result<{ readonly table: Table }>;
  readonly Board: FunctionComponent<{ table: Table; lang: Lang; answer?: Told<Table> | undefined }>;
  readonly QuestionForm: FunctionComponent<FormProps<Table>>;
  /** The answer in words. */
  readonly solved: (told: Told<Table>, lang: Lang) => FoundInWords;
  /** Sentences for what only a question can find wrong. */
  readonly problemTexts: Readonly<Record<string, Text>>;
  /** How often an estimate may be asked to try, in its own unit, and what that unit is called. */
  readonly tries: readonly number[];
  readonly triesLabel: Text;
  readonly startWorker: () => Worker;
}

/** Any game's questions, for parts that work with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their tables
export type AnySolve = SolveGame<any>;
