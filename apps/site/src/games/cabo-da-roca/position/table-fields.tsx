import { portIds, shipKinds, type TileKind, tileKinds, treasureTypes } from '@portolan/cabo-da-roca';
import { portInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { labeled } from '@portolan/core/words';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { boxSaid, byPlayer, telling, wholes } from '../../../position/fields.tsx';
import { objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { BoxPart, OtherBox } from './BoxPart.tsx';
import { numberOr, tilesIn } from './draft.ts';
import type { Form } from './form.ts';
import { moment } from './moment-fields.tsx';
import { ListField, listOf, noPort, type PartProps, tradeCards, treasureCards } from './parts.tsx';
import { sailors, ships } from './pieces-fields.tsx';
import { SeaFields } from './SeaFields.tsx';
import { tilesInWords, words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

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
  { at: `out[${at}]`, or: false },
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

/** Everything that can be entered about a table, first what its picture does not show; tiles are laid on it. */
export const fields: Parts = [
  { at: 'edition', as: OtherBox },
  moment,
  players,
  heaps,
  {
    fold: words.sea,
    said: (position, _, lang) => tilesInWords(tilesIn(position).length, lang),
    class: 'rows',
    of: [{ at: 'board', as: SeaFields }],
  },
  ships,
  sailors,
  { fold: words.box, said: boxSaid, long: true, class: 'rows', of: [{ at: 'edition', as: BoxPart }] },
];
