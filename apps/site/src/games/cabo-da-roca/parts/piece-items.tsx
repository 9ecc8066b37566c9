import { seatLetter } from '@portolan/boards';
import { PieceMark } from '@portolan/boards/cabo-da-roca';
import type { PieceKind } from '@portolan/cabo-da-roca';
import type { Lang, Seat } from '@portolan/core';
import type { Item } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, capital } from '../../../kit/text.ts';

/** Pieces in a word, as a tray names them. */
export const pieceWords = {
  sailor: both('marin', 'sailor'),
  fishing: both('pêche', 'fishing'),
  trade: both('commerce', 'trade'),
  pirate: both('pirate', 'pirate'),
} as const;

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
