import { letterOf, missionInWords } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { FieldProps } from '../../../kit/Fields.tsx';
import type { Json } from '../../../stores/table.ts';
import { FlagMark } from '../parts/marks.tsx';
import { CardListField } from './CardFields.tsx';
import { entriesIn } from './draft.ts';
import type { Form } from './form.ts';

/** What a part of the form of a table, or of a move on it, gets. */
export type PartProps<Value = unknown> = FieldProps<Value, Json, Form>;

/** The flag of a company. */
export const flag = (company: string) => <FlagMark letter={letterOf[company as CompanyId]} />;

/** Cards likely meant in a field. */
export type Offer = (form: Form, action: Json) => readonly string[];

/** A list of cards; an empty one says something, or is left out. */
export const cardsOf =
  (empty: 'kept' | 'left out', offer?: Offer) =>
  ({ lang, path, label, value, onChange, whole, with: form }: PartProps) => (
    <CardListField
      lang={lang}
      label={label}
      value={entriesIn({ value }, 'value')}
      {...(offer ? { offered: offer(form, whole) } : {})}
      at={path}
      onChange={(cards) => onChange(cards.length > 0 || empty === 'kept' ? cards : undefined)}
    />
  );

/** One card. */
export const cardOf =
  (offer: Offer) =>
  ({ lang, path, label, value, onChange, whole, with: form }: PartProps) => (
    <CardListField
      lang={lang}
      label={label}
      value={typeof value === 'string' && value !== '' ? [value] : []}
      most={1}
      offered={offer(form, whole)}
      at={path}
      onChange={(cards) => onChange(String(cards[cards.length - 1] ?? ''))}
    />
  );

/** Harbor cards of the box. */
export const harborOptions = (_: unknown, { box }: Form) =>
  box.harbors.map(({ id, name }) => ({ value: id, label: name }));

/** The Missions of the box, each by what its tile shows. */
export const missionOptions = (_: unknown, { box }: Form, lang: Lang) =>
  box.missions.map((mission) => ({ value: mission.id, label: missionInWords(mission, lang) }));
