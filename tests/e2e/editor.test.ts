import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { alive, axe, eventually, langs, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const editor = (lang: string): string => `${url}${lang}/cabo-da-roca/check/#position`;

/** Types a position as text, as somebody who pastes one. */
const paste = async (page: Page, position: object): Promise<void> => {
  await page.locator('.json-box').locator('xpath=ancestor::details[1]/summary').click();
  await page.locator('.json-box textarea').fill(JSON.stringify({ seats: 2, ...position }));
};

const sea = { rows: ['~ ~ ~', '~ ~ ~'] };
const ship = (at: readonly number[], heading: string) => ({ at, heading });

/** What is entered, the squares marked on the chart, and what is said beside a field that is marked wrong. */
const entered: readonly (readonly [what: string, position: object, marked: number, beside: RegExp])[] = [
  [
    'overlapping tiles',
    {
      board: [
        { at: [0, 0], tile: 'sea' },
        { at: [1, 0], tile: 'sea' },
        { at: [1, 0], tile: 'rock' },
      ],
    },
    1,
    /this square has a tile already/,
  ],
  ['tiles whose sides disagree', { board: { rows: ['cE ~'] } }, 1, /the east side does not match/],
  ['a map in two parts', { board: { rows: ['~ .. ~'] } }, 1, /joined to the others by no side/],
  [
    'two ships on a square',
    { board: sea, ships: { '0t1': ship([1, 1], 'E'), '1p': ship([1, 1], 'E') } },
    1,
    /Two ships are on/,
  ],
  [
    'a ship on land',
    { board: { rows: ['~ L'] }, ships: { '0t1': ship([1, 0], 'E') } },
    1,
    /closed to ships: a lighthouse/,
  ],
  ['more rocks than the box holds', { board: { rows: ['R R'] } }, 1, /the box has 1/],
  ['money below zero', { board: sea, coins: [-5, 10] }, 0, /fewer than zero coins/],
  ['a heading that does not exist', { board: sea, ships: { '0t1': ship([2, 1], 'NNE') } }, 1, /no such heading/],
];

test.each(entered)('%s: marked on the chart and told beside the field', async (_, position, marked, beside) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, editor('en'));
  await paste(page, position);
  await page.locator('.position-grid .fields .err', { hasText: beside }).first().waitFor();
  await page.locator('.fold.is-bad').first().waitFor();
  await expect.poll(() => page.locator('.table-live .cb-ring-x').count()).toBe(marked);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a tile too many is taken up by the button beside the mistake, and put back by undo', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, editor('fr'));
  await paste(page, { board: { rows: ['cE ~'] } });
  await page.getByRole('button', { name: 'Reprendre la tuile en (0, 0)' }).click();
  await page.locator('.fold.is-bad').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Reprendre la tuile en (0, 0)' }).first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

const phases = {
  fr: { debt: 'Les dettes', consent: 'L’offre', over: 'La fin de la partie' },
  en: { debt: 'The debts', consent: 'The offer', over: 'The end of the game' },
};

test.each(langs)(
  'in %s debts, offers, heaps and the box are forms, accessible on a phone, and travel in a link',
  async (lang) => {
    const { page, troubles } = await open({ viewport: sizes.phone, bypassCSP: true });
    await visit(page, editor(lang));
    await page
      .locator('.fold > summary', { hasText: lang === 'fr' ? 'La table' : 'The table' })
      .first()
      .click();
    for (const [phase, legend] of Object.entries(phases[lang])) {
      await page.getByLabel('Phase', { exact: true }).first().selectOption(phase);
      await page.locator('legend', { hasText: legend }).first().waitFor();
      expect(await axe(page), phase).toEqual([]);
    }
    await page.getByLabel('Phase', { exact: true }).first().selectOption('debt');
    const amount = page.getByLabel(lang === 'fr' ? 'Combien' : 'How much', { exact: true });
    await amount.fill('35');
    for (const title of lang === 'fr' ? ['Les tas', 'La boîte de cette table'] : ['The heaps', 'The box of this table'])
      await page.locator('.fold > summary', { hasText: title }).click();
    await page.locator('.fold .cb-faces').waitFor();
    // What has scrolled half under the bar is no small target.
    await page.evaluate(() => scrollTo({ top: 0 }));
    expect(await axe(page), 'everything open').toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page
      .getByRole('button', { name: lang === 'fr' ? 'Copier le lien' : 'Copy the link' })
      .first()
      .click();
    await page.waitForFunction(() => location.hash.length > 40);
    const link = await page.evaluate(() => location.href);
    const other = await open({ viewport: sizes.phone });
    await visit(other.page, link);
    const sent = other.page.getByLabel(lang === 'fr' ? 'Combien' : 'How much', { exact: true });
    await sent.waitFor();
    await eventually(() => sent.inputValue()).toBe('35');
    expect([...troubles, ...other.troubles]).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  },
);

test('a box is typed in: a corner, a price and a toll; mistakes stand at their places and nothing is lost', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/cabo-da-roca/check/#box`);
  const quarter = page.locator('.cb-faces > li').nth(1);
  const price = () => page.getByLabel('Zone I, card no.\u00a01', { exact: true });
  await quarter.locator('button[aria-label^="southeast"]').click();
  await quarter.locator('.err', { hasText: 'two opposite corners' }).waitFor();
  await quarter.locator('button[aria-label^="northeast"]').click();
  await quarter.locator('.err').waitFor({ state: 'detached' });
  await price().fill('95');
  await page.locator('.err', { hasText: 'no.\u00a01. Prices do not fall' }).waitFor();
  await eventually(() => price().inputValue()).toBe('95');
  await price().fill('35');
  await page.getByLabel('Toll of a lighthouse', { exact: true }).fill('25');
  await page.locator('[role="status"]', { hasText: 'Kept in this browser' }).waitFor();
  await page.reload();
  await alive(page);
  await eventually(() => page.getByLabel('Toll of a lighthouse', { exact: true }).inputValue()).toBe('25');
  await eventually(() => price().inputValue()).toBe('35');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a box that was typed in counts points, prices a purchase, and goes along with the link of a score sheet', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/cabo-da-roca/check/#box`);
  await page.getByLabel('The greatest fleet', { exact: true }).fill('30');
  await page.getByLabel('Buying, trade ship', { exact: false }).fill('70');
  await page.locator('[role="status"]', { hasText: 'Kept in this browser' }).waitFor();
  await visit(page, `${url}en/cabo-da-roca/check/#purchase`);
  await page.locator('#verdict', { hasText: '90' }).waitFor();
  await visit(page, `${url}en/cabo-da-roca/score/`);
  await page.locator('[data-box="own"]').waitFor();
  await page.getByLabel('Trade ship', { exact: true }).first().fill('1');
  await page.locator('[data-check="count"] tfoot td', { hasText: /^80$/ }).waitFor();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => location.href);
  // Who opens it has another box, or none.
  const other = await open({ viewport: sizes.phone });
  await visit(other.page, link);
  await other.page.locator('[data-check="count"] tfoot td', { hasText: /^80$/ }).waitFor();
  await other.page.locator('[data-box="sent"]').getByRole('button').click();
  await other.page.locator('[data-check="count"] tfoot td', { hasText: /^150$/ }).waitFor();
  expect([...troubles, ...other.troubles]).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});

test('an example of the rulebook opens in the editor with its position and its move', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/cabo-da-roca/`);
  await page.locator('.more').first().click();
  const example = page.locator('.unfolded .example');
  await example.scrollIntoViewIfNeeded();
  await example.getByRole('link', { name: 'Change this position' }).click();
  await page.waitForURL(`${url}en/cabo-da-roca/check/#v2.cabo-da-roca.position.*`);
  await page.locator('.answer .verdict:is(.v-legal, .v-illegal, .v-depends)').first().waitFor();
  expect(await page.locator('.fold.is-bad').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a move is put together on the entered table as at the table, and judged beside it', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, editor('en'));
  await page.locator('.board-way label', { hasText: 'Make a move' }).click();
  await page.locator('.touched-move [data-spot="0,0"]').press('Enter');
  await page.locator('.touched-move').getByRole('button', { name: 'Turn left' }).click();
  await page
    .locator('#verdict')
    .filter({ hasText: /Legal.*left/ })
    .waitFor();
  await page.locator('.touched-move').getByRole('button', { name: 'Play this move' }).click();
  // The table is another: the next move is put together from its beginning.
  await page.locator('.touched-move').getByRole('button', { name: 'End the turn' }).click();
  await page.locator('#verdict').filter({ hasText: 'ends' }).waitFor();
  expect(await axe(page, '.touched-move', { whole: false })).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('on a phone a tap that makes a table impossible turns the bar, which leads to the field and takes it back', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/check/#position`);
  const answer = page.locator('#verdict');
  await answer.filter({ hasText: 'Légal' }).waitFor();
  const ships = page.locator('.position-grid .fields select', { has: page.locator('option[value="E2"]') });
  await page.locator('.fold > summary', { hasText: 'Les navires à l’eau' }).click();
  await ships.nth(1).selectOption('E2');
  // The fields stand below: the answer is passed, and its bar says the same.
  const bar = page.locator('.answer-bar:not(.is-seen) .verdict-bar');
  await bar.filter({ hasText: 'À corriger' }).waitFor();
  expect(await page.locator('.v-legal').count()).toBe(0);
  await bar.locator('.bar-go').click();
  await page.locator('select[aria-invalid="true"]:focus').waitFor();
  await page.locator('.dock').getByRole('button', { name: 'Annuler' }).click();
  await answer.filter({ hasText: 'Légal' }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
