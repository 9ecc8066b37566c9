import type { Text } from './text.ts';

/** How an answer stands: allowed, refused, open by the rulebook, or settled without a judgment. */
export type AnswerState = 'legal' | 'illegal' | 'depends' | 'open';

/** Something that could be done instead, or that follows, and what it leads to. */
export interface Choice {
  readonly state: AnswerState;
  readonly text: string;
  /** What it leads to, in a few words. */
  readonly result?: string;
  /** The path of the field of the input that it is about. */
  readonly at?: string;
}

/** What stands beside an answer that an open point of the rulebook changes, at a table that has not chosen. */
export interface OpenMark {
  /** By whose reading it is told: `By our reading.` */
  readonly by: string;
  /** What tables that read otherwise say, in a sentence. */
  readonly others: string;
}

/** What players call the fields of what they enter. */
export interface FieldNames {
  /** What each field is called, by its path without numbers: `attack`, `column`, `ships[].cargo`. */
  readonly labels: Readonly<Record<string, Text>>;
  /** What the words that a field may hold are called, by the path of the field and the word; `null` is said, '' is left out. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}

/** A fact that nobody has told and on which an answer hangs. */
export interface Unsaid {
  /** The path of its field in the input. */
  readonly at: string;
  /** As the answer takes it: `Actions left: 1 or more`. */
  readonly text: string;
  /** What is answered where it is not so, as the end of a sentence. */
  readonly otherwise: string;
  /** What else it may be, with another answer each; empty where that is only asked. */
  readonly others: readonly { readonly value: unknown; readonly name: string }[];
}

/** An answer as it is told, in the reader's language; nothing of it is drawn. */
export interface AnswerInWords {
  readonly state: AnswerState;
  /** The answer to what was asked, in a few words: `Illegal: one card too many`, `90 coins`. A bare `Legal` gets its few words of `short`. */
  readonly headline: string;
  /** One sentence. */
  readonly why: string;
  /** The same in a few words. */
  readonly short: string;
  /** Where a reading that nobody chose says otherwise. */
  readonly open?: OpenMark;
  /** The facts that nobody has told and on which it hangs. */
  readonly unsaid?: readonly Unsaid[];
  /** Clauses to quote, the most telling first. */
  readonly clauses: readonly string[];
  /** How many of them are worth quoting in full, the others being named; two where it is not said. */
  readonly quoted?: number;
  readonly choices?: { readonly title: string; readonly items: readonly Choice[] };
  /** What the answer says besides, each line with the clause it is from. */
  readonly lines?: readonly { readonly text: string; readonly clause?: string }[];
}

/** One line of the table of readings: what it is about, what is answered, the figures behind it. */
export interface Cell {
  readonly head: string;
  readonly main: string;
  readonly sub?: string;
}
