import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { CallInput } from './types.ts';

// Disputes over who moves when a color is called, each with its answer worked out by hand on the map.

const { call } = checkers;

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

const reasons = (answer: { readonly verdict: { readonly legal: boolean; readonly violations?: unknown } }): string[] =>
  answer.verdict.legal
    ? []
    : (answer.verdict as { violations: { clause: string; reason: string }[] }).violations.map(
        ({ clause, reason }) => `${clause} ${reason}`,
      );

describe('call', () => {
  const called = (color: string, ships: readonly string[], more: Partial<CallInput> = {}): CallInput => ({
    seats: 3,
    caller: 0,
    color,
    ships,
    ...more,
  });

  // D2, E2, F1 of the map: green leads D2-E2 and E2-F1, E2-F2.
  const chain = called('green', ['0a@E2:fruit', '0b@D2:grain', '1a@F1:crude-oil']);

  it('moves the front ship first, which must evade; the one behind follows', () => {
    const answer = call.judge(chain);
    expect(answer.steps).toEqual([
      {
        what: 'sailed',
        seat: 0,
        ship: '0a',
        from: 'E2',
        to: 'F2',
        by: [],
        options: [{ ship: '0a', to: 'F2' }],
      },
      {
        what: 'sailed',
        seat: 0,
        ship: '0b',
        from: 'D2',
        to: 'E2',
        by: [],
        options: [{ ship: '0b', to: 'E2' }],
      },
    ]);
    expect(answer).toMatchObject({ movers: [0], concerned: ['0a', '0b'], moved: ['0a', '0b'], blocked: [], at: null });
    expect(answer.ships).toEqual(['0a@F2:fruit', '0b@E2:grain', '1a@F1:crude-oil']);
    expect(answer.clauses).toEqual(expect.arrayContaining(['sail.evasion', 'sail.all-ships-move', 'sail.by-color']));
    expect(call.readings(chain)).toEqual([]);
  });

  it('lets a ship behind another player’s wait, or have its chance later', () => {
    // 0b stands behind 1a, which moves only after it.
    const behind = called('green', ['0b@D2', '1a@E2']);
    const answer = call.judge(behind);
    expect(answer.steps.map(({ what, ship, by }) => [what, ship, by])).toEqual([
      ['blocked', '0b', ['1a']],
      ['sailed', '1a', []],
    ]);
    expect(answer.readings).toEqual({
      'waits-in-turn': { moved: ['1a'], blocked: ['0b'], ships: ['0b@D2', '1a@F1'] },
      'lost-at-once': { moved: ['1a'], blocked: ['0b'], ships: ['0b@D2', '1a@F1'] },
      'moves-later': { moved: ['1a', '0b'], blocked: [], ships: ['0b@E2', '1a@F1'] },
    });
    expect(turning(call.readings(behind))).toEqual(['blocked-ship=moves-later']);
    // If seat 1 calls, it moves first.
    expect(call.judge({ ...behind, caller: 1 })).toMatchObject({ movers: [1, 0], moved: ['1a', '0b'] });
  });

  it('goes round the table from the caller', () => {
    const ships = ['0a@A1', '1a@B1', '2a@C3'];
    const movers = [0, 1, 2].map((caller) => call.judge(called('red', ships, { caller })).movers);
    expect(movers).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('takes ships in the order that the owner tries them', () => {
    const wrong = { ...chain, wishes: [{ ship: '0b' }, { ship: '0a' }] };
    // The obligation to move does not let an owner waste it; under one reading he can.
    expect(call.judge(wrong).moved).toEqual(['0a', '0b']);
    expect(call.judge(wrong, { 'blocked-ship': 'lost-at-once' })).toMatchObject({
      moved: ['0a'],
      blocked: ['0b'],
      steps: [{ what: 'held', ship: '0b', by: ['0a'] }, { what: 'sailed' }],
    });
    expect(turning(call.readings(wrong))).toEqual(['blocked-ship=lost-at-once']);
    // A1 and A2 both lead to B1 by red: who goes first gets it.
    const rivals = called('red', ['0a@A1', '0b@A2'], { wishes: [{ ship: '0b' }] });
    expect(call.judge(rivals)).toMatchObject({
      moved: ['0b'],
      blocked: ['0a'],
      steps: [
        {
          options: [
            { ship: '0a', to: 'B1' },
            { ship: '0b', to: 'B1' },
          ],
        },
        { what: 'blocked' },
      ],
    });
  });

  it('lets the owner choose between two channels', () => {
    const free = called('green', ['0a@E2'], { wishes: [{ ship: '0a', to: 'F2' }] });
    expect(call.judge(free)).toMatchObject({
      ships: ['0a@F2'],
      clauses: expect.arrayContaining(['sail.owner-chooses']),
    });
    expect(call.judge({ ...free, wishes: [] }).ships).toEqual(['0a@F1']);
  });

  it.each([
    { why: 'a taken way', ships: ['0a@E2', '1a@F1'], wish: { ship: '0a', to: 'F1' }, reason: 'position-occupied' },
    { why: 'another color', ships: ['0a@D1', '1a@E2'], wish: { ship: '0a', to: 'VU1' }, reason: 'wrong-color' },
    { why: 'not before the color', ships: ['0a@B1', '1a@E2'], wish: { ship: '0a', to: 'C1' }, reason: 'wrong-color' },
    { why: 'two channels at once', ships: ['1a@D2'], wish: { ship: '1a', to: 'F1' }, reason: 'no-channel' },
  ])('refuses a wish: $why', ({ ships, wish, reason }) => {
    const answer = call.judge(called('green', ships, { wishes: [wish] }));
    expect(answer).toMatchObject({ at: wish.ship, verdict: { legal: false } });
    expect(reasons(answer)[0]).toMatch(reason);
    // What it refuses does not happen.
    expect(answer.moved).not.toContain(wish.ship);
  });

  it('moves nobody by a color that nobody is before', () =>
    expect(call.judge(called('blue', chain.ships))).toMatchObject({
      verdict: { legal: true },
      movers: [],
      steps: [],
      ships: chain.ships,
    }));

  it.each([
    { ships: ['0a@C2', '1a@C2'], problem: { path: 'ships[1]', code: 'duplicate' } },
    { ships: ['0a@C2', '0a@C3'], problem: { path: 'ships[1]', code: 'duplicate' } },
    { ships: ['0e@C2'], problem: { path: 'ships[0]', code: 'unknown-ship' } },
    { ships: ['3a@C2'], problem: { path: 'ships[0]', code: 'unknown-ship' } },
    { ships: ['0a@C2'], wishes: [{ ship: '0b' }], problem: { path: 'wishes[0].ship', code: 'unknown-ship' } },
    {
      ships: ['0a@C2'],
      wishes: [{ ship: '0a' }, { ship: '0a' }],
      problem: { path: 'wishes[1].ship', code: 'duplicate' },
    },
    { caller: 3, problem: { path: 'caller', code: 'unknown-seat' } },
  ])('cannot have been: $problem.code at $problem.path', ({ problem, ...more }) =>
    expect(call.parse({ ...chain, ...more })).toMatchObject({ problems: [problem] }),
  );

  it('reads a fifth ship of two players, and several in one harbor', () =>
    expect(call.parse(called('red', ['0e@VU1', '1a@VU1'], { seats: 2 })).ok).toBe(true));
});
