import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

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
    fr: 'La première tuile de la pile est retournée avant toute mise. Si la pile est vide, il n’y a plus d’enchère.',
    en: 'The top tile of the pile is turned up before any bid. If the pile is empty, there is no auction any more.',
    terms: ['event-tile', 'bid'],
  },
  'auction.bid': {
    kind: 'permission',
    source,
    fr: 'Le joueur actif parle d’abord : il mise 1 ou plus, ou il passe. Une mise que nul ne relève emporte la tuile.',
    en: 'The active player speaks first: they bid 1 or more, or pass. A bid that nobody raises wins the tile.',
    see: ['ruling.bid-within-counter', 'ruling.unsold-tile'],
    terms: ['active-player', 'bid'],
  },
  'auction.raise': {
    kind: 'permission',
    source,
    fr: 'Dans une enchère, la parole va vers la gauche. Chacun mise plus que la plus haute mise, ou passe et sort de l’enchère.',
    en: 'An auction goes round to the left. Everybody bids more than the highest bid, or passes and is out of the auction.',
    see: ['ruling.auction-form'],
    terms: ['bid', 'raise'],
  },
  'auction.pay': {
    kind: 'effect',
    source,
    fr: 'L’acheteur prend la tuile et ôte sa mise de son compteur.',
    en: 'The buyer takes the tile and subtracts the bid from their counter.',
    terms: ['event-tile', 'bid', 'counter'],
  },
});
