import { whenWanted } from '../questions/Fetched.tsx';
import type { SentProps } from './sent.ts';

/** Under what a link was sent; who entered something here has no use for it. */
export const SentStrip = whenWanted<SentProps>(
  () => import('./SentTerms.tsx'),
  ({ terms }) => terms.sent !== undefined,
);
