import { borneo, type State, shipmentZones } from '@portolan/borneo';
import { UNKNOWN } from '@portolan/borneo/pieces';
import { type Policy, playOut, randomPlay, rng, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { questions, sensible } from './index.ts';
import { dealUnseen } from './playouts.ts';

const start = (seats: number): State => {
  const begun = borneo.setup({ seats });
  if (!begun.ok) throw new Error('a plain game begins');
  return begun.value;
};

describe('sensible', () => {
  it('plays every game to its end, legally', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const played = randomPlay(
        borneo,
        { seats: 3 + (seed % 3), variants: { blackbeard: seed > 3 } },
        { seed, policy: checked },
      );
      expect(played.ok && played.value.over).toBe(true);
    }
  });

  it('beats chance', () => {
    let wins = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const state = start(4);
      playOut(borneo, state, rng(seed), { policy: [sensible, uniform, uniform, uniform] });
      wins += borneo.outcome(state)!.winners.includes(0) ? 1 : 0;
    }
    // A quarter would be 10.
    expect(wins).toBeGreaterThan(25);
  });
});

const checked: Policy<State, ReturnType<typeof borneo.actions>[number]> = (state, actions, seat, random) => {
  const action = sensible(state, actions, seat, random);
  expect(borneo.check(state, action).legal).toBe(true);
  return action;
};

describe('best', () => {
  const state = start(4);
  playOut(borneo, state, rng(8), { policy: sensible, maxActions: 240 });
  // A game that is over would never come to this phase.
  while (state.phase !== 'shipment' && state.phase !== 'over') {
    playOut(borneo, state, rng(9), { policy: sensible, maxActions: 1 });
  }
  const seat = state.active;

  it('ranks every legal action, the same way for the same seed', () => {
    const budget = { iterations: 80, seed: 2 };
    const answer = questions.best.solve(state, { seat }, budget);
    expect(answer.ranking).toHaveLength(borneo.actions(state, seat).length);
    expect(answer.leftOut).toBe(0);
    expect(answer.unlisted).toEqual([]);
    expect(answer.tried).toBe(80);
    expect(questions.best.solve(state, { seat }, budget)).toEqual(answer);
    expect(answer.ranking[0]!.equal).toBe(true);
  });

  it('uses nothing that the seat may not see', () => {
    const budget = { iterations: 30, seed: 2 };
    const other = borneo.clone(state);
    const rival = (seat + 1) % 4;
    expect(other.pile).not.toEqual([]);
    // The same table with other hidden cards.
    [other.hands[rival]![0], other.pile[0]] = [other.pile[0]!, other.hands[rival]![0]!];
    for (const zone of [other.hands[rival]!, other.pile]) zone.sort((a, b) => a - b);
    expect(questions.best.solve(other, { seat }, budget)).toEqual(questions.best.solve(state, { seat }, budget));
  });

  it('stops when it is told to', () => {
    const answer = questions.best.solve(state, { seat }, { iterations: 5000, progress: (done) => done > 0 });
    expect(answer.tried).toBeLessThan(200);
  });

  it('deals every unseen card once', () => {
    const dealt = dealUnseen(borneo.view(state, seat), rng(1));
    const cards = shipmentZones(dealt).flat();
    expect(cards).toHaveLength(60);
    expect(cards).not.toContain(UNKNOWN);
    expect(new Set(cards).size).toBe(60);
  });

  it('says who may not ask, and why', () => {
    expect(questions.best.parse({ seat: (seat + 1) % 4 }, state)).toMatchObject({
      ok: false,
      problems: [{ path: 'seat', code: 'not-to-act' }],
    });
    expect(questions.best.parse({ seat: 9 }, state)).toMatchObject({
      ok: false,
      problems: [{ path: 'seat', code: 'out-of-range' }],
    });
    expect(questions.best.parse({ seat, more: 1 }, state)).toMatchObject({
      ok: false,
      problems: [{ path: 'more', code: 'unknown-field' }],
    });
    expect(questions.best.parse({ seat })).toMatchObject({ ok: false, problems: [{ path: 'position' }] });
  });
});
