import type { Lang, Seat, Text } from '@portolan/core';
import type { FieldProps } from '../kit/Fields.tsx';
import { SeatChoice } from '../kit/picks.tsx';

/** A player of the table that is asked about, by token. */
export const SeatField = ({
  lang,
  label,
  path,
  value,
  onChange,
  with: { position },
}: FieldProps<Seat | undefined, unknown, { readonly position: { readonly seats: number } }>) => (
  <SeatChoice
    lang={lang}
    label={label}
    name={`solve-${path}`}
    value={value ?? 0}
    seats={position.seats}
    at={path}
    onChange={onChange}
  />
);

/** A sentence in place of a field that cannot be filled in on this table. */
export const sentence =
  (text: Text, kind: 'err' | 'small') =>
  ({ lang }: { readonly lang: Lang }) => <p class={kind}>{text[lang]}</p>;
