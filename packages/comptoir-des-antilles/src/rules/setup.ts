import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

const source = headings.setup;

/** Setting up: the port with its ships and goods, the pieces of each player, the slate. */
export const setup = rulebook({
  'setup.port': {
    kind: 'setup',
    source,
    fr: 'Le port se place au milieu de la table, le comptoir à côté de lui.',
    en: 'The port lies in the middle of the table, with the trading post beside it.',
    terms: ['port', 'trading-post'],
  },
  'setup.ship-pile': {
    kind: 'setup',
    source,
    fr: 'Les 20 navires, mélangés, forment une pile face visible. Tous voient donc le prochain navire.',
    en: 'The 20 ships are shuffled into a face-up pile. So everybody sees which ship comes next.',
    see: ['ships.list'],
    terms: ['ship', 'ship-pile'],
  },
  'setup.first-ships': {
    kind: 'setup',
    source,
    fr: 'Les quatre navires du dessus vont aux quais.',
    en: 'The four top ships go to the quays.',
    see: ['port.ship-order'],
    terms: ['ship', 'quay'],
  },
  'setup.goods-pile': {
    kind: 'setup',
    source,
    fr: 'Les marchandises forment une pile face cachée, sur le comptoir.',
    en: 'The goods tiles form a face-down pile on the trading post.',
    see: ['premium.rates'],
    terms: ['goods', 'goods-pile', 'trading-post'],
  },
  'setup.tile-pile': {
    kind: 'setup',
    source,
    fr: 'Les tuiles événement forment une autre pile face cachée, sur le bâtiment du port.',
    en: 'The event tiles form another face-down pile, on the port building.',
    terms: ['event-tile'],
  },
  'setup.first-goods': {
    kind: 'setup',
    source,
    fr: 'Chaque navire à quai reçoit une marchandise prise sur la pile. Elle est posée devant lui, face visible.',
    en: 'Each ship at quay receives a goods tile from the pile. It is laid before the ship, face up.',
    see: ['port.goods-order'],
    terms: ['ship', 'goods'],
  },
  'setup.secret-goods': {
    kind: 'setup',
    source,
    fr: 'Chaque joueur tire une marchandise et la garde cachée. Lui seul la connaît.',
    en: 'Each player draws one goods tile and keeps it hidden. Nobody else knows it.',
    see: ['ships.assign-goods'],
    terms: ['goods', 'hand'],
  },
  'setup.contacts': {
    kind: 'setup',
    source,
    fr: 'Chacun choisit une couleur et prend toutes les relations qui la portent.',
    en: 'Each player chooses a color and takes all the contacts (relations) that bear it.',
    see: ['setup.same-contacts'],
    terms: ['contact', 'hand'],
  },
  'setup.same-contacts': {
    kind: 'definition',
    source,
    origin: 'public',
    fr: 'Les jeux de relations sont les mêmes pour tous.',
    en: 'The sets of contacts are the same for all.',
    terms: ['contact', 'hand'],
  },
  'setup.porters': {
    kind: 'setup',
    source,
    fr: 'Chacun a dix porteurs, jamais un de plus. Ceux qui ne sont pas à bord attendent dans sa réserve.',
    en: 'Each player has ten porters and never one more. Those not aboard wait in the player’s reserve.',
    terms: ['porter', 'reserve'],
  },
  'setup.markers': {
    kind: 'setup',
    source,
    fr: 'Chacun a aussi deux marqueurs pour compter ses primes.',
    en: 'Each player also has two markers to count premiums.',
    see: ['post.track', 'post.markers'],
    terms: ['premium', 'counter'],
  },
  'setup.counters-at-zero': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Les compteurs partent de 0.',
    en: 'The counters start at 0.',
    terms: ['counter'],
  },
  'setup.slate': {
    kind: 'setup',
    source,
    fr: 'L’ardoise va au plus jeune de la table.',
    en: 'The slate goes to the youngest at the table.',
    see: ['round.first-player'],
    terms: ['slate'],
  },
});

/** Where they stand in the rulebook. */
export const setupSection: ComptoirSection = {
  id: 'setup',
  title: { fr: 'Préparation', en: 'Setting up' },
  lead: {
    fr: 'Quatre navires attendent leur charge, et chacun cache déjà une marchandise pour un navire à venir.',
    en: 'Four ships wait for their load, and everybody already hides some goods for a ship to come.',
  },
  parts: [
    { title: { fr: 'Le port', en: 'The port' }, clauses: ['setup.port', 'port.quays'] },
    {
      title: { fr: 'Les navires', en: 'The ships' },
      clauses: ['setup.ship-pile', 'ships.list', 'setup.first-ships', 'port.ship-order'],
    },
    {
      title: { fr: 'Les tuiles', en: 'The tiles' },
      clauses: ['setup.goods-pile', 'setup.first-goods', 'port.goods-order', 'setup.tile-pile'],
    },
    {
      title: { fr: 'Chaque joueur', en: 'Each player' },
      clauses: [
        'setup.contacts',
        'setup.same-contacts',
        'setup.porters',
        'setup.markers',
        'setup.counters-at-zero',
        'setup.secret-goods',
        'setup.slate',
      ],
    },
  ],
};
