import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import type { PlayPageGame } from '../../../play/game.ts';
import { PlayPage } from '../../../play/PlayPage.tsx';
import borneoPage from '../page.ts';

const game: PlayPageGame = {
  page: borneoPage,
  seats: [3, 4, 5],
  usual: 3,
  variants: [
    {
      at: 'fourMerchants',
      label: both('Quatre marchands chacun (variante à trois)', 'Four merchants each (variant for three)'),
      when: (seats) => seats === 3,
    },
    { at: 'blackbeard', label: both('Les secrets de Barbe Noire', 'The secrets of Blackbeard') },
  ],
  game: () => import('./game.ts'),
};

/** The page "play" of Borneo. */
export const BorneoPlay = (props: { readonly lang: Lang; readonly base: string }) => (
  <PlayPage {...props} game={game} />
);
