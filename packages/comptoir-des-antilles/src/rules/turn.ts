import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

const source = headings.turn;

/** The turn: what one may do in it, what one must. */
export const turn = rulebook({
  'turn.parts': {
    kind: 'definition',
    source,
    fr: 'Un tour a une part libre, l’enchère et la tuile, et une part obligatoire, la relation.',
    en: 'A turn has a free part, the auction and the tile, and a compulsory one, the contact.',
    see: ['turn.auction', 'turn.tile', 'turn.contact', 'turn.any-order'],
    terms: ['turn'],
  },
  'turn.any-order': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'L’enchère et la tuile viennent avant la relation ou après elle, dans l’ordre que l’on veut.',
    en: 'Auction and tile come before the contact or after it, in any order.',
    see: ['ruling.tile-window'],
    terms: ['turn', 'auction', 'event-tile', 'contact'],
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
    fr: 'Dès qu’un navire est parti, l’ordre est fixe : les primes, puis chaque commission, ou l’ardoise. Les quais sont regarnis après, une fois pour tous les navires partis ; on tire autant de marchandises qu’il est venu de navires, une pour chacun.',
    en: 'Once a ship has sailed the order is fixed: premiums, then each commission, or the slate. The quays are filled afterwards, once for all the ships that have sailed; as many goods tiles are drawn as ships have come, one for each.',
    see: [
      'sailing.premiums',
      'sailing.commission',
      'ships.replaced',
      'ships.draw-goods',
      'ships.assign-goods',
      'ruling.refill-time',
    ],
    terms: ['departure', 'premium', 'commission', 'slate', 'goods'],
  },
});

/** Where it stands in the rulebook. */
export const turnSection: ComptoirSection = {
  id: 'turn',
  title: { fr: 'Le tour', en: 'The turn' },
  lead: {
    fr: 'Une relation à chaque tour ; une enchère et une tuile événement si l’on veut.',
    en: 'One contact in every turn; an auction and an event tile if one likes.',
  },
  parts: [
    { clauses: ['turn.parts', 'turn.any-order', 'turn.contact', 'turn.auction', 'turn.tile', 'turn.departures'] },
  ],
};
