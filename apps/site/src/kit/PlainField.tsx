import { inputAt, inputWith, shapeAt } from '@portolan/core/readers';
import { IdListField } from '../position/IdListField.tsx';
import { type Option, Segment, Select, Toggle } from './controls/choices.tsx';
import { Stepper } from './controls/Stepper.tsx';
import { TextField } from './controls/TextField.tsx';
import type { OneProps } from './field-list.ts';
import { codeOf, derived, uncoded, wordsAt } from './field-value.ts';
import { joinPaths, useProblem } from './form.tsx';
import { written } from './whole.ts';

/** All numbers between two. */
const numbers = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** More words than this stand in a list, not side by side. */
const SIDE_BY_SIDE = 4;

/** A field by its shape: a tick, a number, words to choose from, a text; or a component of its own. */
export const PlainField = <Whole, With>(props: OneProps<Whole, With>) => {
  const { lang, shape, words, value: whole, onChange, field, base = '' } = props;
  const { at, as, mark, sign } = field;
  const about = props.with as With;
  const problem = useProblem(field.tells ?? at);
  const error = field.tells === undefined ? undefined : problem;
  if (field.when && !field.when(whole, about)) return null;
  const path = joinPaths(base, at);
  const entered = inputAt(whole, at);
  const value = entered === undefined ? derived(field.or, whole, about) : entered;
  const set = (next: unknown): void =>
    onChange(inputWith(whole, at, next === field.unsaid ? undefined : next) as Whole, at);
  const label = (derived(field.label, whole, about) ?? wordsAt(words.labels, path))?.[lang] ?? at;
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
  const min = Math.max(derived(field.min, whole, about) ?? kind.minimum ?? 0, kind.minimum ?? -Infinity);
  const max = Math.min(derived(field.max, whole, about) ?? kind.maximum ?? 99, kind.maximum ?? Infinity);
  const counted = kind.type === 'integer' && !field.options && !named;
  if (counted && as === undefined)
    return (
      <Stepper
        lang={lang}
        label={label}
        mark={sign}
        value={[value, derived(field.or, whole, about)].find((one) => typeof one === 'number') ?? min}
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
  if (kind.type === 'list') {
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
