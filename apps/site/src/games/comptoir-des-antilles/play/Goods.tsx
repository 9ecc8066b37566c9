import { seatLetter } from '@portolan/boards';
import { GoodsPiece, type Table, Touched } from '@portolan/boards/comptoir-des-antilles';
import type { Lang, Seat } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import { fill } from '../../../kit/text.ts';
import { goodsOf } from './touches.ts';
import { playWords as words } from './words.ts';

/** The goods tiles of a hand, each a place: new ships get them. */
export const Goods = ({ table, seat, lang }: { readonly table: Table; readonly seat: Seat; readonly lang: Lang }) => {
  const spot = useSpots();
  const tiles = goodsOf(table, seat);
  const name = fill(words.hand[lang], { seat: seatLetter(seat) });
  if (tiles.length === 0) return null;
  return (
    <section class="board ca-row ca-goods" aria-label={name}>
      <p class="tray-h">{name}</p>
      <div class="ca-ccards">
        {tiles.map((tile) => {
          const goods = table.box.goods.find(({ id }) => id === tile.kind);
          return (
            'spot' in tile && (
              <Touched key={tile.spot} place={spot} spot={tile.spot} label={tile.name[lang]} class="ca-ccard is-tile">
                {goods && <GoodsPiece goods={goods} lang={lang} />}
                <b>{tile.name[lang]}</b>
              </Touched>
            )
          );
        })}
      </div>
    </section>
  );
};
