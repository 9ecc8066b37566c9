import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';

const built = fileURLToPath(new URL('../../../docs/dist/api', import.meta.url));

/** The link back to the site, as the docs package writes it without knowing where the site stands. */
const home = 'href="/SITE/"';

/** A page without members tells of one thing: what it says of it stands below its name, two ranks up with all of its headings. */
const ranked = (html) =>
  html.includes('tsd-index-group')
    ? html
    : html.replace(/(<\/?h)([456])(?=[\s>])/g, (_, tag, rank) => tag + (rank - 2));

/** What opens and closes holds nothing else to press: a heading there goes without the link to itself. */
const unlinked = (summary) => summary.replace(/<a href="#[^"]*" aria-label="Permalink"[\s\S]*?<\/a>/, '');

/** The landmarks and the order of headings that the generator leaves out. */
const mended = (html) =>
  ranked(html)
    .replace(/<summary[\s\S]*?<\/summary>/g, unlinked)
    .replace('<div class="col-content">', '<div class="col-content" role="main">')
    .replace('<div class="page-menu">', '<div class="page-menu" role="navigation" aria-label="On this page">')
    .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Portolan"')
    .replace('<h3>Settings</h3>', '<h2>Settings</h2>')
    // The headings of the page itself; those of its members stand below theirs.
    .replace(/<h4>Type Parameters<\/h4>(?=[\s\S]*tsd-index-group)/, '<h2>Type Parameters</h2>')
    .replace('<h4>Hierarchy</h4>', '<h2>Hierarchy</h2>')
    // From where a member comes is a line about it, no part of its own.
    .replace(/<aside class="tsd-sources">([\s\S]*?)<\/aside>/g, '<div class="tsd-sources">$1</div>')
    .replace(
      /<h5 class="tsd-index-heading uppercase">Index<\/h5>/,
      '<h2 class="tsd-index-heading uppercase">Index</h2>',
    );

/** In the list of all pages, too, the link of a group stands beside what opens it. */
const besideGroups = (script) => {
  const nested = /(\w+)\(t,o\);(?=let a=s\.appendChild)/;
  if (!nested.test(script)) throw new Error('/api/: the generator builds its list of pages in another way');
  return script.replace(nested, '$1(t,r),r.insertBefore(r.lastChild,s),o.setAttribute("aria-label",t.text);');
};

/**
 * Copies the reference of the packages, built by the docs package, to `/api/`.
 * @returns {import('astro').AstroIntegration}
 */
export const api = () => {
  let base = '/';
  return {
    name: 'portolan:api',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const target = fileURLToPath(new URL('api/', dir));
        try {
          await cp(built, target, { recursive: true });
        } catch (error) {
          if (error?.code !== 'ENOENT') throw error;
          logger.warn('the docs package is not built: the site has no /api/');
          return;
        }
        for (const file of await filesBelow(target)) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(join(target, file), 'utf8');
          await writeFile(join(target, file), mended(html.replaceAll(home, `href="${base}"`)));
        }
        const script = join(target, 'assets/main.js');
        await writeFile(script, besideGroups(await readFile(script, 'utf8')));
      },
    },
  };
};
