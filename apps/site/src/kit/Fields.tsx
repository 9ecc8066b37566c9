import type { Lang, Text } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import { inputAt, inputWith, type JsonSchema, type Kind, rangeAt, shapeAt } from '@portolan/core/readers';
import { labeled, seat } from '@portolan/core/words';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { IdListField } from '../position/IdListField.tsx';
import { isObject } from '../position/json.ts';
import {
  AddButton,
  Group,
  type Option,
  RemoveButton,
  Segment,
  Select,
  Stepper,
  TextField,
  Toggle,
} from './controls.tsx';
import { Folded } from './Folded.tsx';
import { joinPaths, Under, useProblem, useProblems } from './form.tsx';
import { both } from './text.ts';
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

type Derivable<Whole, With, Value> = Value | ((whole: Whole, about: With) => Value);

/** A field that is more than its shape and its label say. */
interface Plain<Whole, With> {
  /** Its path in the input. */
  readonly at: string;
  readonly of?: undefined;
  readonly each?: undefined;
  /** How it is drawn, where its shape does not decide: a component of its own for what is a picture. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of fields cannot name the types of each value
  readonly as?: 'segment' | 'select' | 'chips' | FunctionComponent<FieldProps<any, any, any>>;
  readonly when?: (whole: Whole, about: With) => boolean;
  readonly label?: Derivable<Whole, With, Text | undefined>;
  /** What can be chosen, where the words of the shape are not all, or not known to it. */
  readonly options?: (whole: Whole, about: With, lang: Lang) => readonly Option<string>[];
  /** What a value is called that is not among those to choose from: it stays to be seen. */
  readonly odd?: (code: string, whole: Whole, lang: Lang) => string;
  /** A drawing beside a word that can be chosen. */
  readonly mark?: (word: string) => ComponentChildren;
  /** A drawing before the label. */
  readonly sign?: ComponentChildren;
  /** Narrower bounds than those of its shape. */
  readonly min?: Derivable<Whole, With, number>;
  readonly max?: Derivable<Whole, With, number>;
  /** The path of a whole that this is the first field of: what is wrong with the whole is told here. */
  readonly tells?: string;
  /** What stands there while nothing is entered. */
  readonly or?: Derivable<Whole, With, unknown>;
  /** The value that goes without saying: it is left out. */
  readonly unsaid?: unknown;
  /** An empty list, or no, says something: it stays. */
  readonly kept?: true;
}

/** Fields that belong together: laid out, under a heading, folded, or shown only at times. */
interface Several<Whole, With> {
  readonly at?: undefined;
  readonly each?: undefined;
  readonly of: Derivable<Whole, With, FieldList<Whole, With>>;
  readonly when?: (whole: Whole, about: With) => boolean;
  readonly class?: string;
  /** The heading; the path of a part of the input stands for its label. */
  readonly group?: Text | string;
  /** A drawing before the heading. */
  readonly mark?: ComponentChildren;
  readonly fold?: Text | string;
  readonly open?: (whole: Whole, about: With) => boolean;
  /** What the line of a fold says of what stands in it, where pictures show that; undefined: as its fields say it. */
  readonly said?: (whole: Whole, about: With, lang: Lang) => string | undefined;
  /** A fold that stands within another one: a line without a frame. */
  readonly within?: true;
  /** Its fields are drawn when it is opened: they are many. */
  readonly long?: true;
}

/** One thing of a list, or of several by their names. */
export interface Thing {
  /** Its place, from 0, and its name: the same as a text, in a list. */
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}

/** Things of a kind, each under its heading with a button that takes it out; and a button that puts another one in. */
interface Each<Whole, With> {
  readonly at?: undefined;
  readonly of?: undefined;
  /** The path of the list, or of things by their names. */
  readonly each: string;
  readonly name: (thing: Thing, lang: Lang) => string;
  readonly mark?: (thing: Thing) => ComponentChildren;
  /** The fields of one, by its path. */
  readonly fields: (path: string, thing: Thing) => FieldList<Whole, With>;
  /** What the button says that takes it out. */
  readonly drop: (thing: Thing, lang: Lang) => string;
  /** In one row without a heading; its name is told to those who cannot see. */
  readonly row?: string;
  /** Each folded under its name, in a box of this class. */
  readonly fold?: string;
  /** Whether one has to stay, and the most there can be. */
  readonly fixed?: (thing: Thing, whole: Whole) => boolean;
  readonly most?: number;
  /** What the other button says, and what it puts in. */
  readonly add?: { readonly label: Text; readonly make: (whole: Whole, about: With) => unknown };
  /** Nothing stands for none. */
  readonly unsaid?: true;
  readonly when?: (whole: Whole, about: With) => boolean;
}

/** A field by its path, one that needs more words, several together, or several of a kind. */
export type Field<Whole, With> = string | Plain<Whole, With> | Several<Whole, With> | Each<Whole, With>;

/** The fields of a form in their order. */
export type FieldList<Whole, With = unknown> = readonly Field<Whole, With>[];

/** What the fields of a form are called, and the words that they may hold. */
export type FieldWords = Pick<CheckerWords, 'labels' | 'values'>;

interface Props<Whole, With> {
  readonly lang: Lang;
  readonly of: FieldList<Whole, With>;
  /** What the input is, as its reader says it. */
  readonly shape: JsonSchema;
  readonly words: FieldWords;
  readonly value: Whole;
  /** `path` is the field that was changed. */
  readonly onChange: (value: Whole, path: string) => void;
  /** What the form is about besides: the box, the table. */
  readonly with?: With;
  /** Where the fields stand in the input that the words and the shape are about: `players[]`. */
  readonly base?: string;
}

/** What the line of a fold says where nothing is entered. */
export const nothing = both('rien', 'nothing');

const told = <Whole, With, Value>(
  value: Derivable<Whole, With, Value> | undefined,
  whole: Whole,
  about: With,
): Value | undefined =>
  typeof value === 'function' ? (value as (whole: Whole, about: With) => Value)(whole, about) : value;

/** How words of a game name a path: as it is, with any number, with any name in it. */
const namesOf = (path: string): readonly string[] => {
  const plain = path.replace(/\[\d+\]/g, '[]');
  const names = [...plain.matchAll(/\.[^.[]+/g)];
  const any = names.map(({ 0: name, index }) => `${plain.slice(0, index)}.*${plain.slice(index + name.length)}`);
  return [path, plain, ...any.reverse()];
};

/** The words for a path, in a table by paths. */
const wordsAt = <Value,>(table: Readonly<Record<string, Value>> | undefined, path: string): Value | undefined =>
  namesOf(path).flatMap((name) => table?.[name] ?? [])[0];

/** A value as one of the texts to choose from: nothing is '', null is `null`. */
const codeOf = (value: unknown): string => (value === undefined ? '' : String(value));

/** The value of a text that was chosen, in the kind of its shape. */
const uncoded = (code: string, { type }: Pick<Kind, 'type'>): unknown => {
  if (code === '') return undefined;
  if (code === 'null') return null;
  return type === 'integer' && /^-?\d+$/.test(code) ? Number(code) : code;
};

/** All numbers between two. */
const numbers = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

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
  const set = (next: unknown): void =>
    onChange(inputWith(whole, at, next === field.unsaid ? undefined : next) as Whole, at);
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
      <Toggle
        label={label}
        value={value === true}
        at={at}
        onChange={(on) => set(on || !kind.free || field.kept ? on : undefined)}
      />
    );
  const named = wordsAt(words.values, path);
  const min = Math.max(told(field.min, whole, about) ?? kind.minimum ?? 0, kind.minimum ?? -Infinity);
  const max = Math.min(told(field.max, whole, about) ?? kind.maximum ?? 99, kind.maximum ?? Infinity);
  const counted = kind.type === 'integer' && !field.options && !named;
  if (counted && as === undefined)
    return (
      <Stepper
        lang={lang}
        label={label}
        mark={sign}
        value={[value, told(field.or, whole, about)].find((one) => typeof one === 'number') ?? min}
        min={min}
        max={max}
        at={at}
        error={error}
        onChange={set}
      />
    );
  const offered: readonly Option<string>[] =
    field.options?.(whole, about, lang) ??
    (counted
      ? numbers(min, max).map((n) => ({ value: String(n), label: written(n), mark: mark?.(String(n)) }))
      : Object.entries(named ?? {}).map(([word, text]) => ({ value: word, label: text[lang], mark: mark?.(word) })));
  const code = codeOf(value);
  const drawn = as ?? (offered.length > SIDE_BY_SIDE ? 'select' : 'segment');
  // What a link brought, or left out, stays to be seen, even where it cannot be chosen here.
  const isOdd =
    (field.odd || drawn === 'select') && !Array.isArray(value) && !offered.some((one) => one.value === code);
  const all = isOdd ? [{ value: code, label: field.odd?.(code, whole, lang) ?? (code || '–') }, ...offered] : offered;
  if (as === 'chips' || kind.type === 'list') {
    const item = shapeAt(shape, `${path}[]`);
    return (
      <IdListField
        label={label}
        value={(Array.isArray(value) ? value : []).map(codeOf)}
        options={offered.map((one) => ({ id: one.value, name: one.label }))}
        at={at}
        onChange={(ids) =>
          set(ids.length === 0 && kind.free && !field.kept ? undefined : ids.map((id) => uncoded(id, item)))
        }
      />
    );
  }
  if (offered.length === 0)
    return <TextField label={label} value={typeof value === 'string' ? value : ''} at={at} onChange={set} />;
  const Choice = drawn === 'select' ? Select<string> : Segment<string>;
  return <Choice label={label} value={code} options={all} at={at} onChange={(next) => set(uncoded(next, kind))} />;
};

type PartProps<Whole, With, Part> = Omit<Props<Whole, With>, 'of'> & { readonly field: Part };

/** How much of what stands in a fold its line says. */
const SAID = 3;

/** A value in a word or two, as the line of a fold says it; undefined where nothing is entered. */
const inAWord = <Whole, With>(props: Omit<OneProps<Whole, With>, 'onChange'>): string | undefined => {
  const { lang, shape, words, value: whole, field, base = '' } = props;
  const about = props.with as With;
  if (field.when && !field.when(whole, about)) return undefined;
  const entered = inputAt(whole, field.at);
  const value = entered === undefined ? told(field.or, whole, about) : entered;
  const path = joinPaths(base, field.at);
  const label = (told(field.label, whole, about) ?? wordsAt(words.labels, path))?.[lang];
  const count = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : undefined;
  if (count === 0) return undefined;
  // Of something written in parts, such as a map, the number of parts says nothing.
  if (count !== undefined && !label) return Array.isArray(value) ? String(count) : undefined;
  if (count !== undefined) return labeled(label!, String(count), lang);
  if (value === true) return label;
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  const code = codeOf(value);
  const named = wordsAt(words.values, path)?.[code]?.[lang];
  const chosen = named ?? field.options?.(whole, about, lang).find((one) => one.value === code)?.label;
  if (chosen !== undefined && typeof value === 'string') return chosen;
  const number = chosen ?? (rangeAt(shape, path).seat ? seat(value) : code);
  return typeof value === 'number' && label ? labeled(label, number, lang) : undefined;
};

/** What stands in some fields, in few words, so that nobody has to open their fold to read it; undefined where pictures say it. */
const inFewWords = <Whole, With>(
  of: FieldList<Whole, With>,
  props: Omit<Props<Whole, With>, 'of'>,
): string | undefined => {
  const { value: whole, lang } = props;
  const about = props.with as With;
  const wordsIn = (list: FieldList<Whole, With>): readonly string[] =>
    list.flatMap((field) => {
      if (typeof field === 'string') return inAWord({ ...props, field: { at: field } }) ?? [];
      if (field.at !== undefined) return inAWord({ ...props, field }) ?? [];
      if (field.each !== undefined) return countOf(inputAt(whole, field.each));
      if (field.when && !field.when(whole, about)) return [];
      const parts = told(field.of, whole, about) ?? [];
      // Things of a kind are counted: what stands in the first of them is not what stands in all.
      const groups = parts.filter((part) => typeof part !== 'string' && 'group' in part && part.group !== undefined);
      return groups.length > 1 ? [String(groups.length)] : wordsIn(parts);
    });
  const drawn = (list: FieldList<Whole, With>): boolean =>
    list.some((field) => {
      if (typeof field === 'string' || field.each !== undefined) return false;
      if (field.at !== undefined) return typeof field.as === 'function';
      return drawn(told(field.of, whole, about) ?? []);
    });
  const countOf = (things: unknown): readonly string[] => {
    const count = thingsIn(things).length;
    return count > 0 ? [String(count)] : [];
  };
  const all = [...new Set(wordsIn(of))];
  const listed = of.some((field) => typeof field !== 'string' && field.each !== undefined);
  if (all.length === 0) return drawn(of) && !listed ? undefined : nothing[lang];
  return `${all.slice(0, SAID).join(' · ')}${all.length > SAID ? ' …' : ''}`;
};

const Together = <Whole, With>({ field, ...props }: PartProps<Whole, With, Several<Whole, With>>) => {
  const { lang, value: whole, words, base = '' } = props;
  const about = props.with as With;
  const problemAt = useProblems('');
  if (field.when && !field.when(whole, about)) return null;
  const titled = (title: Text | string): string =>
    (typeof title === 'string' ? wordsAt(words.labels, joinPaths(base, title)) : title)?.[lang] ?? '';
  const of = told(field.of, whole, about) ?? [];
  const fields = () => <Fields {...props} of={of} />;
  const laid = () => (field.class === undefined ? fields() : <div class={field.class || undefined}>{fields()}</div>);
  if (field.group)
    return (
      <Group label={titled(field.group)} mark={field.mark}>
        {laid()}
      </Group>
    );
  if (!field.fold) return laid();
  return (
    <Folded
      title={titled(field.fold)}
      value={field.said?.(whole, about, lang) ?? inFewWords(of, props)}
      wrong={pathsIn(of, whole, about).some((path) => problemAt(path) !== undefined)}
      {...(field.open ? { open: field.open(whole, about) } : {})}
      {...(field.within ? { within: true } : {})}
      {...(field.long ? { long: true } : {})}
    >
      {laid}
    </Folded>
  );
};

const thingsIn = (value: unknown): readonly Thing[] =>
  Object.entries(Array.isArray(value) || isObject(value) ? value : {}).map(([key, one], at) => ({
    at,
    key,
    value: one,
  }));

const EachOne = <Whole, With>({ field, ...props }: PartProps<Whole, With, Each<Whole, With>>) => {
  const { lang, value: whole, onChange } = props;
  const { each, name, mark, fields: fieldsOf, drop, row, fold, fixed, most = Infinity, add } = field;
  const about = props.with as With;
  const problemAt = useProblems('');
  if (field.when && !field.when(whole, about)) return null;
  const found = inputAt(whole, each);
  const list = isObject(found) ? undefined : Array.isArray(found) ? (found as readonly unknown[]) : [];
  const put = (next: readonly unknown[]): void =>
    onChange(inputWith(whole, each, field.unsaid && next.length === 0 ? undefined : next) as Whole, each);
  const things = thingsIn(found);
  return (
    <>
      {things.map((thing) => {
        const path = list ? `${each}[${thing.at}]` : `${each}.${thing.key}`;
        const out = (): void =>
          list
            ? put(list.filter((_, i) => i !== thing.at))
            : onChange(inputWith(whole, path, undefined) as Whole, each);
        const stays = fixed?.(thing, whole) === true;
        // A list that gets shorter moves its things: their fields are drawn anew.
        const key = list ? `${thing.at} ${things.length}` : thing.key;
        const fields = <Fields {...props} of={fieldsOf(path, thing)} />;
        if (fold !== undefined)
          return (
            <Folded key={key} title={name(thing, lang)} wrong={problemAt(path) !== undefined}>
              {() => (
                <div class={fold}>
                  {fields}
                  {!stays && (
                    <button type="button" class="btn btn-q" onClick={out}>
                      {drop(thing, lang)}
                    </button>
                  )}
                </div>
              )}
            </Folded>
          );
        const remove = !stays && <RemoveButton label={drop(thing, lang)} onClick={out} />;
        return row === undefined ? (
          <Group key={key} label={name(thing, lang)} mark={mark?.(thing)} action={remove}>
            {fields}
          </Group>
        ) : (
          <fieldset key={key} class={row} aria-label={name(thing, lang)}>
            <Under label={name(thing, lang)}>{fields}</Under>
            {remove}
          </fieldset>
        );
      })}
      {add && (
        <AddButton
          label={add.label[lang]}
          disabled={things.length >= most}
          onClick={() => put([...(list ?? []), add.make(whole, about)])}
        />
      )}
    </>
  );
};

/** The paths of all fields of a list, those that are not shown too. */
const pathsIn = <Whole, With>(of: FieldList<Whole, With>, whole: Whole, about: With): readonly string[] =>
  of.flatMap((field) => {
    if (typeof field === 'string') return [field];
    if (field.at !== undefined) return [field.at];
    if (field.each !== undefined) return [field.each];
    return pathsIn(told(field.of, whole, about) ?? [], whole, about);
  });

/**
 * The fields of a form, each drawn by its shape: two to four words side by side, more in a list, a number with its bounds,
 * yes or no as a tick, a list of words as ticks. A map, a column, a ring is a component of its own.
 */
export const Fields = <Whole, With>({ of, ...props }: Props<Whole, With>) => (
  <>
    {of.map((field, i) => {
      if (typeof field === 'string') return <Plainly key={field} {...props} field={{ at: field }} />;
      if (field.at !== undefined) return <Plainly key={`${i} ${field.at}`} {...props} field={field} />;
      return field.each !== undefined ? (
        <EachOne key={`${i} ${field.each}`} {...props} field={field} />
      ) : (
        <Together key={i} {...props} field={field} />
      );
    })}
  </>
);
