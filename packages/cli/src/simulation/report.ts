import type { Lang, SetupOptions } from '@portolan/core';
import { type Noun, points as pointNoun, withNoun } from '@portolan/core/words';
import type { Share } from '@portolan/solvers';
import { type Context, isSet, type Output } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { counted, decimals, percent, seatName } from '../numbers.ts';
import { fr, labeled } from '../typeset.ts';
import { MOST_ACTIONS, type Plan } from './plan.ts';
import { rounded, type Spread, shareOf, spreadOf } from './spread.ts';
import type { Counts, Standing, Tally } from './tally.ts';

/** What a seat, or a way to play, has come to. */
export interface Place {
  readonly games: number;
  /** Games won, alone or with others. */
  readonly wins: number;
  /** The share of games won, where a shared win is parted among its winners. */
  readonly share: Share;
  readonly points: Spread;
}

/** All games together, as the machine reads them. */
export interface Report {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly settings: SetupOptions;
  readonly seed: number;
  readonly players: readonly string[];
  readonly rotated: boolean;
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  /** Actions after which a game was stopped, and games that stopped before their end, by that or because nobody could play on. */
  readonly maxActions: number;
  readonly unfinished: number;
  /** Games won by seat; a shared win counts for each. */
  readonly wins: readonly number[];
  /** Games won by more than one. */
  readonly shared: number;
  /** Mean points by seat. */
  readonly scores: readonly number[];
  /** Actions a game, nature's included. */
  readonly lengths: Spread;
  /** Rounds of a game that ended, where the game counts them, and games by them; null if no game came to its end. */
  readonly rounds: (Spread & { readonly counts: Counts }) | null;
  readonly bySeat: readonly Place[];
  readonly byPlayer: Readonly<Record<string, Place>>;
  /** The points of the best, and how far he is ahead of the next; null if no game came to its end. */
  readonly best: Spread | null;
  readonly margins: Spread | null;
  /** By clause: how often it acts a game, and the share of games in which it does. */
  readonly clauses: Readonly<Record<string, { readonly times: number; readonly games: Share }>>;
  /** The share of games in which this clause decides who wins. */
  readonly decided: Readonly<Record<string, number>>;
  /** Points a seat and game by the clause that gives them. */
  readonly points: Readonly<Record<string, number>>;
  readonly checksum: string;
}

const placeOf = ({ games, wins, sixtieths, points }: Standing): Place => ({
  games,
  wins,
  share: shareOf(sixtieths / 60, games),
  points: spreadOf(points)!,
});

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (from: From) => To): Record<string, To> =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, to(value)]),
  );

/** The report on what was played; there is at least one game. */
export const reportOf = (plan: Plan, tally: Tally, seconds: number): Report => {
  const { games, actions, unfinished, shared, seats, checksum } = tally;
  const rounds = spreadOf(tally.rounds);
  return {
    game: plan.game,
    rulesVersion: plan.rulesVersion,
    seats: seats.length,
    settings: plan.settings,
    seed: plan.seed,
    players: plan.players,
    rotated: plan.rotated,
    games,
    actions,
    seconds,
    maxActions: plan.maxActions ?? MOST_ACTIONS,
    unfinished,
    wins: seats.map(({ wins }) => wins),
    shared,
    scores: seats.map(({ points }) => spreadOf(points)!.mean),
    lengths: spreadOf(tally.lengths)!,
    rounds: rounds ? { ...rounds, counts: tally.rounds } : null,
    bySeat: seats.map(placeOf),
    byPlayer: mapped(tally.players, placeOf),
    best: spreadOf(tally.best) ?? null,
    margins: spreadOf(tally.margins) ?? null,
    clauses: mapped(tally.clauses, ([times, acted]) => ({
      times: rounded(times / games, 4),
      games: shareOf(acted, games),
    })),
    decided: mapped(tally.decided, (n) => rounded(n / games, 5)),
    points: mapped(tally.parts, (sum) => rounded(sum / games / seats.length)),
    checksum: checksum.toString(16).padStart(8, '0'),
  };
};

/** The report as a table: a row for each seat, and for each way to play if there are several. */
export const reportTable = ({ bySeat, byPlayer, players, rotated }: Report): readonly string[] => {
  const row = (name: string, player: string, { games, wins, share, points }: Place): string =>
    [
      name,
      player,
      games,
      wins,
      share.value,
      share.low,
      share.high,
      points.mean,
      points.deviation,
      points.min,
      points.p5,
      points.median,
      points.p95,
      points.max,
    ].join(',');
  const several = Object.keys(byPlayer).length > 1;
  return [
    'seat,player,games,wins,share,share_low,share_high,points,deviation,min,p5,median,p95,max',
    ...bySeat.map((place, seat) => row(seatName(seat), rotated ? '' : players[seat]!, place)),
    ...(several ? Object.entries(byPlayer).map(([name, place]) => row('', name, place)) : []),
  ];
};

/** Clauses that a report in words lists: those that act most rarely are the ones that disputes are about. */
const LISTED = 12;

/** The report in words. */
export const reportLines = (report: Report, lang: Lang, unit: Noun = pointNoun): readonly string[] => {
  const { games, actions, seconds, shared, maxActions, unfinished } = report;
  const { bySeat, byPlayer, lengths, rounds, best, margins, checksum } = report;
  const said = (text: { readonly fr: string; readonly en: string }): string => text[lang];
  const one = (value: number): string => decimals(rounded(value, 1), lang);
  // Of one game there is neither a mean nor a spread.
  const alone = games === 1;
  const spread = ({ p5, p95 }: Spread): string =>
    alone
      ? ''
      : said({
          fr: fr` (de ${one(p5)} à ${one(p95)} dans neuf parties sur dix)`,
          en: ` (${one(p5)} to ${one(p95)} in nine games of ten)`,
        });
  const onAverage = alone ? '' : said({ fr: ' en moyenne', en: ' on average' });
  const inUnits = (value: number): string => withNoun(decimals(value, lang), value, unit, lang);
  const placed = (name: string, { wins: won, share, points }: Place): string =>
    said({
      fr: fr`${name} : ${counted(won, lang, 'victoire')} (${percent(share.value, lang)}, entre ${percent(share.low, lang)} et ${percent(share.high, lang)}), ${inUnits(rounded(points.mean, 1))}${onAverage}${spread(points)}`,
      en: `${name}: ${counted(won, lang, 'win')} (${percent(share.value, lang)}, between ${percent(share.low, lang)} and ${percent(share.high, lang)}), ${inUnits(rounded(points.mean, 1))}${onAverage}${spread(points)}`,
    });
  const head = said({
    fr: fr`${counted(games, lang, 'partie')}, ${counted(actions, lang, 'coup')} en ${decimals(seconds, lang)} s${alone ? '' : fr` ; de ${decimals(lengths.min, lang)} à ${counted(lengths.max, lang, 'coup')}, ${one(lengths.mean)} en moyenne`}.`,
    en: `${counted(games, lang, 'game')}, ${counted(actions, lang, 'action')} in ${decimals(seconds, lang)} s${alone ? '' : `; ${decimals(lengths.min, lang)} to ${counted(lengths.max, lang, 'action')}, ${one(lengths.mean)} on average`}.`,
  });
  const together = said({
    fr: fr`${counted(shared, lang, 'victoire partagée', 'victoires partagées')} : chacune compte pour tous ceux qui l’ont remportée, et dans les parts pour une fraction.`,
    en: `${counted(shared, lang, 'shared win')}: each counts for everybody who won it, and in the shares as a fraction.`,
  });
  const stopped = said({
    fr: fr`${counted(unfinished, lang, 'partie arrêtée avant sa fin', 'parties arrêtées avant leur fin')} : plus personne n’y pouvait jouer, ou ${counted(maxActions, lang, 'coup')} n’y suffisaient pas.`,
    en: `${counted(unfinished, lang, 'game')} stopped before the end: nobody could play on, or ${counted(maxActions, lang, 'action')} were not enough.`,
  });
  const inRounds =
    rounds &&
    said({
      fr: fr`${counted(rounded(rounds.mean, 1), lang, 'tour')}${onAverage}${spread(rounds)}.`,
      en: `${counted(rounded(rounds.mean, 1), lang, 'round')}${onAverage}${spread(rounds)}.`,
    });
  const winner =
    best &&
    margins &&
    said({
      fr: fr`Le meilleur a ${inUnits(rounded(best.mean, 1))}${onAverage}, ${one(margins.mean)} de plus que le suivant.`,
      en: `The best has ${inUnits(rounded(best.mean, 1))}${onAverage}, ${one(margins.mean)} more than the next.`,
    });
  const several = Object.keys(byPlayer).length > 1;
  return [
    head,
    ...(inRounds ? [inRounds] : []),
    ...bySeat.map((place, seat) => placed(seatName(seat), place)),
    ...(several ? Object.entries(byPlayer).map(([name, place]) => placed(name, place)) : []),
    ...(shared > 0 ? [together] : []),
    ...(unfinished > 0 ? [stopped] : []),
    ...(winner ? [winner] : []),
    ...clauseLines(report, lang),
    `checksum ${checksum}`,
  ];
};

/** A report as the line asks for it. */
export const reported = (context: Context, report: Report, { rules }: Pick<GameEntry, 'rules'>): Output => ({
  exit: 0,
  json: report,
  text: () => (isSet(context, 'csv') ? reportTable(report) : reportLines(report, context.lang, rules.unit)),
});

/** What acts most and what acts seldom, by the ids of the clauses. */
const clauseLines = ({ clauses }: Report, lang: Lang): readonly string[] => {
  const rare = Object.entries(clauses)
    .filter(([, { games }]) => games.value < 0.5)
    .sort(([, a], [, b]) => a.games.value - b.games.value)
    .slice(0, LISTED)
    .map(([id, { games }]) => `${id} ${percent(games.value, lang)}`);
  const label =
    lang === 'fr'
      ? fr`Règles qui agissent dans moins d’une partie sur deux`
      : 'Clauses that act in less than half of the games';
  return rare.length > 0 ? [labeled(label, rare.join(', '), lang)] : [];
};
