import { describe, expect, it } from 'vitest';
import { race } from '../fixtures/race.ts';
import { logOf, parseLog, replay, seenBy } from './log.ts';

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
        violations: [{ clause: 'race.turn', reason: 'not-your-turn', facts: { seat: 0, expected: 1 } }],
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
    ['rulings that are no names', { ...log, rulings: { speed: 1 } }, ['rulings.speed', 'wrong-type']],
    ['variants that are no switches', { ...log, variants: { fast: 'yes' } }, ['variants.fast', 'wrong-type']],
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

describe('notes of a log', () => {
  const noted = {
    ...log,
    rulesVersion: 1,
    title: 'Tuesday',
    names: ['Ada', 'Bo'],
    comments: { 0: 'a start', 3: 'an end' },
  };

  it('are read and kept', () => expect(parseLog(race, noted)).toEqual({ ok: true, value: noted }));

  it.each([
    ['the longest title', { title: 'x'.repeat(200) }],
    ['the longest name', { names: ['x'.repeat(60), ''] }],
    ['the longest comment, after the last action', { comments: { 3: 'x'.repeat(4000) } }],
  ])('may be %s', (_name, change) => expect(parseLog(race, { ...noted, ...change }).ok).toBe(true));

  it.each([
    ['a name without an end', { names: ['x'.repeat(61), 'Bo'] }, 'names[0] too-long'],
    ['a comment without an end', { comments: { 1: 'x'.repeat(4001) } }, 'comments.1 too-long'],
    ['a comment before the beginning', { comments: { '-1': 'early' } }, 'comments.-1 out-of-range'],
    ['a comment at 01', { comments: { '01': 'early' } }, 'comments.01 out-of-range'],
    ['a title that is no text', { title: 3 }, 'title wrong-type'],
    ['a title without an end', { title: 'x'.repeat(201) }, 'title too-long'],
    ['half a version', { rulesVersion: 1.5 }, 'rulesVersion not-an-integer'],
    ['no version at all', { rulesVersion: 0 }, 'rulesVersion out-of-range'],
    ['a name too few', { names: ['Ada'] }, 'names wrong-length'],
    ['names that are none', { names: ['Ada', 2] }, 'names[1] wrong-type'],
    ['a comment after the end', { comments: { 4: 'late' } }, 'comments.4 out-of-range'],
    ['a comment nowhere', { comments: { end: 'late' } }, 'comments.end out-of-range'],
    ['a comment that is no text', { comments: { 1: 1 } }, 'comments.1 wrong-type'],
  ])('find %s', (_name, change, problem) => {
    const read = parseLog(race, { ...noted, ...change });
    expect(read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
  });
});

/** A race with readings and a box, of which positions name only what is not the default. */
const table = (state: { readonly at: readonly number[] }) => ({
  seats: state.at.length,
  edition: 'wide',
  rulings: { speed: 'slow' },
  variants: { night: true },
});
const tabled: typeof race = { ...race, settings: table, setup: ({ seats }) => race.setup({ seats }) };

describe('a log that begins with a position', () => {
  const start = { at: [2, 3], mover: 1, rolling: false };

  it.each([
    ['seats', { seats: 3 }, { path: 'seats', code: 'not-as-start', facts: { found: 3, expected: 2 } }],
    [
      'its box',
      { edition: { id: 'own' } },
      { path: 'edition', code: 'not-as-start', facts: { found: 'own', expected: 'wide' } },
    ],
    [
      'a reading',
      { rulings: { speed: 'fast' } },
      { path: 'rulings.speed', code: 'not-as-start', facts: { found: 'fast', expected: 'slow' } },
    ],
    [
      'a variant',
      { variants: { night: false } },
      { path: 'variants.night', code: 'not-as-start', facts: { found: false, expected: true } },
    ],
  ])('is held against it in %s', (_what, change, problem) => {
    const same = { ...log, start, edition: 'wide', rulings: { speed: 'slow' }, variants: { night: true }, actions: [] };
    expect(parseLog(tabled, same).ok).toBe(true);
    expect(parseLog(tabled, { ...same, ...change })).toEqual({ ok: false, problems: [problem] });
  });
});

it('a log of nothing but mistakes tells some of them', () => {
  const read = parseLog(race, { ...log, actions: Array(200_000).fill({ kind: 'nonsense' }) });
  expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual(
    Array.from({ length: 100 }, (_, i) => `actions[${i}].kind`),
  );
});

describe('seenBy', () => {
  const hiding: typeof race = {
    ...race,
    view: (state, seat) => ({ ...state, at: state.at.map((p, i) => (i === seat ? p : -1)) }),
  };

  it('tells a game position by position, as a seat may see it, without the cards of an action', () => {
    expect(seenBy(hiding, log, 1)).toEqual({
      ok: true,
      value: [
        { index: 0, position: { at: [-1, 0], mover: 0, rolling: false } },
        { index: 1, after: { kind: 'walk', seat: 0 }, position: { at: [-1, 0], mover: 1, rolling: false } },
        { index: 2, after: { kind: 'roll', seat: 1 }, position: { at: [-1, 0], mover: 1, rolling: true } },
        { index: 3, after: { kind: 'die' }, position: { at: [-1, 3], mover: 0, rolling: false } },
      ],
    });
  });

  it('stops at an illegal action, and tells what is malformed', () => {
    const seen = seenBy(race, { ...log, actions: [walk(0), walk(0)] }, null);
    expect(seen.ok && seen.value.map(({ index }) => index)).toEqual([0, 1]);
    expect(seenBy(race, {}, null).ok).toBe(false);
  });
});

describe('logOf', () => {
  it('leaves empty settings and notes out', () => {
    expect(logOf(race, { seats: 2, rulings: {}, variants: {} }, [], undefined, { names: [], comments: {} })).toEqual({
      game: 'race',
      version: 1,
      rulesVersion: 1,
      seats: 2,
      actions: [],
    });
  });

  it('names the whole table, whatever was left to the defaults', () => {
    expect(
      logOf(tabled, { seats: 2 }, [], undefined, { title: 'Tuesday', names: ['Ada', 'Bo'], comments: { 0: 'so' } }),
    ).toEqual({
      game: 'race',
      version: 1,
      rulesVersion: 1,
      title: 'Tuesday',
      seats: 2,
      names: ['Ada', 'Bo'],
      edition: 'wide',
      rulings: { speed: 'slow' },
      variants: { night: true },
      actions: [],
      comments: { 0: 'so' },
    });
  });

  it('pins the position that it begins with', () => {
    const start = { at: [1, 2, 0], mover: 1, rolling: false };
    const pinned = { ...start, edition: 'wide', rulings: { speed: 'slow' } };
    expect(logOf(tabled, { seats: 2 }, [], start)).toMatchObject({ seats: 3, start: pinned });
    expect(logOf(race, { seats: 3 }, [], start)).toMatchObject({ seats: 3, start });
  });
});
