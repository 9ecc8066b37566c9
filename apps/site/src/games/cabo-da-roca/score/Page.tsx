import type { Edition } from '@portolan/cabo-da-roca';
import { type CountInput, countAsks, countLabels } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { ScoreSheet } from '../../../score/ScoreSheet.tsx';
import type { ScoreGame } from '../../../score/score-game.ts';
import caboPage from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { player, treasures } from './fields.tsx';
import type { Kept } from './kept.ts';
import { type Sheet, sheets } from './sheet.ts';
import { unnamed } from './unnamed.ts';

const game: ScoreGame<Sheet, CountInput, Edition, Kept> = {
  page: caboPage,
  seats: [2, 3, 4],
  usual: 3,
  sheets,
  box: boxFrom,
  asks: countAsks,
  words: countLabels,
  before: [treasures],
  player,
  unnamed,
  kept: () => import('./kept.ts'),
  answer: () => import('./Answer.tsx'),
};

/** The score sheet of Cabo da Roca: every part by its clause, ties and the winner. */
export const CaboScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
