import type { Result } from '@portolan/core';
import { handOn, inTab, isHandedOn } from './hand-on.ts';
import type { Link } from './link.ts';
import { ofGame } from './link-fit.ts';
import { isLink } from './link-sign.ts';
import { packAtRest, packer, packing } from './packing.ts';
import { isRecord } from './persisted.ts';
import type { Json } from './table.ts';

const KEY = 'portolan:unwritten';

/** What a page remembers of its address in the history: whether what stands in it was sent by somebody. */
export interface Origin {
  /** The link's own terms, as it was sent; left out: what stands here was entered here. */
  readonly sent?: Json;
  /** It is looked at under the readings of this table instead. */
  readonly ours?: true;
  /** Its position is the one kept in this browser, and follows it. */
  readonly kept?: true;
}

/** A form and what stands in it, as an address holds it. */
export interface Written {
  readonly game: string;
  readonly kind: string;
  readonly payload: Json;
  readonly origin: Origin;
}

/** What was entered and is not in the address yet. */
interface Unwritten extends Written {
  /** The address as it still is. */
  readonly address: string;
  /** It has been written; a reload that had begun before knows nothing of that, and comes with the older address. */
  readonly written?: true;
}

const isOrigin = (value: unknown): value is Origin =>
  isRecord(value) && (value.sent === undefined || isRecord(value.sent));

const isUnwritten = (value: unknown): value is Unwritten =>
  isRecord(value) &&
  [value.address, value.game, value.kind].every((text) => typeof text === 'string') &&
  isRecord(value.payload) &&
  isOrigin(value.origin);

/** The page without what followed a link on its way, such as `?fbclid=…`. */
const page = (): string => location.href.replace(/[?#].*$/s, '');

/** The address that opens the form with what stands in it; undefined as long as nothing packs links. */
export const addressOf = ({ game, kind, payload }: Omit<Written, 'origin'>): string | undefined => {
  const fragment = packer()?.encodeLink(game, kind, payload);
  return fragment && `${page()}#${fragment}`;
};

/** What was noted last. */
const noted = (): Unwritten | undefined => {
  const found = inTab((storage): unknown => JSON.parse(storage.getItem(KEY) ?? 'null'));
  return isUnwritten(found) ? found : undefined;
};

/** What is to be written as soon as something packs links. */
let awaited: Written | undefined;

/** Writes what is entered into the address, so that reloading or sending it shows the same; the history gets no new entry. */
export const writeAddress = (written: Written): void => {
  const address = addressOf(written);
  awaited = address === undefined ? written : undefined;
  if (address === undefined) {
    const { href } = location;
    packAtRest(() => {
      if (awaited === written && location.href === href) writeAddress(written);
    });
    return;
  }
  history.replaceState({ ...history.state, portolan: written.origin }, '', address);
  const pending = noted();
  if (pending) inTab((storage) => storage.setItem(KEY, JSON.stringify({ ...pending, written: true })));
  handOn(written.origin.sent ? '' : location.hash);
};

/** Remembers at once, for a reload, what will be written into the address when the form rests. */
export const noteUnwritten = (written: Written): void => {
  const unwritten: Unwritten = { ...written, address: location.href };
  inTab((storage) => storage.setItem(KEY, JSON.stringify(unwritten)));
  // It is written when the form rests, or with the next link that is followed.
  packing().catch(() => {});
};

/** Whether this page was shown before, in this tab, at this address: reloaded, or come back to. */
const shownAgain = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type));

const takeUnwritten = (turned: boolean): Unwritten | undefined => {
  const found = noted();
  inTab((storage) => storage.removeItem(KEY));
  if (!found || (found.written && turned)) return undefined;
  return found.address === location.href && shownAgain() ? found : undefined;
};

/**
 * Whether a page of this site led here, this one or another, with what was entered there or with an example, which has no terms
 * of its own: that was not sent by anybody.
 */
const handedOver = ({ payload }: Link, turned: boolean): boolean =>
  turned
    ? isHandedOn()
    : document.referrer.startsWith(`${location.origin}/`) && (payload.rules === undefined || isHandedOn());

/** What the address opens. */
export interface Opened {
  /** The fragment as it stands, without its `#`: a place of the page where it is no link. */
  readonly name: string;
  readonly link?: Result<Link>;
  readonly origin: Origin;
}

const originOf = (link: Result<Link>, turned: boolean): Origin => {
  const known: unknown = history.state?.portolan;
  if (isOrigin(known)) return known;
  return !link.ok || handedOver(link.value, turned) ? {} : { sent: link.value.payload };
};

/**
 * What the address opens, on a page of a game; `turned`: the page was there before the address changed. A page that was left
 * before its last change was in the address gets it written first, so that an older link never brings back what was
 * changed since.
 */
export const openedAddress = (game: string, turned = false): Opened => {
  const unwritten = takeUnwritten(turned);
  if (unwritten) writeAddress(unwritten);
  const name = location.hash.slice(1);
  const read = isLink(name) ? packer()?.decodeLink(name) : undefined;
  if (!read) return { name, origin: {} };
  const link = ofGame(read, game);
  return { name, link, origin: originOf(link, turned) };
};

/** The link to a form that somebody follows from this page. */
const followed = ({ target, defaultPrevented }: MouseEvent): void => {
  const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null;
  if (link && link.origin === location.origin && isLink(link.hash.slice(1))) handOn(link.hash);
};

// On the way up: what was entered before is written on the way down.
if (typeof document !== 'undefined') document.addEventListener('click', followed);

// A page that comes with a link, or with what is not written yet, does not come alive before it can be read.
if (typeof location !== 'undefined' && (isLink(location.hash.slice(1)) || noted())) await packing();
