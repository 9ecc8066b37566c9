import type { AnyEngine, Lang, Seat, Text } from '@portolan/core';
import type { Notation } from '@portolan/core/notation';
import type { FunctionComponent } from 'preact';
import type { AnyKit } from '../example/game-kit.ts';
import type { PageGame } from '../kit/game.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';
import type { PlayGame } from './plan.ts';

/** What the board of a table under way gets. */
export interface BoardProps {
  /** What is seen of it: a view. */
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the states of any game on
  readonly state: any;
  readonly lang: Lang;
  /** Whose hand is looked at. */
  readonly seat: number;
  /** The move that could be confirmed now. */
  readonly action: Json | undefined;
  /** Proposes a move that the board offers itself. */
  readonly propose: (action: Json) => void;
}

/** What is fetched of a game once it is played. */
export interface PlayedGame {
  readonly engine: Engine;
  readonly phaseName: (phase: string, lang: Lang) => string;
  /** Its words, its rulebook, and the game that reads positions: the first move does not wait for them. */
  readonly kit: Fetch<AnyKit>;
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the states of any game on
  readonly plan: PlayGame<any>;
  readonly Board: FunctionComponent<BoardProps>;
  readonly startWorker: () => Worker;
  /** A number of what its scores count, with its noun. */
  readonly scored: (n: number, lang: Lang) => string;
  /** What the parts of its scores are called, by their clauses. */
  readonly scoreNames: Fetch<Readonly<Record<string, Text>>>;
  /** How its games are written by hand. */
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the actions of any game on
  readonly notation: Fetch<Notation<any, any>>;
  /** Whose turn it is, whoever acts in it; undefined where it is nobody’s. */
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the states of any game on
  readonly turnOf: (state: any) => Seat | undefined;
  /** Where in the game it is, if the game counts that: "Manche 3". */
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the states of any game on
  readonly when?: (state: any, lang: Lang) => string;
  /** The phases of a turn in order, those that go together in one step. */
  readonly course: readonly (readonly string[])[];
}

/** What the page "play" needs of a game before anything is played. */
export interface PlayPageGame {
  readonly page: PageGame;
  readonly seats: readonly number[];
  readonly usual: number;
  readonly variants?: readonly {
    readonly at: string;
    readonly label: Text;
    readonly when?: (seats: number) => boolean;
  }[];
  readonly game: Fetch<PlayedGame>;
}

/** Any engine, as the table uses it. */
export type Engine = AnyEngine;
