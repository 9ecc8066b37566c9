import type { Lang } from '@portolan/core';
import { both } from '@portolan/core/words';
import { CheckPage } from '../../../apps/site/src/check/CheckPage.tsx';
import type { CheckGame } from '../../../apps/site/src/check/module.ts';
import { Example, type ExampleProps } from '../../../apps/site/src/example/Example.tsx';
import { answers } from '../src/checkers.ts';
import { kit, page } from './kit.tsx';

/** An example of merels. */
export const MerelsExample = (props: ExampleProps) => <Example {...props} kit={kit} />;

const game: CheckGame = {
  page,
  disputes: [{ id: 'move', ...answers.move, load: () => import('./move.tsx') }],
  position: {
    asks: both('Tous les pions, puis n’importe quel coup.', 'All the men, then any move.'),
    load: () => import('./Editor.tsx'),
  },
};

/** The page "check a move" of merels. */
export const MerelsCheck = (props: { readonly lang: Lang; readonly base: string }) => (
  <CheckPage {...props} game={game} />
);
