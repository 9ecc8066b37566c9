import type { Lang, Problem } from '@portolan/core';
import { Opening, useFetched } from '../questions/Fetched.tsx';

/** What is wrong with a link. */
export interface TroubleProps {
  readonly lang: Lang;
  readonly problems: readonly Problem[];
}

const telling = () => import('./LinkTold.tsx');

/** A link that cannot be opened: what is said of it is fetched then. */
export const LinkTrouble = (props: TroubleProps) => {
  const { part: Told, again } = useFetched(telling);
  return Told ? <Told {...props} /> : <Opening lang={props.lang} again={again} />;
};
