import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedFaults } from '../../scripts/packed-faults.mjs';
import { packages } from './packed.ts';

const root = resolve(import.meta.dirname, '../..');

describe('what was packed', () => {
  const files = ['dist/index.js', 'dist/index.d.ts', 'package.json', 'README.md', 'LICENSE'];
  const manifest = {
    name: '@portolan/borneo',
    version: '1.2.0',
    main: './dist/index.js',
    types: './dist/index.d.ts',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
    dependencies: { '@portolan/core': '^1.4.0', leven: '4.1.0' },
  };
  const versions = { '@portolan/core': '1.4.0', '@portolan/borneo': '1.2.0' };

  it('may be published', () => expect(packedFaults({ manifest, files }, versions)).toEqual([]));

  it.each([
    [{ dependencies: { '@portolan/core': 'workspace:^' } }, 'workspace: is left in package.json'],
    [{ devDependencies: { vitest: 'catalog:' } }, 'catalog: is left in package.json'],
    [{ bin: { portolan: './bin/portolan.mjs' } }, 'bin/portolan.mjs is promised, but not packed'],
    [{ exports: { './rules': { default: './dist/rules.js' } } }, 'dist/rules.js is promised, but not packed'],
    [{ typesVersions: { '*': { rules: ['./dist/rules.d.ts'] } } }, 'dist/rules.d.ts is promised, but not packed'],
    [{ dependencies: { '@portolan/core': '1.4.0' } }, 'it depends on @portolan/core 1.4.0, and not on ^1.4.0'],
    [{ dependencies: { '@portolan/core': '^1.3.0' } }, 'it depends on @portolan/core ^1.3.0, and not on ^1.4.0'],
  ])('%j may not', (change, fault) =>
    expect(packedFaults({ manifest: { ...manifest, ...change }, files }, versions)).toContain(fault),
  );

  it('without a README may not', () =>
    expect(packedFaults({ manifest, files: files.slice(0, 3) }, versions)).toEqual([
      'README.md is promised, but not packed',
      'LICENSE is promised, but not packed',
    ]));
});

describe('npm publish in the folder of a package', () => {
  it('refuses, and says where to go', () => {
    const shell = process.platform === 'win32';
    const { status, stderr } = spawnSync('npm', ['publish', '--dry-run', '--offline'], {
      cwd: join(root, 'packages', 'core'),
      encoding: 'utf8',
      shell,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Run `npm run release` at the root; docs/releasing.md says how.');
  });

  it.each(packages.map(({ name, scripts }) => [name, scripts] as const))('%s refuses', (_, scripts) =>
    expect(scripts.prepublishOnly).toBe('node ../../scripts/no-publish.mjs'),
  );
});
