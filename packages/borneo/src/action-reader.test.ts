import { must, replay } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { parseAction } from './action-reader.ts';
import { borneo } from './index.ts';
import type { State } from './state.ts';

const reveal = must(borneo.parsePosition({ seats: 3, phase: 'reveal' }));

const problemsOf = (json: unknown, state?: State): readonly string[] => {
  const read = parseAction(json, state);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

describe('an action', () => {
  const pay = { kind: 'completeMission', seat: 0, mission: '1b', pay: ['RRR/B:v', 'kuching'] };

  it.each([
    { json: null, problems: ['not-an-object'] },
    { json: {}, problems: ['kind missing-field'] },
    { json: { kind: 'dance' }, problems: ['kind unknown-kind'] },
    { json: { kind: 'toString' }, problems: ['kind unknown-kind'] },
    { json: { kind: 'pass' }, problems: ['seat missing-field'] },
    { json: { kind: 'pass', seat: 0, why: 1 }, problems: ['why unknown-field'] },
    { json: { kind: 'pass', seat: 5 }, problems: ['seat unknown-seat'] },
    { json: { kind: 'place', seat: 0, company: 'pink' }, problems: ['company unknown-company'] },
    { json: { kind: 'take', seat: 0, card: '?' }, problems: ['card unknown-face'] },
    {
      json: { kind: 'attack', seat: 0, company: 'red', attacker: 0, defender: 1, cards: [] },
      problems: ['attacker out-of-range'],
    },
    { json: { ...pay, trades: [{ card: 'RRR/B:v', as: 'crate' }] }, problems: ['trades[0].as unknown-spice'] },
    { json: { ...pay, pay: ['RRR/B:q'] }, problems: ['pay[0] unknown-card'] },
  ])('is refused: $problems.0', ({ json, problems }) => expect(problemsOf(json)).toEqual(problems));

  it.each([
    { json: { kind: 'pass', seat: 3 }, problems: ['seat unknown-seat'] },
    { json: { kind: 'reveal', port: 1, harbor: 'york' }, problems: ['harbor unknown-harbor'] },
    { json: { ...pay, mission: '9z' }, problems: ['mission unknown-mission'] },
    { json: { ...pay, pay: ['york'] }, problems: ['pay[0] unknown-card'] },
  ])('is read for the game it is meant for: $problems.0', ({ json, problems }) => {
    expect(problemsOf(json)).toEqual([]);
    expect(problemsOf(json, reveal)).toEqual(problems);
  });

  it('is read long before it is played: a log that begins in the set-up replays', () => {
    const start = { seats: 3, phase: 'reveal' };
    const actions = [1, 2, 3].map((port) => ({ kind: 'reveal', port, harbor: ['miri', 'sibu', 'kuching'][port - 1] }));
    const log = { game: 'borneo', version: 1, seats: 3, start, actions };
    expect(replay(borneo, log)).toMatchObject({ ok: true, steps: 3 });
    expect(problemsOf(actions[1], reveal)).toEqual([]);
  });

  it('is illegal, not malformed, on a port that does not exist', () => {
    expect(problemsOf({ kind: 'playShipment', seat: 0, card: 'RRR/B:v', port: 4 })).toEqual([]);
  });

  it('has no empty list of trades', () => expect(must(parseAction({ ...pay, trades: [] }))).toEqual(pay));
});
