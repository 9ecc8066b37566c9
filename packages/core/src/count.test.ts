import { describe, expect, it } from 'vitest';
import { race, type State } from '../fixtures/race.ts';
import { countGames, countLeaves, countPositions } from './count.ts';

const at = (...places: number[]): State => ({ at: places, mover: 0, rolling: false });

describe('counting the race', () => {
  it('counts lines, nature included', () => {
    // From 0:0 two moves; after a walk two again, after a roll three faces: 2 + 3.
    expect([0, 1, 2].map((depth) => countLeaves(race, at(0, 0), depth))).toEqual([1, 2, 5]);
  });

  it.each([-1, 1.5, Number.NaN])('refuses a depth of %d', (depth) => {
    expect(() => countLeaves(race, at(0, 0), depth)).toThrow(RangeError);
  });

  it('does not count games that ended sooner', () => {
    // From 3:3 a walk ends it; a roll meets 0 (then the other seat is on its 2 moves), or 1 or 3, which end it.
    expect([1, 2, 3].map((depth) => countLeaves(race, at(3, 3), depth))).toEqual([2, 3, 2]);
  });

  it('counts games where they end', () => {
    const last: State = { at: [3, 3], mover: 0, rolling: true };
    // Three faces; 0 hands the move on, so count from a state where the other is two steps from home and cannot miss.
    const sure: typeof race = { ...race, chances: (state) => race.chances(state).slice(1) };
    sure.actions = (state, seat) =>
      state.rolling ? sure.chances(state).map(([action]) => action) : race.actions(state, seat);
    expect(countGames(sure, last)).toBe(2);
    // A walk, or a roll with two faces.
    expect(countGames(sure, at(3, 3))).toBe(3);
  });

  it('counts positions once', () => {
    // From 3:3: itself, its two rolls, 3:3 with the other to move, and the ends 4:3, 6:3, 3:4, 3:6.
    expect(countPositions(race, at(3, 3))).toBe(8);
    expect(countPositions(race, at(3, 3), { depth: 1 })).toBe(3);
    // Whoever is whose: 3:3, 3:3 with the die in the air, 3:4, 3:6.
    const folded = ({ at: places, rolling }: State): string => `${[...places].sort()} ${rolling}`;
    expect(countPositions(race, at(3, 3), { key: folded })).toBe(4);
  });
});
