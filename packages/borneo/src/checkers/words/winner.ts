import type { Lang } from '@portolan/core';
import type { AnswerInWords, CheckerWords } from '@portolan/core/answers';
import { counted, listed, say, seat, winning } from '@portolan/core/words';
import type { WinnerAnswer, WinnerInput } from '../types/table.ts';
import { disputes } from './disputes.ts';
import { playerName } from './kit.ts';
import { winnerLabels } from './winner-labels.ts';

/** The answer in words, with the players called as `nameOf` calls them. */
export const winnerInWords = (answer: WinnerAnswer, nameOf: (seat: number) => string, lang: Lang): AnswerInWords => {
  const winners = answer.winners.map(nameOf);
  const best = answer.rows[answer.winners[0] ?? 0];
  const total = best ? counted(best.total, 'point', 'points', lang) : '';
  const tied = listed(answer.tied.map(nameOf), lang);
  const tiles = best ? counted(best.tiles, 'Mission', 'Missions', lang) : '';
  const plain = say(lang, `${total}, le plus haut total.`, `${total}, the highest total.`);
  const byTiles = answer.shared
    ? say(
        lang,
        `${tied} ont ${total} ; ${listed(winners, lang)} ont autant de Missions (${tiles}) : la victoire est partagée.`,
        `${tied} have ${total}; ${listed(winners, lang)} have as many Missions (${tiles}): the win is shared.`,
      )
    : say(
        lang,
        `${tied} ont ${total} ; ${winners[0]} a le plus de Missions (${tiles}).`,
        `${tied} have ${total}; ${winners[0]} has the most Missions (${tiles}).`,
      );
  return {
    state: 'legal',
    headline: winning(winners, lang),
    why: answer.tied.length > 1 ? byTiles : plain,
    short: answer.tied.length > 1 ? byTiles : plain,
    clauses: [answer.clause, 'score.missions', ...answer.clauses],
  };
};

/** Who has won, in words. */
export const winner = {
  ...disputes.winner,
  ...winnerLabels,
  explain: (answer, _, lang) => winnerInWords(answer, (who) => playerName(who, lang), lang),
  cells: (answer, _, lang) => [{ head: say(lang, 'vainqueur', 'winner'), main: answer.winners.map(seat).join(', ') }],
} satisfies CheckerWords<WinnerInput, WinnerAnswer>;
