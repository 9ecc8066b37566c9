import type { Render } from '@portolan/boards';
import type { Impossibility, Kind, Lang, Problem, Result, Text } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';
import type { FunctionComponent } from 'preact';
import type { BoardEntry, BoardMoves } from '../board/entry.ts';
import { besideField, pathMatches } from '../check/problems.ts';
import type { AnyKit } from '../example/game-kit.ts';
import type { Book } from '../kit/book.ts';
import type { FieldList, FieldWords } from '../kit/Fields.tsx';
import type { PlayedGame } from '../play/game.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';

/** What the groups of fields of all games share: what is entered, how to change it, and what is wrong where. */
export interface BaseForm {
  readonly lang: Lang;
  readonly position: Json;
  /** Changes one field of the position; undefined takes it away. */
  readonly set: (key: string, value: unknown) => void;
  /** The sentence for what is wrong in a field, if something is. */
  readonly wrong: (path: string) => string | undefined;
  /** The same for what is wrong with a whole group, not with one of its fields. */
  readonly wrongAll: (path: string) => string | undefined;
  /** All that is wrong: why it cannot be read, else why it cannot occur. */
  readonly problems: readonly Problem[];
  readonly violations: readonly Impossibility[];
}

/** What the picture of an entered table gets. */
export interface PictureProps<State, Table, Form> {
  readonly table: Table;
  readonly lang: Lang;
  readonly form: Form;
  /** The table as a state; undefined while what is entered cannot be read and the picture shows the last one. */
  readonly state: State | undefined;
  readonly problems: readonly Problem[];
  readonly violations: readonly Impossibility[];
  readonly action: Json | undefined;
  readonly propose: (action: Json) => void;
}

/** What the editor of a whole position needs of a game. */
export interface EditorGame<State, Table, Form extends BaseForm> {
  readonly kit: AnyKit;
  readonly title: Text;
  readonly lead: Text;
  /** A position to start from when nothing was entered before. */
  readonly fresh: Json;
  /** The same for a table with the owner's box, where `fresh` may name what that box lacks. */
  readonly freshIn?: (edition: Json) => Json;
  /** The same for the owner's own box, where pieces of that position may not be in it. */
  readonly freshFor?: (edition: Json) => Json;
  /** The same table with nothing on it yet: seats, box and readings stay. Without it there is no button for it. */
  readonly empty?: (position: Json) => Json;
  /** The same table as set-up leaves it, hidden cards unknown: seats, box and readings stay. */
  readonly start?: (position: Json) => Json;
  readonly read: (json: unknown) => Result<{ readonly table: Table; readonly state: State }>;
  /** What a score sheet does not name, and how the table that is opened from it has it. */
  readonly unnamed?: Text;
  /** Loads what draws a position whole, to be sent and printed; without it the picture on the page is sent. */
  readonly sheet?: () => Promise<Render>;
  /** What can be drawn of a position that cannot be read; without it the last readable one is shown. */
  readonly partly?: (position: Json, last: Table) => Table;
  /** A position with one field changed, and what hangs on that field with it; `last` is the table as it was last read. */
  readonly changed: (position: Json, key: string, value: unknown, last: Table) => Json;
  readonly formOf: (base: BaseForm, table: Table) => Form;
  /** What a position and a move are, as their readers say it. */
  readonly shapes: { readonly position: JsonSchema; readonly action: JsonSchema };
  /** What their fields are called. */
  readonly words: { readonly position: FieldWords; readonly action: FieldWords };
  /** Everything that can be entered about a table, in groups that fold; the readings follow by themselves. */
  readonly fields: FieldList<Json, Form>;
  /** The fields of each kind of move, in the order of a sentence. */
  readonly moves: Readonly<Record<string, FieldList<Json, Form>>>;
  readonly Picture: FunctionComponent<PictureProps<State, Table, Form>>;
  /** What stands below the tray: hands, stores, what lies around the board; places of `entry` too. */
  readonly Beside?: FunctionComponent<PictureProps<State, Table, Form>>;
  /** How the table is entered on `Picture`, whose places are made by `useSpots`. */
  readonly entry?: BoardEntry<Json, Form>;
  /** The moves that can be shown on `Picture`. */
  readonly movesOn?: (state: State, table: Table) => Pick<BoardMoves, 'shown' | 'meant'>;
  /** How its moves are put together at the table: the editor lets a move be put together so as well. */
  readonly play?: Fetch<PlayedGame>;
  /** The move that is proposed first on a table, and one of a kind. */
  readonly firstMove: (state: State, table: Table) => Json;
  readonly moveOfKind: (kind: string, state: State, table: Table) => Json;
  /** Moves that `Picture` offers itself, left out of the list of legal ones. */
  readonly drawn?: (action: Kind) => boolean;
}

/** An editor of any game, for parts that work with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
export type AnyEditor = EditorGame<any, any, any>;

/** Finds the sentence for a whole group of fields. */
export const wrongGroup =
  (book: Book, problems: readonly Problem[], lang: Lang) =>
  (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path);
    return problem && besideField(book, problem, lang);
  };

/** Finds the sentence that belongs beside a field. */
export const wrongIn =
  ({ kit }: Pick<AnyEditor, 'kit'>, problems: readonly Problem[], violations: readonly Impossibility[], lang: Lang) =>
  (path: string): string | undefined => {
    const problem = problems.find((one) => pathMatches(one.path, path));
    if (problem) return besideField(kit.book, problem, lang);
    const violation = violations.find(({ paths }) => paths.some((place) => pathMatches(place, path)));
    return violation && kit.book.violationText(violation, lang);
  };
