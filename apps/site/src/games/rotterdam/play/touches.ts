import { seatLetter } from '@portolan/boards';
import { handOf, placeInWords, shipOf, shipsAt, type Table } from '@portolan/boards/rotterdam';
import type { Seat, Text } from '@portolan/core';
import type { NavigationId, PositionId, ProductFace, ShipId } from '@portolan/rotterdam';
import { materialInWords, missionName, navigationInWords, productInWords, shipName } from '@portolan/rotterdam/rules';
import { capital, fill, inEach } from '../../../kit/text.ts';
import type { Option } from '../../../play/gather.ts';
import type { Touch } from '../../../play/plan.ts';
import { seatSpot } from '../position/spots.ts';
import { playWords } from './words.ts';

/** The lists of cards in a hand. */
export type List = 'products' | 'navigation' | 'missions';

/** The place of a card in a hand. */
export const cardSpot = (list: List, seat: Seat, at: number): string => `${list} ${seat} ${at}`;

/** The card that a place means. */
export const cardAt = (
  table: Table,
  spot: string,
): { readonly list: List; readonly seat: Seat; readonly face: string } | undefined => {
  const [list, seat, at] = spot.split(' ');
  if (list !== 'products' && list !== 'navigation' && list !== 'missions') return undefined;
  const face = handOf(table, Number(seat))[list][Number(at)];
  return face === undefined ? undefined : { list, seat: Number(seat), face };
};

/** What a card of a list is called. */
export const cardName = (table: Table, list: List, face: string): Text =>
  inEach((lang) => {
    if (list === 'products') return productInWords(face, lang, table.box);
    return list === 'missions' ? missionName(face, lang) : navigationInWords(face as NavigationId, lang);
  });

/** The cards of a list of a hand. */
export const cardsOf = (table: Table, seat: Seat, list: List): readonly Option[] =>
  handOf(table, seat)[list].map((face, at) => ({
    kind: face,
    spot: cardSpot(list, seat, at),
    name: cardName(table, list, face),
  }));

/** A place of the river. */
export const placeTouch = (table: Table, id: PositionId): Touch => {
  const place = table.box.positions.find((one) => one.id === id);
  return { spot: id, name: inEach((lang) => (place ? placeInWords(table, place, lang) : id)) };
};

/** A ship by its place; where several lie, which of them. */
export const shipTouches = (table: Table, id: ShipId): readonly Touch[] => {
  const at = shipOf(table, id)?.at;
  if (at === undefined) return [];
  const place = placeTouch(table, at);
  if (shipsAt(table, at).length === 1) return [place];
  return [place, { choice: `ship ${id}`, name: inEach((lang) => capital(shipName(id, lang))) }];
};

/** What a ship can be loaded with. */
export const cargoTouch = ({ box }: Table, cargo: string | null): Touch => ({
  choice: cargo === null ? 'empty' : `cargo ${cargo}`,
  name: cargo === null ? playWords.empty : inEach((lang) => capital(materialInWords(cargo, lang, box))),
});

/** The ways to touch a card: each known copy; of a card face down, what it is. */
export const heldTouches = (table: Table, seat: Seat, list: List, face: ProductFace): readonly (readonly Touch[])[] => {
  const all = cardsOf(table, seat, list);
  const known = all.filter(({ kind }) => kind === face);
  if (known.length > 0) return known.map((card) => [card]);
  const is: Touch = { choice: `is ${face}`, name: cardName(table, list, face) };
  return all.filter(({ kind }) => kind === '?').map((card) => [card, is]);
};

/** A player to trade with. */
export const seatTouch = (seat: Seat): Touch => ({
  spot: seatSpot('seat', seat),
  name: inEach((lang) => fill(playWords.player[lang], { seat: seatLetter(seat) })),
});
