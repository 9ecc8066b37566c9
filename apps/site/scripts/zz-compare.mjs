import { launch } from './browser.mjs';
import { serve } from './static.mjs';
import sharp from 'sharp';
const browser = await launch();
const pages = ['', 'fr/borneo/', 'fr/borneo/check/#fight', 'en/cabo-da-roca/solve/', 'fr/rotterdam/check/#position', 'en/rotterdam/setup/', 'fr/comptoir-des-antilles/score/', 'fr/comptoir-des-antilles/check/#position', 'fr/cabo-da-roca/check/#sailing', 'fr/comptoir-des-antilles/check/#box'];
const shots = {};
for (const [which, folder] of [['old', '/tmp/v1/repo/apps/site/dist'], ['new', '/work/wt/moves/apps/site/dist']]) {
  const site = await serve({ folder });
  for (const path of pages) for (const [size, viewport] of [['desk', { width: 1280, height: 900 }], ['phone', { width: 390, height: 844 }]]) for (const colorScheme of ['light', 'dark']) {
    const c = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const p = await c.newPage();
    await p.goto(site.url + path, { waitUntil: 'networkidle' }); await p.evaluate(() => document.fonts.ready); await p.waitForTimeout(300);
    const buf = await p.screenshot();
    const key = `${path}|${size}|${colorScheme}`;
    if (which === 'old') shots[key] = buf; else {
      const [a, b] = await Promise.all([shots[key], buf].map((x) => sharp(x).raw().toBuffer()));
      let d = 0; for (let i = 0; i < a.length; i += 3) if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 30) d++;
      console.log(key, a.length === b.length ? (d / (a.length / 3) * 100).toFixed(3) + '%' : 'size');
      if (d > 500) { const n = key.replace(/[^\w]+/g, '_'); await sharp(shots[key]).toFile(`/tmp/moves/old_${n}.png`); await sharp(buf).toFile(`/tmp/moves/new_${n}.png`); }
    }
    await c.close();
  }
  await site.close();
}
await browser.close();
