import { readFileSync } from 'node:fs';
import type { Kind, Log } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { textOf } from './text.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

// Every game of the golden cases has one; a missing file fails.
describe.each(Object.entries(adapters))('the golden playthrough of %s', (id, { game }) => {
  it('reads as it did', () => {
    const log = JSON.parse(read(`./${id}.log.json`)) as Log<Kind>;
    expect(log.game).toBe(id);
    expect(textOf(game, log)).toBe(read(`./${id}.txt`));
  });
});
