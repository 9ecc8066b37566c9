import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { blocksOf, checkedScript, says, scriptHead, scriptOf, shellLinesOf } from './snippets.ts';

const fence = '```';

describe('blocks', () => {
  it('are found with their language, whatever stands around them', () =>
    expect(blocksOf(`a\n${fence}ts\nx\n\ny\n${fence}\n~~~sh\nz\n${fence}\n~~~\n  ${fence}\nopen`)).toEqual([
      { lang: 'ts', lines: ['x', '', 'y'] },
      { lang: 'sh', lines: ['z', fence] },
      { lang: '', lines: ['open'] },
    ]));

  it('of TypeScript make one module', () =>
    expect(scriptOf(`${fence}ts\na\n${fence}\n${fence}js\nb\n${fence}\n${fence}ts\nc\n${fence}`)).toBe('a\n\nc'));
});

describe('a checked script', () => {
  const run = (script: string): string => {
    const { script: text } = checkedScript(script);
    return execFileSync(process.execPath, ['--input-type=module', '-e', `${scriptHead}\n${text}`], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };

  it.each([
    ['1 + 1;\n// -> 2'],
    ['1 + 1; // -> 2'],
    ['const a = 3; // -> 3\na + 1;\n// -> 4'],
    ["const a = 1;\nconsole.log(a, 'b'); // -> 1 b"],
    ["'x';\n// -> 'x'"],
    ["'x';\n// -> x"],
    ['[\n  { a: 1 },\n  2,\n];\n// -> [{ a: 1 }, 2]'],
    ['const f = (\n  a,\n) => a;\nf(\n  7,\n);\n// -> 7'],
    ['({ a: [1, "b"] });\n// -> { a: [1, \'b\'] }'],
    ['undefined;\n// -> undefined'],
  ])('holds: %j', (script) => expect(run(script)).toBe(''));

  it.each([['1 + 1;\n// -> 3'], ["'x';\n// -> y"], ['const a = [1]; // -> [2]']])('fails: %j', (script) =>
    expect(() => run(script)).toThrow('AssertionError'),
  );

  it('counts its checks', () => expect(checkedScript('a;\n// -> 1\nb; // -> 2\n// c').checks).toBe(2));
});

describe('shell lines', () => {
  it('are those of the command, with what they print', () =>
    expect(
      shellLinesOf(
        `${fence}sh\nnpm start\n$ pnpm portolan games   # lists\n# -> borneo …\nportolan check borneo \\\n  --json\n# -> a\n# -> b\necho 1 | portolan x -\nportolan y # -> z\n${fence}`,
      ),
    ).toEqual([
      { line: 'pnpm portolan games   # lists', expected: ['borneo …'] },
      { line: 'portolan check borneo --json', expected: ['a', 'b'] },
      { line: 'echo 1 | portolan x -', expected: [] },
      { line: 'portolan y', expected: ['z'] },
    ]));

  it.each([
    ['one\ntwo', 'two', true],
    ['a\u00a0: b', 'a : b', true],
    ['borneo  Borneo, 3 seats', 'borneo … seats', true],
    ['one', 'on', false],
    ['a.b', 'a+b', false],
  ])('%j says %j: %s', (output, expected, said) => expect(says(output, expected)).toBe(said));
});
