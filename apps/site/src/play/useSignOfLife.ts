import { useEffect, useState } from 'preact/hooks';

/** What somebody does who is about to use a page; what moves under a hand that rests is none of it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether somebody has done anything since this stands here, and a way to say so. */
export const useSignOfLife = (): readonly [seen: boolean, show: () => void] => {
  const [seen, see] = useState(false);
  useEffect(() => {
    if (seen) return undefined;
    const stop = new AbortController();
    for (const sign of signs) addEventListener(sign, () => see(true), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [seen]);
  return [seen, () => see(true)];
};
