import type { Edition, MissionFace, NavigationFace, NavigationId, ProductFace } from '@portolan/rotterdam';
import { withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { changed, handIn, seatsOf, textsIn, withHand } from './draft.ts';

/** A card that can be put in a hand or before a player. */
export type Card =
  | { readonly deck: 'product'; readonly face: ProductFace }
  | { readonly deck: 'navigation'; readonly face: NavigationFace }
  | { readonly deck: 'mission'; readonly face: MissionFace };

/** The list of a hand in which cards of a deck lie. */
export type List = 'products' | 'navigation' | 'missions' | 'shown' | 'laid';

/** The lists of each place of a player. */
export const listsOf = {
  hand: ['products', 'navigation', 'missions'],
  before: ['laid', 'shown'],
} as const satisfies Record<string, readonly List[]>;

/** All of them. */
export const allLists: readonly List[] = Object.values(listsOf).flat();

/** The point cards, which alone are laid before a player. */
export const pointCards: readonly NavigationId[] = ['advantage', 'extra-advantage'];

const unknown: readonly string[] = ['?', '?', '?'];

/** The cards of a list; Missions that nobody told are three face down. */
export const cardsIn = (position: Json, seat: number, list: List): readonly string[] => {
  const hand = handIn(position, seat);
  return list === 'missions' && hand.missions === undefined && position.phase !== 'setup'
    ? unknown
    : textsIn(hand, list);
};

/** What is seen of each position: a tray asks it of every card. */
const seenOn = new WeakMap<Json, ReadonlyMap<string, number>>();

/** How often each face lies anywhere on a position. */
const seenIn = (position: Json): ReadonlyMap<string, number> => {
  const known = seenOn.get(position);
  if (known) return known;
  const held = Array.from({ length: seatsOf(position) }, (_, seat) =>
    allLists.flatMap((list) => cardsIn(position, seat, list)),
  ).flat();
  const piles = Object.values(Object(position.piles) as Json).flatMap((pile) => [
    ...textsIn(pile, 'top'),
    ...textsIn(pile, 'bottom'),
  ]);
  const seen = new Map<string, number>();
  for (const face of [...held, ...piles, ...textsIn(position, 'used')]) seen.set(face, (seen.get(face) ?? 0) + 1);
  seenOn.set(position, seen);
  return seen;
};

/** How many cards of a face nobody holds yet, as far as one sees. */
export const leftOf = (position: Json, box: Edition, { deck, face }: Card): number | undefined => {
  if (face.startsWith('?')) return undefined;
  const copies = {
    product: () => box.products.find(({ id }) => id === face)?.copies ?? 0,
    navigation: () => box.navigation.find(({ id }) => id === face)?.copies ?? 0,
    mission: () => 1,
  }[deck]();
  return Math.max(0, copies - (seenIn(position).get(face) ?? 0));
};

const withList = (position: Json, seat: number, list: List, faces: readonly string[]): Json =>
  changed(position, 'hands', withHand(position, seat, list, faces));

/** Where a card of a deck comes to lie at a place of a player: what cannot be laid before it is in its hand. */
export const listFor = ({ deck, face }: Card, place: 'hand' | 'before'): List => {
  const laid = place === 'before' && (deck === 'mission' || pointCards.some((one) => one === face));
  if (laid) return deck === 'mission' ? 'shown' : 'laid';
  return ({ product: 'products', navigation: 'navigation', mission: 'missions' } as const)[deck];
};

/** With so many Navigation cards face down in a hand. */
export const withHidden = (position: Json, seat: number, count: number): Json =>
  withList(position, seat, 'navigation', [
    ...cardsIn(position, seat, 'navigation').filter((face) => face !== '?'),
    ...Array.from({ length: count }, () => '?'),
  ]);

/** With so many of a point card laid before a player. */
export const withLaid = (position: Json, seat: number, face: NavigationId, count: number): Json =>
  withList(position, seat, 'laid', [
    ...cardsIn(position, seat, 'laid').filter((one) => one !== face),
    ...Array.from({ length: count }, () => face),
  ]);

/** Whether nothing has been said of the cards of a player. */
export const isUntold = (position: Json, seat: number): boolean =>
  Object.values(handIn(position, seat)).flat().length === 0;

/** With a card more in a list. A Mission in hand takes the place of one that is face down; undefined if none is. */
export const withCard = (position: Json, seat: number, list: List, face: string): Json | undefined => {
  const cards = cardsIn(position, seat, list);
  if (list !== 'missions') return withList(position, seat, list, [...cards, face]);
  const hidden = cards.indexOf('?');
  if (hidden < 0 && cards.length >= unknown.length) return undefined;
  return withList(
    position,
    seat,
    list,
    hidden < 0 ? [...cards, face] : cards.map((card, i) => (i === hidden ? face : card)),
  );
};

/** Without one of the cards of a list; a Mission in hand is face down again, and three of them are not told. */
export const withoutCard = (position: Json, seat: number, list: List, at: number): Json => {
  const cards = cardsIn(position, seat, list);
  if (list !== 'missions')
    return withList(
      position,
      seat,
      list,
      cards.filter((_, i) => i !== at),
    );
  const next = cards.map((card, i) => (i === at ? '?' : card));
  if (next.join() !== unknown.join()) return withList(position, seat, list, next);
  const hands = withHand(position, seat, list, next).map((hand, i) =>
    i === seat ? withField(Object(hand) as Json, 'missions', undefined) : hand,
  );
  return changed(position, 'hands', hands);
};
