import { existsSync } from 'node:fs';
import type { Text } from '@portolan/core';
import { say } from '@portolan/core/words';
import type { Parting } from '../bar.ts';
import { type Command, type Context, isSet, optionValue, type Reply, refuse } from '../command.ts';
import { counted, decimals } from '../numbers.ts';
import { OutputError } from '../output-error.ts';
import { patience, patienceBounds, queue } from '../queue/boss.ts';
import { notTogether, readGame, readInteger, together } from '../read.ts';
import { type Folder, openFolder } from '../simulation/folder.ts';
import { missing, type Plan, type Range } from '../simulation/plan.ts';
import { logPath } from '../simulation/play.ts';
import { readPlan } from '../simulation/read.ts';
import { reported, reportOf } from '../simulation/report.ts';
import { formats, headOf } from '../simulation/rows.ts';
import { type Job, played, rangesOfAll } from '../simulation/run.ts';
import { merge, type Tally, tallyFor } from '../simulation/tally.ts';
import { fr } from '../typeset.ts';
import { as, edition, rulings, writtenAs } from './options.ts';
import { queued } from './queued.ts';
import { seats, variants } from './setup.ts';

/** Most games of a simulation, and most threads. */
const MOST_GAMES = 100_000_000;
const MOST_WORKERS = 256;

/** Plays many games. */
export const simulate: Command = {
  about: {
    fr: fr`Joue des parties entières au hasard ou avec bon sens ; même graine, mêmes parties, sur autant de cœurs qu’on veut.`,
    en: 'Plays whole games at random or sensibly; the same seed gives the same games, on however many cores.',
  },
  args: [{ name: 'game' }],
  options: {
    games: { value: 'N', about: { fr: 'nombre de parties (par défaut 100)', en: 'number of games (default 100)' } },
    seats,
    seed: { value: 'X', about: { fr: 'graine du hasard (par défaut 1)', en: 'seed of chance (default 1)' } },
    policy: {
      value: 'random|sensible|search:200ms,…',
      about: {
        fr: 'façon de jouer de tous, ou de chaque joueur dans l’ordre (par défaut random)',
        en: 'way to play of all, or of each player in order (default random)',
      },
    },
    rotate: {
      about: {
        fr: 'les joueurs changent de place d’une partie à l’autre',
        en: 'players change seats from game to game',
      },
    },
    'max-actions': {
      value: 'N',
      about: {
        fr: fr`coups après lesquels une partie est arrêtée et comptée sans fin (par défaut 100 000)`,
        en: 'actions after which a game is stopped and counted as endless (default 100,000)',
      },
    },
    workers: {
      value: 'W',
      about: { fr: 'nombre de cœurs occupés (par défaut tous)', en: 'number of cores at work (default all)' },
    },
    each: {
      value: formats.join('|'),
      about: {
        fr: 'une ligne par partie, dès qu’elle est jouée, les totaux allant sur la sortie d’erreur',
        en: 'a line for each game as soon as it is played; the totals go to the standard error',
      },
    },
    csv: {
      about: { fr: 'les totaux en tableau, une ligne par place', en: 'the totals as a table, a line for each seat' },
    },
    logs: {
      value: 'folder',
      about: {
        fr: 'note chaque partie dans un fichier de ce dossier',
        en: 'keeps the log of each game in this folder',
      },
    },
    out: {
      value: 'folder',
      about: {
        fr: fr`garde dans ce dossier ce qui est joué : relancée, la commande y reprend`,
        en: 'keeps what is played in this folder: the same line goes on there later',
      },
    },
    queue,
    patience,
    as,
    edition,
    rulings,
    variants,
  },
  example: (game) => `simulate ${game} --games 100 --seed 7`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const read = together({
      games: readInteger(context, 'games', { min: 1, max: MOST_GAMES, standard: 100 }),
      workers: readInteger(context, 'workers', { min: 1, max: MOST_WORKERS, standard: 0 }),
      plan: readPlan(context, entry.value),
      each: formatOf(context),
      form: writtenAs(context),
      patience: readInteger(context, 'patience', patienceBounds),
      one: notTogether(context, [
        ['queue', 'workers'],
        ['queue', 'each'],
        ['queue', 'logs'],
        ['queue', 'out'],
        ['out', 'each'],
        ['csv', 'each'],
        ['csv', 'json'],
      ]),
    });
    if (!read.ok) return read;
    const { games, workers, plan, each, form, patience } = read.value;
    if (isSet(context, 'queue')) return queued(context, entry.value, plan, { games, patience });
    if (isSet(context, 'patience'))
      return refuse({ path: '--patience', code: 'needs-option', facts: { expected: '--queue' } });
    const inNotation = form === 'notation';
    if (form !== undefined && !isSet(context, 'logs')) {
      return refuse({ path: '--as', code: 'needs-option', facts: { expected: '--logs' } });
    }
    if (inNotation && entry.value.notation === undefined) return refuse({ path: '--as', code: 'no-notation' });
    const folder = optionValue(context, 'logs');
    const logs = folder === undefined ? undefined : { folder, notation: inNotation };
    const job = { entry: entry.value, plan, wishes: { each, logs }, workers: workers || undefined };
    return simulated(context, job, games);
  },
};

const formatOf = (context: Context) => {
  const value = optionValue(context, 'each');
  if (value === undefined || formats.includes(value)) return { ok: true as const, value };
  return refuse({ path: '--each', code: 'unknown-format', facts: { found: value, known: formats } });
};

const simulated = async (context: Context, job: Job, games: number): Promise<Reply> => {
  const { io, lang } = context;
  const { plan, wishes } = job;
  const folder = folderOf(context, plan);
  if (!folder.ok) return folder;
  const kept = folder.value?.kept.filter((range) => range.to <= games && isLogged(job, range)) ?? [];
  const tally = tallyFor(plan.settings.seats);
  for (const one of kept) merge(tally, one.tally);
  const bar = await io.bar?.(games, tally.games, lang, partingOf(context, games));
  const head = headOf(wishes.each, plan.settings.seats);
  if (head !== undefined) io.out(`${head}\n`);
  const begun = io.now();
  try {
    for await (const part of played(context, job, rangesOfAll(games, missing(games, kept)))) {
      if ('unwritten' in part) return unwritten('--logs', part.unwritten);
      merge(tally, part.tally);
      if (part.rows.length > 0) io.out(`${part.rows.join('\n')}\n`);
      const fault = keep(folder.value, part);
      if (fault) return unwritten('--out', { ...fault, path: optionValue(context, 'out')! });
      bar?.to(tally.games);
    }
  } finally {
    bar?.end();
  }
  return told(context, job, tally, Math.round(io.now() - begun) / 1000);
};

/** What is said to who ends a simulation: whether what was played is kept, and how it goes on. */
const partingOf =
  (context: Context, games: number): Parting =>
  (done) => {
    const { lang } = context;
    const folder = optionValue(context, 'out');
    const all = decimals(games, lang);
    const played = say(
      lang,
      fr`${counted(done, lang, 'partie jouée', 'parties jouées')} sur ${all}`,
      `${counted(done, lang, 'game')} of ${all} played`,
    );
    return folder === undefined
      ? say(lang, fr`${played} ; avec --out DOSSIER rien ne se perd.`, `${played}; with --out FOLDER nothing is lost.`)
      : say(
          lang,
          fr`${played}, dans ${folder} : la même ligne reprend là.`,
          `${played}, kept in ${folder}: the same line goes on there.`,
        );
  };

/** Whether the logs of a range that was played before are where this line wants them; what has none is played again. */
const isLogged = ({ plan, wishes: { logs } }: Job, { from, to }: Range): boolean => {
  if (!logs) return true;
  for (let number = from; number < to; number++) if (!existsSync(logPath(plan, number, logs))) return false;
  return true;
};

/** The fields of a plan as one who types it knows them; settings of the game are options of the same name. */
const planFields: Readonly<Record<string, Text>> = {
  version: { fr: 'la version de portolan', en: 'the version of portolan' },
  game: { fr: 'le jeu', en: 'the game' },
  rulesVersion: { fr: 'la version des règles', en: 'the version of the rules' },
  seed: { fr: '--seed', en: '--seed' },
  players: { fr: '--policy', en: '--policy' },
  rotated: { fr: '--rotate', en: '--rotate' },
  maxActions: { fr: '--max-actions', en: '--max-actions' },
};

/** The folder of `--out`, if the line names one. */
const folderOf = (context: Context, plan: Plan) => {
  const path = optionValue(context, 'out');
  if (path === undefined) return { ok: true as const, value: undefined };
  try {
    const folder = openFolder(path, plan);
    if ('kept' in folder) return { ok: true as const, value: folder };
    if ('lost' in folder) return refuse({ path: '--out', code: 'lost-plan', facts: { found: folder.lost } });
    const { differs, found, expected } = folder;
    const named = planFields[differs]?.[context.lang] ?? differs.replace(/^settings\./, '--');
    return refuse({ path: '--out', code: 'other-simulation', facts: { differs: named, found, expected } });
  } catch (error) {
    return unwritten('--out', { ...faultOf(error), path });
  }
};

interface Fault {
  readonly code: string | undefined;
  readonly message: string;
}

const faultOf = (error: unknown): Fault => {
  const { code, message } = error as NodeJS.ErrnoException;
  return { code, message };
};

/** Keeps what was played; a fault if the folder does not take it. */
const keep = (folder: Folder | undefined, part: Parameters<Folder['keep']>[0]): Fault | undefined => {
  try {
    folder?.keep(part);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
};

/** What to say of a file that could not be written: a full disk is no mistake of the line. */
const unwritten = (option: string, { path, code, message }: Fault & { readonly path: string }) => {
  if (code === 'ENOSPC' || code === 'EDQUOT') throw new OutputError(Object.assign(new Error(message), { code }));
  // Where a file stands in the place of the folder, it is the folder that is wrong.
  const isThere = option === '--logs' && code === 'EEXIST' && !message.includes(', mkdir ');
  return refuse({ path: option, code: isThere ? 'file-exists' : 'unwritable-folder', facts: { found: path } });
};

const told = (context: Context, { entry, plan, wishes }: Job, tally: Tally, seconds: number): Reply => {
  const output = reported(context, reportOf(plan, tally, seconds), entry);
  if (wishes.each === undefined) return { ok: true, value: output };
  context.io.err(`${isSet(context, 'json') ? JSON.stringify(output.json) : output.text().join('\n')}\n`);
  return { ok: true, value: { ...output, printed: true } };
};
