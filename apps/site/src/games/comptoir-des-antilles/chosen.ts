import type { Clause } from '@portolan/comptoir-des-antilles';

/** Ids of the examples that tell most, about one a section: the first stands open in the rulebook, paper has all drawn. */
export const shown: ReadonlySet<string> = new Set([
  'four-ships-in-order',
  'slate-stays',
  'a-whole-departure',
  'two-porters-together',
  'quays-1-and-3',
  'rum-ship-sails',
  'slate-for-b',
  'hidden-tile-given',
  'b-buys-the-pirates',
  'tile-as-an-answer',
  'pirates-take-all',
  'past-one-hundred',
  'filled-by-the-first-effect',
]);

/** The clauses of the one-page summary, below the sections they come from: what one must have in mind to play. */
export const summary: readonly (readonly Clause[])[] = [
  ['game.aim'],
  ['setup.first-ships', 'setup.first-goods', 'setup.contacts', 'setup.porters', 'setup.secret-goods', 'setup.slate'],
  ['round.first-player', 'round.order', 'round.slate-passes', 'turn.slate-kept'],
  ['turn.parts', 'turn.contact', 'turn.auction', 'turn.tile'],
  [
    'contact.effects',
    'contact.impossible-effect',
    'sailing.capacity',
    'port.adjacent',
    'contact.discard',
    'contact.take-back',
  ],
  [
    'sailing.when-full',
    'sailing.one-by-one',
    'sailing.premiums',
    'premium.rates',
    'sailing.commission',
    'sailing.goods-under-pile',
    'sailing.porters-home',
  ],
  ['slate.designate', 'slate.one-per-turn', 'slate.short', 'slate.handed-over'],
  ['ships.replaced', 'ships.draw-goods', 'ships.assign-goods'],
  ['auction.condition', 'auction.reveal', 'auction.bid', 'auction.raise', 'auction.pay'],
  [
    'tile.any-time',
    'tile.once-per-turn',
    'tile.one-per-ship',
    'tile.top-quality',
    'tile.poor-quality',
    'tile.pirates',
    'tile.claim',
    'tile.exclusive',
    'tile.mutiny',
    'tile.shortage',
    'tile.storm',
    'tile.damage',
    'tile.fire',
  ],
  ['end.last-ship', 'end.hundred', 'end.winner'],
];
