import type { Lang } from '@portolan/core';
import { CheckPage } from '../../../check/CheckPage.tsx';
import type { CheckGame } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { comptoirPage } from '../page.ts';
import { disputes } from './disputes.ts';

const game: CheckGame = {
  page: comptoirPage,
  disputes,
  position: {
    asks: both(
      'Les quatre quais, les cartes, les tuiles et les piles, puis n’importe quel coup : pour tout ce que les neuf questions ne couvrent pas.',
      'The four quays, the cards, the tiles and the piles, then any move: for everything the nine questions leave out.',
    ),
    load: () => import('../position/Editor.tsx'),
  },
  box: {
    asks: both(
      'Nos relations sont reconstituées. Recopiez les vôtres une fois, elles resteront dans ce navigateur.',
      'Our contacts are reconstructed. Copy your own once, and they stay in this browser.',
    ),
    load: () => import('../box/Box.tsx'),
  },
};

/** The page "check a move" of Comptoir des Antilles. */
export const ComptoirCheck = (props: { readonly lang: Lang; readonly base: string }) => (
  <CheckPage {...props} game={game} />
);
