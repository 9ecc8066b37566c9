import type { Rng, Verdict } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { Edition } from '../../edition.ts';
import { makeEdition } from '../../edition-reader.ts';
import { reconstructed } from '../../editions/reconstructed.ts';
import { apply } from '../../effects/index.ts';
import { faceText } from '../../faces.ts';
import { sailorOn, tileOn } from '../../pieces/chart.ts';
import { directionText, neighbor } from '../../pieces/squares.ts';
import type { Rulings } from '../../readings.ts';
import { clone, NONE, type State } from '../../state.ts';
import type { Action, Direction, Event, Rotation } from '../../types.ts';
import type { BoxInput, LaidTile, Whose } from '../types.ts';

/** All directions. */
export const around = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Clauses that depend on what a checker does not ask: other pieces, the cargo, the phase of the game. */
const besides: readonly Clause[] = [
  'actions.any-piece',
  'trade.other-pieces',
  'trade.on-arrival',
  'end.finish-trade',
  'end.may-buy',
  'combat.two-sides',
];

const patches = new WeakMap<Edition, BoxInput>();

/** The box of a table as a checker is told it. */
export const boxIn = ({ edition }: State): BoxInput => {
  const known = patches.get(edition) ?? (edition === reconstructed ? {} : { edition: makeEdition(edition) });
  patches.set(edition, known);
  return known;
};

/** What a verdict says, without the names of ships and squares, which differ. */
export const gist = (verdict: Verdict<Clause>): string[] =>
  verdict.legal
    ? verdict.by.filter((clause) => !besides.includes(clause)).sort()
    : verdict.violations.map(({ clause, reason }) => `${clause}/${reason}`).sort();

/** The tile on a square as a checker is told it. */
export const tileAt = (state: State, at: number): LaidTile | undefined => {
  const tile = tileOn(state.chart, at);
  return tile < 0 ? undefined : { tile: faceText(tile >> 2), rot: (tile & 3) as Rotation };
};

/** The tiles around a square, but for one direction. */
export const ringOf = (state: State, at: number, without?: number): Partial<Record<Direction, LaidTile>> => {
  const ring: Partial<Record<Direction, LaidTile>> = {};
  for (const dir of around) {
    const tile = tileAt(state, neighbor(at, dir));
    if (tile && dir !== without) ring[directionText(dir)] = tile;
  }
  return ring;
};

/** What an action leads to and tells. */
export const carriedOut = (state: State, action: Action): { after: State; events: Event[] } => {
  const after = clone(state);
  const events: Event[] = [];
  apply(after, action, (event) => events.push(event));
  return { after, events };
};

/** The first event of a kind. */
export const event = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.find((one): one is Extract<Event, { kind: Kind }> => one.kind === kind);

/** Whose sailor stands on a square, seen by the active player. */
export const whoseSailor = (state: State, at: number): Whose => {
  const owner = sailorOn(state.chart, at);
  return owner === NONE ? 'nobody' : owner === state.active ? 'own' : 'opponent';
};

/** Whose starting port it is, seen by the active player. */
export const whoseHome = (state: State, port: number): Whose => {
  const owner = state.home.indexOf(port);
  return owner === NONE || state.out[owner] ? 'nobody' : owner === state.active ? 'own' : 'opponent';
};

/** Asks a checker about a table and compares. */
export type Ask = (state: State, random: Rng, rulings: Rulings) => void;
