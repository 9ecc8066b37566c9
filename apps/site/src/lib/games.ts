import { examples } from '@portolan/borneo/examples';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/borneo/rules';
import type { Example, Rulebook, Text } from '@portolan/core';

/** What stands on a harbor of the home chart. */
export interface Harbor {
  readonly id: string;
  readonly title: string;
  readonly players: string;
  readonly minutes: string;
  /** Whether its pages exist. */
  readonly open: boolean;
}

/** A phase of the turn, for the strip on the head of the rulebook. */
export interface Waypoint {
  readonly title: Text;
  readonly duty: 'may' | 'must';
  /** Ids of the sections that tell it, the first being the main one. */
  readonly sections: readonly [string, ...string[]];
}

/** A game with pages. */
export interface GamePages {
  readonly id: string;
  readonly rules: Rulebook;
  readonly facts: {
    readonly designer: string;
    readonly year: number;
    readonly players: { readonly min: number; readonly max: number };
    readonly age: number;
    readonly minutes: number;
  };
  readonly provenance: {
    readonly summary: Text;
    readonly printed: Text;
    readonly public: Text;
    readonly reconstructed: Text;
  };
  readonly turn: readonly Waypoint[];
  readonly examples: readonly Example[];
  /** Ids of the examples that stand open in the rulebook, about one a section; the others are a line each. */
  readonly shown: ReadonlySet<string>;
}

const shownOfBorneo = new Set([
  'below-the-ship',
  'too-late-for-a-mission',
  'paid-to-the-unit',
  'red-to-yellow',
  'two-cards-against-one',
  'equal-totals',
  'red-flag-covered',
  'six-red-flags',
  'by-order-of-rank',
  'second-merchant-of-red',
  'one-discarded',
  'the-count',
  'pepper-for-clove',
]);

/** Games with pages, in the order of the sidebar. */
export const games: readonly GamePages[] = [
  { id: 'borneo', rules, facts, provenance, turn: turnAtAGlance, examples, shown: shownOfBorneo },
];

/** The game whose pages these are; undefined elsewhere. */
export const gameOf = (path: string): GamePages | undefined => games.find(({ id }) => path.split('/')[0] === id);

/** All harbors of the chart, from north to south. */
export const harbors: readonly Harbor[] = [
  { id: 'rotterdam', title: 'Rotterdam', players: '2–4', minutes: '60', open: false },
  { id: 'cabo-da-roca', title: 'Cabo da Roca', players: '2–4', minutes: '60', open: false },
  { id: 'comptoir-des-antilles', title: 'Comptoir des Antilles', players: '3–4', minutes: '40–60', open: false },
  { id: 'borneo', title: 'Borneo', players: '3–5', minutes: '45', open: true },
];
