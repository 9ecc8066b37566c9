import { bad, ok, type Problem, type Result } from '@portolan/core';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { MAX_FRAGMENT, unescaped, VERSION } from './link-sign.ts';

/** What a link carries: which form of which game it opens and what was entered there. */
export interface Link {
  /** The game it is about; links of the first version do not say it. */
  readonly game?: string;
  /** A checker, `position`, or the name of another form: lowercase letters, digits and dashes. */
  readonly kind: string;
  /** JSON of an object; its fields are for the form to judge. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The version that is written. `v1`, which said neither its game nor whether it arrived whole, is read as well. */
export const LINK_VERSION = 'v2';
/** The most a fragment may unpack to, in bytes. */
export const MAX_INFLATED = 262_144;
/** The deepest nesting of lists and objects that is read. */
export const MAX_DEPTH = 16;

/** Bytes of the mark that tells whether a link arrived whole: four characters before its contents. */
const MARK = 3;

/** Keys that could reach an object's prototype in careless code; no form of ours has them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const problem = (code: string, facts?: Problem['facts']): Result<never> =>
  bad(facts ? { path: '', code, facts } : { path: '', code });

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** A hash of what a link says (FNV-1a), against damage on the way; it keeps nothing secret. */
const markOf = (game: string, kind: string, text: string): Uint8Array => {
  let hash = 0x811c9dc5;
  for (const byte of strToU8(`${game}.${kind}.${text}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return Uint8Array.from({ length: MARK }, (_, i) => (hash >>> (8 * i)) & 0xff);
};

/** Unpacks into a buffer of fixed size, so that a small link can never fill the memory: into a small one first. */
const inflate = (packed: Uint8Array, room = Math.min(packed.length * 16, MAX_INFLATED) + 1): Result<string> => {
  if (packed.length === 0) return problem('link-damaged');
  let bytes: Uint8Array;
  try {
    bytes = inflateSync(packed, { out: new Uint8Array(room) });
  } catch {
    return problem('link-damaged');
  }
  if (bytes.length < room) return ok(strFromU8(bytes));
  return room > MAX_INFLATED ? problem('link-too-large', { most: MAX_INFLATED }) : inflate(packed, MAX_INFLATED + 1);
};

/** The first thing wrong with the shape of a value that was just parsed: its depth or a forbidden key. */
const shapeProblem = (value: unknown, depth = 0): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return 'link-too-deep';
  for (const [key, inner] of Object.entries(value)) {
    const found = FORBIDDEN.has(key) ? 'link-forbidden-key' : shapeProblem(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
};

const parsePayload = (text: string): Result<Link['payload']> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem('link-damaged');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('link-not-an-object');
  const found = shapeProblem(value);
  return found ? problem(found) : ok(value as Link['payload']);
};

/** The fragment (without `#`) that opens a form with what was entered: `v2.<game>.<kind>.<mark and deflated JSON as base64url>`. */
export const encodeLink = (game: string, kind: string, payload: Link['payload']): string => {
  const text = JSON.stringify(payload);
  const packed = deflateSync(strToU8(text), { level: 9 });
  const bytes = new Uint8Array(MARK + packed.length);
  bytes.set(markOf(game, kind, text));
  bytes.set(packed, MARK);
  return `${LINK_VERSION}.${game}.${kind}.${toBase64Url(bytes)}`;
};

const KIND = /^\s*([a-z][a-z0-9-]{0,31})\s*\.(.*)$/is;

/**
 * What the contents may have been before they were sent, the likeliest first: all in one line up to the first sign that is none
 * of theirs (a period, a bracket, `?fbclid=…`), the same up to the first space, what is left without such signs; each
 * without the dashes at its end, too.
 */
const candidates = (data: string): string[] => {
  const oneLine = data.replace(/=?\s*[\r\n]+[\s>|]*/g, '').replace(/\s+/g, '');
  const upTo = (text: string): string => /^[A-Za-z0-9_-]*/.exec(text)?.[0] ?? '';
  const found = [upTo(oneLine), upTo(data.trimStart()), oneLine.replace(/[^A-Za-z0-9_-]+/g, '')];
  const bare = found.flatMap((text) => {
    const end = text.length - text.replace(/[-_]+$/, '').length;
    return Array.from({ length: Math.min(end, 4) + 1 }, (_, i) => text.slice(0, text.length - i));
  });
  return [...new Set(bare)].filter((text) => text.length > 0 && text.length % 4 !== 1);
};

/** Reads the contents of a link of the second version; `link-damaged` where its mark does not agree with them. */
const readMarked = (game: string, kind: string, data: string): Result<Link> => {
  const bytes = fromBase64Url(data);
  const text = inflate(bytes.subarray(MARK));
  const mark = text.ok && markOf(game, kind, text.value);
  if (!text.ok || !mark || mark.some((byte, i) => byte !== bytes[i])) return problem('link-damaged');
  const payload = parsePayload(text.value);
  return payload.ok ? ok({ game, kind, payload: payload.value }) : payload;
};

const readUnmarked = (kind: string, data: string): Result<Link> => {
  const text = inflate(fromBase64Url(data));
  const payload = text.ok ? parsePayload(text.value) : text;
  return payload.ok ? ok({ kind, payload: payload.value }) : payload;
};

const firstGood = (data: string, read: (data: string) => Result<Link>): Result<Link> => {
  let first: Result<Link> | undefined;
  for (const candidate of candidates(data)) {
    const link = read(candidate);
    if (link.ok) return link;
    first ??= link;
  }
  return first ?? problem('link-damaged');
};

/**
 * Reads a fragment, with or without `#`, that anybody may have written and any messenger may have changed: stray signs around
 * it, line breaks and escapes within it, tracking behind it are taken away. Never throws, bounded in time and memory.
 * Problems: `link-too-long`, `link-version`, `link-kind`, `link-damaged`, `link-too-large`, `link-not-an-object`,
 * `link-too-deep`, `link-forbidden-key`.
 */
export const decodeLink = (fragment: string): Result<Link> => {
  if (fragment.length > MAX_FRAGMENT) return problem('link-too-long', { length: fragment.length, most: MAX_FRAGMENT });
  const [, version = '', rest = ''] = VERSION.exec(unescaped(fragment)) ?? [];
  if (version !== '1' && version !== '2') return problem('link-version', { expected: LINK_VERSION });
  const [, first = '', more = ''] = KIND.exec(rest) ?? [];
  if (!first) return problem('link-kind');
  if (version === '1') return firstGood(more, (data) => readUnmarked(first.toLowerCase(), data));
  const [, kind = '', data = ''] = KIND.exec(more) ?? [];
  if (!kind) return problem('link-kind');
  return firstGood(data, (text) => readMarked(first.toLowerCase(), kind.toLowerCase(), text));
};
