import type { Lang, Seat } from '@portolan/core';
import { seatInWords, seatLetter } from './seats.ts';

/** A seat's token in a line of text: shape, color and letter. `plain`: the words beside it already name the seat. */
export const SeatToken = ({
  seat,
  lang,
  size = 26,
  plain = false,
}: {
  seat: Seat;
  lang: Lang;
  size?: number;
  plain?: boolean;
}) =>
  plain ? (
    <svg class="tok" width={size} height={size} viewBox="0 0 42 42" aria-hidden="true">
      <use href={`#seat-${seatLetter(seat)}`} width="42" height="42" />
    </svg>
  ) : (
    <svg class="tok" width={size} height={size} viewBox="0 0 42 42" role="img" aria-label={seatInWords(seat, lang)}>
      <use href={`#seat-${seatLetter(seat)}`} width="42" height="42" />
    </svg>
  );
