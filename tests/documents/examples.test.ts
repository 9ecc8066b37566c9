import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('an example of the reference', () => {
  it('is there for what people begin with', () => expect(examples.length).toBeGreaterThan(12));

  it.each(examples.map(({ where, example }, i) => [`${where}, ${i}`, example] as const))(
    '%s does what it says',
    (_, example) => {
      const script = scriptOf(example);
      const { script: text, checks } = checkedScript(script);
      expect(checks, 'a comment `// -> …`').toBeGreaterThan(0);
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module-typescript', '-e', `${scriptHead}\n${text}`],
        {
          cwd: join(root, 'tests'),
          encoding: 'utf8',
        },
      );
      expect(status, stderr).toBe(0);
    },
  );
});
