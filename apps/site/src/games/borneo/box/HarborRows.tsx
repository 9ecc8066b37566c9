import { spiceLetterOf, spiceName, spices } from '@portolan/boards/borneo';
import type { HarborCard } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { NumberCell, SelectCell } from '../../../box/cells.tsx';
import { both } from '../../../kit/text.ts';

const heads = {
  name: both('Nom', 'Name'),
  spice: both('Épice', 'Spice'),
  monopoly: both('Gauche', 'Left'),
  capacity: both('Droite', 'Right'),
  mark: both('Marque', 'Mark'),
} as const;

type Mark = NonNullable<HarborCard['mark']> | '';

const withMark = ({ mark: _, ...harbor }: HarborCard, mark: Mark): HarborCard => (mark ? { ...harbor, mark } : harbor);

interface Props {
  lang: Lang;
  value: readonly HarborCard[];
  errorAt: (path: string) => string | undefined;
  onChange: (harbors: readonly HarborCard[]) => void;
}

const Row = ({
  lang,
  harbor,
  error,
  onChange,
}: {
  lang: Lang;
  harbor: HarborCard;
  error: string | undefined;
  onChange: (harbor: HarborCard) => void;
}) => {
  const label = (head: keyof typeof heads): string => `${harbor.id}, ${heads[head][lang]}`;
  return (
    <tr>
      <td>
        <input
          class="cell cell-n"
          aria-label={label('name')}
          maxLength={40}
          value={harbor.name}
          onInput={(event) => onChange({ ...harbor, name: event.currentTarget.value })}
        />
        {error && <span class="err">{error}</span>}
      </td>
      <td>
        <SelectCell
          label={label('spice')}
          value={harbor.spice}
          options={spices.map((spice) => ({ value: spice, label: spiceName(spiceLetterOf[spice], lang) }))}
          onChange={(spice) => onChange({ ...harbor, spice })}
        />
      </td>
      <td>
        <NumberCell
          lang={lang}
          label={label('monopoly')}
          value={harbor.monopoly}
          min={2}
          max={28}
          onChange={(monopoly) => onChange({ ...harbor, monopoly })}
        />
      </td>
      <td>
        <NumberCell
          lang={lang}
          label={label('capacity')}
          value={harbor.capacity}
          min={2}
          max={9}
          onChange={(capacity) => onChange({ ...harbor, capacity })}
        />
      </td>
      <td>
        <SelectCell<Mark>
          label={label('mark')}
          value={harbor.mark ?? ''}
          options={[
            { value: '', label: '–' },
            { value: '3/4', label: '3/4' },
            { value: '5', label: '5' },
          ]}
          onChange={(mark) => onChange(withMark(harbor, mark))}
        />
      </td>
    </tr>
  );
};

/** The Harbor cards of a box, a row each. */
export const HarborRows = ({ lang, value, errorAt, onChange }: Props) => (
  <div class="scroll">
    <table class="box-t box-harbors">
      <thead>
        <tr>
          {(['name', 'spice', 'monopoly', 'capacity', 'mark'] as const).map((head) => (
            <th key={head} scope="col">
              {heads[head][lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {value.map((harbor, i) => (
          <Row
            key={harbor.id}
            lang={lang}
            harbor={harbor}
            error={errorAt(`harbors[${i}]`)}
            onChange={(changed) => onChange(value.map((old, j) => (j === i ? changed : old)))}
          />
        ))}
      </tbody>
    </table>
  </div>
);
