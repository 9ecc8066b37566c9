import { describe, expect, it } from 'vitest';
import { race } from '../fixtures/race.ts';
import { play } from './play.ts';
import { must } from './result.ts';

const start = must(race.setup({ seats: 2 }));

describe('play', () => {
  it('carries a legal action out on a copy', () => {
    expect(play(race, start, { kind: 'walk', seat: 0 })).toEqual({
      ok: true,
      state: { at: [1, 0], mover: 1, rolling: false },
      events: [{ kind: 'moved', seat: 0, by: 1 }],
      by: ['race.turn'],
    });
    expect(start.at).toEqual([0, 0]);
  });

  it('refuses an illegal one with the verdict', () => {
    expect(play(race, start, { kind: 'die', pips: 1 })).toEqual({
      ok: false,
      verdict: { legal: false, violations: [{ clause: 'race.die', reason: 'wrong-phase', facts: {} }] },
    });
  });
});
