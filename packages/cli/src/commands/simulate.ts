import { join } from 'node:path';
import { type Kind, logOf, must, type Policies, playOut, rng, uniform } from '@portolan/core';
import { type Notation, writeNotation } from '@portolan/core/notation';
import { type Command, type Context, isSet, optionValue, type Reply, refuse, refuseAll } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { OutputError } from '../output-error.ts';
import { readGame, readInteger } from '../read.ts';
import { fr } from '../typeset.ts';
import { as, breath, edition, formOf, rulings } from './options.ts';
import { type NewGame, newGame, seats, variants } from './setup.ts';
import { addUp, formats, headOf, type PlayedGame, reportLines, reportOf, rowOf, totalsFor } from './simulation.ts';

/** Plays many games at random. */
export const simulate: Command = {
  about: {
    fr: fr`Joue des parties entières au hasard ou avec bon sens ; même graine, mêmes parties.`,
    en: 'Plays whole games at random or sensibly; the same seed gives the same games.',
  },
  args: [{ name: 'game' }],
  options: {
    games: { value: 'N', about: { fr: 'nombre de parties (par défaut 100)', en: 'number of games (default 100)' } },
    seats,
    seed: { value: 'X', about: { fr: 'graine du hasard (par défaut 1)', en: 'seed of chance (default 1)' } },
    policy: {
      value: 'random|sensible',
      about: { fr: 'façon de jouer (par défaut random)', en: 'way to play (default random)' },
    },
    each: {
      value: formats.join('|'),
      about: {
        fr: 'une ligne par partie, dès qu’elle est jouée, les totaux allant sur la sortie d’erreur',
        en: 'a line for each game as soon as it is played; the totals go to the standard error',
      },
    },
    logs: {
      value: 'folder',
      about: {
        fr: 'note chaque partie dans un fichier de ce dossier',
        en: 'keeps the log of each game in this folder',
      },
    },
    as,
    edition,
    rulings,
    variants,
  },
  example: 'simulate borneo --games 100 --seats 4 --seed 7',
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const games = readInteger(context, 'games', { min: 1, max: 100_000_000, standard: 100 });
    const seed = readInteger(context, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, standard: 1 });
    const policy = policyOf(context, entry.value);
    const each = formatOf(context);
    const form = formOf(context);
    const start = newGame(context, entry.value);
    const problems = [games, seed, policy, each, form, start].flatMap((one) => (one.ok ? [] : one.problems));
    if (!games.ok || !seed.ok || !policy.ok || !each.ok || !form.ok || !start.ok) return refuseAll(problems);
    const notation = form.value === 'notation' ? await entry.value.notation?.() : undefined;
    if (form.value === 'notation' && notation === undefined) return refuse({ path: '--as', code: 'no-notation' });
    const plan = { games: games.value, seed: seed.value, policy: policy.value, each: each.value, notation };
    return simulated(context, entry.value, start.value, plan);
  },
};

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly policy: Policies<unknown, Kind>;
  /** The form of a line for each game; undefined for totals only. */
  readonly each: string | undefined;
  /** How logs are written; undefined for JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their action types
  readonly notation: Notation<any, any> | undefined;
}

const policyOf = (context: Context, entry: GameEntry) => {
  const policies: GameEntry['policies'] = { random: uniform, ...entry.policies };
  const name = optionValue(context, 'policy') ?? 'random';
  if (Object.hasOwn(policies, name)) return { ok: true as const, value: policies[name] as Policies<unknown, Kind> };
  return refuse({
    path: '--policy',
    code: 'unknown-policy',
    facts: { found: name, known: Object.keys(policies) },
  });
};

const formatOf = (context: Context) => {
  const value = optionValue(context, 'each');
  if (value === undefined || formats.includes(value)) return { ok: true as const, value };
  return refuse({ path: '--each', code: 'unknown-format', facts: { found: value, known: formats } });
};

const simulated = async (context: Context, entry: GameEntry, start: NewGame, plan: Plan): Promise<Reply> => {
  const { lang, io } = context;
  const begun = io.now();
  const totals = totalsFor(start.settings.seats);
  const head = headOf(plan.each, start.settings.seats);
  if (head !== undefined) io.out(`${head}\n`);
  let told = begun;
  for (let number = 0; number < plan.games; number++) {
    const played = playGame(entry, start, plan, number);
    addUp(totals, played);
    if (plan.each !== undefined) io.out(`${rowOf(plan.each, played)}\n`);
    const kept = keepLog(context, entry, start, plan, played);
    if (!kept.ok) return kept;
    if (io.now() - told < breath) continue;
    told = io.now();
    io.progress?.(`${number + 1}/${plan.games}`);
    await new Promise((next) => setImmediate(next));
  }
  io.progress?.('');
  const seconds = Math.round(io.now() - begun) / 1000;
  const report = reportOf(entry.game.id, plan.games, seconds, totals);
  const text = () => reportLines(report, lang);
  if (plan.each === undefined) return { ok: true, value: { exit: 0, json: report, text } };
  io.err(`${text().join('\n')}\n`);
  return { ok: true, value: { exit: 0, json: report, text, printed: true } };
};

const playGame = ({ game }: GameEntry, { state }: NewGame, { seed, policy }: Plan, number: number): PlayedGame => {
  const last = game.clone(state);
  const actions: Kind[] = [];
  playOut(game, last, rng(seed, number), { policy }, (action: Kind) => actions.push(action));
  return { number, actions, last, scores: game.scores(last), winners: game.outcome(last)?.winners ?? [] };
};

/** Writes the log of a game into the folder of `--logs`. */
const keepLog = (
  context: Context,
  { game }: GameEntry,
  { settings }: NewGame,
  { seed, games, notation }: Plan,
  { number, actions }: PlayedGame,
) => {
  if (!isSet(context, 'logs')) return { ok: true as const };
  const name = `${game.id}-seed-${seed}-${String(number).padStart(String(games - 1).length, '0')}.log.${notation ? 'txt' : 'json'}`;
  const log = logOf(game, settings, actions);
  const path = join(optionValue(context, 'logs')!, name);
  try {
    context.io.writeFile(path, notation ? must(writeNotation(game, notation, log)) : `${JSON.stringify(log)}\n`);
    return { ok: true as const };
  } catch (error) {
    const fault = error as NodeJS.ErrnoException;
    if (fault.code === 'ENOSPC' || fault.code === 'EDQUOT') throw new OutputError(fault);
    const code = fault.code === 'EEXIST' ? 'file-exists' : 'unwritable-folder';
    return refuse({ path: '--logs', code, facts: { found: path } });
  }
};
