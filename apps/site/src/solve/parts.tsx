import type { Lang, Text } from '@portolan/core';
import { seatField } from '../kit/picks.tsx';

/** A player of the table that is asked about, by token. */
export const SeatField = seatField<unknown, { readonly position: { readonly seats: number } }>(
  (_, { position }) => position.seats,
);

/** A sentence in place of a field that cannot be filled in on this table. */
export const sentence =
  (text: Text, kind: 'err' | 'small') =>
  ({ lang }: { readonly lang: Lang }) => <p class={kind}>{text[lang]}</p>;
