import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@portolan/core';
import { gameOfNotation, readNotation } from '@portolan/core/notation';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../consumer/snippets.ts';
import { root } from './documents.ts';
import { noted, rowsOf } from './notation.ts';

const text = readFileSync(join(root, 'docs', 'notation.md'), 'utf8');
const sections = new Map(text.split('\n## ').map((part) => [part.split('\n', 1)[0]!, part]));
const samples = blocksOf(text)
  .map(({ lines }) => lines.join('\n'))
  .filter((block) => gameOfNotation(block) !== undefined);

describe('the document of the notation', () => {
  it.each(Object.entries(noted))('tells every line of %s, by the words of its rulebook', (name, given) => {
    const told = sections
      .get(name)!
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(told).toEqual(rowsOf(given));
  });

  it('shows games that are read', () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      const { game, notation } = Object.values(noted).find((one) => one.game.id === gameOfNotation(sample))!;
      expect(must(readNotation(game, notation, sample)).actions.length).toBeGreaterThan(5);
    }
  });
});
