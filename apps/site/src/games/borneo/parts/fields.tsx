import type { Seat } from '@portolan/core';
import { Segment } from '../../../kit/controls.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';

/** How many play. */
export const SeatsField = ({ label, path, value, onChange }: FieldProps<number>) => (
  <Segment
    label={label}
    at={path}
    value={value}
    options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
    onChange={onChange}
  />
);

/** A player of a table, by token; of any table where the input does not say for how many it is. */
export const SeatField = ({
  lang,
  label,
  path,
  value,
  onChange,
  whole,
}: FieldProps<Seat, { readonly seats?: number }>) => (
  <SeatChoice
    lang={lang}
    label={label}
    name={`field-${path}`}
    value={value}
    seats={whole.seats ?? 5}
    onChange={onChange}
  />
);
