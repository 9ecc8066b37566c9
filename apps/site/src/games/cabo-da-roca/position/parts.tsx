import { seatLetter } from '@portolan/boards';
import type { Direction, Face, ShipId, Square } from '@portolan/cabo-da-roca';
import { cardInWords, squareInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { IdListField } from '../../../position/IdListField.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { FaceSelect, HeadingSelect, portOptions } from '../parts/fields.tsx';
import { isSquare, squareIn, tilesIn } from './draft.ts';
import { SquareField, shipInWords } from './fields.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** What a part of the form of a table, or of a move on it, gets. */
export type PartProps<Value = unknown> = FieldProps<Value, Json, Form>;

/** A square by its two numbers. */
export const SquarePart = ({ lang, path, value, onChange }: PartProps) => (
  <SquareField lang={lang} value={isSquare(value) ? value : [0, 0]} at={path} onChange={onChange} />
);

/** One of some ships of the table; another one that is written stays to be seen. */
export const shipAmong = (fits: (id: ShipId) => boolean = () => true) =>
  ({
    as: 'select',
    or: '',
    options: (_: Json, { position }: Form, lang: Lang) =>
      Object.keys(objectIn(position, 'ships'))
        .filter(fits)
        .map((id) => ({ value: id, label: shipInWords(id, lang) })),
    odd: (id: string, _: Json, lang: Lang) => (id === '' || id === 'null' ? '–' : shipInWords(id, lang)),
  }) as const;

/** The heading of a ship, or that it is moored. */
export const Heading = ({ lang, path, label, value, onChange }: PartProps<Direction | null>) => (
  <HeadingSelect
    lang={lang}
    label={label}
    value={value ?? null}
    moored={words.moored[lang]}
    at={path}
    onChange={onChange}
  />
);

/** Where somebody goes. */
export const Way = ({ lang, path, label, value, onChange }: PartProps<Direction | null | undefined>) => (
  <HeadingSelect lang={lang} label={label} value={value ?? 'N'} at={path} onChange={onChange} />
);

/** A tile before it is laid. */
export const FaceField = ({ lang, path, label, value, onChange }: PartProps) => (
  <FaceSelect
    lang={lang}
    label={label}
    value={(typeof value === 'string' ? value : 'sea') as Face}
    at={path}
    onChange={onChange}
  />
);

/** One bonus or none. */
export const Bonus = ({ path, label, value, onChange }: PartProps) => (
  <Toggle label={label} value={Number(value ?? 0) > 0} at={path} onChange={(on) => onChange(on ? 1 : undefined)} />
);

/** A thing that can be chosen: what stands in the position, and what it is called. */
export interface Named {
  readonly value: unknown;
  readonly name: string;
}

/** The pieces of one seat, or of all, as a position names them: ships by id, sailors by square. */
export const piecesIn = (position: Json, lang: Lang, seat?: number): Named[] => [
  ...Object.keys(objectIn(position, 'ships'))
    .filter((id) => seat === undefined || Number(id[0]) === seat)
    .map((id) => ({ value: id, name: shipInWords(id, lang) })),
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

/** The ports of the map, and the ships on it, by their squares. */
export const portsIn = (position: Json, lang: Lang): Named[] =>
  tilesIn(position)
    .filter(({ tile }) => tile.length === 1)
    .map(({ at, tile }) => ({ value: at, name: fill(words.portAt[lang], { port: tile, place: squareInWords(at) }) }));

export const shipSquares = (position: Json, lang: Lang): Named[] =>
  Object.entries(objectIn(position, 'ships')).map(([id, ship]) => ({
    value: squareIn(ship, 'at'),
    name: shipInWords(id, lang),
  }));

/** Trade cards of the box by their goods. */
export const tradeCards = ({ box, lang }: Form): Named[] =>
  box.tradeCards.map((card) => ({ value: card.id, name: cardInWords(card, box, lang) }));

/** Treasure cards of the box by their value. */
export const treasureCards = ({ box, lang }: Form): Named[] =>
  box.treasureCards.map(({ id, type, value }) => ({ value: id, name: `${capital(tileName(type, lang))} ${value}` }));

/** Several things, ticked; they stand in the order in which they were ticked. What is not on offer can be taken out. */
export const ListField = ({
  path,
  label,
  value,
  among,
  onChange,
}: Pick<PartProps, 'path' | 'label' | 'value'> & {
  readonly among: readonly Named[];
  readonly onChange: (list: readonly unknown[]) => void;
}) => (
  <div class="cb-list">
    <IdListField
      label={label}
      value={(Array.isArray(value) ? value : []).map((one) => JSON.stringify(one))}
      options={among.map((one) => ({ id: JSON.stringify(one.value), name: one.name }))}
      at={path}
      onChange={(ids) => onChange(ids.map((id) => JSON.parse(id) as unknown))}
    />
  </div>
);

/** A list of things of a table; nothing stands for none, but a pile without a card is not one that nobody knows. */
export const listOf =
  (among: (form: Form, whole: Json) => readonly Named[]) =>
  ({ onChange, whole, with: form, ...field }: PartProps) => (
    <ListField
      {...field}
      among={among(form, whole)}
      onChange={(list) => onChange(list.length > 0 || field.path === 'pile' ? list : undefined)}
    />
  );

/** A square chosen by what lies there; one where nothing fitting lies stays on the list. */
export const placeAmong =
  (among: (position: Json, lang: Lang) => readonly Named[]) =>
  ({ lang, path, label, value, onChange, with: { position } }: PartProps) => {
    const at: Square = isSquare(value) ? value : [0, 0];
    const all = among(position, lang).map((one) => ({ value: JSON.stringify(one.value), label: one.name }));
    const now = JSON.stringify(at);
    const odd = { value: now, label: fill(words.elsewhere[lang], { place: squareInWords(at) }) };
    return (
      <Select
        label={label}
        value={now}
        options={all.some(({ value: one }) => one === now) ? all : [odd, ...all]}
        at={path}
        onChange={(text) => onChange(JSON.parse(text) as Square)}
      />
    );
  };

/** The ports of the box, and before them that there is none. */
export const noPort =
  (code: 'null' | '') =>
  (_: Json, { box, lang }: Form) => [{ value: code, label: words.noPort[lang] }, ...portOptions(box)];
