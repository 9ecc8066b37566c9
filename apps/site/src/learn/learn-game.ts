import type { Kind, Lang, Policy } from '@portolan/core';
import type { AnyLessonStep, AnyLessons } from '@portolan/core/lessons';
import type { FunctionComponent } from 'preact';
import type { BoardEntry, Spot } from '../board/entry.ts';
import type { PageGame } from '../kit/game.ts';
import type { AnyEditor, PictureProps } from '../position/editor-game.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';
import type { Offer } from './Unplaced.tsx';

/** What the board of a lesson gets. */
export interface BoardProps<State, Table, Form> extends PictureProps<State, Table, Form> {
  /** Whose lesson it is. */
  readonly seat: number;
  /** The task is done: nothing more is to be played. */
  readonly done: boolean;
}

/** What lies in a tray to be played, and what is meant by putting it somewhere. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their forms
export type Hand = Required<Pick<BoardEntry<Json, any>, 'tray' | 'play'>>;

/** What the lessons of a game need besides their pages. */
export interface LearnGame {
  readonly page: PageGame;
  readonly lessons: AnyLessons;
  /** How a table is read and drawn, and which moves its picture shows. */
  readonly editor: AnyEditor;
  /** The table to play on, where that of the editor has more than one plays with; else its picture and what stands beside. */
  // biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their table types
  readonly Board?: FunctionComponent<BoardProps<any, any, any>>;
  /** What stands below the tray of `Board`. */
  // biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their table types
  readonly Beside?: FunctionComponent<BoardProps<any, any, any>>;
  /** What lies in the tray of a step to be played, where anything does: tiles to lay, pieces to buy. */
  readonly hand?: (step: AnyLessonStep) => Hand;
  /** The moves of a player that no place stands for, allowed or not: they are buttons right below the task. */
  // biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
  readonly offered?: (state: any, seat: number, lang: Lang) => readonly Offer[];
  /** Whether only the list can make a move: where a step comes to one, the list stands open right below the task. */
  readonly isListed?: (move: Kind) => boolean;
  /** Where an action ends on it, allowed or not, where a list in it names places. */
  readonly ends?: (action: Kind) => readonly Spot[];
  /** How the others play, where they do. */
  // biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
  readonly policy: Fetch<Policy<any, any>>;
}
