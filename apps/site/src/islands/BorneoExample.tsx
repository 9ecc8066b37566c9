import { borneoKit } from './example/borneo.tsx';
import { Example, type ExampleProps } from './example/Example.tsx';

/** An example of Borneo, with all that its pages load of the game. */
export const BorneoExample = (props: ExampleProps) => <Example {...props} kit={borneoKit} />;
