import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { books, gameIds } from '@portolan/rules';
import { describe, expect, it } from 'vitest';

const packages = resolve(import.meta.dirname, '../../packages');

/** What stands in a folder of a game's package, without its endings: files, and folders that hold more than one idea. */
const namesIn = (game: string, folder: string): readonly string[] => [
  ...new Set(
    readdirSync(join(packages, game, 'src', folder))
      .filter((name) => !name.includes('.test.'))
      .map((name) => name.replace(/\.ts$/, '')),
  ),
];

describe.each(gameIds)('a section of %s has one name', (game) => {
  const sections: readonly string[] = books[game].sections.map(({ id }) => id);

  it('its text stands in the file of that name', () => {
    const written = namesIn(game, 'rules');
    expect(sections.filter((id) => !written.includes(id))).toEqual([]);
  });

  it('its examples stand in the file of that name, and in no other', () => {
    const shown = namesIn(game, 'examples').filter((name) => !/^(?:index|positions?)$/.test(name));
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter((name) => !sections.includes(name))).toEqual([]);
  });
});
