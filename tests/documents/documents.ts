import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { blocksOf } from '../consumer/snippets.ts';

/** The folder of the whole project. */
export const root = resolve(import.meta.dirname, '../..');

/** Folders that hold what others wrote, or what was made. */
const foreign = new Set(['node_modules', 'dist', '.git', '.tools', '.turbo', '.astro', '.peers', '.changeset']);

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

/** A command, and the documents that name it. */
export interface Written {
  readonly command: string;
  readonly where: readonly string[];
}

/** Words that begin a command. What stands in a span of code and begins otherwise is a name, a path or a field. */
const programs = /^(?:npm|npx|pnpm|yarn|corepack|node|portolan|git|turbo|changeset|vitest)\s/;

/** The commands of the blocks of a shell, without comments and with lines that go on put together. */
const inBlocks = (markdown: string): string[] =>
  blocksOf(markdown)
    .filter(({ lang }) => ['sh', 'bash', 'shell', 'console'].includes(lang))
    .flatMap(({ lines }) =>
      lines
        .join('\n')
        .replaceAll(/\\\n\s*/g, '')
        .split('\n'),
    )
    .map((line) =>
      line
        .replace(/^\$ /, '')
        .replace(/(?:^|\s)#.*$/, '')
        .trim(),
    )
    .filter((line) => line !== '');

/** The commands among the spans of code. */
const inSpans = (markdown: string): string[] => {
  const text = markdown.replaceAll(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm, '');
  return [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)]
    .map(([, code]) => code!.trim())
    .filter((code) => programs.test(code));
};

/** All commands that a Markdown text names, as it names them. */
export const commandsIn = (markdown: string): readonly string[] => [...inBlocks(markdown), ...inSpans(markdown)];

/** All commands of all documents of the project, each once. */
export const commands = (): readonly Written[] => {
  const found = new Map<string, string[]>();
  for (const path of markdownIn(root).filter(existsSync)) {
    for (const command of commandsIn(readFileSync(path, 'utf8'))) {
      found.set(command, [...(found.get(command) ?? []), relative(root, path)]);
    }
  }
  return [...found].map(([command, where]) => ({ command, where: [...new Set(where)] }));
};
