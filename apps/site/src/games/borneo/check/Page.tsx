import type { Lang } from '@portolan/core';
import { CheckPage } from '../../../check/CheckPage.tsx';
import type { CheckGame } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { borneoPage } from '../page.ts';
import { disputes } from './disputes.ts';

const game: CheckGame = {
  page: borneoPage,
  disputes,
  position: {
    asks: both(
      'La table entière, puis n’importe quel coup : pour tout ce que les huit questions ne couvrent pas.',
      'The whole table, then any move: for everything the eight questions leave out.',
    ),
    load: () => import('../position/Editor.tsx'),
  },
  box: {
    asks: both(
      'Nos cartes sont reconstituées. Saisissez les vôtres une fois, elles resteront dans ce navigateur.',
      'Our cards are reconstructed. Enter your own once, and they stay in this browser.',
    ),
    load: () => import('../box/Box.tsx'),
  },
};

/** The page "check a move" of Borneo. */
export const BorneoCheck = (props: { readonly lang: Lang; readonly base: string }) => (
  <CheckPage {...props} game={game} />
);
