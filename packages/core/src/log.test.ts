import { describe, expect, it } from 'vitest';
import { race } from '../fixtures/race.ts';
import { logOf, parseLog, replay } from './log.ts';

const walk = (seat: number) => ({ kind: 'walk', seat });
const log = {
  game: 'race',
  version: 1,
  seats: 2,
  actions: [walk(0), { kind: 'roll', seat: 1 }, { kind: 'die', pips: 3 }],
};

describe('replay', () => {
  it('plays a log as far as it goes', () => {
    const seen: unknown[] = [];
    expect(replay(race, log, (action, state, index) => seen.push([action.kind, [...state.at], index]))).toEqual({
      ok: true,
      state: { at: [1, 3], mover: 0, rolling: false },
      steps: 3,
    });
    expect(seen).toEqual([
      ['walk', [0, 0], 0],
      ['roll', [1, 0], 1],
      ['die', [1, 0], 2],
    ]);
  });

  it('begins with the position if there is one', () => {
    const start = { at: [2, 3], mover: 1, rolling: false };
    expect(replay(race, { ...log, start, actions: [walk(1)] })).toMatchObject({ ok: true, state: { at: [2, 4] } });
  });

  it('stops at the first illegal action, with the verdict', () => {
    expect(replay(race, { ...log, actions: [walk(0), walk(0), walk(1)] })).toEqual({
      ok: false,
      why: 'illegal',
      index: 1,
      verdict: {
        legal: false,
        violations: [{ clause: 'race.turn', reason: 'not-your-turn', seat: 0, expected: 1 }],
      },
      state: { at: [1, 0], mover: 1, rolling: false },
    });
  });

  it('refuses what is malformed before it plays', () => {
    expect(replay(race, { ...log, actions: [walk(0), walk(0), {}] })).toEqual({
      ok: false,
      why: 'malformed',
      problems: [{ path: 'actions[2].kind', code: 'unknown-kind' }],
    });
  });
});

describe('parseLog', () => {
  it('gives a good log back', () => {
    expect(parseLog(race, log)).toEqual({ ok: true, value: log });
  });

  it.each([
    ['nothing', null, ['', 'not-an-object']],
    ['a list', [], ['', 'not-an-object']],
    ['another game', { ...log, game: 'chess' }, ['game', 'wrong-game']],
    ['another version', { ...log, version: 2 }, ['version', 'wrong-version']],
    ['a field nobody knows', { ...log, color: 'red' }, ['color', 'unknown-field']],
    ['no actions', { ...log, actions: undefined }, ['actions', 'missing-field']],
    ['actions that are no list', { ...log, actions: {} }, ['actions', 'wrong-type']],
    ['too many seats', { ...log, seats: 9 }, ['seats', 'out-of-range']],
    ['half a seat', { ...log, seats: 2.5 }, ['seats', 'not-an-integer']],
    ['an unknown ruling', { ...log, rulings: { speed: 'fast' } }, ['rulings.speed', 'unknown-ruling']],
    ['rulings that are no names', { ...log, rulings: { speed: 1 } }, ['rulings', 'wrong-type']],
    ['variants that are no switches', { ...log, variants: { fast: 'yes' } }, ['variants', 'wrong-type']],
    ['a bad start', { ...log, start: { at: [0, 0], mover: 0 } }, ['start.rolling', 'wrong-type']],
    ['a bad action', { ...log, actions: [{ kind: 'die', pips: 2 }] }, ['actions[0].pips', 'out-of-range']],
  ])('finds %s', (_name, json, [path, code]) => {
    expect(parseLog(race, json)).toMatchObject({ ok: false, problems: [{ path, code }] });
  });

  it('finds all problems at once', () => {
    expect(parseLog(race, { game: 'race', color: 'red' })).toMatchObject({
      problems: [{ path: 'color' }, { path: 'version' }, { path: 'seats' }, { path: 'actions' }],
    });
  });
});

describe('logOf', () => {
  it('leaves empty settings out', () => {
    expect(logOf(race, { seats: 2, rulings: {}, variants: {} }, [])).toEqual({
      game: 'race',
      version: 1,
      seats: 2,
      actions: [],
    });
    expect(Object.keys(logOf(race, { seats: 2, edition: 'e', rulings: { a: 'b' } }, [], {}))).toEqual([
      'game',
      'version',
      'seats',
      'edition',
      'rulings',
      'start',
      'actions',
    ]);
  });
});
