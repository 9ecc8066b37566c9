import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { circlesOf, importsBelow, named } from './circles.ts';

const root = resolve(import.meta.dirname, '../..');

/** Every source of the workspace: packages import each other one way as it is, or nothing could be built. */
const sources = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
  'apps/site/src',
  'tests/fifth-game/src',
];

test.each(sources)('%s: arrows of imports go one way, those of types too', (source) => {
  const folder = join(root, source);
  const imports = importsBelow(folder);
  expect(imports.size).toBeGreaterThan(0);
  expect(circlesOf(imports).map((circle) => named(circle, folder))).toEqual([]);
});

test('a circle is found however its files import each other, and a line or a diamond is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-circles-'));
  const files: Readonly<Record<string, string>> = {
    'types.ts': `import type { B } from './value.ts';`,
    'value.ts': `export { a } from './star.tsx';`,
    'star.tsx': `export type * from './late.ts';`,
    'late.ts': `const later = () => import('./types.ts'); // from './self.ts'`,
    'self.ts': `import './self.ts';`,
    'top.ts': `import { left } from './left.ts';\nimport { right } from './right.ts';\nimport './types.ts';`,
    'left.ts': `import { below } from './below.ts';`,
    'right.ts': `import { below } from './below.ts';\nconst text = "import './top.ts'";`,
    'below.ts': `import { test } from 'vitest';`,
    'below.test.ts': `import './top.ts';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(circlesOf(importsBelow(folder)).map((circle) => named(circle, folder))).toEqual([
    ['late.ts', 'star.tsx', 'types.ts', 'value.ts'],
    ['self.ts'],
  ]);
  rmSync(folder, { recursive: true, force: true });
});
