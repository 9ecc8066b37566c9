import { encodeLink } from './link.ts';
import { isRecord } from './persisted.ts';
import type { Json } from './table.ts';

const KEY = 'portolan:unwritten';

/** What was entered and is not in the address yet. */
interface Unwritten {
  /** The address as it still is. */
  readonly address: string;
  readonly kind: string;
  readonly payload: Json;
}

const isUnwritten = (value: unknown): value is Unwritten =>
  isRecord(value) && typeof value.address === 'string' && typeof value.kind === 'string' && isRecord(value.payload);

/** The storage of this tab; it may be forbidden. */
const inTab = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/** Writes what is entered into the address, so that reloading or sending it shows the same; the history gets no new entry. */
export const writeAddress = (kind: string, payload: Json): void => {
  history.replaceState(history.state, '', `#${encodeLink(kind, payload)}`);
  inTab((storage) => storage.removeItem(KEY));
};

/** Remembers at once, for a reload, what will be written into the address when the form rests. */
export const noteUnwritten = (kind: string, payload: Json): void => {
  const unwritten: Unwritten = { address: location.href, kind, payload };
  inTab((storage) => storage.setItem(KEY, JSON.stringify(unwritten)));
};

/** Whether this page was shown before, in this tab, at this address: reloaded, or come back to. */
const shownAgain = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type));

const takeUnwritten = (): Unwritten | undefined => {
  const found = inTab((storage): unknown => JSON.parse(storage.getItem(KEY) ?? 'null'));
  inTab((storage) => storage.removeItem(KEY));
  return isUnwritten(found) && found.address === location.href && shownAgain() ? found : undefined;
};

/**
 * The fragment that a page opens, with its `#`. A page that was left before its last change was in the address gets it
 * written first, so that an older link never brings back what was changed since.
 */
export const openedFragment = (): string => {
  const unwritten = takeUnwritten();
  if (unwritten) writeAddress(unwritten.kind, unwritten.payload);
  return location.hash;
};
