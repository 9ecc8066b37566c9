// Types on the built site as people do, on a processor four times slower, and prints what each keystroke costs the thread of
// the page; the search itself is a worker's: npm run typing
import { fileURLToPath } from 'node:url';
import { launch } from '@portolan/site/scripts/browser.mjs';
import { serve } from '@portolan/site/scripts/static.mjs';
import { queries } from '../search/queries.ts';

/** How much slower than this machine. */
const SLOWER = 4;
/** How many queries are typed a language: of the strangers' ones, which come last. */
const TYPED = 24;

/** The part of sorted values below which a share of them lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const site = await serve({ folder: fileURLToPath(new URL('../../apps/site/dist', import.meta.url)) });
const browser = await launch();
try {
  for (const lang of ['fr', 'en'] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`${site.url}${lang}/`);
    await page.locator('[data-search-open]:visible').first().tap();
    const field = page.locator('dialog[open] input');
    await field.fill('a');
    await page.locator('dialog[open] li').first().waitFor();
    const devtools = await context.newCDPSession(page);
    // Time of the thread, not of the clock: what else runs on this machine counts less.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const spent = async (): Promise<number> => {
      // The hits are those of what was typed, and two frames more: what the keystroke has set off is drawn.
      await page.evaluate(
        () =>
          new Promise((done) => {
            const hits = document.querySelector<HTMLElement>('[data-search-hits]')!;
            const typed = document.querySelector<HTMLInputElement>('dialog[open] input')!.value.trim();
            const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
            if ((hits.dataset.answer ?? '') === typed) return drawn();
            const watch = new MutationObserver(() => {
              if ((hits.dataset.answer ?? '') !== typed) return;
              watch.disconnect();
              drawn();
            });
            watch.observe(hits, { attributeFilter: ['data-answer'] });
          }),
      );
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const own = queries.filter((one) => one.lang === lang);
    const idle: number[] = [];
    const keys: number[] = [];
    for (let i = 0; i < TYPED; i++) {
      await field.fill('');
      const query = own[own.length - 1 - Math.floor((i * 80) / TYPED)]?.query ?? '';
      let before = await spent();
      const nothing = await spent();
      idle.push(nothing - before);
      before = nothing;
      for (const letter of query) {
        await page.keyboard.type(letter);
        const now = await spent();
        keys.push(now - before);
        before = now;
      }
    }
    const [all, still] = [keys, idle].map((list) => list.sort((a, b) => a - b)) as [number[], number[]];
    const told = [0.5, 0.95, 0.99].map((share) => quantile(all, share).toFixed(1));
    console.log(
      `${lang}: ${all.length} keystrokes, median ${told[0]} ms, 95 % ${told[1]} ms, 99 % ${told[2]} ms (nothing typed: ${quantile(still, 0.5).toFixed(1)} ms)`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
