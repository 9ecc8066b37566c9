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
