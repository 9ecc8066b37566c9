import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../../packages');

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
