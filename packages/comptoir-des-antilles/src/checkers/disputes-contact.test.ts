import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';

// What a contact does, step by step, each with its answer worked out by hand.

const { contact } = checkers;

describe('contact', () => {
  const port = ['4 madras B2', '5 rum A2B1', '3 spices C2', '6 madras'];
  const captain = { seats: 3, quays: port, contact: 'captain' } as const;

  it('waits for its first effect', () => {
    const answer = contact.judge(captain);
    expect(answer.steps.map(({ number, outcome }) => [number, outcome])).toEqual([
      [0, 'due'],
      [1, 'later'],
    ]);
    // Two porters fit on quays 1, 2 and 4.
    expect(answer.next.map((one) => one.kind === 'place' && one.quays[0])).toEqual([1, 2, 4]);
  });

  it('makes the ship sail before its second effect, and then finishes', () => {
    const plays = [
      { kind: 'place', quays: [2, 2] },
      { kind: 'leaveSlate', to: 1 },
      { kind: 'move', from: 1, to: 2, porters: [1] },
    ] as const;
    const paid = contact.judge({ ...captain, plays: plays.slice(0, 2) });
    // A 10 + 4 · 3, B 10 + 3 − 4.
    expect(paid).toMatchObject({
      premiums: [22, 9, 10],
      slate: 1,
      quays: ['4 madras B2', '-', '3 spices C2', '6 madras'],
    });
    // Quay 2 is empty: C’s porters of quay 3 can go to quay 4 only.
    expect(paid.next.every((one) => one.kind === 'move' && one.from === 3 && one.to === 4)).toBe(true);
    expect(contact.judge({ ...captain, plays })).toMatchObject({ at: 2, finished: false });
    const ended = contact.judge({
      ...captain,
      plays: [...plays.slice(0, 2), { kind: 'move', from: 3, to: 4, porters: [2] }],
    });
    expect(ended).toMatchObject({ at: null, finished: true, next: [] });
    expect(ended.steps.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(ended.events.at(-1)).toMatchObject({ kind: 'contactDiscarded' });
  });

  const full = ['4 madras B3', '3 rum A1B1', '3 spices C2', '6 madras C5'];
  const shipowner = {
    commission: 5,
    effects: [
      { do: 'place', groups: [3] },
      { do: 'place', groups: [1] },
    ],
  } as const;

  it('begins with the clause about carrying effects out', () => {
    const start = contact.judge({ ...captain, plays: [] });
    expect(start.verdict).toEqual({ legal: true, by: ['contact.effects'] });
    expect(start.clauses[0]).toBe('contact.effects');
    expect(contact.judge({ ...captain, plays: [{ kind: 'skip' }] }).verdict.legal).toBe(false);
  });

  it('skips by itself what cannot be carried out, and says why', () => {
    const answer = contact.judge({ seats: 3, quays: full, contact: shipowner });
    expect(answer.steps).toMatchObject([
      { number: 0, outcome: 'skipped', possible: false },
      { number: 1, outcome: 'due', possible: true },
    ]);
    expect(answer.steps[0]?.why.map(({ violations }) => violations[0]?.reason)).toEqual(Array(4).fill('no-room'));
    expect(answer.events.map(({ kind }) => kind)).toEqual(['contactPlayed', 'effectSkipped']);
    const stopped = contact.judge({ seats: 3, quays: full, contact: shipowner }, { 'impossible-effect': 'stop-card' });
    expect(stopped.steps.map(({ outcome }) => outcome)).toEqual(['skipped', 'lost']);
    expect(stopped.finished).toBe(true);
    expect(
      contact.judge({ seats: 3, quays: full, contact: shipowner }, { 'partial-effect': 'fit' }).steps[0]?.outcome,
    ).toBe('due');
  });

  it('carries out what was chosen', () => {
    const card = { commission: 1, effects: [{ do: 'oneOf', of: [{ do: 'replace' }, { do: 'swapGoods' }] }] } as const;
    const plays = [
      { kind: 'choose', option: 1 },
      { kind: 'swapGoods', a: 1, b: 2 },
    ] as const;
    const answer = contact.judge({ seats: 3, quays: port, contact: card, plays });
    expect(answer.steps.map(({ number, outcome }) => [number, outcome])).toEqual([
      [0, 'chosen'],
      [0, 'done'],
    ]);
    expect(answer.quays.slice(0, 2)).toEqual(['4 rum B2', '5 madras A2B1']);
  });

  it('stops at the first illegal play', () => {
    const plays = [{ kind: 'place', quays: [3, 3] }, { kind: 'skip' }] as const;
    const answer = contact.judge({ ...captain, plays });
    expect(answer).toMatchObject({ at: 0, next: [], steps: [{ outcome: 'due' }, { outcome: 'later' }] });
    expect(answer.verdict).toMatchObject({
      violations: [{ clause: 'sailing.capacity', reason: 'no-room', facts: {} }],
    });
  });
});
