import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { trade: source, mission } = headings;

/** Phase 5: Product cards change hands. */
export const trade = rulebook({
  'trade.products': {
    kind: 'permission',
    source,
    fr: 'Deux joueurs, quels qu’ils soient, peuvent s’échanger des cartes Produit. Rien d’autre ne change de main.',
    en: 'Any two players may exchange Product cards. Nothing else changes hands.',
    see: ['ruling.trade-balance', 'trade.closed'],
    terms: ['product', 'trade'],
  },
  'trade.secrecy': {
    kind: 'permission',
    source,
    fr: 'Montrer ses cartes Produit ou les cacher : à chacun d’en décider. Seuls les deux joueurs d’un échange en voient les faces.',
    en: 'To show one’s Product cards or to hide them: everybody decides. Only the two players of a trade see the faces.',
    terms: ['product', 'trade'],
  },
  'trade.no-order': {
    kind: 'permission',
    source,
    fr: 'Dans cette phase, on parle quand on veut : il n’y a pas de tours.',
    en: 'In this phase one speaks up at any time: there are no turns.',
    except: 'round.seat-order',
    see: ['ruling.cards-in-trading'],
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
    fr: 'La phase finit quand personne n’a plus rien à échanger. Tout échange conclu rouvre la porte à ceux qui avaient renoncé.',
    en: 'The phase ends when nobody wants to exchange any more. Any trade made opens the door again to those who had stopped.',
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
