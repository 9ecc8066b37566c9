import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameIds } from '@portolan/rules';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Sources of what all games share. */
const places = [
  ...['boards', 'cli', 'core', 'rules', 'solvers'].map((name) => `packages/${name}/src`),
  ...['src', 'scripts', 'integrations', 'public'].map((name) => `apps/site/${name}`),
  'scripts',
];

/** Where games are named on purpose, and why. */
const named: readonly string[] = [
  // The register: a line a game.
  'packages/rules/src/books.ts',
  'packages/cli/src/games.ts',
  'apps/site/src/games/index.ts',
  // The picture of the README is of one page.
  'apps/site/scripts/pictures.mjs',
];

/** What belongs to one game bears its name: a folder, or a file. */
const ofOneGame = new RegExp(`(?:^|/)(?:${gameIds.join('|')})(?:/|\\.[a-z]+$)`);

const files = places.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => `${place}/${name}`.replaceAll('\\', '/'))
    .filter((path) => /\.(?:astro|css|js|json|cjs|mjs|mdx?|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !ofOneGame.test(path)),
);

/** A name in all its forms: `cabo-da-roca`, `caboDaRoca`, `Cabo da Roca`. */
const names = new RegExp(gameIds.map((id) => id.replaceAll('-', '[- ]?')).join('|'), 'i');

/** An example of the reference is run as a stranger would write it, with a game: `tests/documents` does so. */
const withoutExamples = (text: string): string => text.replaceAll(/^ *\* @example\n[\s\S]*?(?=^ *\* @|^ *\*\/)/gm, '');

const lines = (path: string): readonly string[] =>
  withoutExamples(readFileSync(join(root, path), 'utf8'))
    .split('\n')
    .filter((line) => names.test(line))
    .map((line) => `${path}: ${line.trim()}`);

it('what all games share names none of them', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => !named.includes(path)).flatMap(lines)).toEqual([]);
});

it('a register names each game, and nothing is excepted that names none', () => {
  for (const path of named) expect(lines(path).length, path).toBeGreaterThan(0);
  for (const path of named.slice(0, 3))
    for (const id of gameIds) expect(readFileSync(join(root, path), 'utf8')).toContain(id);
});
