// untracked: an interactive browser
import { createServer } from 'node:http';
import { launch } from './browser.mjs';
import { serve } from './static.mjs';
const folder = process.argv[2]; const port = Number(process.argv[3]);
const site = await serve({ folder, port: 0 });
const browser = await launch();
const open = async (o = {}) => {
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1, permissions: ['clipboard-read', 'clipboard-write'], ...o });
  const p = await ctx.newPage();
  p.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  return p;
};
const S = { url: site.url.replace(/\/$/, ''), page: await open(), open, browser, sel: undefined };
const shot = async (name, full = false) => { await S.page.screenshot({ path: `/tmp/taps/${name}.png`, fullPage: full }); return `/tmp/taps/${name}.png`; };
const what = async (root = 'main') => S.page.evaluate((r) => {
  const vis = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; };
  return [...document.querySelectorAll(`${r} :is(a,button,summary,input,select,textarea,[data-spot],[role=button])`)].filter(vis).map((e) => { const b = e.getBoundingClientRect(); return `${e.tagName.toLowerCase()}${e.dataset?.spot ? '#' + e.dataset.spot : ''}${e.dataset?.item ? '$' + e.dataset.item : ''} @${Math.round(b.top + scrollY)} ${(e.getAttribute('aria-label') || e.innerText || e.value || '').slice(0, 60).replace(/\n/g, ' / ')}`; }).join('\n'); }, root);
const tap = async (sel, text, n = 0) => { const l = S.page.locator(`${sel}:visible`, text ? { hasText: text } : undefined).nth(n); await l.tap({ timeout: 8000 }); S.taps = (S.taps ?? 0) + 1; await S.page.waitForTimeout(350); };
createServer((req, res) => {
  let body = ''; req.on('data', (d) => (body += d)); req.on('end', async () => {
    try {
      const f = new (Object.getPrototypeOf(async () => {}).constructor)('S', 'shot', 'what', 'page', 'tap', body);
      const r = await f(S, shot, what, S.page, tap);
      res.end((typeof r === 'string' ? r : JSON.stringify(r, null, 1)) + '\n');
    } catch (e) { res.end('ERR ' + e.message + '\n'); }
  });
}).listen(port);
console.log('ready', S.url);
