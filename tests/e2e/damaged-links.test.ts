import { beforeAll, expect, inject, test } from 'vitest';
import { packed, sizes, useBrowser, visit, type Watched } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

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

// One after the other in one browser, as they come to somebody: what one leaves behind meets the next.
let watched: Watched;
beforeAll(async () => {
  watched = await open({ viewport: sizes.desk });
});

test.each(Object.entries(hostile))('a link with %s is told in words, and nothing of it runs', async (_, fragment) => {
  const { page, troubles } = watched;
  troubles.length = 0;
  // A new fragment alone would not open the page anew.
  await page.goto('about:blank');
  await visit(page, `${url}fr/borneo/check/#${fragment}`);
  await page.locator('.answer .verdict, .err, [role="alert"]').first().waitFor();
  const said = ((await page.locator('.tool').textContent()) ?? '').trim();
  expect(said.length).toBeGreaterThan(20);
  expect(said).not.toMatch(/undefined|NaN|\[object/);
  expect(await page.evaluate(() => ({ hit: 'hit' in window, polluted: 'polluted' in {} }))).toEqual({
    hit: false,
    polluted: false,
  });
  expect(troubles).toEqual([]);
});
