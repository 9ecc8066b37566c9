import { object, type Reader, text, valueOr, withSchema, word } from '@portolan/core/readers';
import type { OwnName } from './edition.ts';
import { type NavigationId, navigationIds } from './types.ts';

export * from '@portolan/core/readers';
export { rulingsReader as rulings } from './readings.ts';

/** An id: lowercase words and numbers with hyphens. */
export const id: Reader<string> = text(
  (found) => found.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(found),
  'wrong-id',
  { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 },
);

/** The name of a place on the map: `A1`. */
export const placeName: Reader<string> = text(/^[A-Za-z0-9]{1,12}$/, 'wrong-id');

/** A name as an owner writes it: one line of up to 40 characters, no space at either end. */
const ownText: Reader<string> = text((found) => found.length <= 40 && /^\S(.*\S)?$/u.test(found), 'wrong-name', {
  pattern: '^\\S(.*\\S)?$',
  maxLength: 40,
});

/** What an owner calls a thing: in French, in English, or both. */
export const ownName: Reader<OwnName> = object<OwnName>({}, { fr: ownText, en: ownText });

/** A kind of Navigation card. */
export const navigation: Reader<NavigationId> = word(navigationIds, 'unknown-card');

/** An id that is known; another one gives the code. */
export const known = (ids: Readonly<Record<string, unknown>>, code: string): Reader<string> =>
  text((found) => found in ids, code, { pattern: '^[A-Za-z0-9]+(-[a-z0-9]+)*$' });

/** Refuses the back of a card, `?` or `?vulcaanhaven`, where its face must be told; everything else is read on. */
export const faceUp = (reader: Reader<string>): Reader<string> =>
  withSchema(reader.schema, (json, path, problems) => {
    if (typeof json !== 'string' || !json.startsWith('?')) return reader(json, path, problems);
    problems.push({ path, code: 'face-needed', facts: { found: json } });
    return undefined;
  });

/** A value or a text that stands for one that is not known. */
export const orUnknown = <Value>(reader: Reader<Value>): Reader<Value | '?'> => valueOr('?', reader);
