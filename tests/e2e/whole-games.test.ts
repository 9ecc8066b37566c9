import { readFile } from 'node:fs/promises';
import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { notation } from '@portolan/comptoir-des-antilles/notation';
import { type AnyGame, type Lang, logOf, must, randomPlay, replay } from '@portolan/core';
import { writeNotation } from '@portolan/core/notation';
import { readTable, sittingLog } from '@portolan/core/table';
import { number } from '@portolan/core/words';
import { rotterdam } from '@portolan/rotterdam';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { eventually, sizes, useBrowser, visit } from './browser.ts';
import { playToEnd } from './player.ts';

const { url } = inject('site');
const { open } = useBrowser();

const labels = {
  fr: { seed: 'Numéro du tirage', begin: 'Commencer', file: 'Fichier' },
  en: { seed: 'Draw number', begin: 'Begin', file: 'File' },
} as const;

const engines: readonly AnyGame[] = [borneo, rotterdam, comptoirDesAntilles, caboDaRoca];

/** The persons of a game, the machine plays for the others; a number of which a short game comes. */
const games: readonly (readonly [
  id: string,
  Lang,
  keyof typeof sizes,
  'keys' | 'taps',
  persons: number,
  seed: number,
])[] = [
  ['borneo', 'fr', 'phone', 'taps', 1, 5],
  ['borneo', 'en', 'desk', 'keys', 1, 2],
  ['rotterdam', 'en', 'phone', 'taps', 1, 13],
  ['rotterdam', 'fr', 'desk', 'keys', 1, 15],
  ['comptoir-des-antilles', 'fr', 'desk', 'taps', 1, 18],
  ['comptoir-des-antilles', 'en', 'phone', 'keys', 1, 20],
  ['cabo-da-roca', 'en', 'desk', 'taps', 2, 5],
  ['cabo-da-roca', 'fr', 'phone', 'keys', 2, 5],
];

/** What stands at the end of a game on the page is what the engine counts, which plays the saved game again. */
const endsAsCounted = async (page: Page, game: AnyGame, lang: Lang, seed: number | null): Promise<void> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.dock').getByRole('button', { name: labels[lang].file }).click(),
  ]);
  const { sitting, refused } = must(readTable(game, JSON.parse(await readFile(await download.path(), 'utf8')), 0));
  expect([refused, sitting.seed, sitting.cursor]).toEqual([[], seed, sitting.moves.length]);
  const played = replay(game, sittingLog(sitting));
  if (!played.ok) throw new Error(played.why);
  const totals = game.scores(played.state).map(({ total }) => number(total, lang));
  await eventually(() => page.locator('.play-end .is-total td').allTextContents()).toEqual(totals);
  const winners = game.outcome(played.state)?.winners ?? [];
  expect(await page.locator('.play-end .is-total .is-winner').count()).toBe(winners.length);
  expect(await page.locator('.play-graph .pg-line').count()).toBe(totals.length);
};

it.each(games)('a whole game of %s, in %s, on a %s, by %s', async (id, lang, size, by, persons, seed) => {
  const game = engines.find((one) => one.id === id);
  if (!game) throw new Error(id);
  const { page, troubles } = await open({ viewport: sizes[size], acceptDownloads: true });
  await visit(page, `${url}${lang}/${game.id}/play/`);
  const said = labels[lang];
  await page.getByLabel(said.seed).fill(String(seed));
  for (let seat = 1; seat < persons; seat++) await page.locator('.play-sitter select').nth(seat).selectOption('person');
  await page.getByRole('button', { name: said.begin }).click();
  await page.locator('.play-now, .play-cover').first().waitFor();
  const { moves, touches, ...wrong } = await playToEnd(page, { keys: by === 'keys', seed });
  expect(wrong).toEqual({ refused: [], unreached: [], lost: [], stuck: undefined });
  expect(Math.min(moves, touches)).toBeGreaterThan(10);
  await endsAsCounted(page, game, lang, seed);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('a game noted by hand goes on beside the real table, by taps: what comes up there is tapped in', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone, acceptDownloads: true });
  await visit(page, `${url}fr/comptoir-des-antilles/play/`);
  await page.getByLabel('Vraie table').check();
  const setup = { seats: 3 };
  const { actions } = must(randomPlay(comptoirDesAntilles, setup, { seed: 3 })).log;
  // Two thirds of it are noted already: what is left has as many kinds of moves and draws.
  const noted = logOf(comptoirDesAntilles, setup, actions.slice(0, (actions.length * 2) / 3));
  const text = must(writeNotation(comptoirDesAntilles, notation, noted));
  const buffer = Buffer.from(text);
  await page.locator('input[type="file"]').setInputFiles({ name: 'partie.txt', mimeType: 'text/plain', buffer });
  await page.locator('.play-now').waitFor();
  const { moves, touches, ...wrong } = await playToEnd(page, { keys: false, seed: 3 });
  expect(wrong).toEqual({ refused: [], unreached: [], lost: [], stuck: undefined });
  expect(Math.min(moves, touches)).toBeGreaterThan(10);
  await endsAsCounted(page, comptoirDesAntilles, 'fr', null);
  expect(troubles).toEqual([]);
  await page.context().close();
});
