import { spiceLetterOf, spiceName } from '@portolan/boards/borneo';
import { type HarborCard, parseEdition, reconstructed } from '@portolan/borneo';
import { answers, type TriggerInput } from '@portolan/borneo/checkers';
import type { FormProps } from '../../../check/module.ts';
import { Group, Select, Stepper } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';
import { CardByFlags, TowerInput } from '../parts/cards.tsx';

const { labels } = answers.trigger;
const MOST_MONOPOLY = 28;
const MOST_CAPACITY = 9;

const harborsOf = (edition: unknown): readonly HarborCard[] => {
  const box = parseEdition(edition ?? {});
  return box.ok ? box.value.harbors : reconstructed.harbors;
};

/** The fields of a port and of the card played there, shared by two disputes. */
export const PortForm = <Input extends TriggerInput>({
  lang,
  input,
  onChange,
  problemAt,
  edition,
}: Omit<FormProps<Input>, 'rulings'>) => {
  const set = (part: Partial<TriggerInput>): void => onChange({ ...input, ...part });
  const harbors = harborsOf(edition);
  const known = harbors.find((one) => one.monopoly === input.monopoly && one.capacity === input.capacity);
  return (
    <>
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
          if (harbor) set({ monopoly: harbor.monopoly, capacity: harbor.capacity });
        }}
      />
      <div class="rows">
        <Stepper
          lang={lang}
          label={labels.monopoly[lang]}
          value={input.monopoly}
          min={2}
          max={MOST_MONOPOLY}
          error={problemAt('monopoly')}
          onChange={(monopoly) => set({ monopoly })}
        />
        <Stepper
          lang={lang}
          label={labels.capacity[lang]}
          value={input.capacity}
          min={2}
          max={MOST_CAPACITY}
          error={problemAt('capacity')}
          onChange={(capacity) => set({ capacity })}
        />
      </div>
      <Group label={labels.tower[lang]}>
        <TowerInput lang={lang} value={input.tower} most={MOST_CAPACITY - 1} onChange={(tower) => set({ tower })} />
        {problemAt('tower') && <p class="err">{problemAt('tower')}</p>}
      </Group>
      <Group label={labels.card[lang]}>
        <CardByFlags
          lang={lang}
          label={say(lang, 'Nouvelle carte', 'New card')}
          value={input.card}
          bad={problemAt('card') !== undefined}
          onChange={(card) => set({ card })}
        />
        {problemAt('card') && <p class="err">{problemAt('card')}</p>}
      </Group>
      <Select
        label={labels.lowerFlagColumn[lang]}
        value={input.lowerFlagColumn ?? 1}
        options={[1, 2, 3].map((column) => ({ value: column as 1 | 2 | 3, label: String(column) }))}
        onChange={(column) => set({ lowerFlagColumn: column })}
      />
    </>
  );
};
