import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface List {
  readonly list: RefObject<HTMLDetailsElement>;
  /** Somebody was taken to the list, and is there: the same button leads back. */
  readonly away: boolean;
  /** Opens the list and goes there, or goes back to where that was asked for. */
  readonly toList: () => void;
  /** The list was left by a move. */
  readonly leave: () => void;
}

/** A list of moves far below on a long page, and the way there and back. */
export const useList = (): List => {
  const list = useRef<HTMLDetailsElement>(null);
  const [from, come] = useState<{ readonly top: number; readonly folded: boolean }>();
  useEffect(() => {
    if (!from) return undefined;
    // Who scrolls away from it is no longer there.
    const look = (): void => {
      const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {};
      if (bottom < 0 || top > innerHeight) come(undefined);
    };
    addEventListener('scroll', look);
    return () => removeEventListener('scroll', look);
  }, [from]);
  const toList = (): void => {
    const details = list.current;
    if (!details) return;
    if (from) {
      if (from.folded) details.open = false;
      scrollTo({ top: from.top });
      come(undefined);
      return;
    }
    come({ top: scrollY, folded: !details.open });
    details.open = true;
    details.scrollIntoView({ block: 'start' });
    details.querySelector('summary')?.focus({ preventScroll: true });
  };
  return { list, away: from !== undefined, toList, leave: () => come(undefined) };
};
