import { seatLetter } from '@portolan/boards';
import type { Table } from '@portolan/boards/comptoir-des-antilles';
import { type ContactId, type GoodsId, type Quay, quayNumbers, type TileId } from '@portolan/comptoir-des-antilles';
import { contactName, goodsName, quayName, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';
import { capital, fill, inEach } from '../../../kit/text.ts';
import type { Option } from '../../../play/gather.ts';
import type { Touch } from '../../../play/plan.ts';
import { places } from '../board/spots.ts';
import { playWords } from './words.ts';

/** A quay. */
export const quayTouch = (quay: Quay): Touch => ({
  spot: places.quay(quay),
  name: inEach((lang) => quayName(quay, lang)),
});

/** A contact of the hand. */
export const cardTouch = ({ box }: Table, contact: ContactId): Touch => ({
  spot: places.card(contact),
  name: inEach((lang) => contactName(contact, lang, box)),
});

/** An event tile that somebody owns. */
export const tileTouch = (seat: Seat, tile: TileId): Touch => ({
  spot: places.tile(seat, tile),
  name: inEach((lang) => tileName(tile, lang)),
});

/** A player, by its counter. */
export const seatTouch = (seat: Seat): Touch => ({
  spot: places.seat(seat),
  name: inEach((lang) => fill(playWords.player[lang], { seat: seatLetter(seat) })),
});

/** A porter by its owner. */
export const porterTouch = (owner: Seat): Touch => ({
  choice: `porter ${owner}`,
  name: inEach((lang) => fill(playWords.porter[lang], { seat: seatLetter(owner) })),
});

const porterKind = (owner: Seat): string => `porter ${owner}`;
const quayKind = (quay: Quay): string => `quay ${quay}`;

/** How porters and quays are told among what is taken up. */
export const kinds = { porter: porterKind, quay: quayKind } as const;

/** The quays and the porters that are taken up, as often as one likes. */
export const pool = (seats: number): readonly Option[] => [
  ...quayNumbers.map((quay): Option => ({ ...quayTouch(quay), kind: quayKind(quay), many: true })),
  ...Array.from(
    { length: seats },
    (_, owner): Option => ({ ...porterTouch(owner), kind: porterKind(owner), many: true }),
  ),
];

/** The place of a goods tile in a hand. */
export const goodsSpot = (seat: Seat, at: number): Spot => `goods.${seat}.${at}`;

/** The goods tile that lies on a place, and whose it is. */
export const goodsAt = (table: Table, spot: Spot) => {
  const [kind, seat] = spot.split('.');
  if (kind !== 'goods') return undefined;
  const tile = goodsOf(table, Number(seat)).find((one) => 'spot' in one && one.spot === spot);
  return tile && { seat: Number(seat) as Seat, kind: tile.kind, name: tile.name };
};

/** The goods tiles of a hand: their kinds, `?` for one face down. */
export const goodsOf = (table: Table, seat: Seat): readonly Option[] =>
  (table.position.hands?.[seat] ?? []).map((tile, at) => {
    const goods = tile.replace('!', '') as GoodsId | '?';
    return {
      kind: goods,
      spot: goodsSpot(seat, at),
      name: inEach((lang) => capital(goodsName(goods, lang, table.box))),
    };
  });
