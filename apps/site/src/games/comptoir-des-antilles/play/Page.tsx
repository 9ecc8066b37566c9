import type { Lang } from '@portolan/core';
import type { PlayPageGame } from '../../../play/game.ts';
import { PlayPage } from '../../../play/PlayPage.tsx';
import comptoirPage from '../page.ts';

const game: PlayPageGame = {
  page: comptoirPage,
  seats: [3, 4],
  usual: 3,
  game: () => import('./game.ts'),
};

/** The page "play" of Comptoir des Antilles. */
export const ComptoirPlay = (props: { readonly lang: Lang; readonly base: string }) => (
  <PlayPage {...props} game={game} />
);
