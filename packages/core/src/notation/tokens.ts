/** A word of a line: how a value is written, and how it is read back. */
export interface Token {
  /** What it looks like, for who got it wrong. */
  readonly sample: string;
  /** The word for a value. */
  write(value: unknown): string;
  /** The value of a word; undefined if the word has not this form. Whether there is such a thing is for the game to say. */
  read(word: string): unknown;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What stands for nothing: an empty list, a ship without cargo. */
const NOTHING = '-';

/** An id, a face or `?`, as it stands in a log. */
const word = (sample: string): Token => ({ sample, write: String, read: (found) => found });

const number: Token = {
  sample: '2',
  write: String,
  read: (found) => (/^-?\d{1,9}$/.test(found) ? Number(found) : undefined),
};

/** A seat by its letter: 0 is A. */
const seat: Token = {
  sample: 'A',
  write: (value) => LETTERS[value as number]!,
  read: (found) => (/^[A-Z]$/.test(found) ? LETTERS.indexOf(found) : undefined),
};

/** Something of a seat, whose id begins with the number of the seat: `0f1` is written `Af1`. */
const owned = (sample: string): Token => ({
  sample,
  write: (value) => LETTERS[Number(String(value)[0])] + String(value).slice(1),
  read: (found) => (/^[A-J][a-z]/.test(found) ? LETTERS.indexOf(found[0]!) + found.slice(1) : undefined),
});

/** Several, with commas between; `-` is none. */
const list = (token: Token, sample = `${token.sample},${token.sample}`): Token => ({
  sample,
  write: (value) => (value as readonly unknown[]).map(token.write).join(',') || NOTHING,
  read: (found) => {
    const values = found === NOTHING ? [] : found.split(',').map(token.read);
    return values.includes(undefined) ? undefined : values;
  },
});

/** A value, or `-` for `null`. */
const orNone = (token: Token): Token => ({
  sample: token.sample,
  write: (value) => (value === null ? NOTHING : token.write(value)),
  read: (found) => (found === NOTHING ? null : token.read(found)),
});

/** Two words joined by a sign as the fields of an object: `clove~pepper`. */
const pair = (
  sign: string,
  [first, one]: readonly [string, Token],
  [second, other]: readonly [string, Token],
): Token => ({
  sample: `${one.sample}${sign}${other.sample}`,
  write: (value) => {
    const fields = value as Readonly<Record<string, unknown>>;
    return `${one.write(fields[first])}${sign}${other.write(fields[second])}`;
  },
  read: (found) => {
    const [left, right, ...more] = found.split(sign);
    if (left === undefined || right === undefined || more.length > 0) return undefined;
    const [a, b] = [one.read(left), other.read(right)];
    return a === undefined || b === undefined ? undefined : { [first]: a, [second]: b };
  },
});

/** Words of most games. */
export const tokens = { word, number, seat, owned, list, orNone, pair } as const;
