import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { langs, useBrowser } from './browser.ts';

const { open } = useBrowser();

// A script may make a table of both languages while it is read, where half of each text is not there.
test.each(langs)('every script of the pages in %s runs without the other language', async (lang) => {
  const { folder, url } = inject('site');
  const other = lang === 'fr' ? '.en.js' : '.fr.js';
  const names = (await readdir(join(folder, '_astro'))).filter(
    (name) => name.endsWith('.js') && !name.endsWith(other) && !/^(?:moved|worker)/.test(name),
  );
  expect(names.filter((name) => name.endsWith(`.${lang}.js`)).length).toBeGreaterThan(names.length / 2);
  const { page } = await open();
  await page.goto(`${url}${lang}/about/`, { waitUntil: 'load' });
  // As text: the runner of the tests would put its own import in the place of the page's.
  const wrong = await page.evaluate(`Promise.all(${JSON.stringify(names)}.map((name) =>
    import('/_astro/' + name).then(() => [], (error) => [name + ': ' + error])
  )).then((all) => all.flat())`);
  expect(wrong).toEqual([]);
  await page.context().close();
});
