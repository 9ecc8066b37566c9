import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The files of the checkers of all games, without their tests. */
const files = readdirSync(packages).flatMap((name) => {
  const folder = join(packages, name, 'src', 'checkers');
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  return found.map((path) => join(folder, path));
});

it('no checker makes up what is broken: the engine says it', () => {
  expect(files.length).toBeGreaterThan(40);
  const made = files.filter((path) => /\breason: *['"`]/.test(readFileSync(path, 'utf8')));
  expect(made).toEqual([]);
});
