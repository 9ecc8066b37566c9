// What players read, on all pages as they are built: no code of a card, no word of developers, French as it is set in print.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { codes } from '../words/codes.ts';
import { linesOf } from '../words/lines.ts';
import { langs } from './browser.ts';

const { folder } = inject('site');

/** Pages that are also for developers. */
const forDevelopers = /^(fr|en)\/(about|developers)\//;

const pagesIn = async (lang: string): Promise<readonly string[]> =>
  (await readdir(join(folder, lang), { recursive: true }))
    .map((name) => `${lang}/${name}`)
    .filter((name) => name.endsWith('.html') && !forDevelopers.test(name));

/** Every line of every page that holds something, once, with the page where it stands first. */
const holding = async (lang: string, what: RegExp): Promise<readonly string[]> => {
  const found = new Map<string, string>();
  const pages = await pagesIn(lang);
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages)
    for (const line of linesOf(await readFile(join(folder, page), 'utf8')))
      if (what.test(line) && !found.has(line)) found.set(line, page);
  return [...found].map(([line, page]) => `${page}: ${line}`);
};

test.each(langs)('cards, tiles and ships are drawn or named, never shown as codes: %s', async (lang) => {
  expect(await holding(lang, codes)).toEqual([]);
});

/** “By our reading” is what an answer says that other tables do not share. */
const ofDevelopers = {
  fr: /(?<!\bpar notre )\blecture\b|\b(lectures|points? ouverts?|clauses?|JSON)\b/i,
  en: /(?<!\bby our )\breading\b|\b(readings|open points?|clauses?|JSON)\b/i,
};

test.each(langs)('players read no word of developers: %s', async (lang) => {
  expect(await holding(lang, ofDevelopers[lang])).toEqual([]);
});

test('French is set as in print: quotes, apostrophes, spaces that do not break, minus signs', async () => {
  const wrong =
    /["']|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»| [:;!?]|[\p{L}\d)»][:;!?](?=\s|$)|(?<![\p{L}\d)\]\u2011])-\d/u;
  const found = await holding('fr', wrong);
  // There the rules stand in English beside.
  expect(found.filter((line) => !line.includes('/side-by-side/'))).toEqual([]);
});
