// After `tsc`, in the folder of a package: its declarations say nothing that TypeScript 4.9 cannot read.
// They import `./x.js`, not `./x.ts` or `./x.tsx` (tsc rewrites the endings in JavaScript alone), and know no `export type *`
// and no `<const Type>`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;
const constant = /([<,] ?)const (?=[A-Z]\w*(?: extends|[,>]))/g;
const allTypes = /^export type \* from '(.+)\.js';$/gm;

/** The types of a module that has values too, by name; all of one that has none. */
const namesIn = (module) => {
  if (readFileSync(`${module}.js`, 'utf8').trim() === 'export {};') return 'export *';
  const names = readFileSync(`${module}.d.ts`, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm);
  return `export type { ${[...names].map(([, name]) => name).join(', ')} }`;
};

for (const name of readdirSync('dist', { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const path = join('dist', name);
  const text = readFileSync(path, 'utf8');
  const rewritten = text
    .replace(imported, '$1$2$3.js$2')
    .replace(constant, '$1')
    .replace(allTypes, (_, from) => `${namesIn(join(dirname(path), from))} from '${from}.js';`);
  if (rewritten !== text) writeFileSync(path, rewritten);
}
