import { Opening, useFetched } from '../questions/Fetched.tsx';
import type { TroubleProps } from './trouble.ts';

const telling = () => import('./LinkTold.tsx');

/** A link that cannot be opened: what is said of it is fetched then. */
export const LinkTrouble = (props: TroubleProps) => {
  const { part: Told, again } = useFetched(telling);
  return Told ? <Told {...props} /> : <Opening lang={props.lang} again={again} />;
};
