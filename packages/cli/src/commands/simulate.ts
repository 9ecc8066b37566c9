import { type Kind, type Lang, type Policies, playOut, rng } from '@portolan/core';
import { type Command, type Context, done, optionValue, type Reply, refuse } from '../command.ts';
import type { GameEntry } from '../games.ts';
import { counted, decimals, percent, seatName } from '../numbers.ts';
import { readGame, readInteger } from '../read.ts';
import { fr } from '../typeset.ts';
import { edition, rulings } from './options.ts';
import { type NewGame, newGame, seats, variants } from './setup.ts';

/** Plays many games at random. */
export const simulate: Command = {
  about: {
    fr: fr`Joue des parties entières au hasard ou avec bon sens ; même graine, mêmes totaux.`,
    en: 'Plays whole games at random or sensibly; the same seed gives the same totals.',
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
    const start = newGame(context, entry.value);
    const problems = [games, seed, policy, start].flatMap((one) => (one.ok ? [] : one.problems));
    if (!games.ok || !seed.ok || !policy.ok || !start.ok) return refuse(...problems);
    return simulated(context, entry.value, start.value, { games: games.value, seed: seed.value, policy: policy.value });
  },
};

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly policy: Policies<unknown, Kind>;
}

const policyOf = (context: Context, { policies }: GameEntry) => {
  const name = optionValue(context, 'policy') ?? 'random';
  if (name === 'random') return { ok: true as const, value: [] as Policies<unknown, Kind> };
  if (Object.hasOwn(policies, name)) return { ok: true as const, value: policies[name] as Policies<unknown, Kind> };
  return refuse({
    path: '--policy',
    code: 'unknown-policy',
    facts: { found: name, known: ['random', ...Object.keys(policies)] },
  });
};

/** What is added up over all games. Every sum is free of the order of the games. */
interface Totals {
  actions: number;
  shortest: number;
  longest: number;
  checksum: number;
  /** Games won by seat; a shared win counts for each. */
  readonly wins: number[];
  /** Points by seat, all games together. */
  readonly points: number[];
}

const simulated = ({ lang, io }: Context, entry: GameEntry, start: NewGame, plan: Plan): Reply => {
  const begun = io.now();
  const totals = addUp(entry, start, plan);
  const seconds = (io.now() - begun) / 1000;
  const { actions, wins, points, shortest, longest, checksum } = totals;
  const report = {
    game: entry.game.id,
    seats: start.seats,
    games: plan.games,
    actions,
    seconds: Math.round(seconds * 1000) / 1000,
    wins,
    scores: points.map((sum) => rounded(sum / plan.games)),
    lengths: { min: shortest, mean: rounded(actions / plan.games), max: longest },
    checksum: checksum.toString(16).padStart(8, '0'),
  };
  return done(report, () => reportLines(report, lang));
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const addUp = ({ game }: GameEntry, { state, seats: players }: NewGame, { games, seed, policy }: Plan): Totals => {
  const none = (): number[] => Array.from({ length: players }, () => 0);
  const totals: Totals = {
    actions: 0,
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
    checksum: 0,
    wins: none(),
    points: none(),
  };
  for (let number = 0; number < games; number++) {
    const played = game.clone(state);
    const steps = playOut(game, played, rng(seed, number), { policy });
    totals.actions += steps;
    totals.shortest = Math.min(totals.shortest, steps);
    totals.longest = Math.max(totals.longest, steps);
    totals.checksum = (totals.checksum + hash(`${number} ${steps} ${JSON.stringify(played)}`)) >>> 0;
    for (const { seat, total } of game.scores(played)) totals.points[seat]! += total;
    for (const winner of game.outcome(played)?.winners ?? []) totals.wins[winner]! += 1;
  }
  return totals;
};

/** The 32-bit FNV-1a hash of a text. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

interface Report {
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  readonly lengths: { readonly min: number; readonly mean: number; readonly max: number };
  readonly checksum: string;
}

const reportLines = (report: Report, lang: Lang): readonly string[] => {
  const { games, actions, seconds, wins, scores, lengths, checksum } = report;
  const share = (won: number): string => percent(won / games, lang, 3);
  const bySeat = wins.map((won, seat) =>
    lang === 'fr'
      ? fr`${seatName(seat)} : ${counted(won, lang, 'victoire')} (${share(won)}), ${decimals(scores[seat]!, lang)} points en moyenne`
      : `${seatName(seat)}: ${counted(won, lang, 'win')} (${share(won)}), ${scores[seat]} points on average`,
  );
  const head =
    lang === 'fr'
      ? fr`${counted(games, lang, 'partie')}, ${actions} coups en ${decimals(seconds, lang)} s ; de ${lengths.min} à ${lengths.max} coups, ${decimals(lengths.mean, lang)} en moyenne.`
      : `${counted(games, lang, 'game')}, ${actions} actions in ${seconds} s; ${lengths.min} to ${lengths.max} actions, ${lengths.mean} on average.`;
  return [head, ...bySeat, `checksum ${checksum}`];
};
