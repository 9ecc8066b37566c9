import { setPersistentEngine } from '@nanostores/persistent';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRecord, persisted } from './persisted.ts';
import { rulingsOf, withReading } from './rulings.ts';

let storage: Record<string, string>;
beforeEach(() => {
  storage = {};
  setPersistentEngine(storage, { addEventListener() {}, removeEventListener() {} });
});

describe('persisted', () => {
  it('writes what is set and forgets the initial value', () => {
    const store = persisted<Record<string, unknown>>('a', {}, isRecord);
    store.set({ x: 1 });
    expect(storage).toEqual({ 'portolan:a': '{"x":1}' });
    store.set({});
    expect(storage).toEqual({});
  });

  it('comes alive as the build has drawn it, whatever is kept', () => {
    storage['portolan:c'] = '{"x":1}';
    const store = persisted<Record<string, unknown>>('c', {}, isRecord);
    expect(store.init).toEqual({});
    expect(store.get()).toEqual({ x: 1 });
  });

  it.each(['', 'not json', '[1]', '"text"', 'null'])('counts %j in storage as not set', (text) => {
    storage['portolan:b'] = text;
    expect(persisted<Record<string, unknown>>('b', {}, isRecord).get()).toEqual({});
  });
});

describe('rulings', () => {
  it('are one store per game', () => {
    expect(rulingsOf('borneo')).toBe(rulingsOf('borneo'));
    expect(rulingsOf('borneo')).not.toBe(rulingsOf('rotterdam'));
  });

  it('hold no defaults', () => {
    const chosen = withReading({}, 'fight-bonus', 'third-party', 'all-between');
    expect(chosen).toEqual({ 'fight-bonus': 'third-party' });
    expect(withReading(chosen, 'fight-bonus', 'all-between', 'all-between')).toEqual({});
  });
});
