// What a page of each kind asks for in scripts, packed as a host packs them: at once, and with all that it may ask for later.
// Run after the build; fails where a kind has outgrown its limit. `--json` prints for a machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(process.env.PORTOLAN_OUT ?? join(import.meta.dirname, '../apps/site/dist'));
// Every folder of the register is a game.
const games = readdirSync(join(import.meta.dirname, '../apps/site/src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Limits in kB by kind of page, of the largest game: what a page asks for before anyone touches it, until the example of the
 * heaviest of its questions, or what was entered, is answered, until a case of one’s own is judged,
 * until the first move of a game that was begun, and in all. A rulebook, a
 * dispute, a score sheet, a question of the solver and a game begun have what was wanted of them; the others at most 3 % over
 * docs/benchmarks.md. A game without such a page is passed over where the kind is `optional`.
 */
const limits = {
  '': { atOnce: 11.7, inAll: 182 },
  'check/': { atOnce: 21.7, chosen: 90.1, judged: 136.2, inAll: 346 },
  'solve/': { atOnce: 18.8, chosen: 60, inAll: 165.5 },
  'score/': { atOnce: 60, chosen: 115, inAll: 204 },
  'setup/': { atOnce: 50.8, chosen: 107.6, inAll: 183.6 },
  'play/': { atOnce: 47.5, begun: 120, inAll: 244 },
  'learn/': { atOnce: 7, optional: true },
};

/** Limits of a rulebook as served: kB packed, and elements. */
const rulebookLimits = { page: 60, elements: 6000 };

/** All styles of the site together, in kB. */
const stylesLimit = 70;

const read = (path) => readFileSync(join(dist, path), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The scripts that a page names, with what they import before they run. */
const rooted = (address) => address.replace(/^.*?\/_astro\//, '_astro/').replace(/^\//, '');
const isScript = (path) => /\.js$/.test(path);
const imported = (path) =>
  matches(read(path), /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g).map((name) => `_astro/${name}`);
/** The worker that searches comes with what it is asked by; those of solvers and machines are not asked for by every page. */
const later = (path) =>
  [/\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g, /["'`]\/(?:[^"'`]*\/)?_astro\/(search-worker-[^"'`]+\.js)["'`]/g]
    .flatMap((pattern) => matches(read(path), pattern))
    .map((name) => `_astro/${name}`);

/** Everything that is reached from some files by the arrows given. */
const closure = (starts, arrows) => {
  const found = new Set(starts);
  for (const path of found) if (path.startsWith('_astro/')) for (const next of arrows(path)) found.add(next);
  return found;
};

const kilobytes = (paths) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0) / 1000;

/** The part of a build's file name that stands before its hash. */
const nameOf = (path) => path.replace(/^.*\//, '').replace(/\..*$/, '');

/** What judges a dispute has its name, and this behind it. */
const judging = /-judge$/;

/**
 * What the heaviest question of a page asks for before its answer stands there: the page, the part that all questions share,
 * and its own; and in `judged` with what judges it, which is fetched when somebody is about to use the page. The rulebook,
 * which is read beside it, is counted in all.
 */
const chosen = (own, islands) => {
  const parts = islands.flatMap(({ urls }) => urls.map(rooted)).flatMap((path) => [path, ...imported(path)]);
  const offered = [...new Set(parts.flatMap(later))];
  if (!offered.some((path) => nameOf(path) === 'Chosen')) return {};
  const shared = offered.filter((path) => ['Chosen', 'page', 'game'].includes(nameOf(path)));
  const elsewhere = ['Editor', 'Box', 'file-address', 'signals', 'link'];
  const questions = offered.filter(
    (path) => !shared.includes(path) && !elsewhere.includes(nameOf(path)) && !judging.test(nameOf(path)),
  );
  const asksFor = (...more) => kilobytes(closure([...own, ...shared, ...more], imported));
  if (questions.length === 0) return { chosen: asksFor() };
  const wayToJudge = [...closure([...own, ...shared], imported)]
    .filter((path) => path.startsWith('_astro/'))
    .flatMap(later);
  const common = wayToJudge.filter((path) => ['judging', 'link'].includes(nameOf(path)));
  const judgeOf = (path) => offered.filter((one) => nameOf(one) === `${nameOf(path)}-judge`);
  return {
    chosen: Math.max(...questions.map((path) => asksFor(path))),
    judged: Math.max(...questions.map((path) => asksFor(path, ...common, ...judgeOf(path)))),
  };
};

/** What a form asks for once something is entered that the build has not drawn. */
const entered = (own) => {
  const drawn = [...closure(own, imported)].filter((path) => path.startsWith('_astro/')).flatMap(later);
  const names = ['Answer', 'Drawing', 'TableDrawing', 'Removed', 'Order'];
  const parts = drawn.filter((path) => names.includes(nameOf(path)));
  return parts.length > 0 ? { chosen: kilobytes(closure([...own, ...parts], imported)) } : {};
};

/** What a game that was begun asks for until its first move: the table and the game; their words come with the first sign of life. */
const begun = (own) => {
  const offered = [...closure(own, imported)].filter((path) => path.startsWith('_astro/')).flatMap(later);
  const [table, game] = ['Table', 'game'].map((name) => offered.find((path) => nameOf(path) === name));
  if (!table || !game) throw new Error('a page "play" offers no table, or no game');
  return { begun: kilobytes(closure([...own, table, game], imported)) };
};

const measured = (kind, game) => {
  const html = read(`en/${game}/${kind}index.html`);
  const scripts = matches(html, /<script[^>]*\ssrc="([^"]+)"/g);
  // An island that waits until it is seen is no part of what is asked for at once.
  const islands = [...html.matchAll(/<astro-island[^>]*>/g)].map(([tag]) => ({
    urls: matches(tag, /(?:component|renderer|before-hydration)-url="([^"]+)"/g),
    waits: !/client="load"/.test(tag),
  }));
  const own = [...scripts, ...islands.flatMap(({ urls, waits }) => (waits ? [] : urls))].map(rooted).filter(isScript);
  const all = [...own, ...islands.flatMap(({ urls }) => urls).map(rooted)].filter(isScript);
  return {
    kind,
    game,
    atOnce: kilobytes(closure(own, imported)),
    ...(['score/', 'setup/'].includes(kind) ? entered(own) : chosen(own, islands)),
    ...(kind === 'play/' ? begun(own) : {}),
    inAll: kilobytes(closure(all, (path) => [...imported(path), ...later(path)])),
  };
};

/** A rulebook as it is served, before anything is opened in it. */
const served = (game, lang) => {
  const html = read(`${lang}/${game}/index.html`);
  return { game, lang, page: kilobytes([`${lang}/${game}/index.html`]), elements: html.match(/<[a-z]/g).length };
};

/** A number of kB with what it is about; blank where there is none. */
const column = (kB, what) =>
  kB === undefined ? ' '.repeat(12 + what.length) : `${kB.toFixed(1).padStart(7)} kB ${what}`;

const rulebooks = games.flatMap((game) => ['fr', 'en'].map((lang) => served(game, lang)));
const isThere = (kind, game) => !limits[kind].optional || existsSync(join(dist, `en/${game}/${kind}index.html`));
const rows = Object.keys(limits).flatMap((kind) =>
  games.flatMap((game) => (isThere(kind, game) ? [measured(kind, game)] : [])),
);
if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, rulebooks }));
else {
  for (const { kind, game, atOnce, chosen, judged, begun, inAll } of rows)
    console.log(
      [
        `${game}/${kind}`.padEnd(30),
        column(atOnce, 'at once'),
        column(chosen, 'answered'),
        column(judged, 'judged'),
        column(begun, 'begun'),
        column(inAll, 'in all'),
      ].join(' '),
    );
  for (const { game, lang, page, elements } of rulebooks)
    console.log(`${`${game}, ${lang}`.padEnd(30)} ${page.toFixed(1).padStart(7)} kB as served ${elements} elements`);
}
const styles = kilobytes(
  readdirSync(join(dist, '_astro'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `_astro/${name}`),
);
const over = rows.flatMap((row) =>
  ['atOnce', 'chosen', 'judged', 'begun', 'inAll'].flatMap((what) =>
    row[what] > limits[row.kind][what] ? [{ ...row, what }] : [],
  ),
);
for (const { kind, game, what, ...row } of over)
  console.error(`${game}/${kind} asks for ${row[what].toFixed(1)} kB (${what}); the limit is ${limits[kind][what]} kB`);
const grown = rulebooks.flatMap((row) =>
  Object.entries(rulebookLimits).flatMap(([what, limit]) => (row[what] > limit ? [{ ...row, what, limit }] : [])),
);
for (const { game, lang, what, limit, ...row } of grown)
  console.error(`the rulebook ${lang}/${game} has ${row[what]} (${what}); the limit is ${limit}`);
if (styles > stylesLimit) console.error(`the styles weigh ${styles.toFixed(1)} kB; the limit is ${stylesLimit} kB`);
process.exitCode = over.length > 0 || grown.length > 0 || styles > stylesLimit ? 1 : 0;
