import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@portolan/site/scripts/static.mjs';
import { expect, inject, test } from 'vitest';
import { langs, sizes, useBrowser } from './browser.ts';

const { folder, url } = inject('site');
const { open } = useBrowser();

const kilobytes = 1000;

const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));

const scriptSource = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="[^"]*?(script-src [^;"]+)/.exec(html)?.[1];

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].flatMap(([tag, attributes = '']) =>
    /type="application\//.test(attributes) ? [] : [tag],
  );

test('every page forbids inline scripts and has none', async () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const name of pages) {
    const html = await readFile(join(folder, name), 'utf8');
    expect(scriptSource(html), name).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(inlineScripts(html), name).toEqual([]);
    expect(html.search(/<[a-z][^>]*\son[a-z]+=/i), name).toBe(-1);
  }
});

/** In French on a phone, in English at a desk. */
const rulebooks = [
  { lang: 'fr', viewport: sizes.phone },
  { lang: 'en', viewport: sizes.desk },
].flatMap(({ lang, viewport }) =>
  ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'].map((game) => ({
    path: `${lang}/${game}/`,
    viewport,
  })),
);

test.each(rulebooks)('$path asks for at most 15 kB of script before anyone touches it', async ({ path, viewport }) => {
  const { page, asked } = await open({ viewport });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.waitForLoadState('load');
  const scripts = asked.filter((address) => new URL(address).pathname.endsWith('.js'));
  const bytes = await Promise.all(
    scripts.map(async (address) => gzipSync(await readFile(join(folder, new URL(address).pathname))).length),
  );
  const total = bytes.reduce((sum, size) => sum + size, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total, scripts.join('\n')).toBeLessThanOrEqual(15 * kilobytes);
  await page.context().close();
});

test.each(langs)('what the search loads in %s weighs at most 60 kB', async (lang) => {
  expect(gzipSync(await readFile(join(folder, 'search', `${lang}.json`))).length).toBeLessThanOrEqual(60 * kilobytes);
});

test('the fonts weigh at most 60 kB in all', async () => {
  const fonts = (await readdir(folder, { recursive: true })).filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  const sizesOf = await Promise.all(fonts.map(async (name) => (await readFile(join(folder, name))).length));
  expect(fonts.length).toBe(2);
  expect(sizesOf.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * kilobytes);
});

test('the site can be put among the programs of a phone', async () => {
  const html = await readFile(join(folder, 'fr/borneo/index.html'), 'utf8');
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"/);
  const manifest = JSON.parse(await readFile(join(folder, href), 'utf8'));
  expect(manifest).toMatchObject({ name: 'Portolan', display: 'standalone', start_url: '/', scope: '/' });
  const purposes = manifest.icons.map(({ sizes: size, purpose }: Record<string, string>) => `${size} ${purpose}`);
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const src of [...manifest.icons.map((icon: { src: string }) => icon.src), touch]) {
    const png = await readFile(join(folder, src));
    // The header of a PNG holds its width and height.
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(`${png.readUInt32BE(16)}`, src).toBe(/(\d+)\.png$/.exec(src)?.[1]);
  }
});

test.each(['br', 'gzip'])('the server sends pages and scripts as %s to who reads it', async (encoding) => {
  const server = await serve({ folder });
  for (const path of ['fr/borneo/', 'early.js', 'sw.js']) {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding'), path).toBe(encoding);
    expect((await answer.text()).length, path).toBeGreaterThan(100);
  }
  await server.close();
});
