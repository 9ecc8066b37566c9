import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axe, eventually, langs, linkOf, overhang, sizes, useBrowser, visit } from './browser.ts';

// A game from outside, on the site by its register alone: tests/fifth-game.
const { url } = inject('below');
const { open } = useBrowser();

const verdict = (page: Page) => page.locator('.answer .verdict');
const pages = ['', 'side-by-side/', 'summary/', 'check/', 'check/#move', 'check/#position', 'setup/'];

const texts = {
  fr: {
    name: 'Jeu du moulin',
    section: 'Prendre',
    safe: 'On ne prend pas un pion d’un moulin tant qu’un autre pion adverse n’est dans aucun.',
    play: 'Jouer la suite',
    take: 'A prend le pion en b6',
    taken: 'A prend le pion en b6.',
    question: 'Ce pion peut-il aller là ?',
    open: 'Par notre lecture. À une table où l’on ne vole jamais, illégal',
    illegal: 'Illégal',
    legal: 'Légal',
    possible: 'La table est possible. Au tour de B.',
    corner: 'a1, libre',
    to: 'À',
    free: 'd6, libre',
    held: 'd6, A',
    hand: 'Pions de A en main',
    hands: 'On pose à tour de rôle',
    send: 'Copier le lien',
  },
  en: {
    name: 'Merels',
    section: 'Taking',
    safe: 'No man in a mill is taken while the opponent has another that is in none.',
    play: 'Play on',
    take: 'A takes the man on b6',
    taken: 'A takes the man on b6.',
    question: 'May this man go there?',
    open: 'By our reading. At a table where nobody flies, illegal',
    illegal: 'Illegal',
    legal: 'Legal',
    possible: 'The table is possible. B to act.',
    corner: 'a1, free',
    to: 'To',
    free: 'd6, free',
    held: 'd6, A',
    hand: 'Men of A in hand',
    hands: 'Players place in turn',
    send: 'Copy the link',
  },
} as const;

test.each(langs)('in %s its pages are accessible on a phone and at a desk', async (lang) => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  for (const path of pages) {
    await visit(page, `${url}${lang}/merels/${path}`);
    for (const size of ['phone', 'desk'] as const) {
      await page.setViewportSize(sizes[size]);
      expect(await axe(page, undefined, { whole: size === 'phone' }), path).toEqual([]);
      expect(await overhang(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(langs)('in %s a link to it bears its name and a card with that name', async (lang) => {
  const { page } = await open({ viewport: sizes.desk });
  await page.goto(`${url}${lang}/merels/check/move/`);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(texts[lang].name);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toMatch(new RegExp(`merels-${lang}\\.png$`));
  expect((await page.request.get(new URL(card!, page.url()).href)).headers()['content-type']).toBe('image/png');
  await page.context().close();
});

test.each(langs)('in %s its rulebook is found, reads, and its examples play on', async (lang) => {
  const t = texts[lang];
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}${lang}/`);
  await page.getByRole('link', { name: t.name }).click();
  await page.locator('h2', { hasText: t.section }).first().waitFor();
  expect(await page.locator('[id="taking.safe"]').textContent()).toContain(t.safe);
  await page.locator('[data-example="ex-mill-while-placing"]').click();
  const example = page.locator('.example#ex-mill-while-placing');
  await example.getByRole('button', { name: t.play }).click();
  await example.getByRole('button', { name: t.take, exact: true }).click();
  await example.locator('.played-on', { hasText: t.taken }).waitFor();
  expect(await example.locator('svg.mm-board use[href="#seat-B"]').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(langs)(
  'in %s its checker answers, by the reading of the table too, and by the men on the board',
  async (lang) => {
    const t = texts[lang];
    const { page, troubles } = await open({ viewport: sizes.phone });
    await visit(page, `${url}${lang}/merels/check/`);
    await page.getByRole('link', { name: t.question }).click();
    await verdict(page).filter({ hasText: t.open }).waitFor();
    await page.locator('.table-readings summary').click();
    await page.locator('.table-readings select').selectOption('never');
    await verdict(page).filter({ hasText: t.illegal }).waitFor();
    // With a fourth man on the board nobody flies, whatever the reading; a step is allowed.
    await page.locator('.table-readings select').selectOption('three-men');
    await verdict(page).filter({ hasText: t.open }).waitFor();
    await page.getByRole('button', { name: t.corner, exact: true }).click();
    await verdict(page).filter({ hasText: t.illegal }).waitFor();
    await page.getByLabel(t.to, { exact: true }).selectOption('a4');
    await verdict(page).filter({ hasText: t.legal }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.each(langs)(
  'in %s a position is entered on the board, judged, told what is wrong with it, and sent',
  async (lang) => {
    const t = texts[lang];
    const { page, troubles } = await open({ viewport: sizes.desk });
    await visit(page, `${url}${lang}/merels/check/#position`);
    await verdict(page).filter({ hasText: t.legal }).waitFor();
    await page.getByRole('button', { name: t.free, exact: true }).press('Enter');
    await page.getByRole('button', { name: t.held, exact: true }).waitFor();
    // Nine in hand and one on the board are ten.
    await page.locator('.row.is-bad', { hasText: t.hand }).waitFor();
    await page.getByLabel(t.hand, { exact: true }).fill('8');
    await page.locator('.clause-card', { hasText: t.hands }).waitFor();
    await page.locator('.position-grid').getByLabel('B', { exact: true }).check();
    // On a table of one's own nobody has proposed a move yet.
    await verdict(page).filter({ hasText: t.possible }).waitFor();
    await page.getByRole('button', { name: t.send }).first().click();
    const link = await linkOf(page);
    const other = await open({ viewport: sizes.desk });
    await visit(other.page, link);
    await other.page.getByRole('button', { name: t.held, exact: true }).waitFor();
    await eventually(() => other.page.getByLabel(t.hand, { exact: true }).inputValue()).toBe('8');
    expect([...troubles, ...other.troubles]).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  },
);
