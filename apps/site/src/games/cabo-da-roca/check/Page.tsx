import type { Lang } from '@portolan/core';
import { CheckPage } from '../../../check/CheckPage.tsx';
import type { CheckGame } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { caboPage } from '../page.ts';
import { disputes } from './disputes.ts';

const game: CheckGame = {
  page: caboPage,
  disputes,
  position: {
    asks: both(
      'La mer entière, tuile par tuile, puis n’importe quel coup : pour tout ce que les dix questions ne couvrent pas.',
      'The whole sea, tile by tile, then any move: for everything the ten questions leave out.',
    ),
    load: () => import('../position/Editor.tsx'),
  },
  box: {
    asks: both(
      'Nos cartes de commerce sont reconstituées. Saisissez les vôtres une fois, elles resteront dans ce navigateur.',
      'Our trade cards are reconstructed. Enter your own once, and they stay in this browser.',
    ),
    load: () => import('../box/Box.tsx'),
  },
};

/** The page "check a move" of Cabo da Roca. */
export const CaboCheck = (props: { readonly lang: Lang; readonly base: string }) => (
  <CheckPage {...props} game={game} />
);
