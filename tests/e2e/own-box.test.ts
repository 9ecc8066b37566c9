import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** What an owner of Comptoir des Antilles has copied from a box: two contacts, one kind of goods, a nearer goal. */
const box = {
  target: 60,
  goods: [{ id: 'tea', fr: 'Thé noir', en: 'Black tea', premium: 6, count: 20 }],
  contacts: [
    { id: 'clerk', fr: 'Commis', en: 'Clerk', commission: 1, effects: [{ do: 'place', groups: [1] }] },
    { id: 'smuggler', fr: 'Contrebandier', en: 'Smuggler', commission: 4, effects: [{ do: 'place', groups: [3] }] },
  ],
};

const page = (lang: string, name: string): string => `${url}${lang}/comptoir-des-antilles/${name}`;

const chosen = (at: Page): Promise<string | null> => at.locator('.fields select option:checked').first().textContent();

/** How many quays of a picture are seen whole on the screen, from side to side. */
const quaysSeen = (at: Page): Promise<number> =>
  at.locator('.live .ca-quay').evaluateAll(
    (quays) =>
      quays.filter((quay) => {
        const { left, right } = quay.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }).length,
  );

test('an owner’s box drives checkers and score sheet, and its links show it to who has none', async () => {
  const { page: own, troubles } = await open({ viewport: sizes.phone });
  await own.addInitScript(
    (kept) => localStorage.setItem('portolan:comptoir-des-antilles:edition', kept),
    JSON.stringify(box),
  );
  await visit(own, page('fr', 'check/#contact'));
  await own.locator('[data-item="contact smuggler"]').click();
  await own.locator('.ca-card-n', { hasText: 'Contrebandier' }).waitFor();
  await eventually(() => own.locator('.live .ca-tile-n:visible').first().textContent()).toBe('Thé noir');
  await eventually(() => quaysSeen(own)).toBe(4);
  await own.locator('[data-send="link"]').first().click();
  await own.waitForFunction(() => location.hash.startsWith('#v2.comptoir-des-antilles.contact.'));

  const { page: friend, troubles: others } = await open({ viewport: sizes.phone });
  await visit(friend, (await own.evaluate(() => location.href)).replace('/fr/', '/en/'));
  await friend.locator('.ca-card-n', { hasText: 'Smuggler' }).waitFor();
  await eventually(() => chosen(friend)).toBe('Smuggler, commission 4');

  await visit(own, page('fr', 'score/'));
  // The box is read once the page has come alive.
  await own.locator('option', { hasText: 'Thé noir' }).waitFor({ state: 'attached' });
  await own.locator('.step input').first().fill('60');
  await own.locator('.verdict', { hasText: 'Quelqu’un est arrivé à 60.' }).waitFor();
  expect([...troubles, ...others]).toEqual([]);
  await own.context().close();
  await friend.context().close();
});
