import type { Lang } from '@portolan/core';
import { both } from '@portolan/core/words';
import { headings, type SetupGame, SetupPage } from '../../../apps/site/src/setup/SetupPage.tsx';
import { men } from '../src/state.ts';
import page from './page.ts';

const drawing = () => import('./Drawing.tsx');

const game: SetupGame = {
  page,
  seats: [2],
  usual: { seats: 2 },
  beside: () => [
    {
      title: headings.needed,
      counts: {
        each: [[men, both('pions d’une couleur', 'men of one color')]],
        all: [[1, both('plateau de 24 points', 'board of 24 points')]],
      },
    },
  ],
  below: () => [
    {
      title: headings.table,
      drawing,
      steps: ['setup.board', 'setup.men'],
    },
    { title: headings.order, steps: ['turn.order', 'placing.turns'] },
  ],
};

/** The page "prepare the box" of merels. */
export const MerelsSetup = (props: { readonly lang: Lang; readonly base: string }) => (
  <SetupPage {...props} game={game} />
);
