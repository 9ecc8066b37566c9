import { expect, inject, test } from 'vitest';
import { langs, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const games = ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'];
const tools = ['', 'check/', 'solve/', 'play/', 'learn/', 'setup/', 'score/', 'numbers/'];

test.each(langs)('in %s home leads to every page of every game, and by two touches to any question', async (lang) => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}${lang}/`);
  const doors = await page
    .locator('.doors a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(doors.toSorted()).toEqual(
    games.flatMap((game) => tools.map((tool) => `${url}${lang}/${game}/${tool}`)).toSorted(),
  );
  await page.locator('.quarrel').click();
  await page.waitForURL(`**/${lang}/quarrel/`);
  for (const game of games) {
    await page.locator(`.which label:has([value="${game}"])`).click();
    const shown = page.locator('.of-game:visible');
    expect(await shown.count()).toBe(1);
    const links = await shown.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(7);
    for (const href of links) expect(href).toContain(`/${lang}/${game}/check/#`);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('home searches: four words and a touch lead to a clause', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/`);
  await page.locator('.hero [data-search-open]').click();
  await page.locator('dialog[open][data-ready]').waitFor();
  await page.locator('dialog input').fill('borneo attack single card');
  await page.locator('.hits[data-answer="borneo attack single card"] a').first().waitFor();
  const [first] = await page
    .locator('.hits a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.locator('.hits a').first().click();
  await page.waitForURL(`**${first}`);
  expect(first).toContain('en/borneo/#fight.');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('without script a question is two touches away too', async () => {
  const { page } = await open({ viewport: sizes.phone, javaScriptEnabled: false });
  await page.goto(`${url}fr/quarrel/`);
  await page.locator('.which label:has([value="rotterdam"])').click();
  await page.locator('.of-game[data-game="rotterdam"] a').first().waitFor();
  expect(await page.locator('.of-game:visible').count()).toBe(1);
  await page.context().close();
});

test.each(langs)('in %s the menu of a phone shows the doors before one scrolls', async (lang) => {
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}${lang}/rotterdam/`);
  await page.locator('.menu-button').click();
  const doors = page.locator('.side .doors a');
  await doors.first().waitFor();
  expect(await doors.count()).toBe(tools.length);
  for (let i = 0; i < tools.length; i++) {
    const box = await doors.nth(i).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(sizes.phone.height);
  }
  await page.context().close();
});

test.each(games)('%s: each section leads to its neighbors, and each question stands below one', async (game) => {
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/${game}/`);
  const read = await page.evaluate(() => ({
    sections: [...document.querySelectorAll('.rulebook > section')].map(({ id }) => id),
    neighbors: [...document.querySelectorAll('.rulebook > section')].map((section) =>
      [...section.querySelectorAll('.turnpage a')].map((link) => link.getAttribute('href')),
    ),
    asked: [...document.querySelectorAll('.section-asks a')].map((link) => link.getAttribute('href') ?? ''),
    // A clause leads to the dispute of its section, or to the list of them that stands at its end.
    tried: [...document.querySelectorAll('.clause .tries')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      own: [
        ...(link.closest('section')?.querySelectorAll('.section-asks, .section-asks a[href*="/check/"]') ?? []),
      ].map((one) => one.getAttribute('href') ?? `#${one.id}`),
    })),
    tiles: [...document.querySelectorAll('.head-doors a')].map((link) => link.getAttribute('href')),
  }));
  const { sections } = read;
  expect(read.neighbors).toEqual(
    sections.map((_, i) => [sections[i - 1], sections[i + 1]].filter(Boolean).map((id) => `#${id}`)),
  );
  expect(read.tiles.length).toBe(tools.length - 1);
  expect(read.tried.length).toBeGreaterThan(0);
  for (const { href, own } of read.tried) expect(own).toContain(href);
  expect(new Set(read.asked).size).toBe(read.asked.length);
  for (const tool of ['check', 'solve']) {
    await page.goto(`${url}fr/${game}/${tool}/`);
    const names = await page
      .locator('.asks a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const questions = names.filter((name) => !['#position', '#box'].includes(name));
    const below = read.asked.filter((href) => href.includes(`/${tool}/#`)).map((href) => href.slice(href.indexOf('#')));
    expect(below.toSorted()).toEqual(questions.toSorted());
  }
  await page.context().close();
});
