import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { launch } from '@portolan/site/scripts/browser.mjs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The languages and the sizes that every page type is looked at in. */
export const langs = ['fr', 'en'] as const;
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** The pages of a language, below it. */
export const pagePaths = [
  '',
  'quarrel/',
  'borneo/',
  'borneo/side-by-side/',
  'borneo/summary/',
  'borneo/check/',
  'borneo/solve/',
  'borneo/play/',
  'borneo/learn/',
  'borneo/setup/',
  'borneo/score/',
  'cabo-da-roca/',
  'cabo-da-roca/side-by-side/',
  'cabo-da-roca/summary/',
  'cabo-da-roca/check/',
  'cabo-da-roca/solve/',
  'cabo-da-roca/setup/',
  'cabo-da-roca/score/',
  'cabo-da-roca/numbers/',
  'comptoir-des-antilles/',
  'comptoir-des-antilles/side-by-side/',
  'comptoir-des-antilles/summary/',
  'comptoir-des-antilles/check/',
  'comptoir-des-antilles/solve/',
  'comptoir-des-antilles/setup/',
  'comptoir-des-antilles/score/',
  'rotterdam/',
  'rotterdam/side-by-side/',
  'rotterdam/summary/',
  'rotterdam/check/',
  'rotterdam/solve/',
  'rotterdam/setup/',
  'rotterdam/score/',
  'glossary/',
  'about/',
] as const;

/** A page and what went wrong on it so far. */
export interface Watched {
  readonly page: Page;
  /** Errors of scripts, messages of the policy, answers that were missing, requests that left the site. */
  readonly troubles: string[];
  /** Addresses asked for, in order. */
  readonly asked: string[];
}

const minutes = (n: number): number => n * 60_000;

/** Waits until what is looked at is so: a page that has come alive a moment later is none the worse. */
export const eventually = <Value>(look: () => Promise<Value>, message = ''): ReturnType<typeof expect.poll<Value>> =>
  expect.poll(look, { timeout: minutes(4), interval: 100, message });

let launched: Promise<Browser> | undefined;

/** The browser of this process: files that it runs one after the other share it, each in contexts of its own. */
const browserAtHand = async (): Promise<Browser> => {
  if (!(await launched)?.isConnected()) launched = launch();
  return launched as Promise<Browser>;
};

/** A page is laid out, touched and listened to as always, but nobody sees it: to draw it took a quarter of the processor. */
const notDrawn = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0; }');
  document.adoptedStyleSheets = [sheet];
};

/** A way to open a fresh context in the browser. What a file leaves open is closed at its end. */
export const useBrowser = (): { open: (options?: BrowserContextOptions) => Promise<Watched> } => {
  const contexts: BrowserContext[] = [];
  afterAll(async () => void (await Promise.all(contexts.map((context) => context.close()))));
  return {
    open: async (options = {}) => {
      const context = await (await browserAtHand()).newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Europe/Lisbon',
        ...options,
      });
      contexts.push(context);
      await context.addInitScript(notDrawn);
      // What is waited for is shown sooner or later; how soon depends on what else the machine does.
      context.setDefaultTimeout(minutes(4));
      const page = await context.newPage();
      return watch(page);
    },
  };
};

const watch = (page: Page): Watched => {
  const troubles: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => asked.push(request.url()));
  return { page, troubles, asked };
};

/** Waits until every part of the page answers: what is served is drawn before its scripts have come. */
export const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
};

/**
 * Opens a page and waits until it is whole: read to its end, alive, and with its own faces. A network at rest says
 * nothing of that: it rests while a busy machine still reads the page that it has got, and whoever asks for its rest
 * after that may wait for ever.
 */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'load' });
  await alive(page);
  await page.evaluate(async () => void (await document.fonts.ready));
};

/** The address of the page, once it holds what was entered. */
export const linkOf = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => /^#v\d+\./.test(location.hash));
  return page.evaluate(() => location.href);
};

/** The fragment of a link, as the first version wrote it or another. */
export const packed = (value: unknown, kind = 'fight', version = 'v1'): string =>
  `${version}.${kind}.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

/** The script of the first part that comes alive on a page of a build, by whatever name the build has given it. */
export const islandIn = async (folder: string, path: string): Promise<RegExp> => {
  const html = await readFile(join(folder, path, 'index.html'), 'utf8');
  const [, script] = /\scomponent-url="[^"]*\/(_astro\/[^"]+\.js)"/.exec(html) ?? [];
  if (!script) throw new Error(`${path} has no part that comes alive`);
  // Asked for a second time, it may have a query behind it.
  return new RegExp(`/${script.replaceAll('.', '\\.')}(?:[?]|$)`);
};

/** Holds back the answers to what matches, until the function that it gives is called: no test waits by the clock. */
export const hold = async (page: Page, pattern: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** A size and a theme. */
export interface View {
  readonly size: keyof typeof sizes;
  readonly colorScheme: 'light' | 'dark';
}

/** Every two neighbors see both sizes and both themes, every four all of them together. */
const views = [
  { size: 'phone', colorScheme: 'light' },
  { size: 'desk', colorScheme: 'dark' },
  { size: 'desk', colorScheme: 'light' },
  { size: 'phone', colorScheme: 'dark' },
] as const satisfies readonly View[];

/**
 * The view in which a page is looked through, by its place among its neighbors: names, roles and order are the same by day
 * and by night, and colors and parts are shared by all pages.
 */
export const viewOf = (n: number): View => views[n % views.length] ?? views[0];

/** Changes the page to a view. */
export const look = async (page: Page, { size, colorScheme }: View): Promise<void> => {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme });
};

/** By how many pixels the page can be scrolled sideways. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sees to it that the page is nowhere wider than a phone or a screen. */
export const roomIn = async (page: Page): Promise<void> => {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    expect(await overhang(page), `${size}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
};

/** Lays out all of a page at once: what is far from the screen is laid out only when it comes near, and measured before that it lies anywhere. */
export const laidOut = (page: Page, { drawn } = { drawn: false }): Promise<void> =>
  page.evaluate((opacity) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important; } body { opacity: ${opacity}; }`);
    document.adoptedStyleSheets = [sheet];
  }, Number(drawn));

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer a size or a theme can change. */
const ofViews = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

interface AxeOptions {
  /** Everything is looked at; else only what another size or another theme can change. */
  readonly whole: boolean;
}

/**
 * What axe finds on the page as it stands, or in a part of it, one line a node: WCAG 2.2 A and AA, and its best
 * practices. Looked at is a page that has come alive: before, its fields are closed and dim.
 */
export const axe = async (page: Page, part?: string, { whole }: AxeOptions = { whole: true }): Promise<string[]> => {
  await alive(page);
  // Colors are those of a page that is seen.
  await laidOut(page, { drawn: true });
  // Evaluated from outside: the policy of the page, which stays in force, would refuse it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ([selector, runOnly, more]) => {
      // Half of a rulebook are the shapes of drawings. To who cannot see them a picture is its name: they are put aside,
      // unless something among them can be reached.
      const pictures = document.querySelectorAll('svg[role="img"], svg[aria-hidden="true"], [aria-hidden="true"] svg');
      const drawn = [...pictures]
        .filter((picture) => !picture.querySelector('a, [tabindex], foreignObject'))
        .map((picture) => ({ picture, shapes: [...picture.childNodes] }));
      for (const { picture, shapes } of drawn)
        picture.replaceChildren(...shapes.filter(({ nodeName }) => /^(?:title|desc)$/.test(nodeName)));
      // What lies half under a dock or a bar that sticks is scrolled from under it: it is looked at as it stands then.
      const docks = [...document.querySelectorAll<HTMLElement>('.dock, .answer-bar')];
      for (const dock of docks) dock.style.position = 'static';
      const { violations } = await (window as unknown as { axe: AxeLike }).axe.run(selector ?? document, {
        runOnly: [...runOnly],
        // Who speaks to a page names what is read on its buttons: still an experiment of axe’s.
        rules: more ? { 'label-content-name-mismatch': { enabled: true } } : {},
        resultTypes: ['violations'],
        // Fetches style sheets and media for two rules that no page here can break: nothing plays, nothing turns.
        preload: false,
      });
      for (const { picture, shapes } of drawn) picture.replaceChildren(...shapes);
      for (const dock of docks) dock.style.removeProperty('position');
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [part, whole ? everything : ofViews, whole] as const,
  );
  await laidOut(page);
  return found;
};

interface AxeLike {
  run(
    root: Document | string,
    options: {
      runOnly: string[];
      rules: Record<string, { enabled: boolean }>;
      resultTypes: string[];
      preload: boolean;
    },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
