import type { Text } from '@portolan/core';
import { inputAt, inputWith } from '@portolan/core/readers';
import { useMemo } from 'preact/hooks';
import { isObject } from '../position/json.ts';
import { AddButton, Group, RemoveButton } from './controls/groups.tsx';
import { Folded } from './Folded.tsx';
import type { Each, FieldsProps, Several } from './field-list.ts';
import { derived, pathsIn, thingsIn, wordsAt } from './field-value.ts';
import { inFewWords } from './fold-said.ts';
import { joinPaths, Under, useProblems } from './form.tsx';
import { laidOut } from './laid-out.ts';
import { PlainField } from './PlainField.tsx';

export type { Field, FieldList, FieldProps, FieldWords, Thing } from './field-list.ts';

type PartProps<Whole, With, Part> = Omit<FieldsProps<Whole, With>, 'of'> & { readonly field: Part };

const Together = <Whole, With>({ field, ...props }: PartProps<Whole, With, Several<Whole, With, string>>) => {
  const { lang, value: whole, words, base = '' } = props;
  const about = props.with as With;
  const problemAt = useProblems('');
  if (field.when && !field.when(whole, about)) return null;
  const titled = (title: Text | string): string =>
    (typeof title === 'string' ? wordsAt(words.labels, joinPaths(base, title)) : title)?.[lang] ?? '';
  const of = derived(field.of, whole, about) ?? [];
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

const EachOne = <Whole, With>({ field, ...props }: PartProps<Whole, With, Each<Whole, With, string>>) => {
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

/**
 * The fields of a form, each drawn by its shape: two to four words side by side, more in a list, a number with its bounds,
 * yes or no as a tick, a list of words as ticks. A map, a column, a ring is a component of its own.
 */
export const Fields = <Whole, With>({ of, ...props }: FieldsProps<Whole, With>) => {
  const { base, shape, words } = props;
  const laid = useMemo(() => laidOut(of, words.labels, base, shape), [of, words.labels, base, shape]);
  return (
    <>
      {laid.map((field, i) => {
        if (typeof field === 'string') return <PlainField key={field} {...props} field={{ at: field }} />;
        if (field.at !== undefined) return <PlainField key={`${i} ${field.at}`} {...props} field={field} />;
        return field.each !== undefined ? (
          <EachOne key={`${i} ${field.each}`} {...props} field={field} />
        ) : (
          <Together key={i} {...props} field={field} />
        );
      })}
    </>
  );
};
