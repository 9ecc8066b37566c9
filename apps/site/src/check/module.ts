import type { Lang, Result, Rulings, Text } from '@portolan/core';
import type { Cell, CheckerWords } from '@portolan/core/answers';
import type { JsonSchema } from '@portolan/core/readers';
import type { FunctionComponent } from 'preact';
import type { BoardEntry } from '../board/entry.ts';
import type { FieldList } from '../kit/Fields.tsx';
import type { PageGame } from '../kit/game.ts';
import type { From } from '../kit/useTerms.ts';
import type { Answered } from '../kit/Verdict.tsx';
import type { Fetch } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';

/** A checker of any game: one dispute, answered from the few things that matter for it. */
export interface AskedChecker<Input, Answer> {
  readonly id: string;
  /** The rulings that can matter here. */
  readonly rulings: readonly string[];
  /** A good starting input. */
  readonly example: Input;
  /** What is read, as JSON Schema. */
  readonly schema: JsonSchema;
  parse(json: unknown): Result<Input>;
  judge(input: Input, rulings?: Rulings): Answer;
  /** The readings that would change the decision. */
  readings(input: Input): readonly { readonly ruling: string; readonly reading: string; readonly answer: Answer }[];
}

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
  /** Changes what is entered, where the picture itself can be tapped. */
  readonly onChange: (input: Input) => void;
}

/** What the fields of a dispute are about besides the input: the owner's own box as a patch, the readings at this table. */
export type FieldsAbout = Pick<FormProps<unknown>, 'edition' | 'rulings'>;

/** One dispute on the page: the checker, its form, its picture and its words. */
export interface CheckerModule<Input, Answer>
  extends Pick<CheckerWords, 'question' | 'subject'>,
    Partial<Pick<CheckerWords, 'labels' | 'values' | 'asks'>> {
  readonly checker: AskedChecker<Input, Answer>;
  /** The checker reads a box: the owner's is added to what is entered. */
  readonly boxed?: boolean;
  /** An input to begin with in a box that lacks what the checker's example names. */
  readonly exampleIn?: (edition: unknown) => Input;
  /** The emptiest input that can be asked, for somebody's own case. */
  readonly empty?: (about: FieldsAbout) => Input;
  /** What has to be entered before there is an answer, as a question: it is asked then, and nothing is judged. */
  readonly missing?: (input: Input) => Text | undefined;
  /** What is entered as a whole position; undefined where it does not make one. What knows that is fetched when it is asked. */
  readonly toPosition?: (input: Input, about: FieldsAbout) => Promise<Json | undefined> | Json | undefined;
  /** Its form, field by field. */
  readonly fields?: FieldList<Input, FieldsAbout>;
  /** What hangs on the field that was changed. */
  readonly changed?: (input: Input, path: string, about: FieldsAbout) => Input;
  /** Its form, where it is not a list of fields. */
  readonly Form?: FunctionComponent<FormProps<Input>>;
  readonly Board: FunctionComponent<BoardProps<Input, Answer>>;
  /** How what is asked is entered on `Board`, whose places are made by `useSpots`. */
  readonly entry?: BoardEntry<Input, FieldsAbout>;
  /** The answer in words. */
  readonly explain: (answer: Answer, input: Input, lang: Lang) => Answered;
  /** Any reading that changes the decision leaves the answer open; without it only one that changes its word. */
  readonly anyReadingOpens?: true;
  /** Whether another answer turns round what is asked, although the same word stands over both. */
  readonly turns?: (answer: Answer, other: Answer) => boolean;
  /** The lines of the table of readings: what may differ between them. */
  readonly cells: (answer: Answer, input: Input, lang: Lang) => readonly Cell[];
}

/** A module whose types the page need not know. */
// biome-ignore lint/suspicious/noExplicitAny: the page treats the input of every checker as opaque JSON
export type AnyModule = CheckerModule<any, any>;

/** What a part of the page that is fetched on demand gets. */
export interface PartProps {
  readonly lang: Lang;
  readonly base: string;
  /** What the link that opened the page holds, if somebody sent one. */
  readonly sent?: unknown;
  /** What the address holds, and where that comes from. */
  readonly from?: From | undefined;
}

/** What the page "check a move" fetches of a game, each part when it is asked for. */
export interface CheckParts {
  readonly page: Fetch<PageGame>;
  /** The forms of the disputes by id, in the order of the list. */
  readonly disputes: Readonly<Record<string, Fetch<AnyModule>>>;
  /** The editor of the whole position. */
  readonly position: Fetch<FunctionComponent<PartProps>>;
  /** Where one's own box is entered; without it there is no such part. */
  readonly box?: Fetch<FunctionComponent<PartProps>>;
}
