import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkers } from '@portolan/borneo/checkers';
import { checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import { reconstructed } from '@portolan/rotterdam';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { alive, axe, eventually, linkOf, look, overhang, packed, sizes, useBrowser, viewOf, visit } from './browser.ts';

const { folder, url } = inject('site');
const { open } = useBrowser();

/** What the first verdict on the page says. */
const verdict = async (page: Page): Promise<string> => {
  await page.locator('.answer .verdict .word').first().waitFor();
  // The other tables are told with the words of the rulebook, which come a moment later.
  await page.locator('.clause-card .quote').first().waitFor();
  return ((await page.locator('.answer .verdict > header').first().textContent()) ?? '').replace(/\s+/g, ' ');
};

const shot = `${url}en/cabo-da-roca/check/`;

/** A page of a table that reads a point otherwise. */
const table = async (readings: object) => {
  const watched = await open({ viewport: sizes.desk });
  await watched.page.addInitScript(
    (text) => location.protocol !== 'about:' && localStorage.setItem('portolan:cabo-da-roca:rulings', text),
    JSON.stringify(readings),
  );
  return watched;
};

const theirs = { broadside: 'three-per-side' };

test('a link says under what it was sent, can be seen under the readings of the table, and stays so over a reload', async () => {
  const { page: sender } = await open({ viewport: sizes.desk });
  await sender.goto(`${shot}#shot`);
  const seen = await verdict(sender);
  const link = await linkOf(sender);
  const { page, troubles } = await table(theirs);
  await page.goto(link);
  expect(await verdict(page)).toBe(seen);
  const strip = page.locator('.sent');
  await strip.filter({ hasText: 'Sent under: Portolan’s way' }).waitFor();
  for (const view of [viewOf(0), viewOf(1)]) {
    await look(page, view);
    expect(await axe(page, '.kit'), view.size).toEqual([]);
    expect(await overhang(page), view.size).toBeLessThanOrEqual(0);
  }
  await strip.getByRole('button').click();
  await strip.filter({ hasText: 'Seen the way your table plays' }).waitFor();
  const ours = await verdict(page);
  expect(ours).not.toBe(seen);
  await page.waitForFunction((before) => location.href !== before, link);
  await page.reload();
  expect(await verdict(page)).toBe(ours);
  await strip.getByRole('button').click();
  await strip.filter({ hasText: 'Sent under' }).waitFor();
  expect(await verdict(page)).toBe(seen);
  expect(await page.evaluate(() => localStorage.getItem('portolan:cabo-da-roca:rulings'))).toBe(JSON.stringify(theirs));
  // Who agrees is offered nothing.
  const { page: same } = await table({});
  await same.goto(link);
  await same.locator('.sent').waitFor();
  expect(await same.locator('.sent button').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('a link of the first version opens at the default readings, and says that it is an old one', async () => {
  const { page: sender } = await open({ viewport: sizes.desk });
  await sender.goto(`${shot}#shot`);
  const seen = await verdict(sender);
  const { page, troubles } = await table(theirs);
  await page.goto(`${shot}#${packed({ input: caboCheckers.shot.example }, 'shot')}`);
  expect(await verdict(page)).toBe(seen);
  await page.locator('.sent', { hasText: 'This link is an old one' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a link opens whatever a messenger has put around it', async () => {
  const { page: sender } = await open({ viewport: sizes.desk });
  await sender.goto(`${shot}#shot`);
  const seen = await verdict(sender);
  const link = await linkOf(sender);
  const { page, troubles } = await table(theirs);
  const [start = '', fragment = ''] = link.split('#');
  const changed = [
    `${link}.`,
    `${link})`,
    `${link}%20%C2%BB`,
    `${link}&utm_source=x`,
    `${link}?fbclid=x`,
    `${start}?fbclid=x#${fragment}`,
    `${start}#${fragment.replaceAll('.', '%2E').replaceAll('-', '%2D').replaceAll('_', '%5F').replace('v2', 'V2')}`,
    `${start}%23${fragment}`,
  ];
  for (const address of changed) {
    await page.goto('about:blank');
    await page.goto(address);
    expect(await verdict(page), address).toBe(seen);
    await page.locator('.sent[data-sent="sent"]').waitFor();
  }
  await page.goto('about:blank');
  await page.goto(link.slice(0, -9));
  await page.locator('[role="alert"]', { hasText: /Its contents are damaged\. ?It may have been cut off/ }).waitFor();
  await page.goto('about:blank');
  await page.goto(`${start}#${fragment.replace('v2', 'v9')}`);
  const alert = page.locator('[role="alert"]', { hasText: 'It comes from another version' });
  await alert.waitFor();
  expect(await alert.textContent()).not.toContain('cut off');
  expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
});

test('the address holds what is on the page, and going back and forth turns the questions', async () => {
  const { page, troubles } = await table(theirs);
  await page.goto(shot);
  for (const name of ['shot', 'tile']) {
    await page.locator(`.asks a[href="#${name}"]`).click();
    await page.locator(`[data-check="${name}"]`).waitFor();
    await page.waitForFunction((start) => location.hash.startsWith(start), `#v2.cabo-da-roca.${name}.`);
    expect(await page.title()).toContain('Cabo da Roca · ');
    await page.getByRole('link', { name: 'All questions' }).first().click();
    await page.locator('.asks').first().waitFor();
  }
  await page.goBack();
  await page.locator('[data-check="tile"]').waitFor();
  await page.goBack();
  await page.locator('.asks').first().waitFor();
  await page.goBack();
  await page.locator('[data-check="shot"]').waitFor();
  // One's own page is nobody's link.
  expect(await page.locator('.sent').count()).toBe(0);
  await page.goForward();
  await page.locator('.asks').first().waitFor();
  // Nor is the whole table that a case of this page goes on as.
  await page.locator('.asks a[href="#walk"]').click();
  await page.getByRole('main').getByRole('link', { name: 'Enter the whole position' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#v2.cabo-da-roca.position.'));
  await page.locator('.starts').waitFor();
  expect(await page.locator('.sent').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('an answer is sent by the share sheet, by its own address, and as a picture', async () => {
  const { page, troubles, asked } = await open({ viewport: sizes.phone, acceptDownloads: true });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: unknown) => Object.assign(window, { shared: data }) });
  });
  await visit(page, `${shot}#shot`);
  const seen = await verdict(page);
  // At hand where the answer is first said, without scrolling.
  const box = await page.locator('.dock [data-send="dock"]').boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height);
  await page.locator('.dock [data-send="dock"]').click();
  const shared = await page.waitForFunction(() => (window as { shared?: unknown }).shared);
  const { title, url: link } = (await shared.jsonValue()) as { title: string; url: string };
  expect(title).toBe('Cabo da Roca · Can this pirate fire?');
  expect(link).toContain('/check/shot/#v2.cabo-da-roca.shot.');
  const known = asked.length;
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-send="picture"]').click()]);
  expect(file.suggestedFilename()).toBe('portolan-cabo-da-roca-shot.png');
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 1260]);
  // A sheet of paper with nothing on it would be much smaller.
  expect(png.length).toBeGreaterThan(60_000);
  expect(asked.slice(known).filter((address) => !address.startsWith(url) && !/^(?:data|blob):/.test(address))).toEqual(
    [],
  );
  await page.goto(link);
  await page.waitForURL(/\/check\/#v2\./);
  expect(await verdict(page)).toBe(seen);
  expect(troubles).toEqual([]);
});

const pictured = [
  ['fr/rotterdam/check/end/', sizes.phone],
  ['fr/rotterdam/check/call/', sizes.phone],
  ['en/rotterdam/check/cargo/', sizes.desk],
  ['en/rotterdam/solve/standings/', sizes.phone],
  ['fr/cabo-da-roca/check/count/', sizes.phone],
  ['en/cabo-da-roca/check/places/', sizes.desk],
  ['fr/comptoir-des-antilles/check/round/', sizes.phone],
  ['en/comptoir-des-antilles/solve/best-turn/', sizes.desk],
  ['fr/borneo/score/', sizes.phone],
  ['en/borneo/check/picks/', sizes.phone],
] as const;

test('a picture shows its board and its answer whole, and nothing that can only be used on the page', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone, acceptDownloads: true });
  await page.addInitScript(() => {
    // Each page is the first of its reader: nothing is kept of the one before.
    if (location.protocol === 'http:') for (const store of [localStorage, sessionStorage]) store.clear();
    const { set, ...rest } =
      Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? ({} as PropertyDescriptor);
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...rest,
      set(this: HTMLImageElement, address: string) {
        if (address.startsWith('data:image/svg')) Object.assign(window, { drawn: address });
        set?.call(this, address);
      },
    });
  });
  let svg = '';
  const { page: card } = await open({ viewport: { width: 1200, height: 630 } });
  await card.route('**/card.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  for (const [path, viewport] of pictured) {
    await page.setViewportSize(viewport);
    await page.goto(`${url}${path}`);
    await page.locator('[data-send="picture"]').first().click();
    const drawn = await page.waitForFunction(() => (window as { drawn?: string }).drawn);
    svg = decodeURIComponent((await drawn.jsonValue())?.replace(/^[^,]*,/, '') ?? '');
    await card.goto(`${url}card.svg`);
    const seen = await card.evaluate(async () => {
      // The faces that the card brings along are read after it is drawn for the first time.
      await Promise.all([...document.fonts].map((face) => face.load()));
      const bottom = (part: Element | null): number => part?.getBoundingClientRect().bottom ?? Number.NaN;
      const clamped = [...document.querySelectorAll('.pic-q, .pic .word, .pic-why')];
      return {
        below: bottom(document.querySelector('.pic-board > div > *')) - bottom(document.querySelector('.pic-board')),
        cut: clamped.filter((part) => part.scrollHeight > part.clientHeight + 4).map((part) => part.textContent),
        used: document.querySelectorAll('.pic :is(details, [data-help], button, input, select)').length,
        mark: bottom(document.querySelector('.pic-mark')),
      };
    });
    expect(seen, path).toMatchObject({ cut: [], used: 0 });
    expect(seen.below, path).toBeLessThanOrEqual(1);
    expect(seen.mark, path).toBeLessThan(598);
    expect(troubles, path).toEqual([]);
  }
});

test('chats read the game and the question of a link, and find its card', async () => {
  const html = await readFile(join(folder, 'fr/rotterdam/check/way/index.html'), 'utf8');
  const meta = (property: string): string =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(meta('og:title')).toMatch(/^Rotterdam · .{10}/);
  expect(meta('og:image')).toMatch(/cards\/rotterdam\.png$/);
  for (const tool of ['check', 'solve', 'score', 'setup', '']) {
    const page = await readFile(join(folder, 'en/borneo', tool, 'index.html'), 'utf8');
    expect([...page.matchAll(/property="og:title" content="([^"]*)"/g)].map(([, title]) => title)).toEqual([
      expect.stringContaining('Borneo'),
    ]);
  }
  for (const game of ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam']) {
    const card = await readFile(join(folder, 'cards', `${game}.png`));
    expect([card.readUInt32BE(16), card.readUInt32BE(20)], game).toEqual([1200, 630]);
  }
});

test('a link that messengers would cut is offered as a file, which opens as the link does', async () => {
  const { page: sender, troubles } = await open({ viewport: sizes.desk, acceptDownloads: true });
  // Names that do not repeat, so that they do not pack well.
  let seed = 7;
  const name = (): string =>
    Array.from({ length: 26 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return 'abcdefghijklmnopqrstuvwxyz'[Math.floor(seed / 65_536) % 26];
    }).join('');
  const missions = reconstructed.missions.map((one) => ({ ...one, id: name() }));
  const products = reconstructed.products.map((one, i) => ({ ...one, value: (i % 5) + 1 }));
  const positions = reconstructed.positions.map((one, i) => ({ ...one, x: one.x + ((i * 31) % 17) }));
  await sender.addInitScript(
    (box) => localStorage.setItem('portolan:rotterdam:edition', box),
    JSON.stringify({ missions, products, positions }),
  );
  await visit(sender, `${url}en/rotterdam/check/#end`);
  const seen = await verdict(sender);
  const [file] = await Promise.all([sender.waitForEvent('download'), sender.locator('[data-send="file"]').click()]);
  const { page, troubles: others } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/borneo/check/`);
  await alive(page);
  await page.locator('.open-file input').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"portolan":2}'),
  });
  await page.locator('.open-file .err', { hasText: 'none of ours' }).waitFor();
  await page.locator('.open-file input').setInputFiles(await file.path());
  await page.waitForURL(/\/en\/rotterdam\/check\/#v2\./);
  expect(await verdict(page)).toBe(seen);
  await page.locator('.sent', { hasText: 'the sender’s box' }).waitFor();
  expect([...troubles, ...others]).toEqual([]);
});

test('two tabs keep their own entries, and say so', async () => {
  const { page: one, troubles } = await open({ viewport: sizes.desk });
  const two = await one.context().newPage();
  for (const page of [one, two]) await visit(page, `${url}en/borneo/score/`);
  const field = (page: Page) => page.locator('.fields .step input').first();
  await field(two).waitFor();
  // A tab hears what another keeps from the moment that its form listens, a frame after it is drawn.
  await eventually(async () => {
    await field(one).fill('2');
    await field(one).fill('3');
    return two.locator('.other-tab').count();
  }).toBe(1);
  expect(await field(two).inputValue()).not.toBe('3');
  await two.locator('.other-tab button').click();
  await two.locator('.other-tab').waitFor({ state: 'detached' });
  expect(await field(two).inputValue()).toBe('3');
  expect(await one.locator('.other-tab').count()).toBe(0);
  expect(troubles).toEqual([]);
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
