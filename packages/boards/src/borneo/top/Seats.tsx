import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../../SeatToken.tsx';
import { seatInWords, seatLetter } from '../../seats.ts';
import { cardsCount } from '../counts.ts';
import { cardCount } from '../face.ts';
import type { Table } from '../model.ts';
import { PirateShip } from '../PirateShip.tsx';
import { placed, type SpotMaker } from './spot.ts';
import { topWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly spot?: SpotMaker | undefined;
}

/** What a player is now: whose turn it is, who has begun, how many cards are in hand. */
const standing = ({ position }: Table, seat: Seat, lang: Lang): string => {
  const { active, first, hands } = position;
  return [
    ...(active === seat ? [topWords.toMove[lang]] : []),
    ...(first === seat ? [topWords.first[lang]] : []),
    cardsCount(cardCount(hands?.[seat]), lang),
  ].join(', ');
};

/** All players in a row; whose turn it is stands on the wash, with the foot of a tab. */
export const SeatRow = ({ table, lang, spot }: Props) => (
  <ul class="tt-seats" aria-label={topWords.players[lang]}>
    {Array.from({ length: table.position.seats }, (_, seat) => {
      const own = table.position.active === seat ? 'tt-seat is-active' : 'tt-seat';
      const words = standing(table, seat, lang);
      return (
        <li key={seatLetter(seat)}>
          <span {...placed(spot, { kind: 'seat', seat }, `${seatInWords(seat, lang)}, ${words}`, own)}>
            <SeatToken seat={seat} lang={lang} size={26} plain />
            <span class="tt-n">
              {table.position.first === seat && <b>{topWords.first[lang]}, </b>}
              {cardsCount(cardCount(table.position.hands?.[seat]), lang)}
            </span>
            {table.position.pirateShip === seat && <PirateShip where={seat} lang={lang} />}
          </span>
        </li>
      );
    })}
  </ul>
);
