import { below, type Rng, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { clauses } from '../clauses.ts';
import { readingsOf, rulingNames } from '../readings.ts';
import { checkers } from './index.ts';
import type { Checker, CheckerAnswer, CheckerInput } from './types.ts';

type AnyChecker = Checker<CheckerInput, CheckerAnswer>;
const all = Object.values(checkers) as unknown as readonly AnyChecker[];
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(all.map((checker) => ({ id: checker.id, checker })))('$id', ({ checker }) => {
  it('reads its own example', () => {
    expect(checker.parse(json(checker.example))).toEqual({ ok: true, value: checker.example });
  });

  it('answers in plain data, with clauses of the rulebook', () => {
    const answer = checker.judge(checker.example);
    expect(json(answer)).toEqual(answer);
    expect(answer.clauses.length).toBeGreaterThan(0);
    for (const clause of answer.clauses) expect(clauses).toContain(clause);
    expect(new Set(answer.clauses).size).toBe(answer.clauses.length);
  });

  it('leaves its input alone', () => {
    const input = json(checker.example);
    checker.judge(input);
    checker.readings(input);
    expect(input).toEqual(checker.example);
  });

  it('takes a default that is named for one that is not', () => {
    const rulings = Object.fromEntries(rulingNames.map((name) => [name, readingsOf(name)[0]!]));
    expect(checker.judge({ ...checker.example, rulings })).toEqual(checker.judge(checker.example));
  });

  it('gives under each reading what it gives when asked for it', () => {
    for (const { ruling, reading, answer } of checker.readings(checker.example)) {
      expect(checker.rulings).toContain(ruling);
      expect(checker.judge(checker.example, { [ruling]: reading })).toEqual(answer);
      expect(answer.clauses).toContain(`ruling.${ruling}`);
    }
  });

  it.each([null, undefined, 7, 'x', true, [], [[]], { __proto__: null }, { nothing: 1 }])('refuses %j', (bad) => {
    expect(checker.parse(bad).ok).toBe(false);
  });

  it('refuses unknown fields, rulings and readings, with their paths', () => {
    const paths = (input: unknown) => {
      const result = checker.parse(input);
      return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(paths({ ...checker.example, extra: 1 })).toEqual(['extra unknown-field']);
    expect(paths({ ...checker.example, rulings: { nope: 'x' } })).toEqual(['rulings.nope unknown-ruling']);
    expect(paths({ ...checker.example, rulings: { 'route-length': 'x' } })).toEqual([
      'rulings.route-length unknown-reading',
    ]);
    expect(paths({ ...checker.example, rulings: 3 })).toEqual(['rulings not-an-object']);
  });

  it('names every field that is missing', () => {
    const result = checker.parse({});
    const missing = result.ok ? [] : result.problems.filter(({ code }) => code === 'missing-field');
    expect(missing.length).toBeGreaterThan(0);
    for (const { path } of missing) expect(checker.example).toHaveProperty(path);
  });

  it('never throws, whatever stands in a field; what it accepts it can answer', () => {
    const random = rng(1, checker.id.length);
    for (let i = 0; i < 3000; i++) {
      const input = spoil(random, json(checker.example));
      const result = checker.parse(input);
      if (!result.ok) {
        expect(result.problems.length).toBeGreaterThan(0);
        continue;
      }
      expect(checker.judge(result.value).verdict).toBeDefined();
      expect(checker.readings(result.value)).toBeDefined();
    }
  });
});

const junk = (random: Rng): unknown => {
  const things = [
    ...[-1, 0, 1, 2, 3, 4, 5, 6, 20, 1.5, 1e9, 1e21, Number.NaN, Number.POSITIVE_INFINITY],
    ...['N', 'own', 'port', 'coast', 'A', '?', 't09', 'advance', 'pirate', '__proto__', ''],
    ...[null, true, false, undefined, [], {}, [0, null, 2], [1, 2], { A: 'own' }, { tile: 'A' }, { at: [0, 1] }],
  ];
  return things[below(random, things.length)];
};

/** Puts junk somewhere inside a value. */
const spoil = (random: Rng, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || below(random, 4) === 0) return junk(random);
  const keys = Object.keys(value);
  if (keys.length === 0) return junk(random);
  const key = keys[below(random, keys.length)]!;
  const inner = (value as Record<string, unknown>)[key];
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  copy[key] = spoil(random, inner);
  return copy;
};
