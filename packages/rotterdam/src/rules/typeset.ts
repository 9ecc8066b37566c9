/** A space that does not break, and its narrow form. */
const wide = '\u00a0';
const narrow = '\u202f';

/** French typography: spaces that must not break before `: ; ! ?`, inside « » and before a noun that is counted. */
export const french = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${narrow}$1`)
    .replace(/ ([:»])/g, `${wide}$1`)
    .replace(/« /g, `«${wide}`)
    .replace(/(\d) (points?|cartes?|navires?|unités?|canal|canaux|missions?)\b/gi, `$1${wide}$2`)
    .replace(/\b([Pp]hase|[Mm]ission|[Nn]avire) (\d)/g, `$1${wide}$2`);

/** English typography: a number stays with what it counts. */
export const english = (text: string): string =>
  text
    .replace(/(\d) (points?|cards?|ships?|units?|channels?|missions?)\b/gi, `$1${wide}$2`)
    .replace(/\b([Pp]hase|[Mm]ission|[Ss]hip) (\d)/g, `$1${wide}$2`);

/** Sets every `fr` and `en` text found in a value; texts are written with ordinary spaces. */
export const typeset = <Value>(value: Value): Value => walk(value) as Value;

const set: Readonly<Record<string, (text: string) => string>> = { fr: french, en: english };

const walk = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return set[key]?.(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => walk(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]));
};
