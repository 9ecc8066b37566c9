import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../consumer/snippets.ts';
import { commands, commandsIn, root } from './documents.ts';

const written = commands();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** What is run in place of a command that takes long, waits, or changes something outside; nothing where only its name is looked at. */
interface Stand {
  readonly of: RegExp;
  readonly run?: string;
  readonly why: string;
}

const stands: readonly Stand[] = [
  { of: /^npm start$/, why: 'it serves until it is stopped; the tests in a browser use the same server' },
  { of: /^npm run dev$/, why: 'it serves until it is stopped' },
  { of: /^npm test( -- .+)?$/, why: 'it is what runs this test' },
  { of: /^npm run (build|unit|e2e|typecheck)$/, run: '$& -- --dry-run', why: 'each is a stage of npm test' },
  { of: /^npm run (lint|format)$/, run: '$& -- --help', why: 'one is a stage of npm test, one rewrites files' },
  { of: /^npm run knip$/, run: '$& -- --version', why: 'it is a stage of npm test' },
  { of: /^npm run size$/, run: '$& -- --help', why: 'it is a stage of npm test' },
  { of: /^npm run page-sizes$/, why: 'it is a stage of npm test, and measures the site as built' },
  { of: /^npm run bench$/, run: '$& -- --help', why: 'it measures for minutes' },
  { of: /^npm run (--silent )?bench -- .+$/, run: '$& --help', why: 'it measures for a minute' },
  { of: /^npm run policies$/, run: '$& -- --help', why: 'it plays for a minute' },
  { of: /^npm run policies -- .+$/, run: '$& --help', why: 'it plays for a minute' },
  { of: /^npm run strength( -- .+)?$/, run: '$& --help', why: 'it plays for hours' },
  { of: /^npm run numbers( \[.+\])?$/, why: 'it plays for an hour, and keeps what came of it' },
  { of: /^npm run lighthouse( \[.+\])?$/, why: 'it looks at every kind of page for minutes' },
  { of: /^npm run typing$/, why: 'it types in a browser for minutes, on a built site' },
  { of: /^npm run changeset$/, run: '$& -- --help', why: 'it asks questions and writes a file' },
  { of: /^npm run changeset -- version$/, run: '$& --help', why: 'it raises versions' },
  { of: /^npm run release -- --dry-run$/, why: 'the tests of packages as a stranger uses them pack by it' },
  { of: /^npm run release$/, why: 'it publishes' },
  { of: /^npm publish$/, why: 'the tests of a release see that it refuses' },
  { of: /^(npm login|git push --follow-tags)$/, why: 'it is for the account of who releases' },
];

/** What stands for the words in brackets, and for what is left out. */
const filled = (command: string): string =>
  command
    .replaceAll('<game>', 'borneo')
    .replaceAll('<file>', 'tests/conformance/borneo-more.cases.yaml')
    .replace(/ …$/, '');

const home = mkdtempSync(join(tmpdir(), 'portolan-documents-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

// The position that the READMEs call `position.json`; and a pnpm that is not there, whatever this machine has.
beforeAll(() => {
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'pnpm'), '#!/bin/sh\necho "pnpm: not found" >&2\nexit 127\n', { mode: 0o755 });
  const readme = readFileSync(join(root, 'packages', 'cli', 'README.md'), 'utf8');
  const shown = blocksOf(readme).find(({ lang }) => lang === 'json')!;
  writeFileSync(join(home, 'position.json'), shown.lines.join('\n'));
});

/** A machine with Node and npm: nothing of the workspace on its path, an empty home, no network, nothing set. */
const stranger = {
  PATH: [join(home, 'bin'), ...(process.env.PATH ?? '').split(delimiter)]
    .filter((folder) => !`${folder}${sep}`.startsWith(`${root}${sep}`))
    .join(delimiter),
  HOME: home,
  npm_config_offline: 'true',
};

const ran = new Map<string, SpawnSyncReturns<string>>();

/** Runs a line, once however often it is written. */
const run = (command: string): SpawnSyncReturns<string> => {
  const line = command.replaceAll('position.json', join(home, 'position.json'));
  const known = ran.get(line);
  if (known) return known;
  const result = spawnSync('sh', ['-c', line], { cwd: root, env: stranger, encoding: 'utf8', input: '' });
  ran.set(line, result);
  return result;
};

describe('the machine that the documents name', () => {
  it('has npm, and no pnpm', () => {
    expect(run('npm --version').status).toBe(0);
    expect(run('pnpm --version').status).toBe(127);
  });
});

describe('what the documents ask for', () => {
  it('is found in blocks and in spans', () => {
    const fence = '```';
    const text = `Use \`npm start\`, \`a.b\` or \`npx x …\`.\n${fence}sh\n$ npm test # all\n# -> 3\nnpx a \\\n  b\n${fence}\n${fence}ts\nnpm y\n${fence}\n`;
    expect(commandsIn(text)).toEqual(['npm test', 'npx a b', 'npm start', 'npx x …']);
    expect(written.length).toBeGreaterThan(30);
  });

  it.each(written.map(({ command, where }) => [command, where] as const))('%s is there', (command) => {
    for (const part of command.split('|')) expect(part.trim()).toMatch(/^(npm|npx|node|git) /);
    const script = /^npm run (?:--silent )?(\S+)/.exec(command)?.[1] ?? /^npm (start|test)$/.exec(command)?.[1];
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
  });

  it.each(stands.map((one) => [String(one.of), one] as const))(
    'still has a command %s that is not run as it is',
    (_, { of }) => expect(written.filter(({ command }) => of.test(command))).not.toEqual([]),
  );
});

const runs = written.flatMap(({ command }) => {
  const stand = stands.find(({ of }) => of.test(command));
  if (!stand) return [[command, filled(command)] as const];
  return stand.run === undefined ? [] : [[command, command.replace(stand.of, stand.run)] as const];
});

/** How a line comes to the command: by words alone, by words that a shell quotes, or through a pipe. */
const wayOf = (line: string): string => ['|', "'"].find((sign) => line.includes(sign)) ?? '';

/** The first line of each way. */
const byNpx = new Map(runs.toReversed().flatMap(([, line]) => (line.startsWith('npx ') ? [[wayOf(line), line]] : [])));

/** What npx runs. To find it costs more than to run it, and what is found is always the same: it is asked for once a way. */
const found = 'node_modules/.bin/portolan';
const direct = (line: string): string =>
  [...byNpx.values()].includes(line) ? line : line.replaceAll(/(?<=^|\| )npx portolan(?= )/g, found);

describe('with Node and npm alone', () => {
  it('npx runs the command of the workspace, as the lines do that are run without it', () => {
    expect(run("npx -c 'command -v portolan'").stdout.trim()).toBe(join(root, found));
    expect([...byNpx.keys()].toSorted()).toEqual(['', "'", '|']);
  });

  it.each(runs)('%s runs', (_, line) => {
    const { status, stdout, stderr } = run(direct(line));
    // A move that is judged may be illegal, which is an answer.
    expect(status, `${line}\n${stdout}${stderr}`).toBeLessThan(line.includes('portolan check') ? 2 : 1);
    expect(stdout + stderr).not.toMatch(/telemetry/i);
  });
});

describe('what a stranger is told of Node', () => {
  // The workspace brings a newer one; here it is the machine's own, whichever it has.
  it('holds: the command runs on the Node of the machine', () => {
    const { status, stdout, stderr } = run('node packages/cli/bin/portolan.mjs simulate rotterdam --games 2 --json');
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'rotterdam', games: 2 });
  });

  it('is the same in the README, in CONTRIBUTING and in every manifest', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].map(
      (name) => /Node (\d+) or newer/.exec(readFileSync(join(root, name), 'utf8'))?.[1],
    );
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
    expect(named.map((version) => `>=${version}`)).toEqual([engines.node, engines.node]);
  });
});
