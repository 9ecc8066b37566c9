import type { Checker, CheckerAnswer, CheckerInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import type { Answered, Cell } from '../../kit/Verdict.tsx';

/** What a form gets: the input as it stands, and what is wrong with a field. */
export interface FormProps<Input> {
  readonly lang: Lang;
  readonly input: Input;
  readonly onChange: (input: Input) => void;
  /** The sentence for a problem at this path of the input, or at a place inside it. */
  readonly problemAt: (path: string) => string | undefined;
  /** The owner's own box, if one was entered, as a patch. */
  readonly edition: unknown;
  /** The readings at this table. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** What the picture beside the form gets. */
export interface BoardProps<Input, Answer> {
  readonly lang: Lang;
  readonly input: Input;
  readonly answer: Answer;
}

/** One dispute on the page: the checker, its form, its picture and its words. */
export interface CheckerModule<Input extends CheckerInput, Answer extends CheckerAnswer> {
  readonly checker: Checker<Input, Answer>;
  readonly Form: FunctionComponent<FormProps<Input>>;
  readonly Board: FunctionComponent<BoardProps<Input, Answer>>;
  /** The answer in words. */
  readonly explain: (answer: Answer, input: Input, lang: Lang) => Answered;
  /** The lines of the table of readings: what may differ between them. */
  readonly cells: (answer: Answer, input: Input, lang: Lang) => readonly Cell[];
}

/** A module whose types the page need not know. */
// biome-ignore lint/suspicious/noExplicitAny: the page treats the input of every checker as opaque JSON
export type AnyModule = CheckerModule<any, any>;
