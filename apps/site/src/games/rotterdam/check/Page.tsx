import type { Lang } from '@portolan/core';
import { CheckPage } from '../../../check/CheckPage.tsx';
import type { CheckGame } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { rotterdamPage } from '../page.ts';
import { disputes } from './disputes.ts';

const game: CheckGame = {
  page: rotterdamPage,
  disputes,
  position: {
    asks: both(
      'Le fleuve entier, les mains et les pioches, puis n’importe quel coup : pour tout ce que les huit questions ne couvrent pas.',
      'The whole river, hands and piles, then any move: for everything the eight questions leave out.',
    ),
    load: () => import('../position/Editor.tsx'),
  },
  box: {
    asks: both(
      'Notre carte et nos Missions sont reconstituées. Dessinez les vôtres une fois, elles resteront dans ce navigateur.',
      'Our map and our Missions are reconstructed. Draw your own once, and they stay in this browser.',
    ),
    load: () => import('../box/Box.tsx'),
  },
};

/** The page "check a move" of Rotterdam. */
export const RotterdamCheck = (props: { readonly lang: Lang; readonly base: string }) => (
  <CheckPage {...props} game={game} />
);
