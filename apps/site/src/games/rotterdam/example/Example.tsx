import { Example, type ExampleProps } from '../../../example/Example.tsx';
import { rotterdamKit } from './kit.tsx';

/** An example of Rotterdam, with all that its pages load of the game. */
export const RotterdamExample = (props: ExampleProps) => <Example {...props} kit={rotterdamKit} />;
