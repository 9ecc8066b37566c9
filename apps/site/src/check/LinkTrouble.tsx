import { whenWanted } from '../questions/Fetched.tsx';
import type { TroubleProps } from './trouble.ts';

/** A link that cannot be opened: what is said of it is fetched then. */
export const LinkTrouble = whenWanted<TroubleProps>(() => import('./LinkTold.tsx'));
