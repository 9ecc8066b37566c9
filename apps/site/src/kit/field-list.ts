import type { Lang, Text } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import type { JsonSchema } from '@portolan/core/readers';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Option } from './controls/choices.tsx';

/** What a component that draws a field of its own gets. */
export interface FieldProps<Value = unknown, Whole = unknown, With = unknown> {
  readonly lang: Lang;
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong here, told where no control of the path tells it. */
  readonly problem: string | undefined;
  /** Everything that is entered, and how to change it. */
  readonly whole: Whole;
  readonly set: (whole: Whole) => void;
  /** What the form is about besides: the box, the table. */
  readonly with: With;
}

export type Derivable<Whole, With, Value> = Value | ((whole: Whole, about: With) => Value);

/** A field that is more than its shape and its label say. */
export interface Plain<Whole, With> {
  /** Its path in the input. */
  readonly at: string;
  readonly of?: undefined;
  readonly each?: undefined;
  /** How it is drawn, where its shape does not decide: a component of its own for what is a picture. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of fields cannot name the types of each value
  readonly as?: 'segment' | 'select' | FunctionComponent<FieldProps<any, any, any>>;
  readonly when?: (whole: Whole, about: With) => boolean;
  readonly label?: Derivable<Whole, With, Text | undefined>;
  /** What can be chosen, where the words of the shape are not all, or not known to it. */
  readonly options?: (whole: Whole, about: With, lang: Lang) => readonly Option<string>[];
  /** What a value is called that is not among those to choose from: it stays to be seen. */
  readonly odd?: (code: string, whole: Whole, lang: Lang) => string;
  /** A drawing beside a word that can be chosen. */
  readonly mark?: (word: string) => ComponentChildren;
  /** A drawing before the label. */
  readonly sign?: ComponentChildren;
  /** Narrower bounds than those of its shape. */
  readonly min?: Derivable<Whole, With, number>;
  readonly max?: Derivable<Whole, With, number>;
  /** The path of a whole that this is the first field of: what is wrong with the whole is told here. */
  readonly tells?: string;
  /** What stands there while nothing is entered. */
  readonly or?: Derivable<Whole, With, unknown>;
  /** The value that goes without saying: it is left out. */
  readonly unsaid?: unknown;
  /** An empty list, or no, says something: it stays. */
  readonly kept?: true;
}

/** Fields that belong together: laid out, under a heading, folded, or shown only at times. */
export interface Several<Whole, With, Name extends string = Rest> {
  readonly at?: undefined;
  readonly each?: undefined;
  readonly of: Derivable<Whole, With, FieldList<Whole, With, Name>>;
  readonly when?: (whole: Whole, about: With) => boolean;
  readonly class?: string;
  /** The heading; the path of a part of the input stands for its label. */
  readonly group?: Text | string;
  /** A drawing before the heading. */
  readonly mark?: ComponentChildren;
  readonly fold?: Text | string;
  readonly open?: (whole: Whole, about: With) => boolean;
  /** What the line of a fold says of what stands in it, where pictures show that; undefined: as its fields say it. */
  readonly said?: (whole: Whole, about: With, lang: Lang) => string | undefined;
  /** A fold that stands within another one: a line without a frame. */
  readonly within?: true;
  /** Its fields are drawn when it is opened: they are many. */
  readonly long?: true;
}

/** One thing of a list, or of several by their names. */
export interface Thing {
  /** Its place, from 0, and its name: the same as a text, in a list. */
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}

/** Things of a kind, each under its heading with a button that takes it out; and a button that puts another one in. */
export interface Each<Whole, With, Name extends string = Rest> {
  readonly at?: undefined;
  readonly of?: undefined;
  /** The path of the list, or of things by their names. */
  readonly each: string;
  readonly name: (thing: Thing, lang: Lang) => string;
  readonly mark?: (thing: Thing) => ComponentChildren;
  /** The fields of one, by its path. */
  readonly fields: (path: string, thing: Thing) => FieldList<Whole, With, Name>;
  /** What the button says that takes it out. */
  readonly drop: (thing: Thing, lang: Lang) => string;
  /** In one row without a heading; its name is told to those who cannot see. */
  readonly row?: string;
  /** Each folded under its name, in a box of this class. */
  readonly fold?: string;
  /** Whether one has to stay, and the most there can be. */
  readonly fixed?: (thing: Thing, whole: Whole) => boolean;
  readonly most?: number;
  /** What the other button says, and what it puts in. */
  readonly add?: { readonly label: Text; readonly make: (whole: Whole, about: With) => unknown };
  /** Nothing stands for none. */
  readonly unsaid?: true;
  readonly when?: (whole: Whole, about: With) => boolean;
}

/** Something is said of it besides its path. */
type Saying<Said> = { [One in keyof Said]-?: { readonly [Key in One]: Exclude<Said[Key], undefined> } }[keyof Said];

/**
 * The fields whose words follow those of the field before, as far as the list names none of them and the shape has them:
 * their shape and their label are enough, and nothing else names them.
 */
export type Rest = '*' | `${string}.*`;

/** A field that needs more words, several together, several of a kind, or the rest; laid out, that is names. */
export type Field<Whole, With, Name extends string = Rest> =
  | Name
  | (Plain<Whole, With> & Saying<Omit<Plain<Whole, With>, 'at' | 'of' | 'each'>>)
  | Several<Whole, With, Name>
  | Each<Whole, With, Name>;

/** The fields of a form in their order. */
export type FieldList<Whole, With = unknown, Name extends string = Rest> = readonly Field<Whole, With, Name>[];

/** The same with names where the rest stood. */
export type LaidList<Whole, With = unknown> = FieldList<Whole, With, string>;

/** What the fields of a form are called, and the words that they may hold. */
export type FieldWords = Pick<CheckerWords, 'labels' | 'values'>;

/** What a form is drawn by. */
export interface FieldsProps<Whole, With> {
  readonly lang: Lang;
  readonly of: LaidList<Whole, With>;
  /** What the input is, as its reader says it. */
  readonly shape: JsonSchema;
  readonly words: FieldWords;
  readonly value: Whole;
  /** `path` is the field that was changed. */
  readonly onChange: (value: Whole, path: string) => void;
  /** What the form is about besides: the box, the table. */
  readonly with?: With;
  /** Where the fields stand in the input that the words and the shape are about: `players[]`. */
  readonly base?: string;
}

/** One field of a form. */
export interface OneProps<Whole, With> extends Omit<FieldsProps<Whole, With>, 'of'> {
  readonly field: Plain<Whole, With>;
}
