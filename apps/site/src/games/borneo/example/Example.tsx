import { Example, type ExampleProps } from '../../../example/Example.tsx';
import { borneoKit } from './kit.tsx';

/** An example of Borneo, with all that its pages load of the game. */
export const BorneoExample = (props: ExampleProps) => <Example {...props} kit={borneoKit} />;
