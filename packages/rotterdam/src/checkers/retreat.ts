import { UNKNOWN } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { check } from '../check/index.ts';
import { channelsBack, waysBack } from '../pieces/sailing.ts';
import type { Readings } from '../readings.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Action, PositionId } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  attempt,
  cited,
  clausesOf,
  editionOf,
  ownEvents,
  putOthers,
  putShip,
  smallTable,
  withLargeFleets,
} from './small-table.ts';
import { inTheWay, readRetreat } from './types/river.ts';
import type { RetreatAnswer, RetreatInput, RetreatPath } from './types.ts';

const PLAYER = 0;
const SHIP = 0;

/** The ship, those behind it, and a player with the card in a turn of phase 3. */
const tableOf = (input: RetreatInput, rulings: Readings): State => {
  const { variants } = input;
  const edition = withLargeFleets(editionOf(input));
  const state = smallTable({ edition, rulings, phase: 'anchor', variants });
  putShip(state, SHIP, input.position);
  putOthers(state, PLAYER, inTheWay(boxOf(state.edition), input));
  state.navigation[PLAYER] = [UNKNOWN];
  return state;
};

const playOf = ({ card }: RetreatInput, path: readonly PositionId[]): Action => ({
  kind: 'playCard',
  seat: PLAYER,
  card,
  ship: '0a',
  path,
});

const isPartOf = (part: readonly unknown[], whole: readonly unknown[]): boolean =>
  part.length < whole.length && part.every((one, i) => whole[i] === one);

/** Every way back as far as the card says or the river goes, whoever is in the way, and each shorter one. */
const allPaths = (state: State, { card }: RetreatInput) => {
  const { behind, positions } = boxOf(state.edition);
  const board = { behind: (at: number) => behind[at]!, isFree: () => true };
  const paths = waysBack(board, state.at[SHIP]!, channelsBack[card]);
  return paths.map((path) => ({
    path: path.map((at) => positions.ids[at]!),
    whole: !paths.some((other) => isPartOf(path, other)),
  }));
};

const onPath = (state: State, input: RetreatInput, path: readonly PositionId[]): RetreatPath => {
  const verdict = check(state, playOf(input, path));
  return {
    path,
    end: path.at(-1) ?? input.position,
    legal: verdict.legal,
    violations: verdict.legal ? [] : (verdict.violations as readonly Refusal[]),
  };
};

const answer = (input: RetreatInput, readings: Readings): RetreatAnswer => {
  const state = tableOf(input, readings);
  const paths = allPaths(state, input)
    .map(({ path, whole }) => ({ ...onPath(state, input, path), whole }))
    .filter(({ legal, whole }) => legal || whole)
    .map(({ whole: _, ...path }) => path);
  const first = paths.find(({ legal }) => legal) ?? paths[0]!;
  const { verdict, events } = attempt(state, playOf(input, input.path ?? first.path));
  const fallOut = paths.flatMap(({ violations }) => violations.map(({ clause }) => clause));
  return {
    verdict,
    clauses: applying(
      `card.${input.card}`,
      ...cited(verdict),
      ...clausesOf(ownEvents(events, ['cardPlayed', 'movedBack'])),
      ...fallOut,
    ),
    channels: channelsBack[input.card],
    paths,
    ends: [...new Set(paths.filter(({ legal }) => legal).map(({ end }) => end))],
    possible: first.legal,
  };
};

/** "Where does the Setback, the storm put it?" */
export const retreat = defineChecker<RetreatInput, RetreatAnswer>({
  id: 'retreat',
  rulings: ['impossible-retreat'],
  example: { card: 'heavy-storm', position: 'E1', occupied: ['C1'] },
  input: readRetreat,
  answer,
  decision: ({ verdict, paths }) => [verdict.legal, paths.map(({ path, legal }) => [path, legal])],
});
