import { useEffect, useRef, useState } from 'preact/hooks';
import { whenWanted } from '../questions/Fetched.tsx';
import type { OtherTabProps } from './OtherTabTold.tsx';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/**
 * What another tab has kept since this page was opened, where that is not what stands here. Every tab goes on with its own
 * entries; only the place where they are kept for the next visit is shared. `pick` finds the form in what is kept under
 * `portolan:<name>`, and gives undefined for what cannot be read.
 */
export const useOtherTab = <Value,>(
  name: string,
  pick: (kept: unknown) => Value | undefined,
  mine: unknown,
): Value | undefined => {
  const [other, setOther] = useState<Value>();
  const read = useRef(pick);
  read.current = pick;
  useEffect(() => {
    // Only what other tabs write is told by this event.
    const heard = ({ key, newValue }: StorageEvent): void => {
      if (key === `portolan:${name}`) setOther(read.current(parsed(newValue)));
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [name]);
  return other !== undefined && JSON.stringify(other) !== JSON.stringify(mine) ? other : undefined;
};

/** Says that another tab has other entries, and offers them; mostly there is none. */
export const OtherTab = whenWanted<OtherTabProps>(
  () => import('./OtherTabTold.tsx'),
  ({ take }) => take !== undefined,
  'quiet',
);
