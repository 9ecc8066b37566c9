import type { Text } from '@portolan/core';
import { inputAt } from '@portolan/core/readers';
import type { FunctionComponent } from 'preact';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import type { Json } from '../../../stores/table.ts';
import { type Face, FaceList } from '../parts/FaceList.tsx';
import { CargoField, ColorField } from '../parts/fields.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** What a part of the form of a table, or of a move on it, gets. */
export type PartProps<Value = unknown> = FieldProps<Value, Json, Form>;

interface ListOptions {
  readonly most?: number;
  readonly distinct?: boolean;
  /** What the list to choose from says. */
  readonly adds?: Text;
  /** An empty list stays: it says something. */
  readonly empty?: true;
}

/** Cards in order, of some faces. */
export const facesOf =
  (
    faces: (form: Form, path: string) => readonly Face[],
    { adds, empty, ...options }: ListOptions = {},
  ): FunctionComponent<PartProps> =>
  ({ lang, path, label, value, onChange, with: form }) => (
    <FaceList
      lang={lang}
      label={label}
      value={(Array.isArray(value) ? value : []).filter((one) => typeof one === 'string')}
      faces={faces(form, path)}
      at={path}
      {...options}
      {...(adds ? { adds: adds[lang] } : {})}
      onChange={(cards) => onChange(cards.length > 0 || empty ? cards : undefined)}
    />
  );

/** A color of channels. */
export const ColorPart = ({ lang, path, label, value, onChange, with: { box } }: PartProps) => (
  <ColorField lang={lang} label={label} value={String(value ?? '')} box={box} at={path} onChange={onChange} />
);

/** What is loaded. */
export const CargoPart = ({ lang, path, label, value, onChange, with: { box } }: PartProps) => (
  <CargoField
    lang={lang}
    label={label}
    value={typeof value === 'string' ? value : null}
    box={box}
    at={path}
    onChange={onChange}
  />
);

/** How many cards a pile has: counted from the others, until somebody says so. */
export const Size = ({ lang, path, label, value, onChange, whole }: PartProps) => (
  <div>
    <Stepper lang={lang} label={label} value={Number(value)} min={0} max={200} at={path} onChange={onChange} />
    {inputAt(whole, path) !== undefined && (
      <button type="button" class="btn btn-q" onClick={() => onChange(undefined)}>
        {words.countAgain[lang]}
        <span class="sr">, {label}</span>
      </button>
    )}
  </div>
);
