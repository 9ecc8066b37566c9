// What Lighthouse says of a page of each kind of each game, as on a phone: prints a table and decides nothing. The browser is
// the packaged one, the server the project's own, compressed. Names a part of addresses to look at those alone: `score/`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@portolan/rules';
import lighthouse from 'lighthouse';
import { launch } from './browser.mjs';
import { serve } from './static.mjs';

const games = gameIds.toSorted();
const kinds = [
  '',
  'summary/',
  'side-by-side/',
  'examples/setup/',
  'check/',
  'solve/',
  'setup/',
  'score/',
  'play/',
  'learn/',
];
const alone = ['fr/', 'en/quarrel/', 'fr/glossary/', 'en/about/'];

/** A page of each kind of each game, in either language by turns. */
const everyPage = () => [
  ...alone,
  ...games.flatMap((game, g) => kinds.map((kind, k) => `${(g + k) % 2 ? 'en' : 'fr'}/${game}/${kind}`)),
];

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['cumulative-layout-shift', 'largest-contentful-paint', 'total-blocking-time'];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** What a page must not do longer than this at a stretch, in milliseconds, on a processor four times slower. */
const LONG = 50;
const SLOWER = 4;

/** The longest task while a page loads on a slower processor; 0 where none is long. */
const longestTask = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  const longest = await page.evaluate(() => window.longest);
  await context.close();
  return longest;
};

const columns = ['page', 'perf', 'a11y', 'best', 'seo', 'CLS', 'LCP s', 'TBT ms', `task ms (x${SLOWER})`];
const widths = [40, 5, 5, 5, 5, 6, 6, 7, 13];
const line = (cells) =>
  console.log(cells.map((cell, i) => String(cell)[i ? 'padStart' : 'padEnd'](widths[i])).join(' '));

/** What is less than perfect, besides how fast. */
const faultsOf = ({ audits, categories }) => {
  const named = scores.slice(1).flatMap((id) => categories[id].auditRefs);
  return named.flatMap(({ id, weight }) =>
    weight > 0 && audits[id].score !== null && audits[id].score < 1 ? [`${id}: ${audits[id].title}`] : [],
  );
};

const [wanted = ''] = process.argv.slice(2);
const folder = process.env.PORTOLAN_OUT ?? fileURLToPath(new URL('../dist', import.meta.url));
const site = await serve({ folder });
const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
try {
  line(columns);
  // A game need not have a page of every kind.
  const isThere = (path) => existsSync(join(folder, path, 'index.html'));
  for (const path of everyPage().filter((path) => path.includes(wanted) && isThere(path))) {
    const { lhr } = await lighthouse(`${site.url}${path}`, { port, output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const [shift, paint, blocked] = timings.map((id) => lhr.audits[id].numericValue);
    const task = await longestTask(browser, `${site.url}${path}`);
    line([
      `/${path}`,
      ...scores.map((id) => Math.round(100 * lhr.categories[id].score)),
      shift.toFixed(3),
      (paint / 1000).toFixed(1),
      Math.round(blocked),
      task > LONG ? Math.round(task) : `under ${LONG}`,
    ]);
    for (const fault of faultsOf(lhr)) console.log(`  ${fault}`);
  }
} finally {
  await browser.close();
  await site.close();
}
