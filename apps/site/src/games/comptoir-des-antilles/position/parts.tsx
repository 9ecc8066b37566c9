import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import { seat, seatsAt } from '../../../position/fields.tsx';
import { listIn, withEntry } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { seatNumbers } from '../parts/play.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** What a part of the form of a table, or of a move on it, gets. */
export type PartProps<Value = unknown> = FieldProps<Value, Json, Form>;

/** A player of the table by name. */
export const someSeat = {
  ...seat,
  options: (_: unknown, form: Form, lang: Lang) =>
    seatsAt(form).map((one) => ({
      value: String(one),
      label: fill(words.player[lang], { seat: seatLetter(one) }),
    })),
} as const;

/** What stands there although it is not in the box. */
export const odd = (what: string, _: Json, lang: Lang): string => fill(words.odd[lang], { what });

/** The goods of the box, and its contacts with their commission. */
export const goodsOptions = ({ box, lang }: Form) => box.goods.map((one) => ({ value: one.id, label: one[lang] }));

export const contactOptions = ({ box, lang }: Form) =>
  box.contacts.map((one) => ({ value: one.id, label: `${one[lang]}, ${one.commission}` }));

/** The seat in a path: `hands[1]`. */
export const seatOf = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);

/** Sets the entry of a seat in a list by seat; a list that was not entered is entered whole, as the table has it. */
export const setter =
  ({ position, seats, set }: Form, of: number) =>
  (key: string, value: unknown, usual: (seat: number) => unknown): void => {
    const all = seatNumbers(seats).map((one) => listIn(position, key)[one] ?? usual(one));
    set(key, withEntry<unknown>(all, of, value, usual(of)));
  };
