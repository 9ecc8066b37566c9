import { seatLetter } from '@portolan/boards';
import { shipKinds } from '@portolan/cabo-da-roca';
import { Select } from '../../../kit/controls/choices.tsx';
import { AddButton } from '../../../kit/controls/groups.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { seat, seatsAt, wholes } from '../../../position/fields.tsx';
import { objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { portOptions } from '../parts/fields.tsx';
import { freeSquare, numberOr } from './draft.ts';
import { shipInWords } from './fields.tsx';
import type { Form } from './form.ts';
import { Heading, ListField, lightsIn, listOf, noPort, type PartProps, SquarePart, tradeCards } from './parts.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

const letters = { fishing: 'f', trade: 't', pirate: 'p' } as const;

/** All ships that a game for so many can have, but those in play. */
const freeShips = ({ seats, position }: Form): string[] =>
  Array.from({ length: seats }, (_, owner) =>
    shipKinds.flatMap((kind) =>
      kind === 'pirate' ? [`${owner}p`] : [`${owner}${letters[kind]}1`, `${owner}${letters[kind]}2`],
    ),
  )
    .flat()
    .filter((id) => !(id in objectIn(position, 'ships')));

/** Another ship of the same square: its owner and kind are in its name. A pirate carries nothing. */
const renamed = (ships: Json, id: string, next: string): Json =>
  Object.fromEntries(
    Object.entries(ships).map(([name, ship]) =>
      name === id
        ? [next, next.endsWith('p') ? withField(withField(ship as Json, 'cargo', undefined), 'from', undefined) : ship]
        : [name, ship],
    ),
  );

const Which = ({ lang, path, with: form }: PartProps) => {
  const id = path.replace('ships.', '');
  const ships = objectIn(form.position, 'ships');
  return (
    <Select
      label={words.kindOfShip[lang]}
      value={id}
      options={[id, ...freeShips(form)].map((one) => ({ value: one, label: shipInWords(one, lang) }))}
      onChange={(next) => form.set('ships', renamed(ships, id, next))}
    />
  );
};

const AddShips = ({ lang, with: form }: PartProps) => {
  const free = freeShips(form);
  const add = (id: string): void => {
    const ship = { at: freeSquare(form.position, 'ship'), heading: 'N' };
    form.set('ships', { ...objectIn(form.position, 'ships'), [id]: ship });
  };
  return (
    <div class="picks-row">
      {seatsAt(form).map((owner) => {
        const next = free.find((id) => Number(id[0]) === owner);
        return (
          <AddButton
            key={owner}
            label={`${words.addShip[lang]} ${seatLetter(owner)}`}
            disabled={!next}
            onClick={() => next && add(next)}
          />
        );
      })}
    </div>
  );
};

const Lights = listOf(({ position }) => lightsIn(position));

/** Pirates of others that were paid to let this ship pass. */
const Spared = ({ onChange, with: { position, lang }, ...field }: PartProps) => {
  const pirates = Object.keys(objectIn(position, 'ships')).filter(
    (id) => id.endsWith('p') && id[0] !== field.path.replace('ships.', '')[0],
  );
  return (
    <ListField
      {...field}
      among={pirates.map((id) => ({ value: id, name: shipInWords(id, lang) }))}
      onChange={(list) => onChange(list.length > 0 ? list : undefined)}
    />
  );
};

/** A ship: where it lies, what it carries, and its marks. */
const shipFields = (ship: string, { key: id, value }: { readonly key: string; readonly value: unknown }): Parts => [
  ...wholes(ship),
  { at: ship, as: Which },
  { at: `${ship}.at`, as: SquarePart },
  { at: `${ship}.heading`, as: Heading },
  {
    class: 'pair',
    when: () => !id.endsWith('p') || typeof objectIn({ value }, 'value').cargo === 'string',
    of: [
      {
        at: `${ship}.cargo`,
        as: 'select',
        options: (_, form, lang) => [
          { value: '', label: words.noCargo[lang] },
          { value: '?', label: words.hiddenCargo[lang] },
          ...tradeCards(form).map((card) => ({ value: String(card.value), label: card.name })),
        ],
      },
      {
        at: `${ship}.from`,
        as: 'select',
        or: 'A',
        options: (_, { box }) => portOptions(box),
        when: () => typeof objectIn({ value }, 'value').cargo === 'string',
      },
    ],
  },
  {
    fold: words.more,
    within: true,
    class: 'rows',
    of: [
      ...['kept', 'fresh', 'advanced', 'rotated'].map((name) => ({ at: `${ship}.${name}`, unsaid: 0 })),
      `${ship}.*`,
      { at: `${ship}.credited`, as: Lights },
      { at: `${ship}.passed`, as: Lights },
      { at: `${ship}.spared`, as: Spared },
      { at: `${ship}.leftPort`, as: 'select', options: noPort('') },
    ],
  },
];

/** The ships in play, and more of them. */
export const ships: Part = {
  fold: words.ships,
  of: [
    ...wholes('ships'),
    {
      each: 'ships',
      name: ({ key }, lang) => shipInWords(key, lang),
      mark: ({ key }) => <SeatToken seat={Number(key[0])} />,
      drop: ({ key }, lang) => fill(words.removeShip[lang], { ship: shipInWords(key, lang, false) }),
      fields: shipFields,
    },
    { at: 'ships', as: AddShips },
  ],
};

/** The sailors in play, and more of them. */
export const sailors: Part = {
  fold: words.sailors,
  of: [
    ...wholes('sailors'),
    {
      each: 'sailors',
      name: ({ at }, lang) => fill(words.sailorNumber[lang], { n: at + 1 }),
      mark: ({ value }) => <SeatToken seat={numberOr(objectIn({ value }, 'value').owner, 0)} />,
      drop: ({ at }, lang) => fill(words.removeSailor[lang], { n: at + 1 }),
      fields: (sailor) => [
        ...wholes(sailor),
        { at: `${sailor}.owner`, ...seat },
        { at: `${sailor}.at`, as: SquarePart },
        `${sailor}.*`,
      ],
      add: { label: words.addSailor, make: (position) => ({ owner: 0, at: freeSquare(position, 'sailor') }) },
    },
  ],
};
