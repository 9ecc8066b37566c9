import { seatLetter } from '@portolan/boards';
import type { Contact } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import type { Around, Handle, HandleRow, Piece } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { seatNumbers } from '../parts/play.ts';
import { seatsOf } from '../position/fields-of.ts';
import type { Form } from '../position/form.ts';
import { ofSeat, withSeat } from './seat-piece.tsx';
import { words } from './words.ts';

type Making = Around<Form>;

/** A position in which a contact has been played by a seat, or has not. */
const withPlayed = (position: Json, seat: Seat, id: string, isPlayed: boolean, around: Making): Json => {
  const others = ofSeat(position, 'discards', seat, around).filter((one) => one !== id);
  return withSeat(position, 'discards', seat, isPlayed ? [...others, id] : others, around);
};

/** Who has played a contact: a player at each touch, or everybody at once. */
const line = (position: Json, contact: Contact, around: Making): HandleRow<Json> => {
  const { lang } = around;
  const { id } = contact;
  const seats = seatNumbers(seatsOf(position));
  const played = seats.filter((seat) => ofSeat(position, 'discards', seat, around).includes(id));
  const all = played.length === seats.length;
  const each = seats.map((seat): Handle<Json> => {
    const pressed = played.includes(seat);
    return {
      id: `${id} ${seat}`,
      name: fill(words.playedBy[lang], { contact: contact[lang], seat: seatLetter(seat) }),
      picture: <SeatToken seat={seat} />,
      pressed,
      to: withPlayed(position, seat, id, !pressed, around),
    };
  });
  const everybody: Handle<Json> = {
    id: `${id} all`,
    name: fill(words.playedByAll[lang], { contact: contact[lang] }),
    picture: words.all[lang],
    pressed: all,
    to: seats.reduce((after, seat) => withPlayed(after, seat, id, !all, around), position),
  };
  return { title: contact[lang], look: 'line', handles: [...each, everybody] };
};

/** The contacts played and not yet taken back, as a table: a line for each contact, a column for each player. */
export const playedPiece = (position: Json, around: Making): Piece<Json> => {
  const { lang, about } = around;
  return {
    name: words.played[lang],
    detail: words.playedHint[lang],
    fixed: true,
    handles: [],
    rows: about.box.contacts.map((contact) => line(position, contact, around)),
  };
};
