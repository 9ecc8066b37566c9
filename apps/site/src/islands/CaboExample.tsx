import { caboKit } from './example/cabo-da-roca.tsx';
import { Example, type ExampleProps } from './example/Example.tsx';

/** An example of Cabo da Roca, with all that its pages load of the game. */
export const CaboExample = (props: ExampleProps) => <Example {...props} kit={caboKit} />;
