import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import type { Marks } from './marks.ts';
import { seatsOf, type Table } from './model.ts';
import { EventTile } from './Tiles.tsx';

const texts = {
  title: { fr: 'L’enchère', en: 'The auction' },
  passed: { fr: 'a passé', en: 'has passed' },
  next: { fr: 'à lui de parler', en: 'to speak' },
  high: { fr: 'mise la plus haute', en: 'highest bid' },
  bids: { fr: 'miserait', en: 'would bid' },
  passes: { fr: 'passerait', en: 'would pass' },
  silent: { fr: 'n’a pas encore parlé', en: 'has not spoken' },
  waits: { fr: 'attend', en: 'waits' },
} as const;

/** What each player has done in the auction, in words: "mise la plus haute : 3 primes". */
export const standing = (table: Table, seat: number, marks: Marks, lang: Lang): string => {
  const { auction, active } = table.position;
  const { bid } = marks;
  if (bid?.seat === seat)
    return bid.amount === 0 ? texts.passes[lang] : `${texts.bids[lang]} ${premiumsInWords(bid.amount, lang)}`;
  if (auction?.high?.seat === seat)
    return `${texts.high[lang]}${lang === 'fr' ? '\u00a0: ' : ': '}${premiumsInWords(auction.high.amount, lang)}`;
  if (auction?.passed?.includes(seat)) return texts.passed[lang];
  if ((auction?.next ?? active ?? 0) === seat) return texts.next[lang];
  return auction?.high ? texts.waits[lang] : texts.silent[lang];
};

/** The auction under way: the tile that is sold, and what each player has bid. */
export const AuctionView = ({ table, lang, marks = {} }: { table: Table; lang: Lang; marks?: Marks | undefined }) => {
  const { auction } = table.position;
  if (!auction) return null;
  return (
    <section class="ca-auction" aria-label={texts.title[lang]}>
      <h5>{texts.title[lang]}</h5>
      <EventTile id={auction.tile} lang={lang} />
      <ul class="plain">
        {seatsOf(table).map((seat) => {
          const refused = marks.bid?.seat === seat && marks.bid.refused;
          return (
            <li key={seat} class={refused ? 'is-refused' : undefined}>
              <SeatToken seat={seat} lang={lang} size={24} plain />
              <b>{seatLetter(seat)}</b> <span>{standing(table, seat, marks, lang)}</span>
              {refused && (
                <svg class="sign" width="20" height="20" viewBox="0 0 32 32" aria-hidden="true">
                  <use href="#sign-illegal" />
                </svg>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
