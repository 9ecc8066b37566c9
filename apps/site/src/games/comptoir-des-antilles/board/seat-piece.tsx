import { seatLetter } from '@portolan/boards';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat } from '@portolan/core';
import type { Around, Handle, HandleRow, Piece } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { counted, fill, say } from '../../../kit/text.ts';
import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr, seatNumbers } from '../parts/play.ts';
import { changed } from '../position/draft.ts';
import { activeIn, seatsOf } from '../position/fields-of.ts';
import type { Form } from '../position/form.ts';
import { digits } from './digits.ts';
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

const keypad = (position: Json, seat: Seat, around: Making): Handle<Json>[] =>
  digits(counterOf(position, seat), around.lang, (value) => withSeat(position, 'premiums', seat, value, around));

const played = (position: Json, seat: Seat, around: Making): Handle<Json>[] => {
  const pile = ofSeat(position, 'discards', seat, around);
  const { contacts } = around.about.box;
  const set = (next: readonly string[]): Json => withSeat(position, 'discards', seat, next, around);
  const all = contacts.every(({ id }) => pile.includes(id));
  // Of a hand that is nearly spent, what is left is told sooner.
  const everything = { id: 'all', name: words.all[around.lang], pressed: all };
  const each = contacts.map((contact) => {
    const pressed = pile.includes(contact.id);
    const next = pressed ? pile.filter((id) => id !== contact.id) : [...pile, contact.id];
    return {
      id: contact.id,
      name: contact[around.lang],
      pressed,
      to: set(next),
    };
  });
  return [{ ...everything, to: set(all ? [] : contacts.map(({ id }) => id)) }, ...each];
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

/** What lies with a player and can be taken away: known goods, event tiles. */
const belongings = (position: Json, seat: Seat, around: Making): Handle<Json>[] => {
  const { lang, about } = around;
  const hand = ofSeat(position, 'hands', seat, around);
  const tiles = ofSeat(position, 'tiles', seat, around);
  const named = (id: string): string => about.box.goods.find((one) => one.id === id.replace('!', ''))?.[lang] ?? id;
  return [
    ...hand.flatMap((id, at) =>
      id === '?'
        ? []
        : [{ what: named(id), to: withSeat(position, 'hands', seat, hand.with(at, '?'), around), id: `hand ${at}` }],
    ),
    ...tiles.map((id, at) => ({
      what: tileName(id as never, lang),
      to: withSeat(position, 'tiles', seat, tiles.toSpliced(at, 1), around),
      id: `tile ${at}`,
    })),
  ].map(({ what, ...handle }) => ({ ...handle, name: fill(words.takeAway[lang], { what }) }));
};

/** A player as the bar below the harbor tells it: the counter to type, contacts played, part in the round, belongings. */
export const seatPiece = (position: Json, seat: Seat, around: Making): Piece<Json> => {
  const { lang } = around;
  const counter = counterOf(position, seat);
  const rows: HandleRow<Json>[] = [
    { title: words.counter[lang], handles: keypad(position, seat, around) },
    { title: words.played[lang], handles: played(position, seat, around) },
    { title: words.role[lang], handles: roles(position, seat, around) },
    { title: words.has[lang], handles: belongings(position, seat, around) },
  ];
  return {
    name: fill(words.player[lang], { seat: seatLetter(seat) }),
    detail: say(lang, counted(counter, 'prime', 'primes', lang), counted(counter, 'premium', 'premiums', lang)),
    picture: <SeatToken seat={seat} />,
    fixed: true,
    handles: [],
    rows: rows.filter(({ handles }) => handles.length > 0),
  };
};
