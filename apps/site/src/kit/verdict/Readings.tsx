import { whenWanted } from '../../questions/Fetched.tsx';
import type { ReadingsProps } from './OtherTables.tsx';

/** What other tables answer; it is asked for at once with the rulebook that names them, and comes no later. */
export const Readings = whenWanted<ReadingsProps>(
  () => import('./OtherTables.tsx'),
  ({ others }) => others.length > 0,
  'quiet',
);
