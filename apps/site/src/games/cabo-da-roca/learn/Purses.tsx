import { seatLetter } from '@portolan/boards';
import { coinsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { actionsInWords, coinsInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../../../kit/marks.tsx';
import { words } from './words.ts';

interface Props {
  readonly table: Table;
  /** Whose lesson it is. */
  readonly seat: Seat;
  readonly lang: Lang;
}

/** What everybody has in coins, and of whose turn it is the actions left: tasks speak of both. */
export const Purses = ({ table, seat: own, lang }: Props) => {
  const { seats, active = 0, phase, allowance = 0, used = 0 } = table.position;
  return (
    <ul class="cb-purses" aria-label={words.purses[lang]}>
      {Array.from({ length: seats }, (_, seat) => (
        <li key={seat} aria-current={seat === active ? 'true' : undefined}>
          <SeatToken seat={seat} />
          <span>
            <b>{seat === own ? words.you[lang] : seatLetter(seat)}</b>
            <span>{coinsInWords(coinsOf(table, seat), lang)}</span>
            {seat === active && phase === 'act' && <span>{actionsInWords(Math.max(0, allowance - used), lang)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};
