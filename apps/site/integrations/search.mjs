import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';
import { filesBelow } from './files.mjs';

/** Files of the search that only its ready-made windows use; ours is our own. */
const unused = /^pagefind-(?!worker|entry)|^wasm\.unknown/;

const must = ({ errors }) => {
  if (errors.length > 0) throw new Error(`search index: ${errors.join('; ')}`);
};

/**
 * Builds the search index: each clause and each word of the glossary on its own, and the pages that are marked as text.
 * @returns {import('astro').AstroIntegration}
 */
export const search = () => {
  return {
    name: 'portolan:search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        const { index } = await pagefind.createIndex({});
        if (!index) throw new Error('search index: could not be started');
        const { records } = JSON.parse(await readFile(join(out, 'built.json'), 'utf8'));
        for (const record of records) must(await index.addCustomRecord(record));
        const pages = (await filesBelow(out)).filter((file) => /^(fr|en)\/.*\.html$/.test(file));
        for (const sourcePath of pages) {
          const content = await readFile(join(out, sourcePath), 'utf8');
          if (content.includes('data-pagefind-body')) must(await index.addHTMLFile({ sourcePath, content }));
        }
        const target = join(out, 'pagefind');
        must(await index.writeFiles({ outputPath: target }));
        for (const file of await filesBelow(target)) if (unused.test(file)) await rm(join(target, file));
        await pagefind.close();
        logger.info(`${records.length} clauses and words can be found`);
      },
    },
  };
};
