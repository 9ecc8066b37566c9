// Plays the games that the pictures of the site rest on, and keeps what came of them: npm run numbers [game …] [-- --missing]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@portolan/cli';
import { runsOf, wordsOf } from '../apps/site/src/numbers/runs.ts';
import { trimmed } from '../apps/site/src/numbers/trimmed.ts';

const given = process.argv.slice(2);
const onlyMissing = given.includes('--missing');
const names = given.filter((word) => !word.startsWith('--'));
const command = fileURLToPath(new URL('../packages/cli/bin/portolan.mjs', import.meta.url));

/** What is under way, so that hours of searching go on where they were ended. */
const underWay = fileURLToPath(new URL('../node_modules/.cache/portolan-numbers/', import.meta.url));

/** The report on a line of the command, whose games are kept in a folder until they are all played. */
const reportOf = (words, id) => {
  const folder = `${underWay}${words[1]}/${id}`;
  const { status, stdout } = spawnSync(process.execPath, [command, ...words, '--out', folder, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`portolan ${words.join(' ')}: ${stdout}`);
  rmSync(folder, { recursive: true, force: true });
  return JSON.parse(stdout);
};

const folderOf = (game) => new URL(`../apps/site/src/games/${game}/numbers/`, import.meta.url);

/** What is kept of a game; nothing where its rules have changed since. */
const keptOf = (path, rulesVersion) => {
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  return onlyMissing && kept?.rulesVersion === rulesVersion ? kept.results : {};
};

/** A line for each result, so that a change of one is seen as such. */
const written = (rulesVersion, results) =>
  `{"rulesVersion":${rulesVersion},"results":{\n${Object.entries(results)
    .map(([id, result]) => `${JSON.stringify(id)}:${JSON.stringify(result)}`)
    .join(',\n')}\n}}\n`;

for (const game of names.length > 0 ? names : Object.keys(games)) {
  const { game: engine, rules } = await games[game]();
  const { extent } = await import(new URL('extent.ts', folderOf(game)).href);
  const path = fileURLToPath(new URL('played.json', folderOf(game)));
  const kept = keptOf(path, engine.rulesVersion);
  const runs = runsOf({ seats: engine.seats, rulings: rules.rulings, extent });
  const results = {};
  for (const run of runs) {
    const words = wordsOf(game, run);
    const before = kept[run.id]?.games === run.games ? kept[run.id] : undefined;
    if (!before) console.log(`portolan ${words.join(' ')}`);
    results[run.id] = before ?? trimmed(reportOf(words, run.id), run.kind);
    const all = Object.fromEntries(
      runs.flatMap(({ id }) => ((results[id] ?? kept[id]) ? [[id, results[id] ?? kept[id]]] : [])),
    );
    writeFileSync(path, written(engine.rulesVersion, all));
  }
}
