import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the keys go on, the first that is there: the move that can be played, the board, who is to move. */
const stops = ['.play-go .btn-1', '[data-spot][tabindex="0"]', '.play-now'] as const;

/** Keeps the keys at the table: what was pressed and is gone with the move hands its focus on. */
export const useKeptFocus = (room: RefObject<HTMLElement>): void => {
  const last = useRef<Element>();
  useEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    addEventListener('focusin', come);
    return () => removeEventListener('focusin', come);
  }, []);
  useLayoutEffect(() => {
    const gone = last.current && (!last.current.isConnected || last.current.matches(':disabled'));
    if (!gone || document.activeElement !== document.body) return;
    const found = stops.map((stop) => room.current?.querySelector<HTMLElement>(stop)).find(Boolean);
    found?.focus({ preventScroll: true });
  });
};
