import { expect, inject, test } from 'vitest';
import { sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

test('a river stands upright on a phone: seen whole, its positions moved as they are seen, and lies wide when the phone is turned', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/check/#box`);
  const map = page.locator('.rb-sheet .rt-chart.rt-tall');
  await map.waitFor();
  const [box, chart] = [await map.boundingBox(), await map.getAttribute('viewBox')];
  const [, , width = 0, height = 0] = (chart ?? '').split(' ').map(Number);
  expect(box!.height / box!.width).toBeCloseTo(height / width, 1);
  expect(box!.width).toBeLessThanOrEqual(sizes.phone.width);
  // Nothing is left to see by moving: both ends of the river are in the picture.
  for (const id of ['A1', 'ME2']) expect(await map.locator('.rt-pid', { hasText: id }).count()).toBe(1);

  const place = (words: string) => page.getByRole('button', { name: words });
  await place('B1, position, x 200, y 110').press('ArrowUp');
  await place('B1, position, x 210, y 110').press('ArrowRight');
  await place('B1, position, x 210, y 120').waitFor();
  await place('C2, position, x 340, y 240').scrollIntoViewIfNeeded();
  const grip = (await place('C2, position, x 340, y 240').boundingBox())!;
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 4 });
  await page.mouse.up();
  const moved = page.getByRole('button', { name: /^C2, position, x 3[67]\d, y 240/ });
  await moved.waitFor();

  await page.setViewportSize({ width: sizes.phone.height, height: sizes.phone.width });
  await map.waitFor({ state: 'detached' });
  await moved.waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a harbor named in the box is called so on the map, in lists and in answers, in the other language too', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}fr/rotterdam/check/#box`);
  await page.getByLabel('Port 1, nom français').fill('Île du Café');
  await page.locator('.rt-hname', { hasText: 'Île du Café' }).waitFor();
  await page.getByLabel('Produit 1, nom français').fill('Galette');
  await page.getByLabel('Produit 1, nom anglais').fill('Flatbread');
  await visit(page, `${url}en/rotterdam/check/#arrival`);
  await page.locator('.fold > summary', { hasText: 'All fields' }).click();
  await page.locator('option', { hasText: 'Île du Café (grain)' }).first().waitFor({ state: 'attached' });
  await page.locator('.answer', { hasText: 'Flatbread' }).first().waitFor();
  await page.getByText('unloads its cargo in Île du Café (grain)').first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('an empty table is filled by taps on the river, and what stood there comes back', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/check/#position`);
  const afloat = page.locator('.position-grid .fields select', { has: page.locator('option[value="E2"]') });
  await page.locator('.fold > summary', { hasText: 'Les navires à l’eau' }).click();
  await page.getByRole('button', { name: 'Table vide' }).click();
  await expect.poll(() => afloat.count()).toBe(0);
  await page.getByRole('button', { name: /^Navire A/ }).click();
  await page.getByRole('button', { name: /^A1 / }).click();
  // The one that was put is chosen, the next one in hand: it is let go, and the first is carried on.
  await page.getByRole('button', { name: 'Laisser' }).click();
  await page.getByRole('button', { name: /^A1 / }).click();
  await page.getByRole('button', { name: 'Déplacer' }).click();
  await page.getByRole('button', { name: /^B1 / }).click();
  await expect
    .poll(() => afloat.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)))
    .toEqual(['B1']);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Annuler' }).first().click();
  await expect.poll(() => afloat.count()).toBe(6);
  // On a whole table a ship and a place are a move, which is judged; who only meant that it stands there says so.
  await page.getByRole('button', { name: /^E2 / }).click();
  await page.getByRole('button', { name: /^E3 / }).click();
  await page.locator('.verdict-bar', { hasText: 'Illégal' }).waitFor();
  await page.getByRole('button', { name: 'Le poser là, sans jouer' }).click();
  await expect
    .poll(() => afloat.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)))
    .toContain('E3');
  await page.locator('.verdict-bar', { hasText: 'Illégal' }).waitFor({ state: 'hidden' });
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(['fr', 'en'])('the six phases at the head stand apart from each other (%s)', async (lang) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}${lang}/rotterdam/`);
  const boxes = await page.locator('.course b').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes).toHaveLength(6);
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      expect(a.right + 4 <= b.left || b.right + 4 <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
