import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** What a package says of itself, as far as it is used here. */
interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** A public package, and where its source is. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** What can be imported: `@portolan/core`, `@portolan/core/testing`. */
  readonly entries: readonly string[];
  /** The style sheets among its exports: `./boards.css`. */
  readonly sheets: readonly string[];
  /** It draws, with a library that speaks of the browser's types. */
  readonly draws: boolean;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** All public packages of the workspace. */
export const packages: readonly Package[] = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')) && !manifestOf(folder).private)
  .map((folder) => {
    const { name, exports = {}, scripts = {}, peerDependencies = {} } = manifestOf(folder);
    const entries = Object.keys(exports).filter((entry) => !/\.(?:json|css)$/.test(entry));
    const sheets = Object.keys(exports).filter((entry) => entry.endsWith('.css'));
    const draws = 'preact' in peerDependencies;
    return { name, folder, scripts, entries: entries.map((entry) => name + entry.slice(1)), sheets, draws };
  });

/** The README of the whole, and those of all packages, by name. Only those that are there. */
export const readmes: readonly (readonly [name: string, text: string])[] = [
  ['portolan', join(root, 'README.md')] as const,
  ...packages.map(({ name, folder }) => [name, join(folder, 'README.md')] as const),
].map(([name, path]) => [name, existsSync(path) ? readFileSync(path, 'utf8') : '']);

/** Runs a program and gives what it printed; throws with all of it when it fails. */
export const output = (command: string, args: readonly string[], cwd: string): string => {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  }
};

/** Runs modules of a folder, one after the other in a process; gives what each that failed threw. */
export const faultsOfModules = (files: readonly string[], cwd: string): ReadonlyMap<string, string> => {
  const told = join(cwd, 'faults.json');
  const script = `import { writeFileSync } from 'node:fs';
    const faults = [];
    for (const file of ${JSON.stringify(files)})
      await import(new URL(file, ${JSON.stringify(`${pathToFileURL(cwd)}/`)})).catch((error) => faults.push([file, String(error?.stack ?? error)]));
    writeFileSync(${JSON.stringify(told)}, JSON.stringify(faults));`;
  output(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script], cwd);
  return new Map(JSON.parse(readFileSync(told, 'utf8')) as [string, string][]);
};

/** A tool that the tests bring along. */
const tool = (name: string): string => join(root, 'tests', 'node_modules', '.bin', name);

/** Packs all packages by a dry run of a release, and gives the archives by name. */
export const packAll = (into: string): ReadonlyMap<string, string> => {
  const script = join(root, 'scripts', 'release.mjs');
  const printed = output(process.execPath, [script, '--dry-run', '--into', into], root);
  const archives = [...printed.matchAll(/^would be published: (.+)$/gm)].map(([, path]) => path!);
  const nameOf = (path: string): string => manifestIn(path).name;
  return new Map(archives.map((path) => [nameOf(path), path]));
};

const manifestIn = (archive: string): Manifest =>
  JSON.parse(output('tar', ['-xzOf', archive, 'package/package.json'], root));

/** Unpacks an archive into the project of a stranger, as an installer would, and links what it depends on. */
export const install = ({ name, folder }: Package, archive: string, project: string): void => {
  const target = join(project, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  output('tar', ['-xzf', archive, '--strip-components=1', '-C', target], project);
  const { dependencies = {}, peerDependencies = {} } = manifestOf(target);
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (one) => !one.startsWith('@portolan/'),
  )) {
    link(join(folder, 'node_modules', dependency), join(project, 'node_modules', dependency));
  }
  for (const [command, path] of Object.entries(manifestOf(target).bin ?? {}))
    writeCommand(project, command, join(target, path));
};

const link = (from: string, to: string): void => {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'junction');
};

/** `portolan` and `npx portolan` both start the command that was unpacked. */
const writeCommand = (project: string, command: string, path: string): void => {
  const bin = join(project, 'bin');
  mkdirSync(bin, { recursive: true });
  const shim = (name: string, before: string): void =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${before}exec "${process.execPath}" "${path}" "$@"\n`, { mode: 0o755 });
  shim(command, '');
  shim('npx', 'shift\n');
};

/** Makes the project of a stranger: strict, ESM, nothing of ours but what was packed. */
export const makeProject = (project: string): void => {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  link(join(root, 'tests', 'node_modules', '@types/node'), join(project, 'node_modules', '@types/node'));
};

/** Compiles files of a project with the strictest settings, our declarations included; gives what is wrong. */
export const compile = (
  project: string,
  files: readonly string[],
  types: readonly string[],
  lib: readonly string[] = ['es2024'],
): string => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib,
    module: 'nodenext',
    skipLibCheck: false,
    // TypeScript's own are nobody's here.
    skipDefaultLibCheck: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { status, stdout, stderr } = spawnSync(tool('tsc'), ['-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? stdout : `${stdout}${stderr}` || `the compiler ended with ${status}`;
};

/** Compiles files of a project with TypeScript 4.9 and the way it found modules before `exports`. */
export const compileAsOnceWas = (project: string, files: readonly string[]): string => {
  const compiler = join(root, 'tests', 'node_modules', 'typescript-4', 'bin', 'tsc');
  const options = ['--noEmit', '--strict', '--moduleResolution', 'node', '--module', 'esnext', '--target', 'es2022'];
  return output(
    process.execPath,
    [compiler, ...options, '--typeRoots', 'none', '--skipDefaultLibCheck', ...files],
    project,
  );
};
