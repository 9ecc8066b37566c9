import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { trade: source, mission } = headings;

/** Phase 5: Product cards change hands. */
export const trade = rulebook({
  'trade.products': {
    kind: 'permission',
    source,
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
    source,
    origin: 'ours',
    fr: 'Dans un échange, rien d’autre que des cartes Produit ne change de main.',
    en: 'In a trade, nothing but Product cards changes hands.',
    see: ['trade.products', 'silent.cards-in-trade', 'silent.other-goods', 'silent.promises'],
    terms: ['product', 'trade'],
  },
  'trade.secrecy': {
    kind: 'permission',
    source,
    fr: 'Montrer ses cartes Produit ou les cacher : à chacun d’en décider.',
    en: 'To show one’s Product cards or to hide them: everybody decides.',
    see: ['trade.faces'],
    terms: ['product', 'trade'],
  },
  'trade.faces': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Les cartes offertes et échangées, seuls les deux joueurs de l’échange en voient les faces.',
    en: 'Of the cards offered and exchanged, only the two players of the trade see the faces.',
    see: ['trade.secrecy'],
    terms: ['product', 'trade'],
  },
  'trade.no-order': {
    kind: 'permission',
    source,
    fr: 'Dans cette phase, peu importe à qui c’est de jouer : l’ordre ne compte pas.',
    en: 'In this phase it does not matter whose turn it is: order counts for nothing.',
    except: 'round.seat-order',
    see: ['ruling.cards-in-trading', 'ruling.trading-order'],
    terms: ['turn'],
  },
  'advice.trade-helps': {
    kind: 'advice',
    source,
    fr: 'La carte qui vous manque est peut-être de trop chez un voisin.',
    en: 'The card you lack may be one too many for a neighbor.',
    terms: ['trade', 'mission'],
  },
  'trade.ends': {
    kind: 'effect',
    source,
    fr: 'La phase finit quand plus personne ne veut échanger.',
    en: 'The phase ends when nobody wants to exchange any more.',
    see: ['trade.comes-back', 'ruling.trading-order'],
    terms: ['trade', 'phase'],
  },
  'trade.comes-back': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Un échange conclu rouvre la porte à ceux qui avaient renoncé.',
    en: 'A trade that is made opens the door again to those who had stopped.',
    see: ['trade.ends', 'ruling.trading-order'],
    terms: ['trade', 'phase'],
  },
  'trade.closed': {
    kind: 'prohibition',
    source: mission,
    fr: 'Passé la phase 5, plus d’échange dans cette manche.',
    en: 'After phase 5 there is no more exchange in this round.',
    terms: ['trade', 'phase'],
  },
});
