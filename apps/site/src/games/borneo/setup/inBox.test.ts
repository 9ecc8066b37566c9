import { reconstructed } from '@portolan/borneo';
import { describe, expect, it } from 'vitest';
import { harborsFor, missionsFor } from './inBox.ts';

describe('what goes back into the box', () => {
  // The rulebook: 2 of 14 Harbor cards with 3 or 4 players, 4 with 5; 4 of 16 Missions with 3 or 4, none with 5.
  it.each([
    [3, 12, 2, 12, 4],
    [4, 12, 2, 12, 4],
    [5, 10, 4, 16, 0],
  ])('with %i players', (seats, harbors, harborsAway, missions, missionsAway) => {
    expect(harborsFor(reconstructed, seats).used).toHaveLength(harbors);
    expect(harborsFor(reconstructed, seats).away).toHaveLength(harborsAway);
    expect(missionsFor(reconstructed, seats).used).toHaveLength(missions);
    expect(missionsFor(reconstructed, seats).away).toHaveLength(missionsAway);
  });
});
