import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Phase 5: Product cards change hands. */
export const clauses = rulebook({
  'trade.products': {
    kind: 'permission',
    source: headings.trade,
    fr: 'Deux joueurs, quels qu’ils soient, peuvent s’échanger des cartes Produit.',
    en: 'Any two players may exchange Product cards.',
    see: [
      'trade.products-only',
      'ruling.trade-balance',
      'ruling.trading-order',
      'trade.closed',
      'silent.cards-in-trade',
      'silent.other-goods',
      'silent.promises',
    ],
    terms: ['product', 'trade'],
  },
  'trade.products-only': {
    kind: 'definition',
    source: headings.trade,
    origin: 'ours',
    fr: 'Dans un échange, rien d’autre que des cartes Produit ne change de main.',
    en: 'In a trade, nothing but Product cards changes hands.',
    see: ['trade.products', 'silent.cards-in-trade', 'silent.other-goods', 'silent.promises'],
    terms: ['product', 'trade'],
  },
  'trade.secrecy': {
    kind: 'permission',
    source: headings.trade,
    fr: 'Montrer ses cartes Produit ou les cacher : à chacun d’en décider.',
    en: 'To show one’s Product cards or to hide them: everybody decides.',
    see: ['trade.faces'],
    terms: ['product', 'trade'],
  },
  'trade.faces': {
    kind: 'definition',
    source: headings.trade,
    origin: 'ours',
    fr: 'Les cartes offertes et échangées, seuls les deux joueurs de l’échange en voient les faces.',
    en: 'Of the cards offered and exchanged, only the two players of the trade see the faces.',
    see: ['trade.secrecy'],
    terms: ['product', 'trade'],
  },
  'trade.no-order': {
    kind: 'permission',
    source: headings.trade,
    fr: 'Dans cette phase, peu importe à qui c’est de jouer : l’ordre ne compte pas.',
    en: 'In this phase it does not matter whose turn it is: order counts for nothing.',
    except: 'round.seat-order',
    see: ['ruling.cards-in-trading', 'ruling.trading-order'],
    terms: ['turn'],
  },
  'trade.ends': {
    kind: 'effect',
    source: headings.trade,
    fr: 'La phase finit quand plus personne ne veut échanger.',
    en: 'The phase ends when nobody wants to exchange any more.',
    see: ['trade.comes-back', 'ruling.trading-order'],
    terms: ['trade', 'phase'],
  },
  'trade.comes-back': {
    kind: 'definition',
    source: headings.trade,
    origin: 'ours',
    fr: 'Un échange conclu rouvre la porte à ceux qui avaient renoncé.',
    en: 'A trade that is made opens the door again to those who had stopped.',
    see: ['trade.ends', 'ruling.trading-order'],
    terms: ['trade', 'phase'],
  },
  'advice.trade-helps': {
    kind: 'advice',
    source: headings.trade,
    fr: 'La carte qui vous manque est peut-être de trop chez un voisin.',
    en: 'The card you lack may be one too many for a neighbor.',
    terms: ['trade', 'mission'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'trade',
  title: { fr: 'Phase 5 : échanger', en: 'Phase 5: trading' },
  lead: {
    fr: 'Pas d’ordre, pas d’obligation : on propose, on accepte ou non.',
    en: 'No order, no duty: one offers, one accepts or not.',
  },
  parts: [
    {
      clauses: [
        'trade.products',
        'trade.products-only',
        'trade.secrecy',
        'trade.faces',
        'trade.no-order',
        'trade.ends',
        'trade.comes-back',
        'advice.trade-helps',
      ],
    },
  ],
};
