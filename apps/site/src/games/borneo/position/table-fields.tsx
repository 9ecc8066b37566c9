import type { Lang } from '@portolan/core';
import { Toggle } from '../../../kit/controls/choices.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { fill, inEach } from '../../../kit/text.ts';
import { byPlayer, seat, seatOr, wholes, wrongAt } from '../../../position/fields.tsx';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { company } from './company-fields.tsx';
import type { Form } from './form.ts';
import { Kept, now } from './moment-fields.tsx';
import { cardsOf, harborOptions, missionOptions, type PartProps } from './parts.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

const none = (lang: Lang) => ({ value: '', label: words.none[lang] });

/** Cards of the owners' own: any flags. */
const Free = ({ path, label, value, onChange }: PartProps) => (
  <Toggle label={label} value={value === 'free'} at={path} onChange={(on) => onChange(on ? 'free' : undefined)} />
);

/** Who plays, by which variants, in which phase, whose turn it is. */
const table: Part = {
  fold: words.table,
  class: 'rows',
  of: [
    { at: 'seats', as: 'segment', or: 4 },
    {
      group: words.options,
      of: ['options.*', { at: 'edition.shipments', as: Free }, wrongAt('options')],
    },
    { at: 'phase', as: 'select', or: (_: Json, { phase }: Form) => phase },
    {
      class: 'pair',
      of: [
        { at: 'active', ...seatOr(words.nobody) },
        { at: 'first', ...seat },
      ],
    },
    {
      at: 'pirateShip',
      ...seatOr(words.cove, 'cove'),
      or: 'cove',
      when: (position) => objectIn(position, 'options').blackbeard === true,
    },
    {
      fold: words.done,
      within: true,
      class: 'rows',
      open: (position) => Object.keys(objectIn(position, 'turn')).length > 0,
      of: [
        {
          at: 'turn.mission',
          as: 'select',
          options: (_, form, lang) => [none(lang), ...missionOptions(_, form, lang)],
        },
        { at: 'turn.company', as: 'select' },
        {
          at: 'turn.port',
          as: 'select',
          options: (_, __, lang) => [none(lang), ...['1', '2', '3'].map((n) => ({ value: n, label: n }))],
        },
      ],
    },
  ],
};

const Cards = cardsOf('left out');

/** A port: its Harbor card, the values of that card, the cards played there. */
const port = (at: number): Part => ({
  group: inEach((lang) => fill(words.port[lang], { n: at + 1 })),
  class: 'rows',
  of: (position, { box }) => {
    const id = objectIn({ port: listIn(position, 'ports')[at] }, 'port').harbor;
    const harbor = box.harbors.find((one) => one.id === id);
    return [
      {
        at: `ports[${at}].harbor`,
        as: 'select',
        or: null,
        odd: (code) => code,
        options: (_, __, lang) => [
          { value: 'null', label: words.noHarbor[lang] },
          ...box.harbors.map((one) => ({ value: one.id, label: `${one.name} (${one.monopoly}/${one.capacity})` })),
        ],
      },
      {
        class: 'rows',
        when: () => harbor !== undefined,
        of: [
          { at: `edition.harbors.${id}.monopoly`, or: harbor?.monopoly, min: 2, max: 28 },
          { at: `edition.harbors.${id}.capacity`, or: harbor?.capacity, min: 2, max: 9 },
        ],
      },
      { at: `ports[${at}].tower`, as: Kept },
    ];
  },
});

/** What one player holds: the hand, the warehouse with its spices, Harbor cards and Missions. */
const player = (at: number, { table: { position } }: Form): Parts => [
  { at: `hands[${at}]`, as: Kept, or: position.hands?.[at] ?? [] },
  { at: `warehouses[${at}].shipments`, as: Cards },
  { at: `warehouses[${at}].harbors`, options: harborOptions },
  { at: `warehouses[${at}].missions`, options: missionOptions },
];

const asOnTable =
  (key: 'missions' | 'harborPile' | 'harborsOut') =>
  (_: Json, { table: { position } }: Form): readonly string[] =>
    position[key] ?? [];

/** Everything that can be entered about a table. */
export const fields: Parts = [
  table,
  now,
  company,
  {
    fold: words.ports,
    of: [...wholes('ports'), { class: 'rows parted', of: [0, 1, 2].map(port) }],
  },
  {
    fold: words.players,
    of: [...wholes('hands', 'warehouses'), { class: 'rows parted', of: byPlayer<Form>(player) }],
  },
  // The Missions on offer and the piles are filled in as long as nobody says otherwise.
  {
    fold: words.piles,
    class: 'rows',
    of: [
      { at: 'missions', kept: true, or: asOnTable('missions'), options: missionOptions },
      { at: 'discard', as: Cards },
      { at: 'pile', as: Cards },
      { at: 'harborPile', kept: true, or: asOnTable('harborPile'), options: harborOptions },
      { at: 'harborsOut', kept: true, or: asOnTable('harborsOut'), options: harborOptions },
    ],
  },
];
