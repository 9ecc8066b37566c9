import { CardIcons, ProductCardView, ProductPileView, ShipIcon } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { ArrivalAnswer, ArrivalInput } from '@portolan/rotterdam/checkers';
import { harborInWords, materialInWords, productInWords } from '@portolan/rotterdam/rules';
import type { BoardEntry, Item } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { both, capital, fill, say } from '../../../kit/text.ts';
import { tableFrom } from '../parts/carried.ts';
import { entryWords } from '../parts/entry-words.ts';
import { cargoItems, lettered } from '../parts/fleet.tsx';
import { PlaceBox } from '../parts/PlaceBox.tsx';
import { RiverBoard } from '../parts/RiverBoard.tsx';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { shipWritten } from '../position/fleet.ts';
import { copiesOf, isOpen, madeIn, opened, without, withTop } from './arrival-pile.ts';
import { arrivalIn } from './examples.ts';

const PILE = 'pile';

const texts = {
  ship: both('Le navire', 'The ship'),
  pile: both('La pioche', 'The pile'),
  known: both('{card} dessus', '{card} on top'),
  unknown: both('carte du dessus inconnue', 'top card unknown'),
  quay: both('Il arrive à un quai.', 'It arrives at a quay.'),
  onPile: both('Une carte Produit va sur la pioche.', 'A Product card goes on the pile.'),
} as const;

const quaysIn = ({ positions }: Edition) => positions.filter((place) => place.harbor);

/** The quay at which the ship is drawn. */
const quayOf = (box: Edition, { harbor }: ArrivalInput): string =>
  quaysIn(box).find((place) => place.harbor === harbor)?.id ?? '';

/** Arriving elsewhere: another pile. */
const arriving = (input: ArrivalInput, at: string, box: Edition): ArrivalInput | undefined => {
  const harbor = quaysIn(box).find(({ id }) => id === at)?.harbor;
  if (!harbor) return undefined;
  if (harbor === input.harbor) return input;
  const there = without({ ...input, harbor });
  return isOpen(input) ? opened(there, true, box) : there;
};

const topItems = (box: Edition, { harbor }: ArrivalInput, lang: Lang): Item[] =>
  madeIn(box, harbor).map((id) => ({
    id: `top ${id}`,
    name: capital(productInWords(id, lang, box)),
    picture: <CardIcons ids={[id]} />,
    into: PILE,
  }));

/** How an arrival is entered: the quay and the cargo, and what lies on top of the pile of the harbor. */
const entry: BoardEntry<ArrivalInput, FieldsAbout> = {
  tray: (input, { lang, about }) => {
    const box = boxFrom(about.edition);
    const goods = cargoItems({ lang, box }).map((item) => ({ ...item, into: quayOf(box, input) }));
    return [
      { title: entryWords.toPut[lang], hint: entryWords.orInShip[lang], items: lettered(goods) },
      { title: texts.pile[lang], items: topItems(box, input, lang) },
    ];
  },
  at: (input, spot, { lang, about }) => {
    const box = boxFrom(about.edition);
    const { cargo, top } = input;
    if (spot === PILE) {
      const card = top === undefined ? undefined : productInWords(top, lang, box);
      return {
        name: texts.pile[lang],
        detail: card === undefined ? texts.unknown[lang] : fill(texts.known[lang], { card }),
        handles:
          card === undefined || isOpen(input)
            ? []
            : [{ id: 'off', name: entryWords.takeOff[lang], key: 'Delete', to: withTop(input, '') }],
        fixed: true,
      };
    }
    if (spot !== quayOf(box, input)) return undefined;
    return {
      name: texts.ship[lang],
      detail: fill(entryWords.shipAt[lang], {
        at: spot,
        cargo: cargo ? materialInWords(cargo, lang, box) : entryWords.unloaded[lang],
      }),
      picture: <ShipIcon id="0a" cargo={cargo} lang={lang} box={box} />,
      handles: cargo ? [{ id: 'empty', name: entryWords.emptyIt[lang], key: '0', to: { ...input, cargo: null } }] : [],
      tells: ['harbor', 'cargo'],
    };
  },
  put: (input, item, spot, { lang, about }) => {
    const box = boxFrom(about.edition);
    const [kind, id = ''] = item.split(' ');
    if (kind === 'top') return spot === PILE ? { value: withTop(input, id) } : { refused: texts.onPile[lang] };
    if (spot === PILE) return undefined;
    const there = arriving(input, spot, box);
    return there ? { value: { ...there, cargo: id }, tells: ['harbor', 'cargo'] } : { refused: texts.quay[lang] };
  },
  carry: (input, _, to, { lang, about }) => {
    const value = arriving(input, to, boxFrom(about.edition));
    return value ? { value } : { refused: texts.quay[lang] };
  },
  touch: (input, spot, { about }) => arriving(input, spot, boxFrom(about.edition)),
};

const Board = ({ lang, input, answer, asks }: BoardProps<ArrivalInput, ArrivalAnswer>) => {
  const box = boxFrom(input.edition);
  const { harbor, cargo, top } = input;
  const at = quayOf(box, input);
  const size = (input.pile ?? copiesOf(box, harbor)) - (top ? 1 : 0);
  const table = riverTable(box, [`0a@${at}${cargo ? `:${cargo}` : ''}`], {
    phase: 'unload',
    piles: { [harbor]: { size, ...(top ? { top: [top] } : {}) } },
  });
  return (
    <RiverBoard
      lang={lang}
      name="arrival"
      table={table}
      marks={{ rings: [{ at, kind: asks || answer.result === 'delivered' ? 'meant' : 'wrong' }] }}
      places={quaysIn(box).map(({ id }) => id)}
    >
      <div class="rt-banks">
        <PlaceBox spot={PILE} label={[harborInWords(harbor, lang, box), texts.pile[lang]].join(', ')}>
          <ProductPileView table={table} harbor={harbor} lang={lang} />
        </PlaceBox>
        {!asks && answer.product !== null && (
          <div class="rt-known">
            <span class="small">{say(lang, 'Carte reçue', 'Card earned')}</span>
            <span class="rt-hand">
              <ProductCardView table={table} face={answer.product} lang={lang} picked />
            </span>
          </div>
        )}
      </div>
    </RiverBoard>
  );
};

/** The ship at its quay, in the phase of unloading, and the pile as far as it is told. */
const toPosition = (input: ArrivalInput, about: FieldsAbout) => {
  const box = boxFrom(about.edition);
  const { harbor, cargo, top, pile, variants } = input;
  const size = (pile ?? copiesOf(box, harbor)) - (top ? 1 : 0);
  const table = {
    seats: 3,
    phase: 'unload',
    ships: [shipWritten({ id: '0a', at: quayOf(box, input), cargo })],
    ...(variants ? { variants } : {}),
  };
  const known = top ? { top: [top] } : {};
  return tableFrom(
    [
      { ...table, piles: { [harbor]: { size, ...known } } },
      { ...table, piles: { [harbor]: known } },
    ],
    about,
  );
};

const arrival: DisputeForm<ArrivalInput, ArrivalAnswer> = {
  boxed: true,
  shows: ['harbor'],
  empty: ({ edition }) => ({ ...arrivalIn(boxFrom(edition)), cargo: null }),
  toPosition,
  more: () => import('./arrival-fields.tsx'),
  entry,
  Board,
};

export default arrival;
