import { checkPage } from '../../../apps/site/src/check/CheckPage.tsx';
import { Example, type ExampleProps } from '../../../apps/site/src/example/Example.tsx';
import { kit } from './kit.tsx';

/** An example of merels. */
export const MerelsExample = (props: ExampleProps) => <Example {...props} kit={kit} />;

/** The disputes of merels. */
export const disputes = { move: { form: () => import('./move.tsx'), judge: () => import('./move-judge.ts') } };

/** The page "check a move" of merels. */
export const MerelsCheck = checkPage({
  page: () => import('./page.ts'),
  disputes,
  position: () => import('./Editor.tsx'),
});
