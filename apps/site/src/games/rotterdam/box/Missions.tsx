import { editionSchema, type MissionCard } from '@portolan/rotterdam';
import { missionName, productInWords } from '@portolan/rotterdam/rules';
import { SelectCell } from '../../../box/cells.tsx';
import { type CellProps, rowsOf } from '../../../box/Rows.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { withOdd } from '../parts/fields.tsx';
import type { Draft } from './draft.ts';
import { words } from './words.ts';

/** The most products that a Mission asks for. */
const MOST_ASKED = 3;
/** The most Missions of a box. */
const MOST_MISSIONS = 200;

/** Products asked for with one of them changed; an empty last one is none. */
const asking = (products: readonly string[], at: number, product: string): readonly string[] =>
  Array.from({ length: MOST_ASKED }, (_, i) => (i === at ? product : (products[i] ?? ''))).filter(
    (one, i) => one !== '' || i < MOST_ASKED - 1,
  );

const nextId = (taken: readonly string[]): string => {
  const numbers = taken.map((id) => Number(/^m0*(\d+)$/.exec(id)?.[1] ?? 0));
  return `m${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
};

/** What a Mission asks for. */
const AskedProducts = ({ row, whole, lang, path, told, change }: CellProps<MissionCard, Draft>) => {
  const products = whole.products.map(({ id }) => ({ value: id, label: capital(productInWords(id, lang, whole)) }));
  const none = { value: '', label: words.noProduct[lang] };
  return (
    <span class="rb-m-p">
      {Array.from({ length: MOST_ASKED }, (_, j) => {
        const what = fill(words.asked[lang], { n: j + 1 });
        const asked = row.products[j] ?? '';
        return (
          <SelectCell
            key={j}
            label={fill(words.cellOf[lang], { what, name: missionName(row.id, lang) })}
            value={asked}
            at={`${path}[${j}]`}
            told={told}
            options={withOdd(j < MOST_ASKED - 1 ? products : [none, ...products], asked)}
            onChange={(product) => change({ ...row, products: asking(row.products, j, product) })}
          />
        );
      })}
    </span>
  );
};

/** The Mission cards: what each asks for, and its points. */
export const Missions = rowsOf<MissionCard, Draft>({
  shape: editionSchema,
  list: true,
  class: 'rb-missions',
  name: ({ row, lang }) => missionName(row.id, lang),
  label: ({ row, lang }, what) => fill(words.cellOf[lang], { what, name: missionName(row.id, lang) }),
  before: ({ row, lang }) => <b class="rb-m-n">{missionName(row.id, lang)}</b>,
  columns: [
    { at: 'products', head: words.product, as: AskedProducts },
    { at: 'points', head: words.points },
  ],
  drop: ({ row, lang }) => fill(words.removeOne[lang], { name: missionName(row.id, lang) }),
  add: {
    label: words.addMission,
    most: MOST_MISSIONS,
    make: (draft) => {
      const [first, second = first] = draft.products.map(({ id }) => id);
      const id = nextId(draft.missions.map((mission) => mission.id));
      return { ...draft, missions: [...draft.missions, { id, products: [first ?? '', second ?? ''], points: 4 }] };
    },
  },
});
