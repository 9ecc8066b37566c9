import type { Action } from '@portolan/borneo';
import { describe, expect, it } from 'vitest';
import { borneoKit } from '../games/borneo/example/kit.tsx';
import { otherReadings } from './readings.ts';

const base = {
  seats: 4,
  phase: 'defend',
  turn: { company: 'attack' },
  companies: { red: [1, 1, 0, 2], blue: [2, 3], green: [3, 0, 2], yellow: [3, 0] },
  supply: [0, 1, 0, 0],
  ports: [{ harbor: 'kuching' }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
  edition: { shipments: 'free' },
};
const named = (position: object, actions: readonly Action[], chosen = {}) =>
  otherReadings(borneoKit, position, actions, chosen).map(
    ({ ruling, reading, flips }) => `${ruling}=${reading}${flips ? '!' : ''}`,
  );

describe('readings that change an outcome', () => {
  // B's own merchant stands between: 3 against 2 + 1 for A by the default reading, 3 against 2 by the other: A wins both.
  const fight = (attack: string) => ({
    ...base,
    hands: [[2], ['RRB/B:n', 2], [4], [4]],
    fight: { company: 'red', attacker: 3, defender: 1, attack: [attack] },
  });
  const defend: Action = { kind: 'defend', seat: 1, cards: ['RRB/B:n'] };

  it('leave out those that only count otherwise', () => {
    expect(named(fight('RRR/B:v'), [defend])).toEqual(['fight-flags=all']);
  });

  it('name the one that turns the fight', () => {
    // Two flags against 2 + 1 fail, against 2 they succeed.
    expect(named(fight('RRB/G:p'), [defend])).toContain('fight-bonus=third-party');
  });

  it('are told against the reading that the table has chosen', () => {
    expect(named(fight('RRB/G:p'), [defend], { 'fight-bonus': 'third-party' })).toContain('fight-bonus=all-between');
  });

  it('say when legal becomes illegal', () => {
    const full = {
      ...base,
      phase: 'company',
      turn: {},
      companies: { red: [0, 1, 2, 3, 1], blue: [0, 2], green: [3, 0, 2], yellow: [3, 1] },
      supply: [0, 0, 0, 0],
    };
    const transfer: Action = { kind: 'transfer', seat: 0, from: 'blue', rank: 1, to: 'red' };
    expect(named(full, [transfer])).toEqual(['company-full=open-ended!']);
  });
});
