import type { Lang } from '@portolan/core';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import { FieldErr } from '../../../kit/controls/FieldErr.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { useField, useProblems } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { isObject, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr } from '../parts/play.ts';
import { words } from './words.ts';

/** A thing that can stand in a list. */
export interface Item {
  readonly value: string;
  readonly label: string;
}

/** Things in their order, each chosen from a list; one that is not on offer stays, and says so. */
export const SelectList = ({
  lang,
  label,
  one,
  value,
  items,
  most,
  onChange,
  at,
}: {
  readonly lang: Lang;
  readonly label: string;
  /** What each is called: "Tile {n}". */
  readonly one: string;
  readonly value: readonly unknown[];
  readonly items: readonly Item[];
  readonly most: number;
  readonly onChange: (value: readonly unknown[]) => void;
  /** Its path in the form. */
  readonly at: string;
}) => {
  const { id, error } = useField(at, label);
  return (
    <details id={id} class={error ? 'ids is-bad' : 'ids'} open={error !== undefined}>
      <summary>
        {label}
        <span class="num">{value.length > 0 ? `\u00a0(${value.length})` : ''}</span>
      </summary>
      <FieldErr of={id} says={error} />
      <div class="ca-items">
        {value.map((found, i) => {
          const text = String(found);
          const odd = items.some((item) => item.value === text)
            ? []
            : [{ value: text, label: fill(words.odd[lang], { what: text }) }];
          const name = fill(one, { n: i + 1 });
          return (
            <div key={`${i} ${value.length}`} class="ca-item">
              <Select
                label={name}
                value={text}
                options={[...odd, ...items]}
                onChange={(next) => onChange(value.map((old, at) => (at === i ? next : old)))}
              />
              <RemoveButton
                label={fill(words.removeOne[lang], { what: name })}
                onClick={() => onChange(value.filter((_, at) => at !== i))}
              />
            </div>
          );
        })}
        {value.length < most && items[0] && (
          <AddButton label={words.add[lang]} onClick={() => onChange([...value, items[0]?.value])} />
        )}
      </div>
    </details>
  );
};

/** How many there are of each kind, or what is left by what lies on the table. */
export const CountsField = ({
  lang,
  label,
  value,
  usual,
  kinds,
  onChange,
  at,
}: {
  readonly lang: Lang;
  /** What ticking it says. */
  readonly label: string;
  readonly value: unknown;
  /** What the table leaves. */
  readonly usual: Json;
  readonly kinds: readonly Item[];
  readonly onChange: (value: Json | undefined) => void;
  /** Its path in the form. */
  readonly at: string;
}) => {
  const told = isObject(value) ? value : undefined;
  const problemAt = useProblems(at);
  const strangers = Object.keys(told ?? {}).filter((kind) => !kinds.some((one) => one.value === kind));
  return (
    <>
      {told && <Whole paths={[at]} />}
      <Toggle
        label={label}
        value={told !== undefined}
        at={told ? undefined : at}
        onChange={(on) => onChange(on ? usual : undefined)}
      />
      {told && (
        <div class="rows ca-under">
          {kinds.map((kind) => (
            <Stepper
              key={kind.value}
              lang={lang}
              label={kind.label}
              value={numberOr(told[kind.value], 0)}
              min={0}
              max={40}
              at={`${at}.${kind.value}`}
              onChange={(n) => onChange({ ...told, [kind.value]: n })}
            />
          ))}
          {strangers.map((kind) => (
            <div key={kind} class="err">
              <p>{problemAt(kind) ?? fill(words.odd[lang], { what: kind })}</p>
              <button type="button" class="btn btn-q" onClick={() => onChange(withField(told, kind, undefined))}>
                {fill(words.dropField[lang], { field: kind })}
              </button>
            </div>
          ))}
        </div>
      )}
    </>
  );
};
