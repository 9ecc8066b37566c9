import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { encodeLink } from '../stores/link.ts';
import type { Json } from '../stores/table.ts';

/** How long after the last change the address is written, in milliseconds. */
const DELAY = 250;

/** Whether the link was copied; `by-hand`: the browser does not let us. */
export type Copied = 'no' | 'yes' | 'by-hand';

/**
 * Keeps the address in step with what is entered, so that reloading or sending it shows the same; the history gets no
 * new entry. Gives the state of the copy button and what it does.
 */
export const useLink = (kind: string, payload: Json): { readonly copied: Copied; readonly copy: () => void } => {
  const [copied, setCopied] = useState<Copied>('no');
  const first = useRef(true);
  const text = JSON.stringify(payload);
  useEffect(() => {
    setCopied('no');
    // The address that opened the page stays as it is until something is changed.
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `#${encodeLink(kind, JSON.parse(text))}`),
      DELAY,
    );
    return () => clearTimeout(timer);
  }, [kind, text]);
  const copy = useCallback(() => {
    const hash = `#${encodeLink(kind, JSON.parse(text))}`;
    history.replaceState(history.state, '', hash);
    const href = new URL(hash, location.href).href;
    const written = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied('yes'),
      () => setCopied('by-hand'),
    );
  }, [kind, text]);
  return { copied, copy };
};
