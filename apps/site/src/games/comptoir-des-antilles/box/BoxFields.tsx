import { editionSchema, type ShipKind } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { rowsOf } from '../../../box/Rows.tsx';
import { type FieldList, Fields } from '../../../kit/Fields.tsx';
import { Within } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import { contacts } from './contacts.tsx';
import { type Draft, freeValue, listOf, shownBox, withChanges, withPart } from './draft.ts';
import { goods } from './goods.ts';
import { Tiles } from './Tiles.tsx';
import { words } from './words.ts';

/** The ships, a row for each value: how many porters one takes, how many there are. */
const Ships = rowsOf<ShipKind, Draft>({
  shape: editionSchema,
  name: ({ at, lang }) => fill(words.ship[lang], { n: at + 1 }),
  label: ({ at, lang }, what) => fill(words.shipCell[lang], { n: at + 1, what }),
  columns: [
    { at: 'value', head: words.value },
    { at: 'count', head: words.count },
  ],
  drop: ({ row, lang }) => fill(words.removeShip[lang], { n: row.value }),
  add: {
    label: words.addShip,
    most: 12,
    make: (draft) => {
      const ships = listOf(draft, 'ships');
      return withPart(draft, 'ships', [...ships, { value: freeValue(ships), count: 1 }]);
    },
  },
});

const labels = {
  contacts: words.contacts,
  tiles: words.tiles,
  ships: words.ships,
  goods: words.goods,
  porters: words.porters,
  target: words.target,
  ...Object.fromEntries(
    (['contacts', 'goods'] as const).flatMap((list) =>
      (['fr', 'en', 'id', 'commission', 'premium', 'count'] as const).map((name) => [`${list}[].${name}`, words[name]]),
    ),
  ),
} as const;

const fields: FieldList<Draft> = [
  { group: 'contacts', class: 'rows ca-box-rows', of: contacts },
  { group: 'tiles', of: [{ at: 'tiles', as: Tiles }] },
  { group: 'ships', class: 'rows ca-box-rows', of: [{ at: 'ships', as: Ships }] },
  { group: 'goods', class: 'rows ca-box-rows', of: goods },
  { group: words.numbers, class: 'rows', of: ['*'] },
];

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** Where the box stands in what is entered: `edition` of a position. */
  readonly at?: string;
}

/** Everything that can be typed in of a box. */
export const BoxFields = ({ lang, draft, change, at = '' }: Props) => {
  const shown = shownBox(draft);
  return (
    <Within path={at}>
      <Fields
        lang={lang}
        of={fields}
        shape={editionSchema}
        words={{ labels }}
        value={shown}
        onChange={(next) => change(withChanges(draft, shown, next))}
      />
    </Within>
  );
};
