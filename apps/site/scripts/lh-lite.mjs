import lighthouse from 'lighthouse'; import { launch } from './browser.mjs'; import { serve } from './static.mjs'; import { fileURLToPath } from 'node:url';
const site = await serve({ folder: fileURLToPath(new URL('../dist', import.meta.url)) });
const port = 9700 + Math.floor(Math.random()*200); const browser = await launch([`--remote-debugging-port=${port}`]);
for (const p of process.argv.slice(2)) { const { lhr } = await lighthouse(site.url + p, { port, output: 'json', logLevel: 'error', onlyCategories: ['accessibility'] });
 console.log(p, lhr.categories.accessibility.score); for (const a of Object.values(lhr.audits)) if (a.score !== null && a.score < 1 && a.details?.items) for (const i of a.details.items) console.log('  ', a.id, i.node?.selector, JSON.stringify(i.node?.boundingRect), i.node?.explanation?.slice(0, 300)); }
await browser.close(); await site.close();
