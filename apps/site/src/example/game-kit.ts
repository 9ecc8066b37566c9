import type { Example, Game, Kind, Lang, Rulebook, Text, Violation } from '@portolan/core';
import type { ComponentType } from 'preact';
import type { Book } from '../kit/book.ts';

/** What a picture of a table is to show. */
export type Show<State, Action, Event, Clause extends string> =
  /** An action, before it is carried out, with what it breaks or what it leads to. */
  | {
      readonly kind: 'proposed';
      readonly action: Action;
      readonly violations: readonly Violation<Clause>[];
      readonly events: readonly Event[];
    }
  /** What has become of it: the table before, what happened, what can be chosen next. */
  | {
      readonly kind: 'after';
      readonly action: Action;
      readonly before: State;
      readonly events: readonly Event[];
      readonly next: readonly Action[];
    }
  /** A table on which nothing is proposed, with what can be chosen. */
  | { readonly kind: 'standing'; readonly next: readonly Action[] }
  /** A bare table that makes a clause seen. */
  | { readonly kind: 'clause'; readonly clause: string | undefined };

/** A picture of the part of a table that matters. */
export interface PictureProps<State, Action, Event, Clause extends string> {
  readonly state: State;
  readonly show: Show<State, Action, Event, Clause>;
  readonly lang: Lang;
  /** Begins the ids of the drawing: unique on the page. */
  readonly name: string;
}

/** What can be chosen on a table. */
export interface Moves<Action> {
  readonly actions: readonly Action[];
  /** Nothing known can be played: the list names what hidden cards may be. */
  readonly guessed: boolean;
  /** Moves alike to one of them, which the list leaves out: of a payment, the other ways to pay. */
  readonly alike?: (action: Action) => Alike<Action> | undefined;
}

/** Moves alike to one that is listed: how many, and the first so many of them. */
export interface Alike<Action> {
  readonly count: number;
  readonly list: (most: number) => readonly Action[];
}

/** The open points of a game: their names, the readings of each, the default one. */
export interface OpenPoints {
  readonly names: readonly string[];
  readingsOf(name: string): readonly string[];
  defaultOf(name: string): string;
}

/** All that a playable example, and playing on, need of a game. Only the page of a game loads its kit. */
export interface GameKit<State, Action extends Kind, Event extends Kind, Clause extends string> {
  readonly game: Game<State, Action, Event, Clause>;
  readonly rules: Rulebook<Clause>;
  /** The same for a table whose owner has named things of the box; without it no table has such names. */
  rulesIn?(state: State): Rulebook<Clause>;
  readonly book: Book;
  readonly openPoints: OpenPoints;
  /** What each kind of action is called, as a heading. */
  readonly actionNames: Readonly<Record<Action['kind'], Text>>;
  phaseName(phase: string, lang: Lang): string;
  /** The moves to choose from when playing on. */
  movesOn(state: State): Moves<Action>;
  readonly Picture: ComponentType<PictureProps<State, Action, Event, Clause>>;
  /** What the link to the position editor says; undefined if the game has none. */
  readonly change?: Text;
}

/** Any game's kit, for parts that work with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
export type AnyKit = GameKit<any, any, any, any>;

/** A kit that tells of a table by the names its owner gave; of a table that cannot be read by its own. */
export const kitFor = (kit: AnyKit, state: unknown): AnyKit => {
  const rules = state === undefined ? undefined : kit.rulesIn?.(state);
  return rules ? { ...kit, rules, book: { ...kit.book, violationText: rules.violation } } : kit;
};

/** An example of any game. */
export type AnyExample = Example<object, Kind, string>;
