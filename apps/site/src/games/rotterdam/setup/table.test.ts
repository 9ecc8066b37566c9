import { reconstructed, rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { setUp } from './dealt.ts';
import { boxCounts, tables } from './table.ts';

const { usual } = tables;

describe('a table to prepare', () => {
  it.each([2, 3, 4] as const)('is dealt by chance for %i players, and can be played', (seats) => {
    for (const openProducts of [false, true]) {
      const state = setUp({ ...usual, seats, youngest: 1, openProducts }, reconstructed);
      expect(rotterdam.validate(state)).toEqual([]);
      const { phase, seat, hands = [], piles = {} } = rotterdam.makePosition(state);
      expect({ phase, seat }).toEqual({ phase: 'launch', seat: 1 });
      expect(hands.map(({ missions = [] }) => missions.filter((face) => face !== '?').length)).toEqual(
        Array.from({ length: seats }, () => 3),
      );
      // One open card for each of the four harbors, in the variant only.
      const open = reconstructed.harbors.map(({ id }) => piles[id]?.top?.length ?? 0);
      expect(open).toEqual(openProducts ? [1, 1, 1, 1] : [0, 0, 0, 0]);
    }
  });

  it('differs from shuffle to shuffle, and is the same again', () => {
    const missions = (shuffle: number) => rotterdam.makePosition(setUp({ ...usual, shuffle }, reconstructed)).hands;
    expect(missions(1)).toEqual(missions(1));
    expect(missions(1)).not.toEqual(missions(2));
  });

  // 7 + 5 + 5 + 7 units, 16 + 14 + 14 + 16 Products; 5 ships with two players, else 4.
  it.each([
    [2, 5],
    [3, 4],
    [4, 4],
  ] as const)('counts the box for %i players', (seats, ships) =>
    expect(boxCounts(reconstructed, seats)).toEqual({
      ships,
      units: 24,
      products: 60,
      missions: 46,
      navigation: 20,
      inHand: 3,
    }),
  );
});
