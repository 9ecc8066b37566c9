import { seatLetter } from '@portolan/boards';
import { PorterPiece, ShipPiece } from '@portolan/boards/comptoir-des-antilles';
import type { Quay } from '@portolan/comptoir-des-antilles';
import { quayName, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { Handle, HandleRow, Piece } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, type Laid, laidOf, laidText } from '../parts/quay-text.ts';
import type { Port } from './laying.ts';
import { quayContent } from './quay-line.ts';
import { words } from './words.ts';

const takingOff = (laid: Laid, lang: Lang): Handle<string>[] =>
  laid.porters.flatMap((n, seat) =>
    n > 0
      ? [
          {
            id: `off ${seat}`,
            name: fill(words.takeOff[lang], { seat: seatLetter(seat) }),
            picture: <PorterPiece seat={seat} away />,
            to: laidText({ ...laid, porters: laid.porters.map((old, of) => (of === seat ? old - 1 : old)) }),
          },
        ]
      : [],
  );

const owners = (laid: Laid, seats: number, lang: Lang): Handle<string>[] => {
  const { tile } = laid;
  if (!tile) return [];
  return seatNumbers(seats).map((by) => ({
    id: `by ${by}`,
    name: fill(words.by[lang], { seat: seatLetter(by) }),
    picture: <SeatToken seat={by} />,
    pressed: tile.by === by,
    to: laidText({ ...laid, tile: { ...tile, by } }),
  }));
};

const takingAway = (laid: Laid, { box }: Port, lang: Lang): Handle<string>[] => {
  const named = box.goods.find(({ id }) => id === laid.goods)?.[lang] ?? laid.goods;
  return [
    ...(laid.goods === EMPTY ? [] : [{ id: 'goods', name: named, to: laidText({ ...laid, goods: EMPTY }) }]),
    ...(laid.tile ? [{ id: 'tile', name: tileName(laid.tile.id, lang), to: laidText({ ...laid, tile: null }) }] : []),
  ].map((handle) => ({ ...handle, name: fill(words.takeAway[lang], { what: handle.name }) }));
};

const rowsOf = (laid: Laid, port: Port, lang: Lang): HandleRow<string>[] =>
  [
    { title: words.aboard[lang], handles: takingOff(laid, lang) },
    { title: words.laidBy[lang], handles: owners(laid, port.seats, lang) },
  ].filter(({ handles }) => handles.length > 0);

/** A quay as the bar below the harbor tells it, with what can be taken off; its handles lead to the quay in writing. */
export const quayPiece = (port: Port, quay: Quay, lang: Lang): Piece<string> => {
  const text = port.texts[quay - 1] ?? EMPTY;
  const laid = laidOf(text);
  const clear: Handle<string> = { id: 'clear', name: words.clear[lang], key: 'Delete', to: EMPTY };
  return {
    name: quayName(quay, lang),
    detail: quayContent(text, port.box, lang),
    ...(laid ? { picture: <ShipPiece value={laid.ship} />, rows: rowsOf(laid, port, lang) } : {}),
    handles: laid === null ? [] : [...(laid ? takingAway(laid, port, lang) : []), clear],
  };
};

const mapped = <From, To>({ to, ...handle }: Handle<From>, map: (value: From) => To): Handle<To> => ({
  ...handle,
  ...(to === undefined ? {} : { to: map(to) }),
});

/** The same piece where what is entered holds more than one thing: each handle leads to the whole. */
export const within = <From, To>(piece: Piece<From>, map: (value: From) => To): Piece<To> => {
  const { handles, rows, keys, ...others } = piece;
  return {
    ...others,
    handles: handles.map((handle) => mapped(handle, map)),
    ...(keys ? { keys: keys.map((handle) => mapped(handle, map)) } : {}),
    ...(rows ? { rows: rows.map((row) => ({ ...row, handles: row.handles.map((one) => mapped(one, map)) })) } : {}),
  };
};
