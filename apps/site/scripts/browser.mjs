// Finds the browser of pictures and tests: PORTOLAN_BROWSER, else the packaged one, so that every machine looks through
// the same; where that does not run (Mac, Windows, ARM), a Chrome, Chromium or Edge of the system.
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const run = promisify(execFile);

const { PROGRAMFILES = 'C:\\Program Files', LOCALAPPDATA = '' } = process.env;
const windows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
const systems = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [PROGRAMFILES, `${PROGRAMFILES} (x86)`, LOCALAPPDATA].flatMap((folder) =>
    windows.map((path) => `${folder}\\${path}`),
  ),
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** What to do where there is no browser; the tests show this line. */
const missing =
  'No browser to look at the site with: the packaged one does not run on this machine. Install Chrome, Chromium or Edge, or name one, as in PORTOLAN_BROWSER=/path/to/chrome npm test';

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

const installed = async () => {
  for (const path of systems[process.platform] ?? []) if (await exists(path)) return { executablePath: path };
  return undefined;
};

const packageFolder = () => fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));

/** The package unpacks into the temporary folder of its process, so it gets a process, and the folder, of its own. */
const unpacked = (folder) => `
const { default: chromium, inflate } = await import(${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))});
await chromium.executablePath();
await inflate(${JSON.stringify(join(folder, 'bin', 'al2023.tar.br'))});
`;

/** Its own fonts and no others: text is as wide on every machine. */
const fontsOnly = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`;

/** Tells the fonts where they are, each time: a checkout may have been moved since it unpacked its browser. */
const placeFonts = async (folder) => {
  const list = join(folder, 'fonts', 'fonts.conf');
  const wanted = fontsOnly(join(folder, 'fonts'));
  if ((await readFile(list, 'utf8').catch(() => '')) === wanted) return;
  const half = `${list}-${process.pid}`;
  await writeFile(half, wanted);
  await rename(half, list);
};

/** Unpacks the browser beside its package, once a version; never seen half done, however many ask at once. */
const unpack = async () => {
  const source = packageFolder();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const target = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url));
  if (await exists(target)) return target;
  await mkdir(dirname(target), { recursive: true });
  const half = await mkdtemp(`${target}-`);
  try {
    await run(process.execPath, ['--input-type=module', '--eval', unpacked(source)], {
      env: { ...process.env, TMPDIR: half },
    });
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
  return target;
};

/** The packaged browser with the libraries and fonts that it brings; undefined where it does not run. */
const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpack();
  await placeFonts(folder);
  const executablePath = join(folder, 'chromium');
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') };
  delete env.FONTCONFIG_FILE;
  try {
    await run(executablePath, ['--version'], { env });
    return { executablePath, env };
  } catch {
    return undefined;
  }
};

const find = async () => {
  const named = process.env.PORTOLAN_BROWSER;
  const found = named ? { executablePath: named } : ((await packaged()) ?? (await installed()));
  if (!found) throw new Error(missing);
  return found;
};

/**
 * Starts the browser, without a window.
 * @param {readonly string[]} [more] flags besides its own
 * @returns {Promise<import('playwright-core').Browser>}
 */
export const launch = async (more = []) => chromium.launch({ ...(await find()), args: [...flags, ...more] });
