import { seatLetter } from '@portolan/boards';
import { PieceMark } from '@portolan/boards/cabo-da-roca';
import type { PieceKind } from '@portolan/cabo-da-roca';
import type { Lang, Seat } from '@portolan/core';
import type { Item } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, capital, fill } from '../../../kit/text.ts';

/** Pieces in a word, as a tray names them. */
export const pieceWords = {
  sailor: both('marin', 'sailor'),
  fishing: both('pêche', 'fishing'),
  trade: both('commerce', 'trade'),
  pirate: both('pirate', 'pirate'),
  laden: both('{ship}, chargé', '{ship}, loaded'),
} as const;

/** What marks a laden ship, as it does on the sea. */
const Crate = () => (
  <svg class="cb-piece-crate" viewBox="-1 -1 17 17" aria-hidden="true">
    <rect class="cb-crate" width="15" height="15" rx="1.5" />
  </svg>
);

/** The same ship laden, whatever its cargo is. */
export const ladenItem = (kind: 'fishing' | 'trade', seat: Seat, lang: Lang, id: string): Item => {
  const { name, picture } = pieceItem(kind, seat, lang, id);
  return {
    id,
    name: fill(pieceWords.laden[lang], { ship: name }),
    picture: (
      <span class="cb-taken-piece">
        {picture}
        <Crate />
      </span>
    ),
  };
};

/** A piece of a player as it lies in a tray. */
export const pieceItem = (kind: PieceKind, seat: Seat, lang: Lang, id: string = kind): Item => ({
  id,
  name: `${capital(pieceWords[kind][lang])} ${seatLetter(seat)}`,
  picture: (
    <span class="cb-taken-piece">
      <PieceMark kind={kind} />
      <SeatToken seat={seat} size={18} />
    </span>
  ),
});
