import type { Kind, Seat } from '../game.ts';
import { type Token, tokens } from './tokens.ts';

/** What a game says of its notation. */
export interface NotationTable<Action extends Kind, State = unknown> {
  /**
   * The line of each kind of action, or its lines where it has several forms, for both directions. `*` is nature. A word in braces is
   * a field: `{cards:faces}` by the token of that name, `{seat}` by the token of the same name if there is one, else as a
   * word; `{card=joker}` is a field that has this value in this form, `{attempt:line}` the line of another action, which
   * ends it. What stands in brackets begins with a sign, and may be left out: `[$ {sell:pieces}]`.
   */
  readonly lines: { readonly [Name in Action['kind']]: string | readonly string[] };
  /** Tokens besides `word`, `number` and `seat`, by name. */
  readonly tokens?: Readonly<Record<string, Token>>;
  /** Whose turn it is, below 0 for nobody's: turns are numbered by it. */
  turnOf?(state: State): Seat;
}

/** A word that stands as it is. */
export interface Sign {
  readonly sign: string;
}

/** A field of an action. */
export interface Slot {
  readonly field: string;
  readonly token: Token;
  /** The value that it has in this form, as it is written. */
  readonly only?: string;
}

/** The line of another action, which ends this one. */
export interface Inner {
  readonly inner: string;
}

/** One part of a pattern. */
export type Part = Sign | Slot | Inner | { readonly group: readonly (Sign | Slot)[] };

/** One pattern of a kind of action. */
export interface Pattern {
  readonly kind: string;
  readonly parts: readonly Part[];
}

/** A word of a text, with the place where it begins. */
export interface Written {
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

/** A line that was read: an action of unknown worth, and where its fields stand. */
export type ReadLine =
  | {
      readonly ok: true;
      readonly action: object;
      readonly columns: Readonly<Record<string, Written>>;
      /** How such a line looks. */
      readonly form: string;
    }
  | {
      readonly ok: false;
      /** `unknown-actor`, `unknown-sign`, `wrong-word`, `line-cut` or `line-long`. */
      readonly code: string;
      readonly column: number;
      readonly found?: string;
      /** What could stand there. */
      readonly expected?: readonly string[];
      /** How the whole line looks. */
      readonly form?: string;
    };

const own: Readonly<Record<string, Token>> = {
  word: tokens.word('…'),
  number: tokens.number,
  seat: tokens.seat,
};

const partOf = (text: string, all: Readonly<Record<string, Token>>): Sign | Slot | Inner => {
  const [, field, name, only] = /^\{(\w+)(?::(\w+))?(?:=(.+))?\}$/.exec(text) ?? [];
  if (field === undefined) return { sign: text };
  if (name === 'line') return { inner: field };
  const token = all[name ?? field] ?? (name === undefined ? all.word : undefined);
  if (token === undefined) throw new Error(`no token is called ${name}`);
  return { field, token, ...(only === undefined ? {} : { only }) };
};

const fixed = ({ parts }: Pattern): number =>
  parts.filter((part) => 'sign' in part || ('only' in part && part.only !== undefined)).length;

/** The forms of all kinds, those that fix most words first: where two could be meant it is that. */
export const formsOf = <Action extends Kind>({
  lines,
  tokens: more,
}: NotationTable<Action, never>): readonly Pattern[] => {
  const all = { ...own, ...more };
  return Object.entries<string | readonly string[]>(lines)
    .flatMap(([kind, some]) => [some].flat().map((line) => ({ kind, line: line as string })))
    .map(
      ({ kind, line }): Pattern => ({
        kind,
        parts: (line.match(/\[[^\]]*\]|\S+/g) ?? []).map((text): Part => {
          if (!text.startsWith('[')) return partOf(text, all);
          const group = text.slice(1, -1).trim().split(/\s+/);
          return { group: group.map((one) => partOf(one, all) as Sign | Slot) };
        }),
      }),
    )
    .sort((a, b) => fixed(b) - fixed(a));
};
