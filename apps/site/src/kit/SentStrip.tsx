import type { Lang } from '@portolan/core';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import type { PageGame } from './game.ts';
import type { TermsInUse } from './useTerms.ts';

/** What is said of something that was sent. */
export interface SentProps {
  readonly lang: Lang;
  readonly game: PageGame;
  /** The open points that can matter here. */
  readonly names: readonly string[];
  readonly terms: TermsInUse;
  /** Links of the first version said their readings here, the default ones by leaving them out. */
  readonly saidBefore?: boolean;
}

const telling = () => import('./SentTerms.tsx');

/** Under what a link was sent; who entered something here has no use for it, and does not fetch it. */
export const SentStrip = (props: SentProps) => {
  const sent = props.terms.sent !== undefined;
  const { part: Told, again } = useFetched(telling, sent);
  if (!sent) return null;
  return Told ? <Told {...props} /> : <Opening lang={props.lang} again={again} />;
};
