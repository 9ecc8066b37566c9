import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import type { PlayPageGame } from '../../../play/game.ts';
import { PlayPage } from '../../../play/PlayPage.tsx';
import rotterdamPage from '../page.ts';

const game: PlayPageGame = {
  page: rotterdamPage,
  seats: [2, 3, 4],
  usual: 2,
  variants: [
    { at: 'safeHaven', label: both('Havre de paix', 'Safe haven') },
    { at: 'openProducts', label: both('Cartes Produit ouvertes', 'Open Product cards') },
  ],
  game: () => import('./game.ts'),
};

/** The page "play" of Rotterdam. */
export const RotterdamPlay = (props: { readonly lang: Lang; readonly base: string }) => (
  <PlayPage {...props} game={game} />
);
