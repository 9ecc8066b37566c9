import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const packages = join(root, 'packages');

test('no two files of a package are one on a system that does not tell capitals apart', () => {
  const compiled = readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${name}/${file.replace(/\.tsx?$/, '.js')}`.replaceAll('\\', '/')),
  );
  expect(compiled.length).toBeGreaterThan(500);
  const folded = compiled.map((file) => file.toLowerCase());
  expect(compiled.filter((_, i) => folded.indexOf(folded[i]!) !== i)).toEqual([]);
});

test('no file holds the marks of a merge: in a page they would be text, and no compiler reads it', () => {
  const places = ['apps/site/src', 'tests', 'scripts', ...readdirSync(packages).map((name) => `packages/${name}/src`)];
  const written = places.flatMap((place) =>
    globSync('**/*.{astro,css,json,mjs,ts,tsx,yaml,yml}', {
      cwd: join(root, place),
      exclude: (name) => name.endsWith('node_modules'),
    }).map((file) => join(place, file)),
  );
  expect(written.length).toBeGreaterThan(1000);
  const marks = ['<', '>'].map((sign) => `\n${sign.repeat(7)} `);
  const marked = (text: string) => marks.some((mark) => text.includes(mark));
  expect(written.filter((file) => marked(`\n${readFileSync(join(root, file), 'utf8')}`))).toEqual([]);
});

test('a decision has a number of its own, in its file’s name and in its title', () => {
  const folder = join(root, 'docs/decisions');
  const files = readdirSync(folder).sort();
  const numbered = files.map((file) => [
    file.slice(0, 4),
    readFileSync(join(folder, file), 'utf8').match(/^# (\d+)\. /)?.[1],
  ]);
  expect(files.length).toBeGreaterThan(15);
  expect(numbered).toEqual(files.map((_, i) => [String(i + 1).padStart(4, '0'), String(i + 1)]));
});

/** Names that once meant several things, and where each is declared now, for its one meaning. */
const meanings: Readonly<Record<string, RegExp>> = {
  // What a solver answered, as a page shows it.
  Told: /^apps\/site\/src\/solve\/told\.ts$/,
  Asked: /^$/,
  // What the fields of an editor share.
  Form: /^apps\/site\/src\/games\/[^/]+\/position\/form\.ts$/,
  // A table to draw: a position and its box.
  Table: /^packages\/boards\/src\/[^/]+\/model\.ts$/,
  // A verdict, from what was found.
  judged: /^packages\/core\/src\/verdict\.ts$/,
  // An answer in words.
  explain: /^packages\/[^/]+\/src\/(?:[^/]+\/)?words\/[^/]+\.ts$/,
};

test.each(Object.entries(meanings))('%s means one thing wherever it is declared', (name, place) => {
  const declared = new RegExp(
    `^(?:export )?(?:default )?(?:interface|type|class|const|let|(?:async )?function) ${name}\\b`,
    'm',
  );
  const sources = ['apps/site/src', ...readdirSync(packages).map((one) => `packages/${one}/src`)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
      .filter((path) => /(?<!\.test)\.(?:tsx?|astro)$/.test(path)),
  );
  const places = sources.filter((path) => declared.test(readFileSync(join(root, path), 'utf8')));
  expect(places.filter((path) => !place.test(path))).toEqual([]);
});

test('a field of a checker or a question is named once in its words: what it may hold stands beside its name', () => {
  const places = globSync('packages/*/src/{checkers,*}/words/**/*.ts', { cwd: root });
  expect(places.length).toBeGreaterThan(60);
  const apart = places.filter((path) => /^\s*values\b\s*[:,]/m.test(readFileSync(join(root, path), 'utf8')));
  expect(apart).toEqual([]);
});
