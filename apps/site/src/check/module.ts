import type { Lang, Problem, Result, Rulings, Text } from '@portolan/core';
import type { CheckerWords, Settled } from '@portolan/core/answers';
import type { JsonSchema } from '@portolan/core/readers';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { BoardEntry } from '../board/entry.ts';
import type { Book } from '../kit/book.ts';
import type { FieldList } from '../kit/Fields.tsx';
import type { PageGame } from '../kit/game.ts';
import type { From } from '../kit/useTerms.ts';
import type { Answered } from '../kit/verdict/answered.ts';
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
  /** What its judge says besides the answer. */
  readonly beside?: unknown;
  /** Nothing is decided: it is asked for more, or the answer says “if”. Of the answer nothing is drawn. */
  readonly asks?: boolean | undefined;
  /** The facts, by their paths, that nobody has told: no choice among them stands there as made. */
  readonly untold?: readonly string[] | undefined;
  /** Changes what is entered, where the picture itself can be tapped; `told`: the fact that is told by it, as it stood there too. */
  readonly onChange: (input: Input, told?: string) => void;
}

/** What the fields of a dispute are about besides the input: the owner's own box as a patch, the readings at this table. */
export interface FieldsAbout extends Pick<FormProps<unknown>, 'edition' | 'rulings'> {
  /** The answer of its checker to an input; undefined for one that cannot be read, and before what judges has come. */
  readonly answerTo?: (input: unknown) => unknown;
}

/** What is entered field by field. */
export interface DisputeFields<Input = unknown> {
  /** Its form, field by field. */
  readonly fields?: FieldList<Input, FieldsAbout>;
  /** What hangs on the field that was changed. */
  readonly changed?: (input: Input, path: string, about: FieldsAbout) => Input;
}

/** One dispute as it is entered and drawn: its form and its picture, without what judges. */
export interface DisputeForm<Input, Answer> extends DisputeFields<Input> {
  /** Its fields, where they are many and folded: fetched when somebody is about to use the page. */
  // biome-ignore lint/suspicious/noExplicitAny: the page treats the input of every checker as opaque JSON
  readonly more?: Fetch<DisputeFields<any>>;
  /** The checker reads a box: the owner's is added to what is entered. */
  readonly boxed?: boolean;
  /** The emptiest input that can be asked, for somebody's own case. */
  readonly empty?: (about: FieldsAbout) => Input;
  /** What has to be entered before there is an answer, as a question: it is asked then, and nothing is judged. */
  readonly missing?: (input: Input) => Text | undefined;
  /** Facts besides, by their paths, without which there is no case: the card that is played, where a word tells it. */
  readonly needs?: readonly string[];
  /** The facts, by their paths, that the picture does not show until somebody has told them: above it nobody can say that they are so. */
  readonly unseen?: readonly string[];
  /** The facts, by their paths, that what is entered tells without a word: who fights, where only two could. */
  readonly tells?: (input: Input) => readonly string[];
  /** The facts told by one word, by their paths, that the picture shows as they stand though nobody has told them. */
  readonly shows?: readonly string[];
  /** What is entered as a whole position; undefined where it does not make one. What knows that is fetched when it is asked. */
  readonly toPosition?: (input: Input, about: FieldsAbout) => Promise<Json | undefined> | Json | undefined;
  /** Its form, where it is not a list of fields. */
  readonly Form?: FunctionComponent<FormProps<Input>>;
  readonly Board: FunctionComponent<BoardProps<Input, Answer>>;
  /** How what is asked is entered on `Board`, whose places are made by `useSpots`. */
  readonly entry?: BoardEntry<Input, FieldsAbout>;
  /** What is shown below the words of an answer, of what its judge says besides. */
  readonly details?: (beside: unknown, lang: Lang) => ComponentChildren;
}

/** What judges a dispute: its checker and the words of its answers. Large, and fetched when somebody is about to use the page. */
export interface DisputeJudge<Input, Answer> {
  readonly checker: AskedChecker<Input, Answer>;
  readonly words: CheckerWords<Input, Answer>;
  /** An input to begin with in a box that lacks what the checker's example names. */
  readonly exampleIn?: (example: Input, edition: unknown) => Input;
  /** What a picture or a list needs besides the answer, as plain JSON. */
  readonly beside?: (answer: Answer, input: Input, lang: Lang) => unknown;
}

/** A form and a judge whose types the page need not know. */
// biome-ignore lint/suspicious/noExplicitAny: the page treats the input of every checker as opaque JSON
export type AnyForm = DisputeForm<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: the page treats the input of every checker as opaque JSON
export type AnyJudge = DisputeJudge<any, any>;

/** An input as it was judged. */
export interface Judged {
  readonly answered: Answered;
  /** What the picture shows: the answer to what is entered, or to the last input that could be read. */
  readonly input: unknown;
  readonly answer: unknown;
  /** What the judge says besides. */
  readonly beside?: unknown;
  readonly problems: readonly Problem[];
  readonly readings: Settled['readings'];
}

/** What the build knows of a dispute, as a file of JSON: what is asked, in words, and the answer to its example. */
export interface KnownDispute
  extends Pick<AskedChecker<Json, unknown>, 'rulings' | 'schema' | 'example'>,
    Pick<CheckerWords, 'question' | 'subject' | 'asks' | 'labels' | 'values'> {
  /** The emptiest case in the standard box. */
  readonly empty: Json;
  /** The example as it is judged in the standard box, by our reading. */
  readonly judged: Judged;
}

/** What of a rulebook an answer is put into words by. */
export type Sentences = Pick<Book, 'rules' | 'problemText'>;

/** What judges a dispute, with the ways to ask it. */
export interface Court {
  readonly parse: (json: unknown) => Result<unknown>;
  /** An input to begin with in a box. */
  readonly exampleIn: (edition: unknown) => Json;
  /** The case that somebody begins: as empty as can be. */
  readonly emptiest: (about: FieldsAbout) => Json;
  /** What an input comes to, or what is wrong with it. */
  readonly judged: (
    book: Sentences,
    input: Json,
    terms: { readonly rulings: Rulings; readonly edition: unknown },
    lang: Lang,
  ) => Judged;
  /** The answer of the checker without words; undefined for an input that cannot be read. */
  readonly answerTo: (input: Json, rulings: Rulings, edition: unknown) => unknown;
}

/** A dispute on the page: what it asks, how it is entered, and what fetches what judges it. */
export interface DisputeHere {
  readonly known: KnownDispute;
  readonly form: AnyForm;
  readonly court: Fetch<Court>;
}

/** A dispute as its game gives it: its form, and what judges. */
export interface DisputeParts {
  readonly form: Fetch<AnyForm>;
  readonly judge: Fetch<AnyJudge>;
}

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
  /** The disputes by id, in the order of the list. */
  readonly disputes: Readonly<Record<string, DisputeParts>>;
  /** The editor of the whole position. */
  readonly position: Fetch<FunctionComponent<PartProps>>;
  /** Where one's own box is entered; without it there is no such part. */
  readonly box?: Fetch<FunctionComponent<PartProps>>;
}
