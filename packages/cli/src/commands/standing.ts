import type { Lang, Outcome, Score } from '@portolan/core';
import { numbering } from '@portolan/rules/book';
import type { GameEntry } from '../entry.ts';
import { seatName } from '../numbers.ts';
import { labeled } from '../typeset.ts';
import { citation } from '../verdicts.ts';

/** Points as they stand, and the end of the game if it has come. */
export interface Standing {
  readonly scores: readonly Score[];
  readonly outcome: Outcome | null;
}

/** The standing of a state. */
export const standingOf = ({ game }: GameEntry, state: unknown): Standing => ({
  scores: game.scores(state),
  outcome: game.outcome(state) ?? null,
});

/** The standing in words: every seat with its sum, the clauses of the sums, then the winners. */
export const standingLines = (entry: GameEntry, { scores, outcome }: Standing, lang: Lang): readonly string[] => {
  const clauses = new Set(scores.flatMap(({ parts }) => parts.map(({ clause }) => clause)));
  return [
    ...scores.map((score) => labeled(seatName(score.seat), sumOf(entry, score), lang)),
    ...[...clauses].map((clause) => `  ${citation(entry, clause, lang)}`),
    ...(outcome ? outcomeLines(entry, outcome, lang) : []),
  ];
};

/** `7 = 3 (9.6) + 6 (9.8) − 2 (10.9)`: the points of each clause by its number. */
const sumOf = ({ rules }: GameEntry, { total, parts }: Score): string => {
  const numbers = numbering(rules);
  const summands = parts.map(({ clause, points }, i) => {
    const sign = points < 0 ? '−' : '+';
    const amount = `${Math.abs(points)} (${numbers.get(clause) ?? clause})`;
    return i === 0 ? `${points < 0 ? sign : ''}${amount}` : `${sign} ${amount}`;
  });
  return [String(total).replace('-', '−'), ...(summands.length > 0 ? ['=', ...summands] : [])].join(' ');
};

const outcomeLines = (entry: GameEntry, { winners, clause }: Outcome, lang: Lang): readonly string[] => {
  const names = winners.map(seatName).join(', ');
  const word =
    lang === 'fr' ? (winners.length > 1 ? 'Victoire partagée' : 'Victoire') : winners.length > 1 ? 'Shared win' : 'Win';
  return [labeled(word, names, lang), `  ${citation(entry, clause, lang)}`];
};
