import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

const source = headings.tiles;

/** The auction of an event tile. */
export const auction = rulebook({
  'auction.condition': {
    kind: 'prohibition',
    source,
    fr: 'Pas d’enchère tant qu’un compteur est sous 1.',
    en: 'There is no auction as long as any counter is below 1.',
    terms: ['auction', 'counter'],
  },
  'auction.reveal': {
    kind: 'obligation',
    source,
    fr: 'La première tuile de la pile est retournée avant toute mise.',
    en: 'The top tile of the pile is turned up before any bid.',
    see: ['auction.empty-pile'],
    terms: ['event-tile', 'bid'],
  },
  'auction.empty-pile': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Quand la pile des tuiles événement est vide, il n’y a plus d’enchère.',
    en: 'When the pile of event tiles is empty, there is no auction any more.',
    terms: ['event-tile', 'auction'],
  },
  'auction.bid': {
    kind: 'permission',
    source,
    fr: 'Le joueur actif peut ouvrir à 1. Si nul ne relève, la tuile est à lui.',
    en: 'The active player may open at 1. If nobody raises, the tile is theirs.',
    see: ['auction.first-word', 'ruling.bid-within-counter', 'ruling.unsold-tile'],
    terms: ['active-player', 'bid'],
  },
  'auction.first-word': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Le joueur actif parle le premier et peut passer. Une première mise peut dépasser 1.',
    en: 'The active player speaks first and may pass. A first bid may be above 1.',
    terms: ['active-player', 'bid'],
  },
  'auction.raise': {
    kind: 'permission',
    source,
    fr: 'Le voisin de gauche peut offrir plus que la plus haute mise, puis le sien, et ainsi autour de la table.',
    en: 'The left neighbor may offer more than the highest bid, then the next, and so round the table.',
    see: ['auction.passed', 'ruling.auction-form'],
    terms: ['bid', 'raise'],
  },
  'auction.passed': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Qui a passé est hors de l’enchère.',
    en: 'Whoever has passed is out of the auction.',
    terms: ['auction', 'bid'],
  },
  'auction.pay': {
    kind: 'effect',
    source,
    fr: 'L’acheteur prend la tuile et ôte sa mise de son compteur.',
    en: 'The buyer takes the tile and subtracts the bid from their counter.',
    terms: ['event-tile', 'bid', 'counter'],
  },
});

/** Where they stand in the rulebook. */
export const auctionSection: ComptoirSection = {
  id: 'auction',
  title: { fr: 'L’enchère', en: 'The auction' },
  lead: {
    fr: 'Une tuile événement se paie en primes, devant tout le monde.',
    en: 'An event tile is paid for in premiums, before everybody’s eyes.',
  },
  parts: [
    {
      title: { fr: 'L’ouvrir', en: 'Opening it' },
      clauses: ['auction.condition', 'auction.reveal', 'auction.empty-pile'],
    },
    {
      title: { fr: 'Les mises', en: 'The bids' },
      clauses: ['auction.bid', 'auction.first-word', 'auction.raise', 'auction.passed', 'auction.pay'],
    },
  ],
};
