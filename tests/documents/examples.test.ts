import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfModules } from '../consumer/packed.ts';
import { checkedScript, scriptHead, scriptOf } from '../consumer/snippets.ts';
import { root } from './documents.ts';

const sources = readdirSync(join(root, 'packages'))
  .flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

/** The examples in the comments of a source, each up to the next tag. */
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^( *)\* @example\n([\s\S]*?)(?=^ *\* @|^ *\*\/)/gm)].map(([, , block]) =>
    block!.replaceAll(/^ *\* ?/gm, ''),
  );

/** Every example of the reference, and where it stands. */
const examples = sources.flatMap((path) =>
  examplesIn(readFileSync(path, 'utf8')).map((example) => ({ where: relative(root, path), example })),
);

const folder = mkdtempSync(join(tmpdir(), 'portolan-examples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (i: number): string => `example-${i}.ts`;

/** What the examples that fail throw, each run as a module of its own. */
let thrown: ReadonlyMap<string, string> = new Map();
beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'tests', 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [i, { example }] of examples.entries())
    writeFileSync(join(folder, fileOf(i)), `${scriptHead}\n${checkedScript(scriptOf(example)).script}`);
  const files = examples.map((_, i) => fileOf(i));
  thrown = faultsOfModules(files, folder);
});

describe('an example of the reference', () => {
  it('is there for what people begin with', () => expect(examples.length).toBeGreaterThan(12));

  it.each(examples.map(({ where, example }, i) => [`${where}, ${i}`, example, i] as const))(
    '%s does what it says',
    (_, example, i) => {
      expect(checkedScript(scriptOf(example)).checks, 'a comment `// -> …`').toBeGreaterThan(0);
      expect(thrown.get(fileOf(i))).toBeUndefined();
    },
  );
});
