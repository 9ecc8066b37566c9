import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { noteUnwritten, writeAddress } from '../stores/address.ts';
import type { Json } from '../stores/table.ts';

/** How long after the last change the address is written, in milliseconds. */
const DELAY = 250;

/** Whether the link was copied; `by-hand`: the browser does not let us. */
export type Copied = 'no' | 'yes' | 'by-hand';

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
 * Keeps the address in step with what is entered, so that reloading or sending it shows the same; the history gets no
 * new entry. Gives the state of the copy button and what it does.
 */
export const useLink = (kind: string, payload: Json): { readonly copied: Copied; readonly copy: () => void } => {
  const [copied, setCopied] = useState<Copied>('no');
  const first = useRef(true);
  const text = JSON.stringify(payload);
  // Before the next event: a reload may be it.
  useLayoutEffect(() => {
    setCopied('no');
    // The address that opened the page stays as it is until something is changed.
    if (first.current) {
      first.current = false;
      return;
    }
    noteUnwritten(kind, JSON.parse(text));
    return onceRested(() => writeAddress(kind, JSON.parse(text)));
  }, [kind, text]);
  const copy = useCallback(() => {
    writeAddress(kind, JSON.parse(text));
    const written = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied('yes'),
      () => setCopied('by-hand'),
    );
  }, [kind, text]);
  return { copied, copy };
};
