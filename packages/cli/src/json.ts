/** Where a text stops being JSON, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
  /** The text ends too early: something was cut off. */
  readonly cut: boolean;
}

/** A value, or the place where the text stops being JSON. */
export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly place: Place };

/** Reads JSON. The platform does the reading; only a text that it refuses is looked at again, for the place. */
export const parseJson = (text: string): Parsed => {
  const clean = text.replace(/^\uFEFF/, '');
  try {
    return { ok: true, value: JSON.parse(clean) };
  } catch {
    return { ok: false, place: placeOf(clean, firstFault(clean)) };
  }
};

/** Whether a value holds lists and objects inside each other deeper than any input of ours: such a value is hostile. */
export const isTooDeep = (value: unknown, limit = 100): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
};

const placeOf = (text: string, offset: number): Place => {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: before.at(-1)!.length + 1, cut: text.slice(offset).trim() === '' };
};

const space = /[ \t\n\r]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/** The end of a match that starts at an offset, or undefined. */
const after = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** The end of a string that starts at an offset, or undefined; read by hand, since a pattern gives up on a very long one. */
const afterString = (text: string, start: number): number | undefined => {
  if (text[start] !== '"') return undefined;
  let at: number | undefined = start + 1;
  while (at !== undefined && text[at] !== '"') {
    if (text[at] === '\\') at = after(escaped, text, at);
    else at = at < text.length && text[at]! >= ' ' ? at + 1 : undefined;
  }
  return at === undefined ? undefined : at + 1;
};

/** What may come next: a value; a value or the end of a list; a key; a key or the end of an object; what follows a value. */
type Expecting = 'value' | 'item' | 'key' | 'field' | 'next';

/** The offset at which the grammar is first broken; the length of the text if it ends too early. */
const firstFault = (text: string): number => {
  const open: ('[' | '{')[] = [];
  let expecting: Expecting = 'value';
  let at = after(space, text, 0)!;
  while (at < text.length) {
    const step = stepOf(text, at, expecting, open);
    if (!step) return faultIn(text, at);
    expecting = step.expecting;
    at = after(space, text, step.at)!;
  }
  return text.length;
};

/** A string that never closes is cut off at the end of the text; everything else is wrong where it stands. */
const faultIn = (text: string, at: number): number =>
  text[at] === '"' && !/["\n\r]/.test(text.slice(at + 1)) ? text.length : at;

interface Step {
  readonly at: number;
  readonly expecting: Expecting;
}

const stepOf = (text: string, at: number, expecting: Expecting, open: ('[' | '{')[]): Step | undefined => {
  const char = text[at]!;
  if (expecting === 'next') return nextStep(char, at, open);
  if (expecting === 'key' || expecting === 'field') {
    return expecting === 'field' && char === '}' ? close(at, open) : keyStep(text, at);
  }
  if (expecting === 'item' && char === ']') return close(at, open);
  if (char === '[' || char === '{') {
    open.push(char);
    return { at: at + 1, expecting: char === '[' ? 'item' : 'field' };
  }
  const end = afterString(text, at) ?? after(scalar, text, at);
  return end === undefined ? undefined : { at: end, expecting: 'next' };
};

const nextStep = (char: string, at: number, open: ('[' | '{')[]): Step | undefined => {
  const inner = open.at(-1);
  if (inner === undefined) return undefined;
  if (char === ',') return { at: at + 1, expecting: inner === '[' ? 'value' : 'key' };
  return char === (inner === '[' ? ']' : '}') ? close(at, open) : undefined;
};

const keyStep = (text: string, at: number): Step | undefined => {
  const end = afterString(text, at);
  const colon = end === undefined ? undefined : after(space, text, end)!;
  return colon !== undefined && text[colon] === ':' ? { at: colon + 1, expecting: 'value' } : undefined;
};

const close = (at: number, open: ('[' | '{')[]): Step => {
  open.pop();
  return { at: at + 1, expecting: 'next' };
};
