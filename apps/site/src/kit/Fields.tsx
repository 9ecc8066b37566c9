import type { Lang, Text } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { IdListField } from '../position/IdListField.tsx';
import { Group, type Option, Segment, Select, Stepper, TextField, Toggle } from './controls.tsx';
import { joinPaths, Under, useProblem } from './form.tsx';
import { inputAt, inputWith, type Kind, type Shape, shapeAt } from './shape.ts';
import { written } from './whole.ts';

/** What a component that draws a field of its own gets. */
export interface FieldProps<Value = unknown, Whole = unknown, With = unknown> {
  readonly lang: Lang;
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong here, told where no control of the path tells it. */
  readonly problem: string | undefined;
  /** Everything that is entered, and how to change it. */
  readonly whole: Whole;
  readonly set: (whole: Whole) => void;
  /** What the form is about besides: the box, the table. */
  readonly with: With;
}

type Told<Whole, With, Value> = Value | ((whole: Whole, about: With) => Value);

/** A field that is more than its shape and its label say. */
interface Plain<Whole, With> {
  /** Its path in the input. */
  readonly at: string;
  /** How it is drawn, where its shape does not decide: a component of its own for what is a picture. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of fields cannot name the types of each value
  readonly as?: 'segment' | 'select' | 'chips' | FunctionComponent<FieldProps<any, any, any>>;
  readonly when?: (whole: Whole, about: With) => boolean;
  readonly label?: Told<Whole, With, Text | undefined>;
  /** What can be chosen, where the words of the shape are not all, or not known to it. */
  readonly options?: (whole: Whole, about: With, lang: Lang) => readonly Option<string>[];
  /** A drawing beside a word that can be chosen. */
  readonly mark?: (word: string) => ComponentChildren;
  /** A drawing before the label. */
  readonly sign?: ComponentChildren;
  /** Narrower bounds than those of its shape. */
  readonly min?: Told<Whole, With, number>;
  readonly max?: Told<Whole, With, number>;
  /** The path of a whole that this is the first field of: what is wrong with the whole is told here. */
  readonly tells?: string;
  /** What stands there while nothing is entered. */
  readonly or?: Told<Whole, With, unknown>;
}

/** Fields that belong together: laid out, under a heading, folded, or shown only at times. */
interface Several<Whole, With> {
  readonly of: FieldList<Whole, With>;
  readonly when?: (whole: Whole, about: With) => boolean;
  readonly class?: string;
  /** The heading; the path of a part of the input stands for its label. */
  readonly group?: Text | string;
  /** A drawing before the heading. */
  readonly mark?: ComponentChildren;
  readonly fold?: Text | string;
  readonly open?: (whole: Whole) => boolean;
}

/** A field by its path, one that needs more words, or several together. */
export type Field<Whole, With> = string | Plain<Whole, With> | Several<Whole, With>;

/** The fields of a form in their order. */
export type FieldList<Whole, With = unknown> = readonly Field<Whole, With>[];

/** What the fields of a form are called, and the words that they may hold. */
export type FieldWords = Pick<CheckerWords, 'labels' | 'values'>;

interface Props<Whole, With> {
  readonly lang: Lang;
  readonly of: FieldList<Whole, With>;
  /** What the input is, as its reader says it. */
  readonly shape: Shape;
  readonly words: FieldWords;
  readonly value: Whole;
  /** `path` is the field that was changed. */
  readonly onChange: (value: Whole, path: string) => void;
  /** What the form is about besides: the box, the table. */
  readonly with?: With;
  /** Where the fields stand in the input that the words and the shape are about: `players[]`. */
  readonly base?: string;
}

const told = <Whole, With, Value>(
  value: Told<Whole, With, Value> | undefined,
  whole: Whole,
  about: With,
): Value | undefined =>
  typeof value === 'function' ? (value as (whole: Whole, about: With) => Value)(whole, about) : value;

/** How words of a game name a path: as it is, with any number, with any name at its end. */
const namesOf = (path: string): readonly string[] => [
  path,
  path.replace(/\[\d+\]/g, '[]'),
  path.replace(/\[\d+\]/g, '[]').replace(/\.[^.[]+$/, '.*'),
];

/** The words for a path, in a table by paths. */
const wordsAt = <Value,>(table: Readonly<Record<string, Value>> | undefined, path: string): Value | undefined =>
  namesOf(path).flatMap((name) => table?.[name] ?? [])[0];

/** A value as one of the texts to choose from: nothing is '', null is `null`. */
const codeOf = (value: unknown): string => (value === undefined ? '' : String(value));

/** The value of a text that was chosen, in the kind of its shape. */
const uncoded = (code: string, kind: Kind): unknown => {
  if (code === '') return undefined;
  if (code === 'null') return null;
  return kind.type === 'integer' && Number.isInteger(Number(code)) ? Number(code) : code;
};

/** A few numbers, side by side. */
const numbers = (min: number, max: number): readonly Option<string>[] =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), label: written(min + i) }));

/** More words than this stand in a list, not side by side. */
const SIDE_BY_SIDE = 4;

interface OneProps<Whole, With> extends Omit<Props<Whole, With>, 'of'> {
  readonly field: Plain<Whole, With>;
}

const Plainly = <Whole, With>(props: OneProps<Whole, With>) => {
  const { lang, shape, words, value: whole, onChange, field, base = '' } = props;
  const { at, as, mark, sign } = field;
  const about = props.with as With;
  const problem = useProblem(field.tells ?? at);
  const error = field.tells === undefined ? undefined : problem;
  if (field.when && !field.when(whole, about)) return null;
  const path = joinPaths(base, at);
  const entered = inputAt(whole, at);
  const value = entered === undefined ? told(field.or, whole, about) : entered;
  const set = (next: unknown): void => onChange(inputWith(whole, at, next) as Whole, at);
  const label = (told(field.label, whole, about) ?? wordsAt(words.labels, path))?.[lang] ?? at;
  if (typeof as === 'function') {
    const Own = as;
    return (
      <Own
        lang={lang}
        path={at}
        label={label}
        value={value}
        onChange={set}
        problem={problem}
        whole={whole}
        set={(next: Whole) => onChange(next, at)}
        with={about}
      />
    );
  }
  const kind = shapeAt(shape, path);
  if (kind.type === 'boolean')
    // What may be left out is left out when it is not so.
    return (
      <Toggle label={label} value={value === true} at={at} onChange={(on) => set(on || !kind.free ? on : undefined)} />
    );
  const named = wordsAt(words.values, path);
  const min = Math.max(told(field.min, whole, about) ?? kind.minimum ?? 0, kind.minimum ?? -Infinity);
  const max = Math.min(told(field.max, whole, about) ?? kind.maximum ?? 99, kind.maximum ?? Infinity);
  if (kind.type === 'integer' && !as && !field.options && !named)
    return (
      <Stepper
        lang={lang}
        label={label}
        mark={sign}
        value={typeof value === 'number' ? value : min}
        min={min}
        max={max}
        at={at}
        error={error}
        onChange={set}
      />
    );
  const all: readonly Option<string>[] =
    field.options?.(whole, about, lang) ??
    (named
      ? Object.entries(named).map(([word, text]) => ({ value: word, label: text[lang], mark: mark?.(word) }))
      : kind.type === 'integer'
        ? numbers(min, max)
        : []);
  if (as === 'chips' || kind.type === 'list') {
    const item = shapeAt(shape, `${path}[]`);
    return (
      <IdListField
        label={label}
        value={(Array.isArray(value) ? value : []).map(codeOf)}
        options={all.map((one) => ({ id: one.value, name: one.label }))}
        at={at}
        onChange={(ids) => set(ids.length === 0 && kind.free ? undefined : ids.map((id) => uncoded(id, item)))}
      />
    );
  }
  if (all.length === 0)
    return <TextField label={label} value={typeof value === 'string' ? value : ''} at={at} onChange={set} />;
  const code = codeOf(value);
  const choice = { label, value: code, at, onChange: (next: string) => set(uncoded(next, kind)) };
  if (as === 'segment' || (as !== 'select' && all.length <= SIDE_BY_SIDE)) return <Segment {...choice} options={all} />;
  // What a link brought, or left out, stays to be seen, even where it cannot be chosen here.
  const odd = all.some((one) => one.value === code) ? [] : [{ value: code, label: code || '–' }];
  return <Select {...choice} options={[...odd, ...all]} />;
};

const Together = <Whole, With>({
  field,
  ...props
}: Omit<Props<Whole, With>, 'of'> & { field: Several<Whole, With> }) => {
  const { lang, value: whole, words, base = '' } = props;
  if (field.when && !field.when(whole, props.with as With)) return null;
  const titled = (title: Text | string): string =>
    (typeof title === 'string' ? wordsAt(words.labels, joinPaths(base, title)) : title)?.[lang] ?? '';
  const fields = <Fields {...props} of={field.of} />;
  const laid = field.class === undefined ? fields : <div class={field.class || undefined}>{fields}</div>;
  if (field.group)
    return (
      <Group label={titled(field.group)} mark={field.mark}>
        {laid}
      </Group>
    );
  if (!field.fold) return laid;
  return (
    <details class="fold" open={field.open?.(whole)}>
      <summary>{titled(field.fold)}</summary>
      <Under label={titled(field.fold)}>{laid}</Under>
    </details>
  );
};

/**
 * The fields of a form, each drawn by its shape: two to four words side by side, more in a list, a number with its bounds,
 * yes or no as a tick, a list of words as ticks. A map, a column, a ring is a component of its own.
 */
export const Fields = <Whole, With>({ of, ...props }: Props<Whole, With>) => (
  <>
    {of.map((field, i) =>
      typeof field === 'object' && 'of' in field ? (
        <Together key={i} {...props} field={field} />
      ) : (
        <Plainly
          key={typeof field === 'string' ? field : `${i} ${field.at}`}
          {...props}
          field={typeof field === 'string' ? { at: field } : field}
        />
      ),
    )}
  </>
);
