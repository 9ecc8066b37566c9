import type { Lang, Seat } from '@portolan/core';
import type { ProductFace, Trade } from '@portolan/rotterdam';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { ProductCardView } from './Cards.tsx';
import type { Table } from './model.ts';

const words = {
  offer: { fr: 'Offre', en: 'Offer' },
  gives: { fr: 'donne', en: 'gives' },
  nothing: { fr: 'rien', en: 'nothing' },
} as const;

const Side = ({
  table,
  seat,
  faces,
  lang,
}: {
  table: Table;
  seat: Seat;
  faces: readonly ProductFace[];
  lang: Lang;
}) => (
  <div class="rt-side">
    <p class="who">
      <SeatToken seat={seat} lang={lang} size={24} plain /> <b>{seatLetter(seat)}</b> {words.gives[lang]}
    </p>
    <div class="rt-hand">
      {faces.length === 0 ? (
        <span class="small">{words.nothing[lang]}</span>
      ) : (
        faces.map((face, i) => <ProductCardView key={`${face} ${i}`} table={table} face={face} lang={lang} />)
      )}
    </div>
  </div>
);

/** An offer to trade: what each side gives. */
export const Offer = ({ table, offer, lang }: { table: Table; offer: Trade; lang: Lang }) => (
  <article class="rt-offer" aria-label={words.offer[lang]}>
    <Side table={table} seat={offer.from} faces={offer.give} lang={lang} />
    <svg class="rt-swap" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 11H26M20 5L26 11L20 17M28 21H6M12 15L6 21L12 27" />
    </svg>
    <Side table={table} seat={offer.to} faces={offer.get} lang={lang} />
  </article>
);
