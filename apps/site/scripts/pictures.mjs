// Takes pictures of the built site: the one of the README, and with a folder named, every page type in both themes and sizes.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@portolan/rules';
import { launch } from './browser.mjs';
import { serve } from './static.mjs';

const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const kinds = {
  rulebook: (game) => `fr/${game}/`,
  check: (game) => `fr/${game}/check/`,
  solve: (game) => `en/${game}/solve/#best`,
  setup: (game) => `en/${game}/setup/`,
  score: (game) => `fr/${game}/score/`,
};
const pages = {
  home: '',
  glossary: 'en/glossary/',
  ...Object.fromEntries(
    gameIds.flatMap((game) => Object.entries(kinds).map(([kind, path]) => [`${game}-${kind}`, path(game)])),
  ),
};

const site = await serve({ folder: fileURLToPath(new URL('../dist', import.meta.url)) });
const browser = await launch();

const take = async (path, file, { viewport, colorScheme = 'light', ...options }) => {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
  await context.close();
  console.log(file);
};

const [folder] = process.argv.slice(2);
if (folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, path] of Object.entries(pages))
    for (const [size, viewport] of Object.entries(sizes))
      for (const colorScheme of ['light', 'dark'])
        await take(path, join(folder, `${name}-${size}-${colorScheme}.png`), { viewport, colorScheme });
} else {
  await take(
    'fr/borneo/#ex-two-cards-against-one',
    fileURLToPath(new URL('../../../docs/picture.png', import.meta.url)),
    {
      viewport: { width: 1280, height: 860 },
    },
  );
}

await browser.close();
await site.close();
