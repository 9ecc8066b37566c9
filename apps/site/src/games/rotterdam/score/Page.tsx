import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { type EndInput, endAsks, endLabels } from '@portolan/rotterdam/checkers';
import { ScoreSheet } from '../../../score/ScoreSheet.tsx';
import type { ScoreGame } from '../../../score/score-game.ts';
import rotterdamPage from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { player } from './fields.tsx';
import type { Kept } from './kept.ts';
import { type Sheet, sheets } from './sheet.ts';
import { unnamed } from './unnamed.ts';

const game: ScoreGame<Sheet, EndInput, Edition, Kept> = {
  page: rotterdamPage,
  seats: [2, 3, 4],
  usual: 3,
  sheets,
  box: boxFrom,
  asks: endAsks,
  words: endLabels,
  before: ['*'],
  player,
  unnamed,
  kept: () => import('./kept.ts'),
  answer: () => import('./Answer.tsx'),
};

/** The score sheet of Rotterdam: every part by its clause, unknown cards as ranges, both tie-breaks, who wins. */
export const RotterdamScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
