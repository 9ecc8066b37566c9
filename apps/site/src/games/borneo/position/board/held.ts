import { type CardAt, type Place, sortCards } from '@portolan/boards/borneo';
import type { Card, CardList, Position } from '@portolan/borneo';
import { isObject, listIn, withEntry } from '../../../../position/json.ts';
import type { Json } from '../../../../stores/table.ts';
import { changed } from '../change.ts';
import { entriesIn } from '../draft.ts';

/** A list of cards on the table. */
export type Held = Extract<Place, { kind: 'tower' | 'hand' | 'store' }>;

/** A table as it is entered, and as it was last read, where nobody said otherwise. */
export interface Entered {
  readonly value: Json;
  readonly last: Position;
}

/** The same table with a field changed. */
export const withKey = ({ value, last }: Entered, key: string, field: unknown): Entered => ({
  value: changed(value, key, field, last),
  last,
});

const rowOf = ({ value, last }: Entered, key: 'hands' | 'warehouses' | 'ports', at: number): unknown =>
  listIn(value, key)[at] ?? (last[key] as readonly unknown[] | undefined)?.[at];

/** The warehouse of a seat. */
export const storeOf = (entered: Entered, seat: number): Json => {
  const store = rowOf(entered, 'warehouses', seat);
  return isObject(store) ? store : {};
};

/** A port as it lies there. */
export const portOf = (entered: Entered, port: number): Json => {
  const found = rowOf(entered, 'ports', port - 1);
  return isObject(found) ? found : {};
};

/** The same table with one warehouse, or one port, changed. */
export const withStore = (entered: Entered, seat: number, change: Json): Entered =>
  withKey(
    entered,
    'warehouses',
    withEntry(listIn(entered.value, 'warehouses'), seat, { ...storeOf(entered, seat), ...change }, {}),
  );

export const withPort = (entered: Entered, port: number, change: Json): Entered =>
  withKey(
    entered,
    'ports',
    withEntry(
      listIn(entered.value, 'ports'),
      port - 1,
      { tower: [], ...portOf(entered, port), ...change },
      { harbor: null },
    ),
  );

const enteredAt = (entered: Entered, place: Held): CardList => {
  if (place.kind === 'tower') return entriesIn(portOf(entered, place.port), 'tower');
  if (place.kind === 'store') return entriesIn(storeOf(entered, place.seat), 'shipments');
  return entriesIn({ list: rowOf(entered, 'hands', place.seat) }, 'list');
};

const drawnAt = ({ hands, warehouses, ports }: Position, place: Held): CardList | undefined => {
  if (place.kind === 'tower') return ports?.[place.port - 1]?.tower;
  return place.kind === 'store' ? warehouses?.[place.seat]?.shipments : hands?.[place.seat];
};

/** A list that holds the same whatever its order. */
const inOrder = (cards: CardList): string => {
  const { known, unknown } = sortCards(cards);
  return JSON.stringify([known.toSorted(), unknown]);
};

/** The cards of a list, in the order in which they are drawn: a place of the picture is no place of what was entered. */
export const cardsOf = (entered: Entered, place: Held): CardList => {
  const cards = enteredAt(entered, place);
  const drawn = drawnAt(entered.last, place);
  return drawn && inOrder(drawn) === inOrder(cards) ? drawn : cards;
};

const withCards = (entered: Entered, place: Held, cards: CardList): Entered => {
  if (place.kind === 'store') return withStore(entered, place.seat, { shipments: cards });
  if (place.kind === 'tower') return withPort(entered, place.port, { tower: cards });
  const hands = withEntry<unknown>(listIn(entered.value, 'hands'), place.seat, cards, undefined);
  return withKey(entered, 'hands', hands);
};

const listed = (known: readonly string[], unknown: number): CardList =>
  unknown > 0 ? [...known, unknown] : [...known];

/** One card more: a known one in a hand is one of those that lay there face down, as long as there are any. */
export const withCard = (entered: Entered, place: Held, card: Card): Entered => {
  const { known, unknown } = sortCards(cardsOf(entered, place));
  if (card === '?') return withCards(entered, place, listed(known, unknown + 1));
  const left = place.kind === 'hand' && unknown > 0 ? unknown - 1 : unknown;
  return withCards(entered, place, listed([...known, card], left));
};

/** The hand of a seat with so many cards in all: known ones stay, the others lie face down. */
export const withHandOf = (entered: Entered, seat: number, count: number): Entered => {
  const place: Held = { kind: 'hand', seat };
  const { known } = sortCards(cardsOf(entered, place));
  return withCards(entered, place, listed(known, Math.max(0, count - known.length)));
};

/** Whether nothing has been said of what a player holds. */
export const isUntold = (entered: Entered, seat: number): boolean =>
  Object.values(storeOf(entered, seat)).flat().length === 0 &&
  sortCards(cardsOf(entered, { kind: 'hand', seat })).known.length === 0;

/** Whether somebody's cards are seen already. */
export const isHandSeen = (entered: Entered, seats: number): boolean =>
  Array.from({ length: seats }, (_, seat) => sortCards(cardsOf(entered, { kind: 'hand', seat })).known.length).some(
    (known) => known > 0,
  );

/** One card fewer; `down`: it stays, face down. */
export const withoutCard = (entered: Entered, place: Held, at: CardAt, down = false): Entered => {
  const { known, unknown } = sortCards(cardsOf(entered, place));
  if (at === '?') return withCards(entered, place, listed(known, Math.max(0, unknown - 1)));
  const others = known.filter((_, i) => i !== at);
  return withCards(entered, place, listed(others, down ? unknown + 1 : unknown));
};

/** The card at a place of a list. */
export const cardAt = (entered: Entered, place: Held): Card | undefined => {
  if (place.at === undefined) return undefined;
  if (place.at === '?') return '?';
  return sortCards(cardsOf(entered, place)).known[place.at];
};
