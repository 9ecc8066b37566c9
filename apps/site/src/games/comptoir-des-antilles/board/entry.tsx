import { seatLetter } from '@portolan/boards';
import { EventPiece } from '@portolan/boards/comptoir-des-antilles';
import type { ContactId, Quay, TileId } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat } from '@portolan/core';
import type { Around, BoardEntry, Piece, Put } from '../../../board/entry.ts';
import { capital, fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { effectSentence } from '../parts/effect-sentence.ts';
import { EMPTY, withQuay } from '../parts/quay-text.ts';
import { changed } from '../position/draft.ts';
import { activeIn, quaysIn, seatsOf } from '../position/fields-of.ts';
import type { Form } from '../position/form.ts';
import { itemOf, layOn, type Port, quayAt } from './laying.ts';
import { playedPiece } from './played-piece.tsx';
import { quayPiece, within } from './quay-piece.tsx';
import { ofSeat, seatPiece, withSeat } from './seat-piece.tsx';
import { cardAt, places, seatAt, tileAt } from './spots.ts';
import { piecesTray, quayTray } from './tray.tsx';
import { words } from './words.ts';

type Making = Around<Form>;

const portOf = (position: Json, { about }: Making): Port => ({
  texts: quaysIn(position),
  seats: seatsOf(position),
  box: about.box,
  by: activeIn(position),
});

const withText = (position: Json, quay: Quay, text: string): Json =>
  changed(position, 'quays', withQuay(quaysIn(position), quay, text));

const onQuay = (position: Json, item: string, quay: Quay, { lang }: Making): Put<Json> => {
  const put = layOn(quaysIn(position)[quay - 1] ?? EMPTY, item, activeIn(position), lang);
  return 'value' in put ? { value: withText(position, quay, put.value) } : put;
};

/** Goods come in place of the first that is face down, else of the last; event tiles lie beside each other. */
const withPlayer = (position: Json, item: string, seat: Seat, around: Making): Put<Json> | undefined => {
  const [kind, what] = itemOf(item);
  if (kind === 'tile')
    return { value: withSeat(position, 'tiles', seat, [...ofSeat(position, 'tiles', seat, around), what], around) };
  if (kind !== 'goods') return undefined;
  const hand = ofSeat(position, 'hands', seat, around);
  if (hand.length === 0) return { value: withSeat(position, 'hands', seat, [what], around) };
  const at = hand.includes('?') ? hand.indexOf('?') : hand.length - 1;
  return { value: withSeat(position, 'hands', seat, hand.with(at, what), around) };
};

const onPile = (position: Json, item: string): Put<Json> | undefined => {
  const [kind, what, load] = itemOf(item);
  return kind === 'ship' && load === undefined ? { value: changed(position, 'next', Number(what)) } : undefined;
};

const pilePiece = (position: Json, { lang }: Making): Piece<Json> => {
  const { next = '?' } = position;
  const told = typeof next === 'number' ? fill(words.top[lang], { n: next }) : words.topUnknown[lang];
  return {
    name: words.pile[lang],
    detail: next === null ? words.runOut[lang] : told,
    fixed: true,
    handles: [
      { id: 'unknown', name: words.unknown[lang], pressed: next === '?', to: changed(position, 'next', undefined) },
      { id: 'run-out', name: words.runOut[lang], pressed: next === null, to: changed(position, 'next', null) },
    ],
  };
};

const cardPiece = (position: Json, id: ContactId, around: Making): Piece<Json> | undefined => {
  const { lang, about } = around;
  const contact = about.box.contacts.find((one) => one.id === id);
  if (!contact) return undefined;
  const seat = activeIn(position);
  const pile = ofSeat(position, 'discards', seat, around);
  const turn = about.table.position.turn;
  const inPlay = turn?.contact === id && !turn.resolved;
  const effects = inPlay ? (turn.effects ?? []) : contact.effects;
  return {
    name: contact[lang],
    detail: capital(effects.map((effect) => effectSentence(effect, lang)).join(' ')),
    fixed: true,
    handles:
      inPlay || pile.includes(id)
        ? []
        : [
            {
              id: 'played',
              name: words.discard[lang],
              key: 'Delete',
              to: withSeat(position, 'discards', seat, [...pile, id], around),
            },
          ],
  };
};

const tilePiece = (position: Json, seat: Seat, tile: TileId, around: Making): Piece<Json> => {
  const { lang } = around;
  const tiles = ofSeat(position, 'tiles', seat, around);
  const without = tiles.filter((_, at) => at !== tiles.indexOf(tile));
  return {
    name: fill(words.tileOf[lang], { tile: tileName(tile, lang), seat: seatLetter(seat) }),
    picture: <EventPiece id={tile} />,
    fixed: true,
    handles: [
      {
        id: 'away',
        name: words.away[lang],
        key: 'Delete',
        to: withSeat(position, 'tiles', seat, without, around),
      },
    ],
  };
};

/** How a table is entered on its harbor: quays, counters with what players have, the ship pile, cards and tiles to play. */
export const entry: BoardEntry<Json, Form> = {
  tray: (position, around) => {
    const port = portOf(position, around);
    const pieces = piecesTray(port, around.lang, ['porter', 'ship', 'goods', 'tile'], true);
    // Whole quays are put where one is free.
    return port.texts.includes(EMPTY) ? [quayTray(port, around.lang), pieces] : [pieces];
  },
  at: (position, spot, around) => {
    const [quay, seat, card, tile] = [quayAt(spot), seatAt(spot), cardAt(spot), tileAt(spot)];
    if (quay)
      return within(quayPiece(portOf(position, around), quay, around.lang), (to) => withText(position, quay, to));
    if (seat !== undefined) return seatPiece(position, seat, around);
    if (card) return cardPiece(position, card, around);
    if (tile) return tilePiece(position, tile.seat, tile.tile, around);
    if (spot === places.played) return playedPiece(position, around);
    return spot === places.pile ? pilePiece(position, around) : undefined;
  },
  put: (position, item, spot, around) => {
    const [quay, seat] = [quayAt(spot), seatAt(spot)];
    if (quay) return onQuay(position, item, quay, around);
    if (seat !== undefined) return withPlayer(position, item, seat, around);
    return spot === places.pile ? onPile(position, item) : undefined;
  },
  // What lies at the one quay and at the other change places.
  carry: (position, from, to) => {
    const [one, other] = [quayAt(from), quayAt(to)];
    if (!one || !other) return { value: position };
    const quays = quaysIn(position);
    const [text = EMPTY, instead = EMPTY] = [quays[one - 1], quays[other - 1]];
    return { value: withText(withText(position, one, instead), other, text) };
  },
};
