import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.turn;

/** The turn: what one may do in it, what one must. */
export const turn = rulebook({
  'turn.parts': {
    kind: 'definition',
    source,
    fr: 'Un tour a une part libre, l’enchère et la tuile, et une part obligatoire, la relation. La part libre vient avant ou après.',
    en: 'A turn has a free part, the auction and the tile, and a compulsory one, the contact. The free part comes before or after.',
    see: ['turn.auction', 'turn.tile', 'turn.contact'],
    terms: ['turn'],
  },
  'turn.auction': {
    kind: 'permission',
    source,
    fr: 'Le joueur actif peut mettre aux enchères une nouvelle tuile événement, une seule par tour.',
    en: 'The active player may put a new event tile up for auction, only one in a turn.',
    see: ['auction.condition', 'auction.bid', 'ruling.auctions-per-turn'],
    terms: ['active-player', 'auction', 'event-tile'],
  },
  'turn.tile': {
    kind: 'permission',
    source,
    fr: 'Il peut jouer une tuile événement.',
    en: 'They may play an event tile.',
    see: ['tile.any-time', 'tile.once-per-turn'],
    terms: ['event-tile'],
  },
  'turn.contact': {
    kind: 'obligation',
    source,
    fr: 'Il doit jouer une relation, ni plus ni moins. Sans elle, son tour ne finit pas.',
    en: 'They must play one contact, no more and no less. Without it the turn cannot end.',
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
