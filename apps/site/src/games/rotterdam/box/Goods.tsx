import { CargoIcon } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import {
  editionSchema,
  type Harbor,
  type Material,
  type OwnName,
  type ProductCard,
  reconstructed,
} from '@portolan/rotterdam';
import { harborInWords, materialInWords, productInWords } from '@portolan/rotterdam/rules';
import { type CellProps, type Column, type RowAbout, rowsOf } from '../../../box/Rows.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { withOdd } from '../parts/fields.tsx';
import type { Draft } from './draft.ts';
import { freeName, harborAdded, harborRemoved, renamed } from './edits.ts';
import { OwnNames } from './OwnNames.tsx';
import { cardsInWords, unitsInWords, words } from './words.ts';

/** The most harbors of a box. */
const MOST_HARBORS = 8;

interface NamedThing {
  readonly id: string;
  readonly name?: OwnName;
}

/** What a thing is called in a box. */
type Called = (id: string, lang: Lang, box: Draft | typeof reconstructed) => string;

/** The name that the owner gives a thing; without one it has none. */
const nameColumn = <Thing extends NamedThing>(
  what: 'material' | 'harbor' | 'product',
  byItself: (id: string, lang: Lang) => string,
): Column<Thing, Draft> => ({
  at: 'name',
  head: words[what],
  as: ({ row, at, lang, change }: CellProps<Thing, Draft>) => (
    <OwnNames
      lang={lang}
      what={`${words[what][lang]} ${at + 1}`}
      name={row.name}
      byItself={(one) => byItself(row.id, one)}
      onChange={(name) => change(renamed([row], 0, name)[0] ?? row)}
    />
  ),
});

/** How the cells and the button of a thing are called. */
const calledBy = <Thing extends NamedThing>(called: Called) => ({
  shape: editionSchema,
  list: true,
  name: ({ row, whole, lang }: RowAbout<Thing, Draft>) => called(row.id, lang, whole),
  label: ({ row, whole, lang }: RowAbout<Thing, Draft>, what: string) =>
    fill(words.cellOf[lang], { what, name: called(row.id, lang, whole) }),
  drop: ({ row, whole, lang }: RowAbout<Thing, Draft>) =>
    fill(words.removeOne[lang], { name: called(row.id, lang, whole) }),
});

/** The raw materials: their names and units. */
export const Materials = rowsOf<Material, Draft>({
  ...calledBy<Material>(materialInWords),
  class: 'rb-materials',
  before: ({ row, whole, lang }) => <CargoIcon material={row.id} lang={lang} box={whole} size={24} plain />,
  columns: [
    nameColumn('material', (id, lang) => capital(materialInWords(id, lang, reconstructed))),
    { at: 'units', head: words.units },
  ],
  sum: (rows, lang) =>
    fill(words.total[lang], {
      n: unitsInWords(
        rows.reduce((sum, { units }) => sum + units, 0),
        lang,
      ),
    }),
});

/** The harbors: their names and what they process. */
export const Harbors = rowsOf<Harbor, Draft>({
  ...calledBy<Harbor>(harborInWords),
  class: 'rb-harbors',
  columns: [
    nameColumn('harbor', (id, lang) => harborInWords(id, lang, reconstructed)),
    {
      at: 'material',
      head: words.material,
      options: ({ row, whole, lang }) =>
        withOdd(
          whole.materials.map(({ id }) => ({ value: id, label: materialInWords(id, lang, whole) })),
          row.material,
        ),
    },
  ],
  dropped: ({ at, whole }) => ({ ...whole, ...harborRemoved(whole, at) }),
  add: { label: words.addHarbor, most: MOST_HARBORS, make: (draft) => ({ ...draft, ...harborAdded(draft) }) },
});

/** The Product cards: name, harbor, value, copies. */
export const Products = rowsOf<ProductCard, Draft>({
  ...calledBy<ProductCard>(productInWords),
  class: 'rb-products',
  heads: true,
  columns: [
    nameColumn('product', (id, lang) => capital(productInWords(id, lang, reconstructed))),
    {
      at: 'harbor',
      head: words.harbor,
      options: ({ row, whole, lang }) =>
        withOdd(
          whole.harbors.map(({ id }) => ({ value: id, label: harborInWords(id, lang, whole) })),
          row.harbor,
        ),
    },
    { at: 'value', head: words.value },
    { at: 'copies', head: words.copies },
  ],
  sum: (rows, lang) =>
    fill(words.total[lang], {
      n: cardsInWords(
        rows.reduce((sum, { copies }) => sum + copies, 0),
        lang,
      ),
    }),
  add: {
    label: words.addProduct,
    most: 2 * MOST_HARBORS,
    make: (draft) => {
      const id = freeName(
        draft.products.map((product) => product.id),
        'product-',
      );
      const product = { id, harbor: draft.harbors[0]?.id ?? '', value: 1, copies: 8 };
      return { ...draft, products: [...draft.products, product] };
    },
  },
});
