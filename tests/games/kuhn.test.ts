import {
  addFractions,
  countGames,
  countLeaves,
  exactChances,
  type Fraction,
  fraction,
  fractionToString,
  multiplyFractions,
  must,
  type Seat,
  shuffle,
  subtractFractions,
  UNKNOWN,
  unseen,
} from '@portolan/core';
import { assertLaws, type Hooks, walkThrough } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { type Action, kuhn, type State } from './kuhn.ts';

const start = must(kuhn.setup({ seats: 2 }));

const afterEach = <Value>(state: State, visit: (next: State, action: Action) => Value): Value[] =>
  kuhn.actions(state).map((action) => {
    const next = kuhn.clone(state);
    kuhn.apply(next, action);
    return visit(next, action);
  });

/** Every state from here on, depth first. */
const everyState = (state: State): State[] => [state, ...afterEach(state, everyState).flat()];

const third = fraction(1, 3);
const one = fraction(1);
const zero = fraction(0);

/**
 * The chance of a bet in equilibrium (Kuhn 1950), with the free parameter of the first seat at `alpha`:
 * by what was said, for jack, queen and king.
 */
const betting = (alpha: Fraction): Readonly<Record<string, readonly Fraction[]>> => ({
  '': [alpha, zero, multiplyFractions(fraction(3), alpha)],
  pass: [third, zero, one],
  bet: [zero, third, one],
  'pass bet': [zero, addFractions(alpha, third), one],
});

/** The exact value for the first seat when both play by the table. */
const value = (state: State, table: ReturnType<typeof betting>): Fraction => {
  const { actors } = kuhn.turn(state);
  if (actors.length === 0) return fraction(kuhn.scores(state)[0]!.total);
  const sum = (chances: readonly (readonly [Action, Fraction])[]): Fraction =>
    chances.reduce((total, [action, chance]) => {
      const next = kuhn.clone(state);
      kuhn.apply(next, action);
      return addFractions(total, multiplyFractions(chance, value(next, table)));
    }, zero);
  if (actors[0] === 'nature') return sum(exactChances(kuhn.chances(state)));
  const bet = table[state.said.join(' ')]![state.hands[actors[0]!]!]!;
  return sum(kuhn.actions(state).map((action) => [action, action.kind === 'bet' ? bet : subtractFractions(one, bet)]));
};

const hooks: Hooks<State, Action> = {
  // At the showdown the hands are laid open.
  turnsUp: ({ kind }, { said }) =>
    (kind === 'bet' && said.at(-1) === 'bet') || (kind === 'pass' && said.join() === 'pass'),
  pieces: ({ hands }) => [...hands, ...unseen([0, 1, 2], [hands])].sort(),
  reshuffle: (state, seat: Seat | null, random) => {
    const view = kuhn.view(state, seat);
    const hidden = shuffle(random, unseen([0, 1, 2], [view.hands]));
    return { ...view, hands: view.hands.map((card) => (card === UNKNOWN ? hidden.pop()! : card)) };
  },
};

describe('Kuhn poker', () => {
  it('has 6 deals, 24 decisions in 12 information sets, and 30 games', () => {
    // 3 × 2 deals; after each the seats can be asked at '', 'pass', 'bet' and 'pass bet', and there are five endings.
    expect(countLeaves(kuhn, start, 2)).toBe(3 * 2);
    const decisions = everyState(start).filter((state) => typeof kuhn.turn(state).actors[0] === 'number');
    expect(decisions).toHaveLength(6 * 4);
    const sets = decisions.map((state) => JSON.stringify(kuhn.view(state, kuhn.turn(state).actors[0] as Seat)));
    expect(new Set(sets).size).toBe(3 * 4);
    expect(countGames(kuhn, start)).toBe(6 * 5);
  });

  it.each([
    ['0', zero],
    ['1/6', fraction(1, 6)],
    ['1/3', third],
  ])('is worth -1/18 to the first seat in equilibrium, alpha %s', (_name, alpha) => {
    expect(fractionToString(value(start, betting(alpha)))).toBe('-1/18');
  });

  it('deals a face-down card at the showdown among the cards not seen', () => {
    const view = must(kuhn.parsePosition({ hands: ['Q', '?'], said: ['bet', 'bet'] }));
    expect(kuhn.chances(view)).toEqual([
      [{ kind: 'show', to: 1, card: 0 }, 1],
      [{ kind: 'show', to: 1, card: 2 }, 1],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('keeps the laws, seed %i', (seed) => {
    assertLaws(kuhn, walkThrough(kuhn, { seats: 2 }, seed), hooks);
  });
});
