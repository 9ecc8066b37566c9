import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Site } from './serve.ts';

const htmlFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'));

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** A page as far as links go. */
interface Linked {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

const read = async (file: string): Promise<Linked> => {
  const html = await readFile(file, 'utf8');
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));
  return {
    ids: new Set(all(/\sid="([^"]+)"/g)),
    links: [...all(/<(?:a|link|script|img|use)\b[^>]*?\s(?:href|src)="([^"]+)"/g)],
  };
};

/** Fragments that are states of a page, not places in it. */
const isState = (path: string, fragment: string): boolean =>
  /\/(?:check|solve)\/$/.test(path) && (/^v\d+\./.test(fragment) || /^[a-z-]+$/.test(fragment));

/** Where a page is read: the drawn examples of a section are put into its rulebook. */
const placeOf = (path: string): string => path.replace(/examples\/[^/]+\/drawn\/$/, '');

/** Every link of a build that leads nowhere. */
const broken = async ({ folder, base }: Site): Promise<string[]> => {
  const pages = new Map<string, Linked>();
  for (const file of await htmlFiles(folder)) {
    pages.set(`${base}${file}`.replace(/(^|\/)index\.html$/, '$1'), await read(join(folder, file)));
  }
  const files = new Set(
    (await readdir(folder, { recursive: true })).map((name) => `${base}${name.replaceAll('\\', '/')}`),
  );
  const complaint = (from: string, link: string): string | undefined => {
    const target = new URL(link, `http://site${placeOf(from)}`);
    if (target.protocol !== 'http:') return target.protocol === 'data:' ? undefined : `${from}: leaves by ${link}`;
    if (target.host !== 'site') return `${from}: leaves to ${link}`;
    const path = decodeURIComponent(target.pathname);
    const page = pages.get(path);
    if (!page) return files.has(path) ? undefined : `${from}: no ${link}`;
    const fragment = decodeURIComponent(target.hash.slice(1));
    const put = path === placeOf(from) && pages.get(from)?.ids.has(fragment);
    if (!fragment || put || page.ids.has(fragment) || isState(path, fragment)) return undefined;
    return `${from}: no anchor ${link}`;
  };
  return [...pages].flatMap(([from, { links }]) => links.flatMap((link) => complaint(from, link) ?? []));
};

test('every link and anchor of the site leads somewhere', async () => {
  expect(await broken(inject('site'))).toEqual([]);
});

test('and so it does below a sub-path', async () => {
  expect(await broken(inject('below'))).toEqual([]);
});

test('no id stands twice on a page', async () => {
  const { folder } = inject('site');
  for (const file of await htmlFiles(folder)) {
    if (file.startsWith('api/')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      file,
    ).toEqual([]);
  }
});
