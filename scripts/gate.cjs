// In front of the two commands: says in one sentence when a machine cannot run them, before anything is installed.
// No import and no newer grammar, so that an old Node can read it and say so.
// biome-ignore lint/style/useNodejsImportProtocol: an old Node does not know it
const { spawnSync } = require('child_process');
// biome-ignore lint/style/useNodejsImportProtocol: an old Node does not know it
const path = require('path');
const own = require('../package.json').optionalDependencies;

/** The oldest Node that reads TypeScript by itself; for the usual machines the workspace brings one. */
const enough = [22, 18];

/** Why the commands cannot run on a machine; undefined when they can. */
const obstacle = ({ version, platform, arch, glibc }) => {
  const [major, minor] = version.split('.').map(Number);
  if (major < 20) return `Portolan needs Node 20 or newer, and this is Node ${version}.`;
  if (!glibc) return 'Portolan is built with tools that need a Linux with glibc, and this one has none.';
  const place = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  const newer = major > enough[0] || (major === enough[0] && minor >= enough[1]);
  if (newer || own[`node-${place}`] || own[`node-bin-${place}`]) return undefined;
  return `Portolan brings no Node of its own for ${place} and needs Node ${enough.join('.')} or newer there, and this is Node ${version}.`;
};

/** Whether programs made for the usual Linux run here; on other systems that is no question. */
const hasGlibc = () =>
  process.platform !== 'linux' ||
  !process.report ||
  Boolean(JSON.parse(JSON.stringify(process.report.getReport())).header.glibcVersionRuntime);

if (require.main === module) {
  const said = obstacle({
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    glibc: hasGlibc(),
  });
  if (said) {
    console.error(said);
    process.exit(1);
  }
  const args = [path.join(__dirname, 'workspace.mjs')].concat(process.argv.slice(2));
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exit(status === null ? 1 : status);
}

module.exports = { obstacle };
