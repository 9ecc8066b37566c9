// Publishes the packages, as docs/releasing.md says: packs them, looks at what was packed, and only then publishes.
// `npm run release -- --dry-run` packs and looks, and asks no registry.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { env, root } from './env.mjs';
import { packedFaults } from './packed-faults.mjs';

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, into: { type: 'string' } } });
const dryRun = options['dry-run'] === true;
const work = mkdtempSync(join(tmpdir(), 'portolan-release-'));
const into = options.into ? resolve(options.into) : join(work, 'packed');

const stop = (...lines) => {
  for (const line of lines) console.error(line);
  rmSync(work, { recursive: true });
  process.exit(1);
};

/** Runs a tool and gives what it printed; `show`: to people. */
const must = (command, args, { show = false } = {}) => {
  const stdio = show ? 'inherit' : 'pipe';
  const shell = process.platform === 'win32';
  const ran = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', stdio, shell });
  if (ran.status === 0) return ran.stdout ?? '';
  return stop(`${command} ${args.join(' ')} failed.`, ran.error?.message ?? `${ran.stdout ?? ''}${ran.stderr ?? ''}`);
};

const manifests = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))
    .filter((manifest) => !manifest.private);

/** A plan that publishes everything, whatever the registry holds. */
const wholePlan = () => {
  const release = ({ name, version }) => ({ kind: 'publish', name, version, access: 'public', tag: 'latest' });
  const path = join(work, 'plan.json');
  writeFileSync(path, JSON.stringify({ version: 1, plan: [manifests().map(release)] }));
  return ['--from-publish-plan', path];
};

/** Reads an archive again. */
const opened = (archive) => ({
  manifest: JSON.parse(must('tar', ['-xzOf', archive, 'package/package.json'])),
  files: must('tar', ['-tzf', archive])
    .split(/\r?\n/)
    .map((path) => path.replace(/^package\//, '')),
});

must('changeset', ['pack', '--out-dir', into, ...(dryRun ? wholePlan() : [])], { show: !dryRun });
const { plan } = JSON.parse(readFileSync(join(into, 'publish-plan.json'), 'utf8'));
const archives = plan.flat().flatMap(({ tarball }) => (tarball ? [join(into, tarball.path)] : []));
const versions = Object.fromEntries(manifests().map(({ name, version }) => [name, version]));
const unversioned = Object.keys(versions).filter((name) => versions[name] === '0.0.0' && !dryRun);
const faults = archives.flatMap((archive) => {
  const packed = opened(archive);
  return packedFaults(packed, versions).map((fault) => `${packed.manifest.name}: ${fault}`);
});
if (unversioned.length > 0) stop('Nothing was published: `npm run changeset -- version` comes first.');
if (faults.length > 0) stop('Nothing was published.', ...faults);

// The archives stay only where a folder was named for them.
const shown = (archive, i) => (options.into ? archive : plan.flat()[i].name);
if (dryRun) for (const [i, archive] of archives.entries()) console.log(`would be published: ${shown(archive, i)}`);
else must('changeset', ['publish', '--from-pack-dir', into], { show: true });
rmSync(work, { recursive: true });
