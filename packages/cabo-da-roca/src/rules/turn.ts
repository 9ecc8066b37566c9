import { headings } from './headings.ts';
import { section } from './section.ts';

/** The steps of a turn and its actions. */
export const turn = section({
  id: 'turn',
  title: { fr: 'Le tour', en: 'The turn' },
  lead: {
    fr: 'Une tuile, des départs, puis deux ou trois actions.',
    en: 'A tile, departures, then two or three actions.',
  },
  parts: [
    {
      title: { fr: 'Les étapes', en: 'The steps' },
      clauses: {
        'turn.order': {
          kind: 'obligation',
          source: headings.opening,
          fr: 'On joue chacun son tour, dans le sens horaire, avec ses propres marins et bateaux.',
          en: 'Players take turns, clockwise, each with their own sailors and ships.',
          terms: ['turn'],
        },
        'turn.steps': {
          kind: 'obligation',
          source: headings.phases,
          fr: 'Les étapes d’un tour se suivent toujours ainsi : la tuile, les départs, les actions.',
          en: 'The steps of a turn always follow like this: tile, departures, actions.',
          terms: ['turn'],
        },
        'turn.tile': {
          kind: 'obligation',
          source: headings.phases,
          fr: 'Étape 1 : la tuile. Rien d’autre ne se fait avant.',
          en: 'Step 1: the tile. Nothing else is done before it.',
          see: ['laying.one-tile'],
          terms: ['tile'],
        },
        'turn.must-depart': {
          kind: 'obligation',
          source: headings.phases,
          fr: 'Étape 2 : les bateaux ancrés quittent leur port, s’il y a une issue. Un passage où le bateau coulerait n’en est pas une. La phase finale n’y change rien.',
          en: 'Step 2: moored ships leave their ports, if there is a way out. A way on which the ship would sink is none. The final phase changes nothing in this.',
          see: ['trade.impossible', 'ruling.final-departure', 'ruling.new-ship'],
          terms: ['moored', 'way-out'],
        },
        'turn.actions': {
          kind: 'definition',
          source: headings.phases,
          fr: 'Étape 3 : bouger marins et bateaux, commercer, combattre. Les achats, eux, suivent la tuile.',
          en: 'Step 3: move sailors and ships, trade, fight. Purchases come right after the tile.',
          see: ['buying.after-tile'],
          terms: ['action'],
        },
      },
    },
    {
      title: { fr: 'Les actions', en: 'The actions' },
      clauses: {
        'actions.two': {
          kind: 'definition',
          source: headings.actions,
          fr: 'Un tour donne deux actions, une fois la tuile posée.',
          en: 'A turn gives two actions, once the tile is laid.',
          terms: ['action', 'turn'],
        },
        'actions.three': {
          kind: 'effect',
          source: headings.actions,
          fr: 'Trois bateaux ou davantage en donnent trois. Le troisième bateau compte dès son achat.',
          en: 'Three ships or more give three. The third ship counts as soon as it is bought.',
          except: 'actions.two',
          terms: ['action'],
        },
        'turn.limit': {
          kind: 'prohibition',
          source: headings.phases,
          fr: 'Personne ne dépasse le nombre d’actions de son tour.',
          en: 'Nobody exceeds the number of actions of their turn.',
          see: ['actions.two', 'actions.three'],
          terms: ['action'],
        },
        'actions.any-piece': {
          kind: 'permission',
          source: headings.actions,
          fr: 'Un seul marin ou bateau peut prendre toutes les actions ; on peut aussi les partager.',
          en: 'One sailor or ship may take all the actions; they may also be shared out.',
          see: ['actions.examples'],
          terms: ['action'],
        },
        'actions.examples': {
          kind: 'definition',
          source: headings.twoActions,
          fr: 'Avec deux actions : deux cases pour un bateau ; une case et un virage ; un mouvement pour chacun de deux bateaux ; un mouvement de bateau et un pas de marin. Un pirate a ses propres limites.',
          en: 'With two actions: two squares for one ship; a square and a turn; a move for each of two ships; a ship’s move and a sailor’s step. A pirate has limits of its own.',
          see: ['pirate.rotate-or-advance'],
          terms: ['advance', 'rotate'],
        },
        'actions.optional': {
          kind: 'permission',
          source: headings.actions,
          fr: 'Une action peut rester inutilisée : elle est perdue. Les départs obligés, eux, ont lieu.',
          en: 'An action may go unused: it is lost. Departures that are due take place.',
          see: ['turn.must-depart'],
          terms: ['action'],
        },
      },
    },
    {
      title: { fr: 'Une place pour chacun', en: 'Room for each' },
      clauses: {
        'actions.one-ship-per-tile': {
          kind: 'prohibition',
          source: headings.actions,
          fr: 'Un bateau par tuile. On peut seulement croiser un autre au passage.',
          en: 'One ship on a tile. Another may only be passed over.',
          see: ['crossing.parallel'],
          terms: ['tile', 'crossing'],
        },
        'actions.one-sailor-per-tile': {
          kind: 'prohibition',
          source: headings.actions,
          fr: 'Un marin par tuile.',
          en: 'One sailor on a tile.',
          terms: ['sailor', 'tile'],
        },
        'actions.ship-and-sailor': {
          kind: 'prohibition',
          source: headings.actions,
          fr: 'Marin et bateau ne partagent une tuile que dans un port.',
          en: 'A sailor and a ship share a tile in a port only.',
          terms: ['sailor', 'port'],
        },
      },
    },
  ],
});
