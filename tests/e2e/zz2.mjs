import { serve } from '@portolan/site/scripts/static.mjs';
import { launch } from '@portolan/site/scripts/browser.mjs';
import { readFile } from 'node:fs/promises';
const root = await serve({ folder: process.env.WDIST });
const html = await readFile(process.env.WDIST + '/en/borneo/score/index.html', 'utf8');
const [, script] = /\scomponent-url="[^"]*\/(_astro\/[^"]+\.js)"/.exec(html);
const b = await launch();
let bad = 0; const N = +process.env.N || 6;
for (let i = 0; i < N; i++) {
  const c = await b.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' }); const p = await c.newPage();
  const cdp = await c.newCDPSession(p); await cdp.send('Emulation.setCPUThrottlingRate', { rate: +process.env.R || 4 });
  await p.goto(`${root.url}en/borneo/score/`); const f = p.getByLabel('Name', { exact: true });
  await p.locator('.tool form:not([inert])').waitFor(); await f.first().fill('Ada');
  let go; const held = new Promise(r => { go = r; }); await p.route('**/' + script, async r => { await held; await r.continue(); });
  await p.goto(`${root.url}en/borneo/score/`, { waitUntil: 'commit' }); await p.locator('footer.colophon').waitFor();
  await f.nth(1).focus(); await p.keyboard.type('Grace'); go();
  await p.locator('.tool form:not([inert])').waitFor();
  while (await f.first().inputValue() !== 'Ada') await p.waitForTimeout(50);
  await f.nth(1).fill('Grace');
  const before = await p.evaluate(() => [location.hash.slice(-12), sessionStorage.getItem('portolan:unwritten')?.includes('Grace'), localStorage['portolan:borneo:score'].includes('Grace')]);
  await p.reload(); await p.locator('.tool form:not([inert])').waitFor(); await p.waitForTimeout(800);
  const got = await f.evaluateAll(a => a.map(x => x.value));
  if (got[1] !== 'Grace') { bad++; console.log('BAD', JSON.stringify(before), got, await p.evaluate(() => [location.hash.slice(-12), localStorage['portolan:borneo:score']])); }
  await c.close();
}
console.log(process.env.WDIST, 'bad', bad, 'of', N);
await b.close(); await root.close();
