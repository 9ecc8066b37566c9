import type { Lang } from '@portolan/core';
import type { PlayPageGame } from '../../../play/game.ts';
import { PlayPage } from '../../../play/PlayPage.tsx';
import caboPage from '../page.ts';

const game: PlayPageGame = {
  page: caboPage,
  seats: [2, 3, 4],
  usual: 2,
  game: () => import('./game.ts'),
};

/** The page "play" of Cabo da Roca. */
export const CaboPlay = (props: { readonly lang: Lang; readonly base: string }) => <PlayPage {...props} game={game} />;
