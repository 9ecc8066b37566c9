import { Opening, useFetched } from '../questions/Fetched.tsx';
import type { SentProps } from './sent.ts';

const telling = () => import('./SentTerms.tsx');

/** Under what a link was sent; who entered something here has no use for it, and does not fetch it. */
export const SentStrip = (props: SentProps) => {
  const sent = props.terms.sent !== undefined;
  const { part: Told, again } = useFetched(telling, sent);
  if (!sent) return null;
  return Told ? <Told {...props} /> : <Opening lang={props.lang} again={again} />;
};
