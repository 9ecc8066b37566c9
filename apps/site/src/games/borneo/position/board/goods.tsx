import { cargoInWords, type Place, sortCards, spotOf } from '@portolan/boards/borneo';
import type { Edition, Face, Position } from '@portolan/borneo';
import type { Lang, Text } from '@portolan/core';
import { listed } from '@portolan/core/words';
import type { Item, Tray } from '../../../../board/entry.ts';
import { capital } from '../../../../kit/text.ts';
import { goods as letters } from './faces.tsx';
import { goodsWords as words } from './goods-words.ts';
import { cardsOf, type Entered, type Held, storeOf, withCard, withStore } from './held.ts';

/** What a card holds, as face codes write it: `p`, `v2`. */
type Goods = string;

type Box = Pick<Edition, 'shipments'>;

/** What a card holds; all that counts of it in a warehouse. */
export const goodsOn = (face: Face): Goods => face.split(':')[1] ?? face;

/** Faces that are seen on the table, each as often as it is. */
export const seenFaces = ({
  hands = [],
  warehouses = [],
  ports = [],
  discard,
  pile,
  fight,
}: Position): readonly Face[] =>
  [
    ...hands,
    ...warehouses.map(({ shipments }) => shipments),
    ...ports.map(({ tower }) => tower),
    discard,
    pile,
    fight?.attack,
    fight?.defense,
  ].flatMap((list) => sortCards(list).known);

/** The faces of a box that nobody has seen yet, each as often as there are copies left. */
const unseen = (seen: readonly Face[], box: Box): readonly Face[] =>
  (box.shipments === 'free' ? [] : box.shipments).flatMap(({ face, copies }) =>
    Array<Face>(Math.max(0, copies - seen.filter((one) => one === face).length)).fill(face),
  );

/** Some card with such goods; where any face is a card, the plainest. */
const cardWith = (goods: Goods, left: readonly Face[], box: Box): Face | undefined =>
  box.shipments === 'free' ? `RBG/Y:${goods}` : left.find((face) => goodsOn(face) === goods);

/** A card for each of the goods, none of them seen yet; undefined if the box has not so many. */
const cardsWith = (all: readonly Goods[], left: readonly Face[], box: Box): readonly Face[] | undefined => {
  const [first, ...others] = all;
  if (first === undefined) return [];
  const card = cardWith(first, left, box);
  if (card === undefined) return undefined;
  const at = left.indexOf(card);
  const rest = cardsWith(
    others,
    left.filter((_, i) => i !== at),
    box,
  );
  return rest && [card, ...rest];
};

const storesWith = ({ warehouses = [] }: Position, face: Face): number =>
  warehouses.findIndex(({ shipments = [] }) => shipments.includes(face));

/** Cards that can be laid in the open: those nobody has seen, and those in a warehouse, where another with the same goods does as well. */
export const openFaces = ({ last }: Entered, box: Box): readonly Face[] => {
  const left = unseen(seenFaces(last), box);
  return (box.shipments === 'free' ? [] : box.shipments)
    .map(({ face }) => face)
    .filter(
      (face) =>
        left.includes(face) || (storesWith(last, face) >= 0 && cardWith(goodsOn(face), left, box) !== undefined),
    );
};

/** The same table, where a card that is laid in the open lies in no warehouse any more: another with its goods does. */
export const exchanged = (entered: Entered, face: Face, box: Box): Entered => {
  const { last } = entered;
  const left = unseen(seenFaces(last), box);
  const seat = storesWith(last, face);
  const other = cardWith(goodsOn(face), left, box);
  if (left.includes(face) || seat < 0 || other === undefined || box.shipments === 'free') return entered;
  const cards = cardsOf(entered, { kind: 'store', seat });
  const at = cards.indexOf(face);
  return withStore(entered, seat, {
    ...storeOf(entered, seat),
    shipments: cards.map((card, i) => (i === at ? other : card)),
  });
};

const KIND = 'goods';

/** The goods that an item of the tray means; undefined for everything else. */
export const goodsIn = (item: string): readonly Goods[] | undefined => {
  const [kind, goods = ''] = item.split('.');
  return kind === KIND ? goods.split('-') : undefined;
};

/** Goods put into a warehouse, or a sentence if they cannot be. */
export const putGoods = (
  entered: Entered,
  goods: readonly Goods[],
  place: Held | undefined,
  box: Box,
): Entered | Text => {
  if (place?.kind !== 'store') return words.place;
  const cards = cardsWith(goods, unseen(seenFaces(entered.last), box), box);
  return cards ? cards.reduce((after, card) => withCard(after, place, card), entered) : words.none;
};

/** What lies in a warehouse, drawn without flags. Silent: words stand beside it. */
export const GoodsMark = ({ goods }: { readonly goods: Goods }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <use
      href={`#sp-${goods.charAt(0)}`}
      x={goods.length > 1 ? 0 : 4}
      y={goods.length > 1 ? 0 : 4}
      width="32"
      height="32"
    />
    {goods.length > 1 && (
      <text class="x2 x2-face" x="30" y="39">
        ×2
      </text>
    )}
  </svg>
);

/** Every kind of goods that the cards of a box hold, in the order of the tray. */
const kindsIn = (box: Box): readonly Goods[] => {
  const all = letters.flatMap((letter) => [letter, `${letter}2`]);
  if (box.shipments === 'free') return all;
  const held = new Set(box.shipments.map(({ face }) => goodsOn(face)));
  return all.filter((one) => held.has(one));
};

const itemFor = (goods: readonly Goods[], lang: Lang, into: Place): Item => ({
  id: `${KIND}.${goods.join('-')}`,
  name: capital(
    listed(
      goods.map((one) => cargoInWords(`RRR/R:${one}`, lang)),
      lang,
    ),
  ),
  picture: goods.map((one, i) => <GoodsMark key={`${one} ${i}`} goods={one} />),
  into: spotOf(into),
});

/** What goes into a warehouse, by its goods alone: one card, or two at once. */
export const goodsTrays = ({ last }: Entered, box: Box, lang: Lang, into: Place, hint: string): readonly Tray[] => {
  const left = unseen(seenFaces(last), box);
  const kinds = kindsIn(box);
  const pairs = kinds.flatMap((one, i) => kinds.slice(i).map((other) => [one, other]));
  const items = (all: readonly (readonly Goods[])[]): readonly Item[] =>
    all.filter((goods) => cardsWith(goods, left, box)).map((goods) => itemFor(goods, lang, into));
  return [
    { title: words.goods[lang], hint, drawn: 'is-sets', look: 'tray-goods', items: items(kinds.map((one) => [one])) },
    { title: words.two[lang], drawn: 'is-sets', look: 'tray-goods', items: items(pairs) },
  ];
};
