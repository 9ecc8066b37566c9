import type { WinnerAnswer } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { counted, listed, say, winning } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

/** The answer in words, with the players called as the page calls them. */
export const explainWinner = (answer: WinnerAnswer, nameOf: (seat: number) => string, lang: Lang): Answered => {
  const winners = answer.winners.map(nameOf);
  const best = answer.rows[answer.winners[0] ?? 0];
  const total = best
    ? say(lang, counted(best.total, 'point', 'points', lang), counted(best.total, 'point', 'points', lang))
    : '';
  const tied = listed(answer.tied.map(nameOf), lang);
  const tiles = best
    ? say(lang, counted(best.tiles, 'Mission', 'Missions', lang), counted(best.tiles, 'Mission', 'Missions', lang))
    : '';
  const word = winning(winners, lang);
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
    headline: word,
    why: answer.tied.length > 1 ? byTiles : plain,
    short: answer.tied.length > 1 ? byTiles : plain,
    clauses: [answer.clause, 'score.missions', ...answer.clauses],
  };
};

/** The values of Mission tiles of a box, each once, lowest first. */
export const valuesOf = (missions: readonly { readonly vp: number }[]): readonly number[] =>
  [...new Set(missions.map((tile) => tile.vp))].sort((a, b) => a - b);
