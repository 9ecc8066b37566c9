import { pick, pickWeighted, type Rng, rng, type Verdict } from '@portolan/core';
import { atRandom } from '../../at-random.ts';
import { boxOf, NONE } from '../../box.ts';
import type { Clause } from '../../clauses.ts';
import { reconstructed } from '../../editions/reconstructed.ts';
import { apply } from '../../effects/index.ts';
import { actions, chances } from '../../listing/index.ts';
import { completeReadings, type Rulings, readingsOf, rulingNames } from '../../readings.ts';
import { completeVariants } from '../../settings.ts';
import { newGame, type State } from '../../state.ts';
import { turn } from '../../turn.ts';
import type { Action, MaterialId, PositionId } from '../../types.ts';

// Random games on which the checkers are held against the engine. Only tests import this.

/** A question that can be put at some moment of a game. */
export type Ask = (state: State, random: Rng, rulings: Rulings) => void;

/** The verdict without the facts, which name ships of another table. */
export const gist = (verdict: Verdict<Clause>): readonly string[] =>
  verdict.legal
    ? ['legal', ...verdict.by]
    : verdict.violations.map(({ clause, reason }) => `${clause}/${reason}`).sort();

/** The position of a ship; `null` in reserve. */
export const placeOf = (state: State, ship: number): PositionId | null =>
  state.at[ship] === NONE ? null : boxOf(state.edition).positions.ids[state.at[ship]!]!;

/** The cargo of a ship. */
export const loadOf = (state: State, ship: number): MaterialId | null =>
  state.cargo[ship] === NONE ? null : boxOf(state.edition).materials.ids[state.cargo[ship]!]!;

/** Ships that are afloat. */
export const afloat = (state: State): readonly number[] => state.at.flatMap((at, ship) => (at === NONE ? [] : [ship]));

/** All positions with a ship, each once, but not that of one ship. */
export const occupiedBut = (state: State, ship: number): readonly PositionId[] =>
  [...new Set(afloat(state).map((one) => placeOf(state, one)!))].filter((one) => one !== placeOf(state, ship));

/** A move at random, with cards played when there are some. */
const choose = (state: State, random: Rng): Action => {
  const drawn = chances(state);
  if (drawn.length > 0) return pickWeighted(random, drawn);
  // A seat that may act can have nothing to do: a card that cannot be played now.
  const able = (turn(state).actors as readonly number[]).filter((seat) => actions(state, seat).length > 0);
  const seat = pick(random, able);
  return atRandom(state, actions(state, seat), seat, random);
};

/** Plays a random game and puts the questions of each phase along the way. */
export const askAlong = (seed: number, asks: Partial<Record<State['phase'], readonly Ask[]>>, most: number): number => {
  const random = rng(seed);
  const chosen = Object.fromEntries(rulingNames.map((name) => [name, pick(random, readingsOf(name))])) as Rulings;
  const rulings: Rulings = seed % 2 === 0 ? {} : chosen;
  const variants = completeVariants({ safeHaven: seed % 3 === 0, openProducts: seed % 4 < 2 });
  const readings = completeReadings(rulings);
  const state = newGame({ edition: reconstructed, rulings: readings, variants, seats: 2 + (seed % 3), master: 0 });
  let asked = 0;
  for (let steps = 0; steps < most && state.phase !== 'over'; steps++) {
    if (state.pending.length === 0) {
      for (const ask of asks[state.phase] ?? []) ask(state, random, rulings);
      asked += asks[state.phase]?.length ?? 0;
    }
    apply(state, choose(state, random));
  }
  return asked;
};
