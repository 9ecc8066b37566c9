import { deflateRawSync } from 'node:zlib';
import { checkers } from '@portolan/borneo/checkers';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, langs, sizes, useBrowser } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const packed = (value: unknown, kind = 'fight', version = 'v1'): string =>
  `${version}.${kind}.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

const verdict = async (page: Page): Promise<string> => {
  await page.locator('.verdict .word').first().waitFor();
  return ((await page.locator('.verdict').first().textContent()) ?? '').replace(/\s+/g, ' ');
};

test.each(langs)('in %s a shared link shows what the sender saw', async (lang) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  for (const dispute of ['payment', 'fight', 'move', 'trigger', 'picks', 'end', 'winner', 'placement']) {
    await page.goto(`${url}${lang}/borneo/check/#${dispute}`, { waitUntil: 'networkidle' });
    await page.locator('.verdict .word').first().waitFor();
    const plus = page.locator('.step button:not(:disabled)').last();
    if ((await plus.count()) > 0) await plus.click();
    const seen = await verdict(page);
    await page
      .locator('.btn-1', { hasText: /lien|link/ })
      .first()
      .click();
    await page.waitForFunction(() => location.hash.startsWith('#v1.'));
    const link = await page.evaluate(() => location.href);
    const other = await open({ viewport: sizes.phone });
    await other.page.goto(link, { waitUntil: 'networkidle' });
    await other.page.setViewportSize(sizes.desk);
    expect(await verdict(other.page), dispute).toBe(seen);
    expect(other.troubles).toEqual([]);
    await other.page.context().close();
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a reload right after a change keeps the change, not the older link', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  // A form that never rests: what is changed does not come into the address.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const quick = (act: TimerHandler, time?: number) => (time === 250 ? 0 : wait(act, time));
    window.setTimeout = quick as typeof window.setTimeout;
  });
  const forms = [
    ['borneo/check/', packed({ input: checkers.end.example }, 'end')],
    ['borneo/score/', packed(checkers.winner.example, 'score')],
  ];
  for (const [path, link] of forms) {
    await page.goto(`${url}en/${path}#${link}`);
    const field = page.locator('.tool form:not([inert]) .step input:visible').first();
    await field.waitFor();
    const before = await field.inputValue();
    await field.press('ArrowUp');
    await eventually(() => field.inputValue()).not.toBe(before);
    const after = await field.inputValue();
    expect(page.url()).toContain(link);
    await page.reload();
    await field.waitFor();
    await eventually(() => field.inputValue(), path).toBe(after);
    await page.goto(url);
    await page.goto(`${url}en/${path}#${link}`);
    await field.waitFor();
    await eventually(() => field.inputValue(), `${path}: the link itself`).toBe(before);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

const script = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const hostile: Readonly<Record<string, string>> = {
  'bad base64': 'v1.fight.%%%',
  'cut off': packed({ input: { company: 'red' } }).slice(0, -9),
  'not deflated': 'v1.fight.AAAAAAAAAA',
  'not JSON': packed('{"input":'),
  'not an object': packed('[1,2]'),
  'another version': packed({ input: {} }, 'fight', 'v9'),
  'an unknown form': packed({ input: {} }, 'treasure'),
  huge: `v1.fight.${'A'.repeat(100_000)}`,
  'a bomb': packed(`{"a":"${'0'.repeat(5_000_000)}"}`),
  deep: packed(`{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`),
  prototype: packed('{"input":{"__proto__":{"polluted":true}}}'),
  'scripts in strings': packed({ input: { company: script, attack: [script] }, rulings: { [script]: script } }),
  'wrong types': packed({ input: { company: 7, attack: 'many', hands: null }, rulings: [] }),
  'a position of scripts': packed({ position: { seats: script, phase: script }, action: { kind: script } }, 'position'),
};

test.each(Object.entries(hostile))('a link with %s is told in words, and nothing of it runs', async (_, fragment) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await page.goto(`${url}fr/borneo/check/#${fragment}`, { waitUntil: 'networkidle' });
  await page.locator('.verdict, .err, [role="alert"]').first().waitFor();
  const said = ((await page.locator('.tool').textContent()) ?? '').trim();
  expect(said.length).toBeGreaterThan(20);
  expect(said).not.toMatch(/undefined|NaN|\[object/);
  expect(await page.evaluate(() => ({ hit: 'hit' in window, polluted: 'polluted' in {} }))).toEqual({
    hit: false,
    polluted: false,
  });
  expect(troubles).toEqual([]);
  await page.context().close();
});
