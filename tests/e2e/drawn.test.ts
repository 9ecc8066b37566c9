import { readFile } from 'node:fs/promises';
import { games } from '@portolan/cli';
import { must } from '@portolan/core';
import { walk } from '@portolan/core/testing';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { langs, sizes, useBrowser, visit } from './browser.ts';

const { open } = useBrowser();

/** What leaves the sheet, and texts that lie one over the other. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('svg')!.getBoundingClientRect();
    const found: string[] = [];
    const isOut = ({ left, top, right, bottom }: DOMRect): boolean =>
      left < sheet.left - 1 || top < sheet.top - 1 || right > sheet.right + 1 || bottom > sheet.bottom + 1;
    // Letters that have a place each are looked at one by one.
    const boxesOf = (text: SVGTextElement): DOMRect[] => {
      if (text.x.baseVal.numberOfItems < 2) return [text.getBoundingClientRect()];
      const { a, d, e, f } = text.getScreenCTM()!;
      return Array.from(text.textContent ?? '', (_, i) => {
        const { x, y, width, height } = text.getExtentOfChar(i);
        return new DOMRect(a * x + e, d * y + f, a * width, d * height);
      });
    };
    const texts = [...document.querySelectorAll<SVGTextElement>('svg text')]
      .filter((one) => !one.closest('defs') && one.textContent?.trim())
      .flatMap((one) => boxesOf(one).map((box) => ({ said: one.textContent, box })));
    for (const { said, box } of texts) if (isOut(box)) found.push(`off the sheet: ${said}`);
    for (const part of document.querySelectorAll('svg > svg, svg > g > :is(svg, rect)'))
      if (!part.closest('defs') && isOut(part.getBoundingClientRect())) found.push(`off the sheet: ${part.outerHTML}`);
    for (const [i, one] of texts.entries())
      for (const other of texts.slice(i + 1)) {
        const [a, b] = [one.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // The box of a letter is higher than the letter.
        if (across > 1 && down > 0.35 * Math.min(a.height, b.height)) found.push(`${one.said} over ${other.said}`);
      }
    return found;
  });

/** Moments of random games with as many players as there can be: the start, the fullest, and some between. */
const momentsOf = async (id: string) => {
  const { game, drawn } = await games[id]!();
  const positions = [1, 2].flatMap((seed) => {
    const steps = [...walk(game, { seats: game.seats.max }, seed, { maxActions: 600 })];
    const some = [0.25, 0.5, 0.75, 1].map((share) => Math.floor(share * (steps.length - 1)));
    const made = steps.map(({ state }) => game.makePosition(state));
    const sizes = made.map((position) => JSON.stringify(position).length);
    const fullest = sizes.indexOf(Math.max(...sizes));
    const seen = game.makePosition(game.view(steps[fullest]!.state, 0));
    return [...[0, fullest, ...some].map((at) => made[at]), seen];
  });
  return { positions, render: await drawn!() };
};

it.each(Object.keys(games))('a drawn position of %s keeps to its sheet, and no text lies over another', async (id) => {
  const { page } = await open({ viewport: { width: 480, height: 900 } });
  const { positions, render } = await momentsOf(id);
  expect(positions.length).toBe(14);
  for (const position of positions)
    for (const lang of langs) {
      await page.setContent(must(render(position, { lang, theme: 'day' })));
      expect([JSON.stringify(position), lang, await troubles(page)]).toEqual([JSON.stringify(position), lang, []]);
    }
});

it('sees what leaves the sheet and what lies over something else', async () => {
  const { page } = await open();
  await page.setContent(
    '<svg width="100" height="60" viewBox="0 0 100 60"><text x="5" y="20">one</text><text x="8" y="22">two</text><text x="80" y="50">beyond</text></svg>',
  );
  expect(await troubles(page)).toEqual(['off the sheet: beyond', 'one over two']);
});

it('a position is sent and printed with its whole table, drawn when somebody asks for it', async () => {
  const { url } = inject('site');
  for (const [id, lang] of [
    ['borneo', 'fr'],
    ['rotterdam', 'en'],
  ] as const) {
    const { page, troubles: wrong, asked } = await open({ viewport: sizes.phone, acceptDownloads: true });
    await page.addInitScript(() => {
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
    });
    await visit(page, `${url}${lang}/${id}/check/#position`);
    const picture = page.locator('[data-send="picture"]').first();
    await picture.waitFor();
    // Nobody pays for a drawing that is not asked for.
    expect(asked.filter((address) => /sheet[^/]*[.]js/.test(address))).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), picture.click()]);
    const png = await readFile(await file.path());
    // As wide as a phone, and below the answer as high as the table needs.
    expect(png.readUInt32BE(16)).toBe(1140);
    expect(png.readUInt32BE(20)).toBeGreaterThan(3000);
    await page.locator('[data-send="print"]').first().click();
    await page.waitForFunction(() => (window as { printed?: boolean }).printed);
    const sheet = page.locator('.verdict + .paper-sheet');
    const drawn = decodeURIComponent((await sheet.getAttribute('src')) ?? '');
    expect(drawn).toContain('data-seat="0"');
    await page.emulateMedia({ media: 'print' });
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.locator('.position-grid :is(.fields, .send, .table-live, button):visible').count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await sheet.count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  }
});
