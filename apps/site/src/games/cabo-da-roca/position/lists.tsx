import { seatLetter } from '@portolan/boards';
import type { Square } from '@portolan/cabo-da-roca';
import { ownedShip, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Select } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { IdListField } from '../../../position/IdListField.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { squareIn, tilesIn } from './draft.ts';
import { words } from './words.ts';

/** A thing that can be chosen: what stands in the position, and what it is called. */
export interface Named {
  readonly value: unknown;
  readonly name: string;
}

/** The pieces of one seat, or of all, as a position names them: ships by id, sailors by square. */
export const piecesIn = (position: Json, lang: Lang, seat?: number): Named[] => [
  ...Object.keys(objectIn(position, 'ships'))
    .filter((id) => seat === undefined || Number(id[0]) === seat)
    .map((id) => ({ value: id, name: capital(ownedShip(id, lang)) })),
  ...listIn(position, 'sailors')
    .filter(isObject)
    .filter(({ owner }) => seat === undefined || owner === seat)
    .map((sailor) => ({
      value: squareIn(sailor, 'at'),
      name: capital(
        fill(words.sailorAt[lang], {
          seat: seatLetter(Number(sailor.owner)),
          place: squareInWords(squareIn(sailor, 'at')),
        }),
      ),
    })),
];

/** The lighthouses of the map. */
export const lightsIn = (position: Json): Named[] =>
  tilesIn(position)
    .filter(({ tile }) => tile === 'lighthouse')
    .map(({ at }) => ({ value: at, name: squareInWords(at) }));

interface ListProps {
  readonly label: string;
  readonly value: readonly unknown[];
  readonly options: readonly Named[];
  readonly onChange: (value: readonly unknown[]) => void;
  readonly error?: string | undefined;
}

/** Several things, ticked; they stand in the order in which they were ticked. What is not on offer can be taken out. */
export const ListField = ({ label, value, options, onChange, error }: ListProps) => (
  <div class="cb-list">
    <IdListField
      label={label}
      value={value.map((one) => JSON.stringify(one))}
      options={options.map((one) => ({ id: JSON.stringify(one.value), name: one.name }))}
      error={error}
      onChange={(ids) => onChange(ids.map((id) => JSON.parse(id) as unknown))}
    />
  </div>
);

/** A square chosen by what lies there; one where nothing fitting lies stays on the list. */
export const PlaceSelect = ({
  lang,
  label,
  value,
  options,
  onChange,
  error,
}: {
  readonly lang: Lang;
  readonly label: string;
  readonly value: Square;
  readonly options: readonly Named[];
  readonly onChange: (at: Square) => void;
  readonly error?: string | undefined;
}) => {
  const all = options.map((one) => ({ value: JSON.stringify(one.value), label: one.name }));
  const now = JSON.stringify(value);
  const odd = { value: now, label: fill(words.elsewhere[lang], { place: squareInWords(value) }) };
  return (
    <Select
      label={label}
      value={now}
      options={all.some((one) => one.value === now) ? all : [odd, ...all]}
      error={error}
      onChange={(text) => onChange(JSON.parse(text) as Square)}
    />
  );
};

/** Pieces of a seat that are sold to pay, in the order in which they are sold; nothing stands for none. */
export const SellField = ({
  lang,
  position,
  seat,
  value,
  onChange,
  error,
}: {
  readonly lang: Lang;
  readonly position: Json;
  readonly seat: number;
  readonly value: readonly unknown[];
  readonly onChange: (sell: readonly unknown[] | undefined) => void;
  readonly error?: string | undefined;
}) => (
  <ListField
    label={words.sells[lang]}
    value={value}
    options={piecesIn(position, lang, seat)}
    error={error}
    onChange={(sell) => onChange(sell.length > 0 ? sell : undefined)}
  />
);
