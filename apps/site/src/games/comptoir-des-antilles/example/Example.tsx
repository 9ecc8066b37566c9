import { Example, type ExampleProps } from '../../../example/Example.tsx';
import { comptoirKit } from './kit.tsx';

/** An example of Comptoir des Antilles, with all that its pages load of the game. */
export const ComptoirExample = (props: ExampleProps) => <Example {...props} kit={comptoirKit} />;
