import type { Lang, Outcome, Score } from '@portolan/core';
import type { GameEntry } from '../games.ts';
import { fr } from '../typeset.ts';
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

/** The standing in words: every seat with its points clause by clause, then the winners. */
export const standingLines = (entry: GameEntry, { scores, outcome }: Standing, lang: Lang): readonly string[] => [
  ...scores.map(({ seat, total, parts }) => {
    const sum = parts.map(({ clause, points }) => `${points} ${clause}`).join(', ');
    const text = `${total}${sum === '' ? '' : ` (${sum})`}`;
    return lang === 'fr' ? fr`${seatName(seat)} : ${text}` : `${seatName(seat)}: ${text}`;
  }),
  ...(outcome ? outcomeLines(entry, outcome, lang) : []),
];

const outcomeLines = (entry: GameEntry, { winners, clause }: Outcome, lang: Lang): readonly string[] => {
  const names = winners.map(seatName).join(', ');
  const word =
    lang === 'fr' ? (winners.length > 1 ? 'Victoire partagée' : 'Victoire') : winners.length > 1 ? 'Shared win' : 'Win';
  return [lang === 'fr' ? fr`${word} : ${names}` : `${word}: ${names}`, `  ${citation(entry, clause, lang)}`];
};

/** Seats as tables name them: A, B, C… */
export const seatName = (seat: number): string => String.fromCharCode(65 + seat);
