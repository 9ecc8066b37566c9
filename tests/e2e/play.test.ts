import { borneo } from '@portolan/borneo';
import { rules as rulesOfBorneo } from '@portolan/borneo/rules';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { rules as rulesOfCabo } from '@portolan/cabo-da-roca/rules';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { rules as rulesOfComptoir } from '@portolan/comptoir-des-antilles/rules';
import { type AnyGame, type Kind, logOf, must, type Policy, randomPlay } from '@portolan/core';
import { seatOf } from '@portolan/core/table';
import { rotterdam } from '@portolan/rotterdam';
import { rules as rulesOfRotterdam } from '@portolan/rotterdam/rules';
import { sensible as ofBorneo } from '@portolan/solvers/borneo';
import { sensible as ofCabo } from '@portolan/solvers/cabo-da-roca';
import { sensible as ofComptoir } from '@portolan/solvers/comptoir-des-antilles';
import { sensible as ofRotterdam } from '@portolan/solvers/rotterdam';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axe, eventually, packed, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

// biome-ignore lint/suspicious/noExplicitAny: policies of all games
type AnyPolicy = Policy<any, any>;

/** A whole game but its last moves, which players make: nothing is drawn between them. */
const almostOver = (game: AnyGame, policy: AnyPolicy): { readonly log: unknown; readonly left: readonly Kind[] } => {
  const seats = game.seats.min;
  const { log } = must(randomPlay(game, { seats }, { seed: 3, policy }));
  const actions = log.actions as readonly Kind[];
  const drawn = actions.findLastIndex((action) => seatOf(action) === undefined);
  const cut = Math.max(drawn + 1, actions.length - 3);
  return { log: logOf(game, { seats }, actions.slice(0, cut)), left: actions.slice(cut) };
};

const now = (page: Page) => page.locator('.play-now');
const places = (page: Page) => page.locator('.play-board .spot.is-open');

/** Plays the move that the list of legal ones calls so, by taps or by keys. */
const choose = async (page: Page, keys: boolean, name: string): Promise<void> => {
  const fold = page.locator('.play-moves');
  if (!(await fold.evaluate((one) => (one as HTMLDetailsElement).open))) await fold.locator('summary').click();
  const search = fold.locator('input[type="search"]');
  if ((await search.count()) > 0) await search.fill(name);
  const row = fold.locator('.move-row').filter({ hasText: name }).first();
  const go = page.locator('.play-go .btn-1');
  if (keys) {
    await row.press('Enter');
    await go.press('Enter');
  } else {
    await row.click();
    await go.click();
  }
};

it.each([
  ['borneo', 'fr', 'phone', false, borneo, ofBorneo, rulesOfBorneo],
  ['rotterdam', 'en', 'desk', true, rotterdam, ofRotterdam, rulesOfRotterdam],
  ['comptoir-des-antilles', 'fr', 'desk', true, comptoirDesAntilles, ofComptoir, rulesOfComptoir],
  ['cabo-da-roca', 'en', 'phone', false, caboDaRoca, ofCabo, rulesOfCabo],
] as const)('a game of %s goes to its end, counted by rule', async (id, lang, size, keys, game, policy, rules) => {
  const { log, left } = almostOver(game, policy as AnyPolicy);
  expect(left.length).toBeGreaterThan(0);
  const { page, troubles } = await open({ viewport: sizes[size] });
  await visit(page, `${url}${lang}/${id}/play/#${packed({ log }, 'table')}`);
  await now(page).waitFor();
  for (const action of left) await choose(page, keys, rules.action(action as never, lang));
  await page.locator('.play-end table').waitFor();
  expect(await page.locator('.play-graph .pg-line').count()).toBe(game.seats.min);
  expect(await page.locator('.play-end .is-winner').count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

const cards = (page: Page): Promise<number> => page.locator('.play-board').count();

it('covers the hands of others, keeps what is tried, and survives a reload; a second tab watches', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/play/`);
  await page.getByLabel('Number of the draw').fill('7');
  await page.locator('.play-sitter select').nth(1).selectOption('person');
  await page.locator('.play-sitter select').nth(2).selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  // Nothing of the table is there until somebody says who looks.
  const mine = page.locator('.play-cover .btn-1');
  await mine.waitFor();
  expect(await cards(page)).toBe(0);
  await mine.click();
  await places(page).first().press('Enter');
  await page.locator('.play-reply').waitFor();
  await page.locator('.play-go .btn-1').click();
  await mine.waitFor();
  expect(await cards(page)).toBe(0);
  await page.reload();
  await mine.waitFor();
  await mine.click();
  const steps = page.locator('.play-steps .num');
  const played = (await steps.textContent()) ?? '';
  await page.keyboard.press('Control+z');
  await mine.click();
  await eventually(() => steps.textContent()).not.toBe(played);
  await places(page).nth(1).click();
  await page.locator('.play-go .btn-1').click();
  await mine.click();
  await page.getByRole('group', { name: 'Branches' }).getByRole('button').nth(1).waitFor();
  // What cannot be done is refused in a sentence, with its rule.
  await page.locator('[data-spot^="mission"]').first().click();
  await page.locator('.play-reply.is-refused blockquote').waitFor();
  const other = await page.context().newPage();
  await visit(other, `${url}fr/borneo/play/`);
  await other.getByRole('button', { name: 'Jouer ici' }).waitFor();
  expect(await other.locator('.play-go').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('lays a tile and moves a ship by drag, the tile the way round that fits', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  const position = {
    seats: 2,
    phase: 'lay',
    tile: 'coast',
    board: { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] },
    ships: { '0t1': { at: [0, 0], heading: 'N' } },
  };
  await visit(page, `${url}en/cabo-da-roca/play/#${packed({ position }, 'position')}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  const place = (spot: string) => page.locator(`.play-board [data-spot="${spot}"]`);
  const go = page.locator('.play-go .btn-1');
  await place('tile 1').dragTo(place('2,0'));
  await go.click();
  await place('tile 1').waitFor({ state: 'detached' });
  await place('0,0').dragTo(place('0,-1'));
  await go.waitFor();
  expect(await page.locator('.play-reply').textContent()).toContain('advances');
  expect(troubles).toEqual([]);
});

it('asks what was drawn beside the real table, and says where a card is that is out already', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/borneo/play/`);
  await page.getByLabel('Vraie table').check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  const unseen = page.getByRole('button', { name: 'Pas vu : face cachée' });
  for (let i = 0; i < 9; i++) {
    await unseen.click();
    await eventually(() => page.locator('.play-steps .num').textContent()).toBe(`coup ${i + 1} sur ${i + 1}`);
  }
  await page.locator('.play-draw .move-row').first().click();
  await page.locator('.play-draw details summary').click();
  await page.locator('.play-out .move-row').first().click();
  await eventually(() => page.locator('.play-draw [role="alert"]').textContent()).toContain('coup 10');
  expect(troubles).toEqual([]);
});
