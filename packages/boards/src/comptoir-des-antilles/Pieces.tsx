import type { GoodsKind, TileId } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import { GoodsFace, goodsSymbol } from './Tiles.tsx';

// Pieces by themselves, for trays and handles. Silent: their names stand beside them.

/** A porter of a seat; `away`: with the sign that takes it off. */
export const PorterPiece = ({ seat, away }: { seat: Seat; away?: boolean }) => (
  <svg class="ca-piece" viewBox="0 0 36 44" width="36" height="44" aria-hidden="true">
    <use href={`#ca-porter-${seatLetter(seat)}`} x="4" y="2" width="27" height="41" />
    {away && (
      <g transform="translate(29 36)">
        <circle class="ca-disc ca-disc-x" r="6.6" />
        <path class="ca-disc-m" d="M-3.4 0H3.4" />
      </g>
    )}
  </svg>
);

/** A ship with its value. */
export const ShipPiece = ({ value }: { value: number }) => (
  <svg class="ca-piece" viewBox="0 0 76 44" width="76" height="44" aria-hidden="true">
    <path class="ca-sign" d="M24 18V4M38 18V2M52 18V4" />
    <path class="ca-hull" d="M4 18Q38 24 72 16Q69 36 58 41H20Q9 36 4 18Z" />
    <text class="ca-next" x="38" y="37">
      {value}
    </text>
  </svg>
);

/** A goods tile. */
export const GoodsPiece = ({ goods, lang }: { goods: GoodsKind; lang: Lang }) => (
  <svg class="ca-piece" viewBox="0 0 66 48" width="60" height="44" aria-hidden="true">
    <GoodsFace goods={goods} lang={lang} bare />
  </svg>
);

/** What is drawn on a goods tile, without its premium: where another number stands beside it. */
export const GoodsMark = ({ goods }: { goods: GoodsKind }) => (
  <svg class="ca-piece" viewBox="0 0 37 37" width="37" height="37" aria-hidden="true">
    <use href={goodsSymbol(goods.id)} width="37" height="37" />
  </svg>
);

/** An event tile by its sign alone. */
export const EventPiece = ({ id }: { id: TileId }) => (
  <svg class="ca-piece" viewBox="0 0 40 38" width="44" height="42" aria-hidden="true">
    <rect class="ca-tile ca-tile-e" x=".75" y=".75" width="38.5" height="36.5" rx="4" />
    <use href={`#ca-event-${id}`} x="5" y="4" width="30" height="30" />
  </svg>
);
