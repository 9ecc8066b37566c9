import { bad, ok, type Problem, type Result } from '@portolan/core';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** What a link carries: which form it opens and what was entered there. */
export interface Link {
  /** A checker, `position`, or the name of another form: lowercase letters, digits and dashes. */
  readonly kind: string;
  /** JSON of an object; its fields are for the form to judge. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The version that is written; the only one that is read. */
export const LINK_VERSION = 'v1';
/** The longest fragment that is looked at, in characters. */
export const MAX_FRAGMENT = 16_384;
/** The most a fragment may unpack to, in bytes. */
export const MAX_INFLATED = 65_536;
/** The deepest nesting of lists and objects that is read. */
export const MAX_DEPTH = 16;

const KIND = /^[a-z][a-z0-9-]{0,31}$/;
const BASE64URL = /^[A-Za-z0-9_-]+$/;
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

/** Unpacks into a buffer of fixed size, so that a small link can never fill the memory. */
const inflate = (packed: Uint8Array): Result<string> => {
  let bytes: Uint8Array;
  try {
    bytes = inflateSync(packed, { out: new Uint8Array(MAX_INFLATED + 1) });
  } catch {
    return problem('link-damaged', { most: MAX_INFLATED });
  }
  return bytes.length > MAX_INFLATED ? problem('link-too-large', { most: MAX_INFLATED }) : ok(strFromU8(bytes));
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
    return problem('link-not-json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('link-not-an-object');
  const found = shapeProblem(value);
  return found ? problem(found) : ok(value as Link['payload']);
};

/** The fragment (without `#`) that opens a form with what was entered: `v1.<kind>.<deflated JSON as base64url>`. */
export const encodeLink = (kind: string, payload: Link['payload']): string =>
  `${LINK_VERSION}.${kind}.${toBase64Url(deflateSync(strToU8(JSON.stringify(payload)), { level: 9 }))}`;

/** Whether a fragment claims to be a link of ours (of any version); other fragments are anchors. */
export const isLink = (fragment: string): boolean => /^#?v\d+\./.test(fragment);

/**
 * Reads a fragment, with or without `#`, that anybody may have written. Never throws, bounded in time and memory.
 * Problems: `link-too-long`, `link-version`, `link-kind`, `link-encoding`, `link-damaged`, `link-too-large`,
 * `link-not-json`, `link-not-an-object`, `link-too-deep`, `link-forbidden-key`.
 */
export const decodeLink = (fragment: string): Result<Link> => {
  if (fragment.length > MAX_FRAGMENT) return problem('link-too-long', { length: fragment.length, most: MAX_FRAGMENT });
  const [version = '', kind = '', data = '', ...more] = fragment.replace(/^#/, '').split('.');
  if (version !== LINK_VERSION) return problem('link-version', { expected: LINK_VERSION });
  if (!KIND.test(kind)) return problem('link-kind');
  if (more.length > 0 || !BASE64URL.test(data) || data.length % 4 === 1) return problem('link-encoding');
  const text = inflate(fromBase64Url(data));
  if (!text.ok) return text;
  const payload = parsePayload(text.value);
  return payload.ok ? ok({ kind, payload: payload.value }) : payload;
};

/** What a link to one form holds, as that form reads it; a link to another form is a `link-kind` problem. */
export const ofKind = <Value>(
  link: Result<Link>,
  kind: string,
  parse: (payload: Link['payload']) => Result<Value>,
): Result<Value> => {
  if (!link.ok) return link;
  return link.value.kind === kind ? parse(link.value.payload) : problem('link-kind');
};
