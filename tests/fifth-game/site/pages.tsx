import { checkPage } from '../../../apps/site/src/check/CheckPage.tsx';
import { Example, type ExampleProps } from '../../../apps/site/src/example/Example.tsx';
import { kit } from './kit.tsx';

/** An example of merels. */
export const MerelsExample = (props: ExampleProps) => <Example {...props} kit={kit} />;

/** The page "check a move" of merels. */
export const MerelsCheck = checkPage({
  page: () => import('./page.ts'),
  disputes: { move: () => import('./move.tsx') },
  position: () => import('./Editor.tsx'),
});
