import { Example, type ExampleProps } from '../../../example/Example.tsx';
import { caboKit } from './kit.tsx';

/** An example of Cabo da Roca, with all that its pages load of the game. */
export const CaboExample = (props: ExampleProps) => <Example {...props} kit={caboKit} />;
