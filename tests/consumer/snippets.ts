/** A fenced block of a README. */
interface Block {
  readonly lang: string;
  readonly lines: readonly string[];
}

/** The fenced blocks of a Markdown text, in order. A fence that never closes runs to the end. */
export const blocksOf = (markdown: string): readonly Block[] => {
  const blocks: { lang: string; lines: string[] }[] = [];
  let fence: string | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (fence === undefined && mark) {
      fence = mark[1]!;
      blocks.push({ lang: mark[2]!, lines: [] });
    } else if (fence !== undefined && mark?.[1]?.startsWith(fence) && mark[2] === '') {
      fence = undefined;
    } else if (fence !== undefined) {
      blocks.at(-1)!.lines.push(line);
    }
  }
  return blocks;
};

/** All TypeScript of a README as one module: a later block may go on where an earlier one ended. */
export const scriptOf = (markdown: string): string =>
  blocksOf(markdown)
    .filter(({ lang }) => lang === 'ts')
    .map(({ lines }) => lines.join('\n'))
    .join('\n\n');

/** A comment that says what came: `// -> 3`, or `# -> 3` in a shell. */
const expectation = /^(.*?)(?:\/\/|#) ?-> ?(.*)$/;

/** A script with every `// -> value` turned into a call of `expectValue`, and how many there are. */
export const checkedScript = (script: string): { readonly script: string; readonly checks: number } => {
  const lines = script.split('\n');
  const out: string[] = [];
  let checks = 0;
  for (const line of lines) {
    const found = expectation.exec(line);
    if (!found) {
      out.push(line);
      continue;
    }
    const code = found[1]!.trim();
    if (code !== '') out.push(code);
    const statement = takeStatement(out);
    out.push(...checked(statement, found[2]!.trim()));
    checks++;
  }
  return { script: out.join('\n'), checks };
};

/** Takes the last statement off: back to a line that ends one, a comment, or an empty line. */
const takeStatement = (lines: string[]): string => {
  const taken: string[] = [];
  while (lines.length > 0) {
    const line = lines.at(-1)!;
    const isBoundary = taken.length > 0 ? /^\s*$|;\s*(\/\/.*)?$|^\s*\/\/|[{}]\s*$/.test(line) && !isOpen(taken) : false;
    if (isBoundary) break;
    taken.unshift(lines.pop()!);
  }
  return taken.join('\n').trim();
};

/** Whether the lines close more brackets than they open, so that their beginning stands further up. */
const isOpen = (lines: readonly string[]): boolean => {
  const text = lines.join('\n');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/[)\]}]/g) > count(/[([{]/g);
};

const checked = (statement: string, expected: string): string[] => {
  const declared = /^(?:const|let)\s+(\w+)\b/.exec(statement);
  const logged = /^console\.log\(([\s\S]*)\);?$/.exec(statement);
  const text = JSON.stringify(expected);
  if (declared) return [statement, `expectValue([${declared[1]}], ${text});`];
  return [`expectValue([${(logged ? logged[1]! : statement).replace(/;\s*$/, '')}], ${text});`];
};

/** What stands at the head of a checked script: compares a value with the text that a README shows for it. */
export const scriptHead = `
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
const expectValue = (values, text) => {
  const shown = values.map((value) => (typeof value === 'string' && values.length > 1 ? value : inspect(value, { depth: 9, breakLength: Infinity }))).join(' ');
  const plain = values.map((value) => (typeof value === 'string' ? value : inspect(value, { depth: 9, breakLength: Infinity }))).join(' ');
  if (shown === text || plain === text) return;
  let expected;
  try {
    expected = new Function('return (' + text + ')')();
  } catch {
    assert.equal(plain, text);
  }
  assert.deepEqual(JSON.parse(JSON.stringify(values.length === 1 ? values[0] ?? null : values)), JSON.parse(JSON.stringify(expected ?? null)));
};
`;

/** A line of the shell that uses the command, and what it should print. */
export interface ShellLine {
  readonly line: string;
  readonly expected: readonly string[];
}

/** The lines of the shell blocks of a README that use `portolan`. Other lines (installing, building) are left alone. */
export const shellLinesOf = (markdown: string): readonly ShellLine[] => {
  const found: { line: string; expected: string[] }[] = [];
  for (const { lang, lines } of blocksOf(markdown)) {
    if (lang !== 'sh') continue;
    let last: { line: string; expected: string[] } | undefined;
    for (const raw of lines
      .join('\n')
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')) {
      const expected = expectation.exec(raw);
      const code = (expected ? expected[1]! : raw).replace(/^\$ /, '').trim();
      if (code !== '' && !code.startsWith('#')) {
        last = isPortolan(code) ? { line: code, expected: [] } : undefined;
        if (last) found.push(last);
      }
      if (expected && last) last.expected.push(expected[2]!.trim());
    }
  }
  return found;
};

const isPortolan = (line: string): boolean => /(?:^|\|\s*)(?:(?:pnpm|npx|pnpm exec) )?portolan\s/.test(line);

/** Whether an output says what a README shows: one of its lines, with `…` for what is left out. Spaces of any kind are one. */
export const says = (output: string, expected: string): boolean => {
  const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
  const parts = plain(expected)
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return output.split('\n').some((line) => pattern.test(plain(line)));
};
