import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesBelow } from './files.mjs';

const worker = fileURLToPath(new URL('./worker.js', import.meta.url));

/**
 * Kept as it is visited: the reference of the packages, which is large and read at a desk. Not fetched ahead either: cards,
 * for those who are sent a link, and the pages of drawn examples, for those without script; a rulebook opens their parts.
 */
const keptLater = /^(?:api|cards)\/|^[^/]+\/[^/]+\/examples\/[^/]+\/index\.html$|\.map$/;

/** Pages and files that every reader needs; a page of a game is known by its folder. */
const shellPages = /^((fr|en|offline)\/)?index\.html$|^(fr|en)\/(quarrel|glossary)\/index\.html$|^404\.html$/;
const isOf = (file, id) => new RegExp(`^(fr|en)/${id}/`).test(file);

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The files of `_astro` that a file names, and those that they name in turn. */
const assetsOf = (texts) => {
  const assets = [...texts.keys()].filter((file) => file.startsWith('_astro/'));
  const byName = new Map(assets.map((asset) => [basename(asset), asset]));
  // Each word that may be a name is looked up: to look for each name in each file is most of a minute.
  const words = (file) => new Set(texts.get(file)?.match(/[\w@.-]+\.\w+/g));
  const named = (file) => [...words(file)].flatMap((word) => byName.get(word) ?? []);
  const direct = new Map();
  const namedBy = (file) => {
    if (!direct.has(file)) direct.set(file, named(file));
    return direct.get(file);
  };
  return (files) => {
    const found = new Set();
    const follow = (file) => {
      for (const asset of namedBy(file)) {
        if (found.has(asset)) continue;
        found.add(asset);
        follow(asset);
      }
    };
    files.forEach(follow);
    return found;
  };
};

/**
 * In which group each file is kept: the shell; what one game alone needs; what several games need; the rest. Each file
 * is in one group, and a game is whole with the shell, the common files and its own.
 */
const grouped = (texts, ids) => {
  const files = [...texts.keys()];
  const assets = assetsOf(texts);
  const closed = (own) => [...new Set([...own, ...assets(own)])];
  const isShell = (file) => shellPages.test(file) || !/^(fr|en|search|_astro)\/|\.html$/.test(file);
  const shell = closed(files.filter(isShell));
  const games = ids.map((id) => [id, closed(files.filter((file) => isOf(file, id)))]);
  const users = (file) => games.filter(([, own]) => own.includes(file)).length;
  const later = (file) => !shell.includes(file);
  return [
    ['shell', shell],
    ['common', files.filter((file) => later(file) && users(file) > 1)],
    ...games.map(([id, own]) => [id, own.filter((file) => later(file) && users(file) === 1)]),
    ['rest', files.filter((file) => later(file) && users(file) === 0)],
  ];
};

const entryOf = (file, content) => {
  const path = file.replace(/(^|\/)index\.html$/, '$1');
  return file.startsWith('_astro/') ? [path] : [path, hashOf(content)];
};

const bundled = async () => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: worker, formats: ['iife'], name: 'worker', fileName: 'sw' } },
  });
  return output[0].code;
};

/**
 * Writes the service worker, which keeps the site in groups, and the name of this build, by which a page that is older
 * than the site knows it.
 * @returns {import('astro').AstroIntegration}
 */
export const offline = () => ({
  name: 'portolan:offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const out = fileURLToPath(dir);
      const built = join(out, 'built.json');
      const { games: ids } = JSON.parse(await readFile(built, 'utf8'));
      await rm(built);
      const files = (await filesBelow(out)).filter((file) => !keptLater.test(file));
      const contents = new Map();
      for (const file of files) contents.set(file, await readFile(join(out, file)));
      const name = hashOf([...contents].map(([file, content]) => `${file} ${hashOf(content)}`).join('\n'));
      const early = contents
        .get('early.js')
        .toString()
        .replace(/(['"`])BUILD\1/, JSON.stringify(name));
      contents.set('early.js', early);
      await writeFile(join(out, 'early.js'), early);
      await writeFile(join(out, 'build.txt'), name);
      const texts = new Map(
        [...contents].map(([file, content]) => [file, /\.(html|js|css)$/.test(file) ? content.toString() : '']),
      );
      const site = Object.fromEntries(
        grouped(texts, ids).map(([group, own]) => [group, own.map((file) => entryOf(file, contents.get(file)))]),
      );
      await writeFile(join(out, 'sw.js'), `const site = ${JSON.stringify(site)};\n${await bundled()}`);
      const counts = Object.entries(site).map(([group, own]) => `${group} ${own.length}`);
      logger.info(`kept for reading offline: ${counts.join(', ')}`);
    },
  },
});
