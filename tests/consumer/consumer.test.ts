import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compile,
  compileAsOnceWas,
  faultsOfModules,
  install,
  makeProject,
  output,
  packAll,
  packages,
  readmes,
} from './packed.ts';
import { blocksOf, checkedScript, says, scriptHead, scriptOf, shellLinesOf } from './snippets.ts';

const project = mkdtempSync(join(tmpdir(), 'portolan-consumer-'));
let archives: ReadonlyMap<string, string>;
/** Every entry of every package that can be imported; behind one that cannot, why. */
let imported: readonly string[] = [];

/** The JSON that a README shows: the position which the lines of all READMEs call `position.json`. */
const jsonOf = (name: string): string => {
  const text = readmes.find(([of]) => of === name)?.[1] ?? '';
  return blocksOf(text)
    .filter(({ lang }) => lang === 'json')
    .flatMap(({ lines }) => lines)
    .join('\n');
};

beforeAll(() => {
  makeProject(project);
  writeFileSync(join(project, 'position.json'), jsonOf('@portolan/cli'));
  archives = packAll(join(project, 'archives'));
  for (const one of packages) install(one, archives.get(one.name)!, project);
  const load = (entry: string): string =>
    `await import('${entry}').then(() => console.log('${entry}'), (error) => console.log('${entry} ' + error));`;
  const script = packages.flatMap(({ entries }) => entries.map(load)).join('\n');
  imported = output(process.execPath, ['--input-type=module', '-e', script], project).trim().split('\n');
}, 1_800_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe.each(packages)('$name as it is published', ({ name, entries, sheets }) => {
  // Asked by their interfaces: as commands they would be started, and attw read its compiler, once for each package.
  const packed = (): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(archives.get(name)!));

  it('has no fault that publint knows', async () => {
    const { messages } = await publint({ pack: { tarball: packed().buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  it('gives its types to every ESM importer', async () => {
    // A style sheet has no types.
    const found = await checkPackage(createPackageFromTarballData(packed()), { excludeEntrypoints: [...sheets] });
    if (!found.types) throw new Error(`${name} has no types`);
    // All packages are ESM, and say so: that CommonJS must import them is no fault.
    expect(found.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
    expect(Object.keys(found.entrypoints).length).toBeGreaterThanOrEqual(entries.length);
  });

  it('says where it comes from, and shows its manifest', () => {
    const manifest = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
    const folder = name.replace('@portolan', 'packages');
    expect(manifest).toMatchObject({
      homepage: expect.stringContaining(folder),
      bugs: expect.stringMatching(/^https:/),
      repository: { type: 'git', directory: folder },
      keywords: expect.arrayContaining(['board-game', 'rules']),
      engines: { node: '>=20' },
      exports: { './package.json': './package.json' },
    });
  });

  it('depends on versions, not on the workspace', () => {
    const manifest = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/workspace:|catalog:/);
    const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
    const ours = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@portolan/'));
    // A mended core comes to those who have a game, without a new release of the game.
    for (const [dependency, range] of ours) expect(`${dependency} ${range}`).toMatch(/ \^\d/);
  });

  it('can be imported, by each of its entries', () =>
    expect(imported.filter((line) => entries.some((entry) => line.split(' ')[0] === entry))).toEqual(entries));
});

describe('the types of all packages', () => {
  const write = (file: string, some: typeof packages): void => {
    const entries = some.flatMap((one) => one.entries);
    const lines = entries.map((entry, i) => `import * as m${i} from '${entry}';\nexport const k${i}: object = m${i};`);
    writeFileSync(join(project, file), lines.join('\n'));
  };
  beforeAll(() => {
    write(
      'entries.ts',
      packages.filter(({ draws }) => !draws),
    );
    write('drawings.ts', packages);
  });

  it('compile in a strict project that has neither Node’s nor the browser’s', () => {
    expect(compile(project, ['entries.ts'], [])).toBe('');
  });

  it('compile beside drawings in one that has the browser’s', () => {
    expect(compile(project, ['drawings.ts'], [], ['es2024', 'dom'])).toBe('');
  });

  it('compile with TypeScript 4.9, for which packages have no exports', () => {
    expect(compileAsOnceWas(project, ['drawings.ts'])).toBe('');
  });
});

const readmeFile = (name: string): string => `${name.replace(/\W+/g, '-')}.ts`;

/** What the compiler finds in the blocks of all READMEs, asked once: it spends most of its time on our declarations. */
let faults: readonly string[] = [];
/** The blocks of each README that were run, and what was thrown. */
const done = new Set<string>();
let thrown: ReadonlyMap<string, string> = new Map();
beforeAll(() => {
  const shown = readmes.filter(([, text]) => scriptOf(text) !== '');
  for (const [name, text] of shown) writeFileSync(join(project, readmeFile(name)), `${scriptOf(text)}\nexport {};\n`);
  const files = shown.map(([name]) => readmeFile(name));
  for (const [name, text] of shown) {
    const run = `run-${readmeFile(name)}`;
    writeFileSync(join(project, run), `// @ts-nocheck\n${scriptHead}\n${checkedScript(scriptOf(text)).script}\n`);
    done.add(run);
  }
  thrown = faultsOfModules([...done], project);
  faults = compile(project, files, ['node'])
    .split(/\n(?=\S)/)
    .filter(Boolean);
}, 1_800_000);

/** The faults in a README, and those in no README, which are everybody's. */
const faultsOf = (file: string): readonly string[] =>
  faults.filter((line) => line.startsWith(file) || !readmes.some(([name]) => line.startsWith(readmeFile(name))));

describe.each(readmes)('the README of %s', (name, text) => {
  const script = scriptOf(text);
  const lines = shellLinesOf(text);
  const file = readmeFile(name);

  it('shows how it is used, with what comes', () => {
    expect(script !== '' || lines.length > 0, 'a block of ts, or of sh that uses the command').toBe(true);
    const shown = lines.flatMap(({ expected }) => expected).length + checkedScript(script).checks;
    expect(shown, 'a comment `// -> …` or `# -> …`').toBeGreaterThan(0);
  });

  if (script !== '') {
    it('has TypeScript that compiles', () => {
      expect(faultsOf(file)).toEqual([]);
    });

    it('has TypeScript that does what it says', () => {
      expect(done.has(`run-${file}`)).toBe(true);
      expect(thrown.get(`run-${file}`)).toBeUndefined();
    });
  }

  it.each(lines.map(({ line, expected }) => [line, expected] as const))('%s', (line, expected) => {
    const path = [join(project, 'bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, LC_ALL: 'C', LANG: 'C' };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: project, env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBeLessThan(2);
    for (const one of expected) expect(says(stdout + stderr, one), `${one}\n--- came\n${stdout}${stderr}`).toBe(true);
  });
});
