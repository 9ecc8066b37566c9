import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '.peers');

const installedVersion = (name: string): string | undefined => {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
};

const install = (name: string, version: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--fetch-retries=0'];
  execFileSync('npm', ['install', ...options, `${name}@${version}`], { cwd: folder, stdio: 'pipe', timeout: 120_000 });
};

/**
 * Another library to measure beside ours, installed on demand into a folder that git ignores.
 * Returns its `require`, or why it is left out.
 */
export const peer = (name: string, version: string): NodeJS.Require | string => {
  try {
    if (installedVersion(name) !== version) install(name, version);
    return createRequire(join(folder, 'package.json'));
  } catch (error) {
    return `${name} ${version} is left out, it could not be installed: ${String(error).split('\n')[0]}`;
  }
};
