import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, parseSync } from 'vite';
import { filesBelow } from './files.mjs';

// A page is read in one language, and a sentence stands in the code in both. While the scripts of pages are bundled, each
// of the two is marked with its language; once all files are there, each script that holds a mark is written once for a
// language, without the other's sentences, and a page names those of its own.

/** Stands in a bundled script for "this page is French". */
const MARK = 'PORTOLAN_IS_FRENCH';

/** What is said to readers; tables of boxes are data, and hold both languages wherever they are. */
const said =
  /\/packages\/(?:core\/dist\/words|boards\/dist|[^/]+\/dist\/(?:rules|examples|checkers|words)|solvers\/dist\/.*words)[./]|\/apps\/site\/src\/(?!.*\/box\/|box\/)/;
/** Only there a record of both languages is surely a text: elsewhere it may be a card, or a locale. */
const records = /\/packages\/[^/]+\/dist\/(?:rules|examples|checkers\/words)\//;

/** Functions whose last two arguments are the French and the English of one thing. */
const sayers = new Set(['both', 'plain', 'say']);

/** What stands in the place of the other language, so that a table of both can be made; undefined for what may be more than a text. */
const nothings = {
  Literal: ({ value }) => (typeof value === 'string' ? "''" : undefined),
  TemplateLiteral: () => "''",
  ArrayExpression: ({ elements }) => `[${elements.map(() => "''")}]`,
  ArrowFunctionExpression: () => "(() => '')",
};
const nothingFor = (node) => nothings[node.type]?.(node);

const keyOf = ({ key, computed, kind, method, shorthand }) =>
  computed || method || shorthand || kind !== 'init' ? undefined : key.name;

/** The two languages of a node: [French, English, what stands for either where it is not wanted]. */
const pairOf = (node, withRecords) => {
  if (node.type === 'CallExpression' && sayers.has(node.callee.name)) {
    const [fr, en] = node.arguments.slice(-2);
    const whole = en && ![fr, en].some(({ type }) => type === 'SpreadElement');
    return whole ? [fr, en, "''", "''"] : undefined;
  }
  if (node.type !== 'ObjectExpression' || !withRecords) return undefined;
  const [fr, en] = ['fr', 'en'].map((lang) => node.properties.find((property) => keyOf(property) === lang)?.value);
  const without = fr && en ? [nothingFor(fr), nothingFor(en)] : [];
  return without.length === 2 && without.every((text) => text !== undefined) ? [fr, en, ...without] : undefined;
};

/** Every node, a parent before what is in it. */
function* nodesOf(node) {
  if (typeof node.type === 'string') yield node;
  for (const inner of Object.values(node)) if (inner !== null && typeof inner === 'object') yield* nodesOf(inner);
}

/** A module with its sentences marked. */
export const marked = (code, withRecords = true) => {
  const opened = new Map();
  const closed = new Map();
  const put = ({ start, end }, before, after) => {
    opened.set(start, (opened.get(start) ?? '') + before);
    closed.set(end, after + (closed.get(end) ?? ''));
  };
  for (const node of nodesOf(parseSync('module.js', code).program)) {
    const pair = pairOf(node, withRecords);
    if (!pair) continue;
    const [fr, en, noFrench, noEnglish] = pair;
    put(fr, `(${MARK} ? (`, `) : ${noFrench})`);
    put(en, `(${MARK} ? ${noEnglish} : (`, '))');
  }
  const places = [...new Set([...opened.keys(), ...closed.keys()])].sort((a, b) => a - b);
  const parts = places.map((place, i) => {
    const text = `${closed.get(place) ?? ''}${opened.get(place) ?? ''}`;
    return code.slice(places[i - 1] ?? 0, place) + text;
  });
  return parts.join('') + code.slice(places.at(-1) ?? 0);
};

/** Marks the sentences of what pages fetch. */
const marking = {
  name: 'portolan:languages',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!said.test(id) || !/\.[jt]sx?$/.test(id)) return undefined;
    const text = marked(code, records.test(id));
    return text === code ? undefined : { code: text, map: null };
  },
};

/** A script for one language: what the other says is gone, and what only that needed. */
const inLanguage = (name, code, lang) =>
  minifySync(name, code.replaceAll(MARK, lang === 'fr' ? 'true' : 'false'), {
    module: true,
    compress: { target: 'es2022' },
    mangle: true,
  }).code;

const named = (name, lang) => name.replace(/\.js$/, `.${lang}.js`);

/** The scripts that hold a mark, and those that name one of them, and so on. */
const withMarks = (scripts) => {
  const found = new Set([...scripts.keys()].filter((name) => scripts.get(name).includes(MARK)));
  const namesFound = (text) => [...found].some((name) => text.includes(name));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, text] of scripts) if (!found.has(name) && namesFound(text)) found.add(name);
  }
  return found;
};

/** The language of a page: that of its folder, or the one it says. */
const langOf = (file, html) => /^(fr|en)\//.exec(file)?.[1] ?? (/<html[^>]*\slang="en"/.test(html) ? 'en' : 'fr');

/**
 * Writes the scripts of the pages once for each language.
 * @returns {import('astro').AstroIntegration}
 */
export const languages = () => ({
  name: 'portolan:languages',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const rolldownOptions = { treeshake: { unknownGlobalSideEffects: false } };
      updateConfig({ vite: { plugins: [marking], environments: { client: { build: { rolldownOptions } } } } });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const out = fileURLToPath(dir);
      const files = await filesBelow(out);
      const scripts = new Map();
      for (const file of files.filter((file) => /^_astro\/.*\.js$/.test(file)))
        scripts.set(basename(file), await readFile(join(out, file), 'utf8'));
      const split = withMarks(scripts);
      const pattern = new RegExp([...split].map((name) => name.replace(/[.$]/g, '\\$&')).join('|') || '(?!)', 'g');
      const turned = (text, lang) => text.replace(pattern, (name) => named(name, lang));
      for (const name of split) {
        const code = scripts.get(name);
        for (const lang of ['fr', 'en'])
          await writeFile(join(out, '_astro', named(name, lang)), inLanguage(name, turned(code, lang), lang));
        await rm(join(out, '_astro', name));
      }
      for (const file of files.filter((file) => file.endsWith('.html') && !file.startsWith('api/'))) {
        const html = await readFile(join(out, file), 'utf8');
        await writeFile(join(out, file), turned(html, langOf(file, html)));
      }
      logger.info(`${split.size} of ${scripts.size} scripts are written once for each language`);
    },
  },
});
