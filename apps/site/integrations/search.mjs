import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bookOf, entries, gameIds, glossary } from '@portolan/rules';
import * as pagefind from 'pagefind';
import { filesBelow } from './files.mjs';

const langs = /** @type {const} */ (['fr', 'en']);
const where = { glossary: { fr: 'Glossaire', en: 'Glossary' } };

/** The headings above each clause. */
const headings = (book, lang) =>
  new Map(
    book.sections.flatMap(({ title, parts }) =>
      parts.flatMap((part) =>
        part.clauses.map((id) => [id, [title[lang], part.title?.[lang]].filter(Boolean).join(', ')]),
      ),
    ),
  );

/** A record a clause: a search ends at the clause, not at the top of a long page. */
const clauseRecords = (game, lang, base) => {
  const book = bookOf(game);
  const above = headings(book, lang);
  const words = new Map(book.glossary.map(({ id, term }) => [id, term[lang]]));
  return entries(game).map(({ id, number, ...texts }) => {
    const terms = (book.clauses[id]?.terms ?? []).map((term) => words.get(term)).join(', ');
    return {
      url: `${base}${lang}/${game}/#${id}`,
      language: lang,
      content: `${texts[lang]} — ${[number, above.get(id), terms, id].filter(Boolean).join(', ')}`,
      filters: { game: [game] },
      meta: { title: book.title, number, where: `${above.get(id)} · ${book.title}` },
    };
  });
};

const termRecords = (lang, base) =>
  glossary().map(({ game, id, term, meaning }) => ({
    url: `${base}${lang}/glossary/#${game}-${id}`,
    language: lang,
    content: `${term[lang]}. ${meaning[lang]}`,
    filters: { game: [game] },
    meta: { title: term[lang], where: `${where.glossary[lang]} · ${bookOf(game).title}` },
  }));

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
  let base = '/';
  return {
    name: 'portolan:search',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        const { index } = await pagefind.createIndex({});
        if (!index) throw new Error('search index: could not be started');
        const records = langs.flatMap((lang) => [
          ...gameIds.flatMap((game) => clauseRecords(game, lang, base)),
          ...termRecords(lang, base),
        ]);
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
