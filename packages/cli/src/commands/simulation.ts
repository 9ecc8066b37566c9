import type { Kind, Lang, Score, Seat } from '@portolan/core';
import { counted, decimals, percent, seatName } from '../numbers.ts';
import { fr } from '../typeset.ts';

/** A game that was played. */
export interface PlayedGame {
  /** Its place among the games of one seed, from 0. */
  readonly number: number;
  readonly actions: readonly Kind[];
  readonly last: unknown;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
}

/** How a line for each game may be written. */
export const formats: readonly string[] = ['jsonl', 'csv'];

/** What stands above the lines: the names of the columns. */
export const headOf = (format: string | undefined, seats: number): string | undefined => {
  if (format !== 'csv') return undefined;
  const points = Array.from({ length: seats }, (_, seat) => `points_${seatName(seat)}`);
  return ['game', 'actions', 'winners', ...points].join(',');
};

/** One game as a line. In a table the winners of a shared win stand in one cell, `A+C`. */
export const rowOf = (format: string, { number, actions, winners, scores }: PlayedGame): string => {
  const points = scores.map(({ total }) => total);
  return format === 'csv'
    ? [number, actions.length, winners.map(seatName).join('+'), ...points].join(',')
    : JSON.stringify({ game: number, actions: actions.length, winners, scores: points });
};

/** What is added up over all games. Every sum is free of the order of the games. */
interface Totals {
  actions: number;
  shortest: number;
  longest: number;
  checksum: number;
  /** Games won by more than one. */
  shared: number;
  /** Games won by seat; a shared win counts for each. */
  readonly wins: number[];
  /** Points by seat, all games together. */
  readonly points: number[];
}

/** Nothing yet. */
export const totalsFor = (seats: number): Totals => ({
  actions: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  checksum: 0,
  shared: 0,
  wins: Array.from({ length: seats }, () => 0),
  points: Array.from({ length: seats }, () => 0),
});

/** Adds a game. */
export const addUp = (totals: Totals, { number, actions, last, scores, winners }: PlayedGame): void => {
  const steps = actions.length;
  totals.actions += steps;
  totals.shortest = Math.min(totals.shortest, steps);
  totals.longest = Math.max(totals.longest, steps);
  totals.checksum = (totals.checksum + hash(`${number} ${steps} ${JSON.stringify(last)}`)) >>> 0;
  if (winners.length > 1) totals.shared += 1;
  for (const { seat, total } of scores) totals.points[seat]! += total;
  for (const winner of winners) totals.wins[winner]! += 1;
};

/** The 32-bit FNV-1a hash of a text. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

/** All games together, as the machine reads them. */
interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly wins: readonly number[];
  readonly shared: number;
  readonly scores: readonly number[];
  readonly lengths: { readonly min: number; readonly mean: number; readonly max: number };
  readonly checksum: string;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The report on so many games. */
export const reportOf = (game: string, games: number, seconds: number, totals: Totals): Report => {
  const { actions, wins, shared, points, shortest, longest, checksum } = totals;
  return {
    game,
    seats: wins.length,
    games,
    actions,
    seconds,
    wins,
    shared,
    scores: points.map((sum) => rounded(sum / games)),
    lengths: { min: shortest, mean: rounded(actions / games), max: longest },
    checksum: checksum.toString(16).padStart(8, '0'),
  };
};

/** The report in words. */
export const reportLines = (report: Report, lang: Lang): readonly string[] => {
  const { games, actions, seconds, wins, shared, scores, lengths, checksum } = report;
  const share = (won: number): string => percent(won / games, lang, 3);
  const bySeat = wins.map((won, seat) =>
    lang === 'fr'
      ? fr`${seatName(seat)} : ${counted(won, lang, 'victoire')} (${share(won)}), ${decimals(scores[seat]!, lang)} points en moyenne`
      : `${seatName(seat)}: ${counted(won, lang, 'win')} (${share(won)}), ${decimals(scores[seat]!, lang)} points on average`,
  );
  const head =
    lang === 'fr'
      ? fr`${counted(games, lang, 'partie')}, ${counted(actions, lang, 'coup')} en ${decimals(seconds, lang)} s ; de ${decimals(lengths.min, lang)} à ${counted(lengths.max, lang, 'coup')}, ${decimals(lengths.mean, lang)} en moyenne.`
      : `${counted(games, lang, 'game')}, ${counted(actions, lang, 'action')} in ${decimals(seconds, lang)} s; ${decimals(lengths.min, lang)} to ${counted(lengths.max, lang, 'action')}, ${decimals(lengths.mean, lang)} on average.`;
  const together =
    lang === 'fr'
      ? fr`${counted(shared, lang, 'victoire partagée', 'victoires partagées')} : chacune compte pour tous ceux qui l’ont remportée.`
      : `${counted(shared, lang, 'shared win')}: each counts for everybody who won it.`;
  return [head, ...bySeat, ...(shared > 0 ? [together] : []), `checksum ${checksum}`];
};
