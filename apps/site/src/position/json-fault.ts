/** Where a text stops being JSON: line and column, from 1. */
interface Fault {
  readonly line: number;
  readonly column: number;
}

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const key = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;

const match = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** What may come next: a value, a key or the end of an empty bracket, a colon, a comma or the end of a bracket. */
type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end';

/** The index at which the text cannot go on as JSON; its length if it ends too early, -1 if it is JSON. */
const faultAt = (text: string): number => {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = match(space, text, 0);
  for (;;) {
    const char = text[at];
    const inObject = open[open.length - 1] === '}';
    let next = -1;
    if (char === open[open.length - 1] && open.length > 0 && /end$/.test(wanted)) {
      open.pop();
      next = at + 1;
      wanted = 'comma-or-end';
    } else if (wanted.startsWith('value') && (char === '{' || char === '[')) {
      open.push(char === '{' ? '}' : ']');
      next = at + 1;
      wanted = char === '{' ? 'key-or-end' : 'value-or-end';
    } else if (wanted.startsWith('value')) {
      next = match(scalar, text, at);
      wanted = 'comma-or-end';
    } else if (wanted.startsWith('key')) {
      next = match(key, text, at);
      wanted = 'colon';
    } else if (wanted === 'colon' && char === ':') {
      next = at + 1;
      wanted = 'value';
    } else if (wanted === 'comma-or-end' && char === ',') {
      next = at + 1;
      wanted = inObject ? 'key' : 'value';
    }
    if (next < 0) return at;
    at = match(space, text, next);
    if (open.length === 0) return at === text.length ? -1 : at;
  }
};

/** Finds the first place at which a text is not JSON; undefined if it is JSON. Browsers do not agree on how to say it. */
export const jsonFault = (text: string): Fault | undefined => {
  const at = faultAt(text);
  if (at < 0) return undefined;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines[lines.length - 1]?.length ?? 0) + 1 };
};
