import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';

const built = fileURLToPath(new URL('../../../docs/dist/api', import.meta.url));

/** The link back to the site, as the docs package writes it without knowing where the site stands. */
const home = 'href="/SITE/"';

/** The landmarks and the order of headings that the generator leaves out. */
const mended = (html) =>
  html
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
      },
    },
  };
};
