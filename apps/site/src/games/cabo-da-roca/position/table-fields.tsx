import { seatLetter } from '@portolan/boards';
import { type Phase, portIds, shipKinds, type TileKind, tileKinds, treasureTypes } from '@portolan/cabo-da-roca';
import { portInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { counting, labeled } from '@portolan/core/words';
import { AddButton, Select } from '../../../kit/controls.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import {
  boxSaid,
  byPlayer,
  misplaced,
  ofSeat,
  seat,
  seatsAt,
  telling,
  ticked,
  wholes,
} from '../../../position/fields.tsx';
import { objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { portOptions } from '../parts/fields.tsx';
import { BoxPart, OtherBox } from './BoxPart.tsx';
import { freeSquare, numberOr, ofPhases, tilesIn } from './draft.ts';
import { shipInWords } from './fields.tsx';
import type { Form } from './form.ts';
import {
  FaceField,
  Heading,
  ListField,
  lightsIn,
  listOf,
  type PartProps,
  piecesIn,
  placeAmong,
  portsIn,
  SquarePart,
  shipAmong,
  shipSquares,
  tradeCards,
  treasureCards,
} from './parts.tsx';
import { SeaFields } from './SeaFields.tsx';
import { words } from './words.ts';

const tiles = counting({ fr: ['tuile', 'tuiles'], en: ['tile', 'tiles'] });

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

const during =
  (...phases: readonly Phase[]) =>
  (_: Json, { phase }: Form): boolean =>
    phases.some((one) => one === phase);

const noPort =
  (code: 'null' | '') =>
  (_: Json, { box, lang }: Form) => [{ value: code, label: words.noPort[lang] }, ...portOptions(box)];

const Light = placeAmong(lightsIn);

const debts: Part = {
  group: words.debts,
  when: during('debt'),
  of: [
    ...wholes('debts'),
    {
      each: 'debts',
      name: ({ at }, lang) => fill(words.debt[lang], { n: at + 1 }),
      drop: ({ at }, lang) => fill(words.removeDebt[lang], { n: at + 1 }),
      fields: (debt) => [
        {
          class: 'rows',
          of: [
            ...wholes(debt),
            {
              class: 'pair',
              of: [
                { at: `${debt}.from`, ...seat },
                { at: `${debt}.to`, ...seat },
              ],
            },
            { at: `${debt}.amount`, or: 20 },
            { at: `${debt}.lighthouse`, as: Light },
          ],
        },
      ],
      add: {
        label: words.addDebt,
        make: ({ active }, { position, seats, box }) => {
          const from = numberOr(active, 0);
          const lighthouse = lightsIn(position)[0]?.value ?? [0, 0];
          return { from, to: (from + 1) % seats, amount: box.dues.toll, lighthouse };
        },
      },
    },
  ],
};

const Port = placeAmong(portsIn);
const Victim = placeAmong(shipSquares);
const OfBuyer = listOf(({ position, lang }) => piecesIn(position, lang, numberOr(objectIn(position, 'offer').from, 0)));

const asks = (kind: string) => (position: Json) =>
  (objectIn(position, 'offer').kind === 'ransom') === (kind === 'ransom');

/** What waits for an answer: a purchase in an opponent's port, or a ransom. */
const offer: Part = {
  group: words.offer,
  when: during('consent'),
  class: 'rows',
  of: [
    ...wholes('offer'),
    { at: 'offer.kind', or: 'guest' },
    {
      class: 'pair',
      of: [
        { at: 'offer.from', ...seat },
        { at: 'offer.to', ...seat },
      ],
    },
    { at: 'offer.piece', as: 'select', or: 'trade', when: asks('guest') },
    { at: 'offer.at', as: Port, label: words.inPort, when: asks('guest') },
    { at: 'offer.sell', as: OfBuyer, when: asks('guest') },
    { at: 'offer.ship', ...shipAmong((id) => id.endsWith('p')), when: asks('ransom') },
    { at: 'offer.at', as: Victim, label: words.victim, when: asks('ransom') },
    { at: 'offer.sum', or: 20, when: asks('ransom') },
  ],
};

const Winners = ticked(words.winner);
const Totals = telling<Form>(({ seats }) => Array<number>(seats).fill(0));

/** How the game is ending or has ended; once it is over, who has won and with how much. */
const result: Part = {
  group: words.result,
  when: during('reveal', 'over'),
  class: 'rows',
  of: [
    { at: 'ending', as: 'select', or: 'all-taken' },
    {
      when: during('over'),
      of: (position, form) => [
        ...wholes('totals'),
        { at: 'winners', as: Winners },
        { at: 'totals', as: Totals, label: words.withTotals },
        ...(Array.isArray(position.totals) ? seatsAt(form) : []).map((at) => ({
          at: `totals[${at}]`,
          label: ofSeat(words.total, at),
          or: 0,
        })),
      ],
    },
  ],
};

const final = ({ final: is }: Json): boolean => is === true;

/** Who plays, when, and what is waited for. */
const moment: Part = {
  fold: words.table,
  // What these moments need is told in fields alone.
  open: (_, { phase }) => ['debt', 'consent', 'over'].includes(phase),
  class: 'rows',
  of: [
    misplaced<Form>(({ path, code }) => code === 'wrong-phase' && ofPhases.has(path)),
    { at: 'seats', as: 'segment', or: 2 },
    { at: 'round', or: 5 },
    { at: 'active', ...seat },
    { at: 'phase', as: 'select', or: 'act' },
    { at: 'stage', as: 'select', or: 'free', when: during('act') },
    { at: 'tile', as: FaceField, when: during('lay') },
    { class: 'cb-list', of: ['returned'], when: during('tile', 'stack', 'lay') },
    { at: 'drawing', ...shipAmong(), when: during('pile') },
    { at: 'departing', ...shipAmong(), when: during('departing') },
    { at: 'crossing', ...shipAmong(), when: during('crossing') },
    { at: 'stepping', ...shipAmong(), when: during('debt') },
    debts,
    offer,
    result,
    { at: 'used', or: 0 },
    {
      fold: words.doneNow,
      within: true,
      class: 'rows',
      of: [
        { at: 'allowance', or: (_: Json, { table }: Form) => table.position.allowance ?? table.box.turn.actions },
        {
          class: 'cb-list',
          of: [
            {
              at: 'delivered',
              options: (_, { box }) => portIds.map((port) => ({ value: port, label: portInWords(port, box) })),
            },
          ],
        },
      ],
    },
    { at: 'final' },
    ...(['idle', 'quiet', 'most'] as const).map((at) => ({
      at,
      or: (_: Json, { table }: Form) => table.position[at] ?? 0,
      when: final,
    })),
    { at: 'acted', when: final },
    { at: 'progress', when: final },
  ],
};

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
      ...['arrived', 'bought', 'stay', 'justLeft'].map((name) => `${ship}.${name}`),
      { at: `${ship}.credited`, as: Lights },
      { at: `${ship}.passed`, as: Lights },
      { at: `${ship}.spared`, as: Spared },
      { at: `${ship}.leftPort`, as: 'select', options: noPort('') },
    ],
  },
];

const ships: Part = {
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

const sailors: Part = {
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
        `${sailor}.moved`,
      ],
      add: { label: words.addSailor, make: (position) => ({ owner: 0, at: freeSquare(position, 'sailor') }) },
    },
  ],
};

/** What a player has besides the pieces in play. */
const players: Part = {
  fold: words.players,
  of: (position, form) => [
    ...wholes('coins', 'home', 'homeLaid', 'out', 'gone', 'owed'),
    { of: byPlayer<Form>(player)(position, form) },
  ],
};

const player = (at: number): Parts => [
  { at: `coins[${at}]`, or: 100 },
  { at: `home[${at}]`, as: 'select', or: null, options: noPort('null') },
  { at: `homeLaid[${at}]`, or: true, when: ({ home }) => Array.isArray(home) && typeof home[at] === 'string' },
  `out[${at}]`,
  { at: `owed[${at}]`, or: 0 },
  ...shipKinds.map((kind) => ({ at: `gone[${at}].${kind}`, max: 2, unsaid: 0 })),
];

const Trade = listOf(tradeCards);
const Treasures = listOf(treasureCards);
const Cards = listOf((form) => [...tradeCards(form), ...treasureCards(form)]);
const OwnPile = telling<Form>(({ table }) => table.position.pile ?? []);
const OwnStack = telling<Form>(({ table }) => table.position.stack ?? {});

/** Ports in the stack, each once. */
const StackPorts = ({ lang, path, value, onChange, with: { box } }: PartProps<Json>) => (
  <ListField
    path={path}
    label={words.stackPorts[lang]}
    value={portIds.filter((port) => numberOr(value[port], 0) > 0)}
    among={portIds.map((port) => ({ value: port, name: portInWords(port, box) }))}
    onChange={(next) =>
      onChange(portIds.reduce((all, port) => withField(all, port, next.includes(port) ? 1 : undefined), value))
    }
  />
);

const plainKinds = tileKinds.filter((kind): kind is Exclude<TileKind, 'port'> => kind !== 'port');

/** The treasure values shown, the pile, the discard, the cards set aside, the stack of tiles. */
const heaps: Part = {
  fold: words.heaps,
  said: (_, { table: { position } }, lang) =>
    [
      labeled(words.pile[lang], String(position.pile?.length ?? 0), lang),
      labeled(words.discard[lang], String(position.discard?.length ?? 0), lang),
    ].join(' · '),
  class: 'rows',
  of: [
    ...wholes('shown', 'pile', 'discard', 'aside', 'stack'),
    {
      class: 'pair',
      of: treasureTypes.map((type) => ({
        at: `shown.${type}`,
        as: 'select' as const,
        options: ({ shown }: Json, { box }: Form, lang: Lang) => {
          const now = objectIn({ shown }, 'shown')[type];
          const known = box.treasureCards.flatMap((card) => (card.type === type ? [card.value] : []));
          const all = [...new Set([...known, ...(typeof now === 'number' ? [now] : [])])].sort((a, b) => a - b);
          return [
            { value: '', label: words.unseen[lang] },
            ...all.map((n) => ({ value: String(n), label: String(n) })),
          ];
        },
      })),
    },
    { at: 'discard', as: Trade },
    { at: 'aside', as: Treasures },
    { at: 'pile', as: OwnPile, label: words.ownPile },
    { at: 'pile', as: Cards, when: ({ pile }) => Array.isArray(pile) },
    { at: 'stack', as: OwnStack, label: words.ownStack },
    {
      when: ({ stack }) => stack !== undefined,
      of: [...plainKinds.map((kind) => ({ at: `stack.${kind}`, unsaid: 0 })), { at: 'stack', as: StackPorts }],
    },
  ],
};

/** Everything that can be entered about a table; tiles are laid on its picture. */
export const fields: Parts = [
  { at: 'edition', as: OtherBox },
  moment,
  {
    fold: words.sea,
    said: (position, _, lang) => tiles(tilesIn(position).length, lang),
    class: 'rows',
    of: [{ at: 'board', as: SeaFields }],
  },
  ships,
  sailors,
  players,
  heaps,
  { fold: words.box, said: boxSaid, long: true, class: 'rows', of: [{ at: 'edition', as: BoxPart }] },
];
