import { useLayoutEffect, useRef } from 'preact/hooks';
import { noteUnwritten, type Written, writeAddress } from '../stores/address.ts';
import { isLink } from '../stores/link-sign.ts';

/** How long after the last change the address is written, in milliseconds. */
const DELAY = 250;

/** Does something when the form has rested, or at once when a link is followed: it may take the address along. */
const onceRested = (act: () => void): (() => void) => {
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('click', leave, true);
  };
  const now = (): void => {
    stop();
    act();
  };
  const leave = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) now();
  };
  const timer = setTimeout(now, DELAY);
  document.addEventListener('click', leave, true);
  return stop;
};

/**
 * Keeps the address in step with what is on the page, so that reloading or sending it shows the same; the history gets no
 * new entry. A link that was sent stays as it came until something is changed. `live`: the page knows what it shows.
 */
export const useLink = (written: Written, live: boolean): void => {
  const first = useRef(true);
  const text = JSON.stringify(written);
  // Before the next event: a reload may be it.
  useLayoutEffect(() => {
    if (!live) return;
    const now = JSON.parse(text) as Written;
    if (first.current) {
      first.current = false;
      if (history.state?.portolan || !isLink(location.hash)) writeAddress(now);
      return;
    }
    noteUnwritten(now);
    return onceRested(() => writeAddress(now));
  }, [text, live]);
};
