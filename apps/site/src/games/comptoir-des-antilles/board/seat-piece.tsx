import { seatLetter } from '@portolan/boards';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat } from '@portolan/core';
import type { Around, Handle, HandleRow, Piece } from '../../../board/entry.ts';
import { scale } from '../../../board/scale.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { counted, fill, say } from '../../../kit/text.ts';
import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr, seatNumbers } from '../parts/play.ts';
import { changed } from '../position/draft.ts';
import { activeIn, seatsOf } from '../position/fields-of.ts';
import type { Form } from '../position/form.ts';
import { digits } from './digits.ts';
import { places } from './spots.ts';
import { words } from './words.ts';

type Making = Around<Form>;

/** A position with what a seat has in a list by seat replaced; the others keep what the table says. */
export const withSeat = (
  position: Json,
  key: 'premiums' | 'hands' | 'tiles' | 'discards',
  seat: Seat,
  value: unknown,
  { about }: Making,
): Json => {
  const told = about.table.position[key];
  const all = seatNumbers(seatsOf(position)).map((one) =>
    one === seat ? value : (listIn(position, key)[one] ?? told?.[one]),
  );
  return changed(position, key, all);
};

/** What a seat has in a list by seat. */
export const ofSeat = (position: Json, key: 'hands' | 'tiles' | 'discards', seat: Seat, { about }: Making) =>
  listIn({ list: listIn(position, key)[seat] ?? about.table.position[key]?.[seat] }, 'list').map(String);

const counterOf = (position: Json, seat: Seat): number => numberOr(listIn(position, 'premiums')[seat], 0);

/** The player whose counter comes next, as long as neither has moved: counters are told one after the other. */
const nextToCount = (position: Json, seat: Seat): Seat | undefined => {
  const next = seat + 1;
  const untold = [seat, next].every((one) => counterOf(position, one) === 0);
  return untold && next < seatsOf(position) ? next : undefined;
};

/** The most that a scale shows; hundreds have a button. */
const LONGEST = 99;

/** A counter by the digits that keys type, and by one touch on a scale; hundreds have a button. */
const counting = (position: Json, seat: Seat, around: Making): { keys: Handle<Json>[]; row: HandleRow<Json> } => {
  const { lang } = around;
  const counter = counterOf(position, seat);
  const set = (value: number): Json => withSeat(position, 'premiums', seat, value, around);
  const typed = digits(counter, lang, set);
  const next = nextToCount(position, seat);
  const choose = next === undefined ? {} : { choose: places.seat(next) };
  return {
    keys: typed.filter(({ key }) => key),
    row: {
      title: next === undefined ? words.counter[lang] : fill(words.counterThen[lang], { seat: seatLetter(next) }),
      look: 'scale',
      handles: [
        ...scale(LONGEST, counter, set).map((handle) => ({ ...handle, ...choose })),
        ...typed.filter(({ key }) => !key),
      ],
    },
  };
};

const roles = (position: Json, seat: Seat, { lang }: Making): Handle<Json>[] => {
  const first = numberOr(position.first, 0);
  const now = { active: activeIn(position), first, slate: numberOr(position.slate, first) };
  const names = { active: words.plays, first: words.first, slate: words.slate };
  return (['active', 'first', 'slate'] as const).map((key) => ({
    id: key,
    name: names[key][lang],
    pressed: now[key] === seat,
    to: changed(position, key, seat),
  }));
};

const goodsNamed = (id: string, { about, lang }: Making): string =>
  about.box.goods.find((one) => one.id === id.replace('!', ''))?.[lang] ?? id;

/** Whether all know of goods in hand: their faces came there in the open, or nothing else can be left. */
const openness = (position: Json, seat: Seat, around: Making): Handle<Json>[] => {
  const hand = ofSeat(position, 'hands', seat, around);
  return hand.flatMap((id, at) => {
    if (id === '?') return [];
    const pressed = id.endsWith('!');
    const to = withSeat(position, 'hands', seat, hand.with(at, pressed ? id.slice(0, -1) : `${id}!`), around);
    return [{ id: `known ${at}`, name: goodsNamed(id, around), pressed, to }];
  });
};

/** What lies with a player and can be taken away: goods that were named, event tiles. */
const belongings = (position: Json, seat: Seat, around: Making): Handle<Json>[] => {
  const { lang } = around;
  const hand = ofSeat(position, 'hands', seat, around);
  const tiles = ofSeat(position, 'tiles', seat, around);
  return [
    ...hand.flatMap((id, at) =>
      id === '?'
        ? []
        : [
            {
              what: goodsNamed(id, around),
              to: withSeat(position, 'hands', seat, hand.with(at, '?'), around),
              id: `hand ${at}`,
            },
          ],
    ),
    ...tiles.map((id, at) => ({
      what: tileName(id as never, lang),
      to: withSeat(position, 'tiles', seat, tiles.toSpliced(at, 1), around),
      id: `tile ${at}`,
    })),
  ].map(({ what, ...handle }) => ({ ...handle, name: fill(words.takeAway[lang], { what }) }));
};

/** A player as the bar below the harbor tells it: part in the round, belongings, the counter. */
export const seatPiece = (position: Json, seat: Seat, around: Making): Piece<Json> => {
  const { lang } = around;
  const counter = counterOf(position, seat);
  const { keys, row } = counting(position, seat, around);
  const rows: HandleRow<Json>[] = [
    { title: words.role[lang], handles: roles(position, seat, around) },
    { title: words.known[lang], handles: openness(position, seat, around) },
    { title: words.has[lang], handles: belongings(position, seat, around) },
    row,
  ];
  return {
    name: fill(words.player[lang], { seat: seatLetter(seat) }),
    detail: say(lang, counted(counter, 'prime', 'primes', lang), counted(counter, 'premium', 'premiums', lang)),
    picture: <SeatToken seat={seat} />,
    fixed: true,
    handles: [],
    keys,
    rows: rows.filter(({ handles }) => handles.length > 0),
  };
};
