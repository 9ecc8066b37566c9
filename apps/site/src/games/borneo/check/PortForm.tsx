import { spiceLetterOf, spiceName } from '@portolan/boards/borneo';
import { type HarborCard, parseEdition, reconstructed } from '@portolan/borneo';
import type { TriggerInput } from '@portolan/borneo/checkers';
import type { FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { CardByFlags, TowerInput } from '../parts/cards.tsx';

const MOST_CAPACITY = 9;

const harborsOf = (edition: unknown): readonly HarborCard[] => {
  const box = parseEdition(edition ?? {});
  return box.ok ? box.value.harbors : reconstructed.harbors;
};

/** The Harbor card of the box that has these two numbers; choosing one sets both. */
const HarborField = ({ lang, whole, set, with: { edition } }: FieldProps<number, TriggerInput, FieldsAbout>) => {
  const harbors = harborsOf(edition);
  const known = harbors.find((one) => one.monopoly === whole.monopoly && one.capacity === whole.capacity);
  return (
    <Select
      label={say(lang, 'La carte Port', 'The Harbor card')}
      value={known?.id ?? ''}
      options={[
        { value: '', label: say(lang, 'une autre', 'another') },
        ...harbors.map((one) => ({
          value: one.id,
          label: `${one.name}, ${spiceName(spiceLetterOf[one.spice], lang)} (${one.monopoly} / ${one.capacity})`,
        })),
      ]}
      onChange={(id) => {
        const harbor = harbors.find((one) => one.id === id);
        if (harbor) set({ ...whole, monopoly: harbor.monopoly, capacity: harbor.capacity });
      }}
    />
  );
};

const TowerField = ({ lang, label, path, value, onChange }: FieldProps<TriggerInput['tower']>) => (
  <Group label={label}>
    <TowerInput lang={lang} value={value} most={MOST_CAPACITY - 1} onChange={onChange} />
    <Wrong at={path} label={label} />
  </Group>
);

const CardField = ({ lang, label, path, value, onChange, problem }: FieldProps<string>) => (
  <Group label={label}>
    <CardByFlags
      lang={lang}
      label={say(lang, 'Nouvelle carte', 'New card')}
      value={value}
      bad={problem !== undefined}
      onChange={onChange}
    />
    <Wrong at={path} label={label} />
  </Group>
);

const ColumnField = ({ label, path, value, onChange }: FieldProps<1 | 2 | 3>) => (
  <Select
    label={label}
    at={path}
    value={value}
    options={[1, 2, 3].map((column) => ({ value: column as 1 | 2 | 3, label: String(column) }))}
    onChange={onChange}
  />
);

/** The fields of a port and of the card played there, shared by two disputes. */
export const portFields: FieldList<TriggerInput, FieldsAbout> = [
  { at: '', as: HarborField },
  { class: 'rows', of: ['*'] },
  { at: 'tower', as: TowerField },
  { at: 'card', as: CardField },
  { at: 'lowerFlagColumn', as: ColumnField, or: 1 },
];
