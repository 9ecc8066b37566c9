import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.turn;

/** The turn: what one may do in it, what one must. */
export const turn = rulebook({
  'turn.parts': {
    kind: 'definition',
    source,
    fr: 'Un tour a une part libre, l’enchère et la tuile, et une part obligatoire, la relation. L’enchère se tient avant la relation ou après elle ; la tuile n’a pas de place fixe.',
    en: 'A turn has a free part, the auction and the tile, and a compulsory one, the contact. The auction is held before the contact or after it; the tile has no fixed place.',
    see: ['turn.auction', 'turn.tile', 'turn.contact'],
    terms: ['turn'],
  },
  'turn.auction': {
    kind: 'permission',
    source,
    fr: 'Une fois par tour, le joueur actif peut faire vendre une tuile événement aux enchères.',
    en: 'Once in a turn, the active player may put an event tile up for auction.',
    see: ['auction.condition', 'auction.bid', 'ruling.auctions-per-turn'],
    terms: ['active-player', 'auction', 'event-tile'],
  },
  'turn.tile': {
    kind: 'permission',
    source,
    fr: 'Le joueur actif peut jouer une tuile événement.',
    en: 'The active player may play an event tile.',
    see: ['tile.any-time', 'tile.once-per-turn'],
    terms: ['event-tile'],
  },
  'turn.contact': {
    kind: 'obligation',
    source,
    fr: 'À chaque tour, le joueur actif doit jouer une relation, ni plus ni moins. Sans elle, son tour ne finit pas.',
    en: 'In every turn the active player must play one contact, no more and no less. Without it the turn cannot end.',
    see: ['contact.effects'],
    terms: ['contact'],
  },
  'turn.departures': {
    kind: 'obligation',
    source,
    fr: 'Un départ se règle dans un ordre fixe : les primes, la commission ou l’ardoise, de nouveaux navires aux quais, la pioche des marchandises, leur attribution.',
    en: 'A departure is settled in a fixed order: premiums, commission or slate, new ships to the quays, the drawing of goods tiles, their assignment.',
    see: ['sailing.premiums', 'sailing.commission', 'ships.replaced', 'ships.draw-goods', 'ships.assign-goods'],
    terms: ['departure', 'premium', 'commission', 'slate', 'goods'],
  },
});
