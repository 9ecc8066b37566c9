import type { Text } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { FunctionComponent } from 'preact';
import type { FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls/choices.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { countField, seatField } from '../../../kit/picks.tsx';
import { FaceList, productFaces } from './FaceList.tsx';
import { CargoField, ColorField, HarborField, PlaceField } from './fields.tsx';
import { boxFrom } from './tables.ts';

/** A field of a dispute that is drawn by a component of its own. */
export type AskedProps<Value, Whole = unknown> = FieldProps<Value, Whole, FieldsAbout>;

interface Own<Value> extends Pick<FieldProps<Value>, 'lang' | 'label' | 'value' | 'onChange'> {
  readonly box: Edition;
  readonly at?: string | undefined;
}

/** A field about things of a box, which is the owner's if one was entered. */
const ofBox =
  <Value,>(Field: FunctionComponent<Own<Value>>) =>
  ({ lang, label, path, value, onChange, with: { edition } }: AskedProps<Value>) => (
    <Field lang={lang} label={label} at={path} value={value} box={boxFrom(edition)} onChange={onChange} />
  );

/** A position of the river. */
export const Place = ofBox<string>(PlaceField);

/** A color of channels. */
export const Color = ofBox<string>(ColorField);

/** A raw material aboard, or none. */
export const Cargo = ofBox<string | null>(CargoField);

/** A harbor. */
export const Harbor = ofBox<string>(HarborField);

/** How many play. */
export const PlayerCount = countField([2, 3, 4]);

/** One of those who play. */
export const Player = seatField<{ readonly seats?: number }>(({ seats = 4 }) => seats);

interface ClaimedProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What stands for no claim. */
  readonly none: string;
  readonly claims: readonly string[];
  readonly nameOf: (claim: string) => string;
  readonly at: string;
  readonly onChange: (claim: string | undefined) => void;
}

/** What one of the players claims, or nothing; a claim that a link brought stays to be chosen. */
export const Claimed = ({ value, none, claims, nameOf, onChange, ...field }: ClaimedProps) => (
  <Select
    {...field}
    value={value ?? ''}
    options={[
      { value: '', label: none },
      ...[...new Set([...claims, ...(value ? [value] : [])])].map((claim) => ({ value: claim, label: nameOf(claim) })),
    ]}
    onChange={(claim) => onChange(claim || undefined)}
  />
);

/** Product cards, so many at most. */
export const products =
  (most: number, adds?: Text) =>
  ({
    lang,
    label,
    path,
    value = [],
    problem,
    onChange,
    with: { edition },
  }: AskedProps<readonly string[] | undefined>) => (
    <FaceList
      lang={lang}
      label={label}
      value={value}
      faces={productFaces(boxFrom(edition), lang)}
      most={most}
      {...(adds ? { adds: adds[lang] } : {})}
      at={path}
      error={problem}
      onChange={onChange}
    />
  );
