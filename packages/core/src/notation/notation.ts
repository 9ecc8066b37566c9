import type { Kind, Seat } from '../game.ts';
import {
  formsOf,
  type Inner,
  type NotationTable,
  type Part,
  type Pattern,
  type ReadLine,
  type Sign,
  type Slot,
  type Written,
} from './grammar.ts';

/** How the actions of a game are written, each on a line. */
export interface Notation<Action extends Kind = Kind, State = unknown> {
  /** The line of an action that can be read. */
  write(action: Action): string;
  /** An action from the words of a line. What it names is for `parseAction` to judge. */
  read(words: readonly Written[]): ReadLine;
  /** Each form of a line, filled with samples, by kind of action. */
  readonly samples: readonly { readonly kind: string; readonly line: string }[];
  /** Whose turn it is, below 0 for nobody's. */
  readonly turnOf?: ((state: State) => Seat) | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isSlot = (part: Part): part is Slot => 'field' in part;
const isSign = (part: Part): part is Sign => 'sign' in part;
const isInner = (part: Part): part is Inner => 'inner' in part;

const fieldsOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) =>
    'group' in part ? fieldsOf(part.group) : isSlot(part) ? [part.field] : isInner(part) ? [part.inner] : [],
  );

/** Whether a form says all of an action, and nothing that it has not. */
const fits = ({ kind, parts }: Pattern, action: Fields): boolean => {
  if (action.kind !== kind) return false;
  const known = fieldsOf(parts);
  const says = (part: Part): boolean => {
    if ('group' in part || isSign(part)) return true;
    if (isInner(part)) return action[part.inner] !== undefined;
    const value = action[part.field];
    return value !== undefined && (part.only === undefined || part.token.write(value) === part.only);
  };
  return parts.every(says) && Object.keys(action).every((name) => name === 'kind' || known.includes(name));
};

const written = (parts: readonly Part[], action: Fields, line: (inner: Fields) => string): readonly string[] =>
  parts.flatMap((part) => {
    if (isSign(part)) return [part.sign];
    if (isSlot(part)) return [part.token.write(action[part.field])];
    if (isInner(part)) return [line(action[part.inner] as Fields)];
    const isNamed = fieldsOf(part.group).every((field) => action[field] !== undefined);
    return isNamed ? written(part.group, action, line) : [];
  });

type Failed = Extract<ReadLine, { ok: false }> & { readonly at: number };

interface Reading {
  readonly form: Pattern;
  readonly sample: string;
  readonly read: Notation['read'];
}

/** Reads a line by one form; a failure says how many words it got. */
const readBy = ({ form, sample, read }: Reading, words: readonly Written[]): ReadLine & { readonly at: number } => {
  const action: Record<string, unknown> = { kind: form.kind };
  const columns: Record<string, Written> = {};
  const end = { text: '', column: (words.at(-1)?.column ?? 1) + (words.at(-1)?.text.length ?? 0) };
  let at = 0;
  const failed = (code: string, expected: readonly string[] = []): Failed => {
    const word = words[at];
    const found = word ? { found: word.text } : {};
    return {
      ok: false,
      at,
      code,
      column: (word ?? end).column,
      ...found,
      ...(expected.length > 0 ? { expected } : {}),
      form: sample,
    };
  };
  const take = (part: Sign | Slot): Failed | undefined => {
    const word = words[at];
    const expected = isSign(part) ? part.sign : (part.only ?? part.token.sample);
    if (word === undefined) return failed('line-cut', [expected]);
    const fixed = isSign(part) ? part.sign : part.only;
    const value =
      fixed !== undefined && word.text !== fixed ? undefined : isSlot(part) ? part.token.read(word.text) : '';
    if (value === undefined) return failed('wrong-word', [expected]);
    if (isSlot(part)) {
      action[part.field] = value;
      columns[part.field] = word;
    }
    at++;
    return undefined;
  };
  for (const part of form.parts) {
    if (isInner(part)) {
      if (words[at] === undefined) return failed('line-cut');
      const inner = read(words.slice(at));
      if (!inner.ok) return { ...inner, at: at + 1 };
      action[part.inner] = inner.action;
      columns[part.inner] = words[at]!;
      for (const [field, word] of Object.entries(inner.columns)) columns[`${part.inner}.${field}`] = word;
      at = words.length;
      continue;
    }
    const few = 'group' in part ? (words[at]?.text === (part.group[0] as Sign).sign ? part.group : []) : [part];
    for (const one of few) {
      const fault = take(one);
      if (fault) return fault;
    }
  }
  return at < words.length ? failed('line-long') : { ok: true, at, action, columns, form: sample };
};

/** Of several failures the one that got furthest; what all that got so far expected there. */
const furthest = (failures: readonly Failed[]): Extract<ReadLine, { ok: false }> => {
  const at = Math.max(...failures.map((one) => one.at));
  const best = failures.filter((one) => one.at === at);
  const { at: _, expected: __, form, ...first } = best.find(({ code }) => code !== 'line-long') ?? best[0]!;
  const expected = [...new Set(best.flatMap((one) => one.expected ?? []))];
  const meant = expected.length > 0 ? { expected } : {};
  if (at === 0) return { ...first, code: 'unknown-actor', ...meant };
  // A line that has only its actor right could be any.
  if (at === 1 && best.length > 1)
    return { ...first, code: first.found === undefined ? 'line-cut' : 'unknown-sign', ...meant };
  return { ...first, ...meant, ...(form === undefined ? {} : { form }) };
};

/**
 * The notation of a game by its table: one line says how an action is written and how it is read back.
 *
 * @example
 * ```ts
 * import { notationOf } from '@portolan/core/notation';
 *
 * type Move = { kind: 'move'; seat: number; to: string } | { kind: 'roll'; pips: number };
 * const notation = notationOf<Move>({ lines: { move: '{seat} > {to}', roll: '* + {pips:number}' } });
 * notation.write({ kind: 'move', seat: 1, to: 'c3' }); // -> B > c3
 * ```
 */
export const notationOf = <Action extends Kind, State = unknown>(
  table: NotationTable<Action, State>,
): Notation<Action, State> => {
  const forms = formsOf(table);
  const sampleOf = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if ('group' in part) return `[${sampleOf(part.group)}]`;
        return isSign(part) ? part.sign : isInner(part) ? '…' : (part.only ?? part.token.sample);
      })
      .join(' ');
  const write = (action: Fields): string => {
    const form = forms.find((one) => fits(one, action));
    if (!form) throw new Error(`no line says ${JSON.stringify(action)}`);
    return written(form.parts, action, write).join(' ');
  };
  const read = (words: readonly Written[]): ReadLine => {
    const failures: Failed[] = [];
    for (const { form, sample } of readings) {
      const { at, ...line } = readBy({ form, sample, read }, words);
      if (line.ok) return line;
      failures.push({ ...line, at });
    }
    return furthest(failures);
  };
  const readings = forms.map((form) => ({ form, sample: sampleOf(form.parts) }));
  const samples = Object.keys(table.lines).flatMap((kind) =>
    readings.filter(({ form }) => form.kind === kind).map(({ sample }) => ({ kind, line: sample })),
  );
  return { write: (action) => write(action as unknown as Fields), read, samples, turnOf: table.turnOf };
};
