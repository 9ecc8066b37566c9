import type { Lang, Result, Rulings, Seat, Text } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { AskedChecker } from '../check/module.ts';
import type { FieldList, FieldWords } from '../kit/Fields.tsx';
import type { ErrorField } from '../kit/form.tsx';
import type { PageGame } from '../kit/game.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';
import type { KeptCount } from './counted.ts';
import type { AnySheet, Sheets } from './sheet.ts';

/** What a player is called on a sheet: by name, or by letter. */
export type Called = (seat: number) => string;

/** What the fields of a sheet are about besides what is entered. */
export interface SheetAbout<Box = unknown> {
  /** The box in use, and the patch that makes it of the default one. */
  readonly box: Box;
  readonly edition: unknown;
  readonly rulings: Rulings;
  readonly called: Called;
}

/** The same for the fields of a player. */
export interface PlayerAbout<Box = unknown> extends SheetAbout<Box> {
  readonly seat: Seat;
}

/** What a count is drawn from. */
export interface CountProps<Sheet, Answer, Kept> {
  readonly lang: Lang;
  readonly base: string;
  readonly sheet: Sheet;
  readonly answer: Answer;
  readonly nameOf: Called;
  /** Something was counted. */
  readonly started: boolean;
  /** It is said who wins: not before something was counted, nor while something in it is wrong. */
  readonly decided: boolean;
  /** The position that was counted, if one was. */
  readonly counted?: Kept | undefined;
}

/** What the answer to a sheet is made of. */
export interface ScoreAnswerProps<Sheet, Input, Box, Kept> {
  readonly lang: Lang;
  readonly base: string;
  readonly sheet: Sheet;
  /** What the checker is asked, or what is wrong with it. */
  readonly read: Result<Input>;
  readonly about: SheetAbout<Box>;
  readonly counted: Kept | undefined;
  /** The open points that can matter. */
  readonly names: readonly string[];
  /** The fields that show what is wrong. */
  readonly fields: readonly (ErrorField | undefined)[];
  readonly send: ComponentChildren;
}

/** The count of a sheet and what it says. */
export type ScoreAnswer<Sheet, Input, Box, Kept> = FunctionComponent<ScoreAnswerProps<Sheet, Input, Box, Kept>>;

/** A game whose points are counted: its sheets, their fields, and what counts, which is fetched once something is entered. */
export interface ScoreGame<Sheet extends AnySheet, Input extends object, Box, Kept> {
  readonly page: PageGame;
  /** How many can play, and for how many an empty sheet is. */
  readonly seats: readonly number[];
  readonly usual: number;
  readonly sheets: Sheets<Sheet, Input>;
  /** The box that is counted with; the default one where the owner's cannot be read. */
  readonly box: (edition: unknown) => Box;
  readonly asks: Pick<AskedChecker<Input, unknown>, 'rulings' | 'schema' | 'parse'>;
  /** What its fields are called; the shape of those that the checker does not know. */
  readonly words: FieldWords;
  readonly shape?: Readonly<Record<string, JsonSchema>>;
  /** The fields before those of the players, of each player, and after. */
  readonly before?: FieldList<Sheet, SheetAbout<Box>>;
  // biome-ignore lint/suspicious/noExplicitAny: the fields of a player serve its checker's page as well
  readonly player: FieldList<any, any>;
  readonly after?: FieldList<Sheet, SheetAbout<Box>>;
  /** What is sent of a sheet; left out: all but its box. */
  readonly sent?: (sheet: Sheet, about: SheetAbout<Box>) => Json;
  /** What a sheet does not name, and how the table that is opened from it has it. */
  readonly unnamed?: Text;
  /** Counts a table that was entered or played elsewhere, and opens a sheet as one. */
  readonly kept: Fetch<KeptCount<Sheet, Kept>>;
  readonly answer: Fetch<ScoreAnswer<Sheet, Input, Box, Kept>>;
}
