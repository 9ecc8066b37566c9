import type { CaboSection } from './section.ts';

/** What one reads before the first turn, and for the tile that opens every turn. */
export const startSections: readonly CaboSection[] = [
  {
    id: 'goal',
    title: { fr: 'Le but', en: 'The goal' },
    lead: {
      fr: 'Des marchands explorent une mer qui se dessine sous leurs proues. Le plus riche l’emporte.',
      en: 'Merchants explore a sea that takes shape before their bows. The richest wins.',
    },
    parts: [{ clauses: ['goal.players', 'goal.most-coins', 'goal.growing-sea', 'goal.incomes', 'goal.plan'] }],
  },
  {
    id: 'setup',
    title: { fr: 'Préparation', en: 'Setting up' },
    lead: {
      fr: 'Cinq tuiles, un paquet, un port chacun : la mer est presque vide.',
      en: 'Five tiles, one pile, a port for each player: the sea is almost empty.',
    },
    parts: [
      {
        title: { fr: 'Les tuiles', en: 'The tiles' },
        clauses: ['setup.parts', 'tiles.sea', 'tiles.shore', 'tiles.corners', 'setup.cross', 'setup.stack'],
      },
      { title: { fr: 'Les cartes', en: 'The cards' }, clauses: ['cards.trade', 'cards.treasure', 'setup.cards'] },
      {
        title: { fr: 'Marins et bateaux', en: 'Sailors and ships' },
        clauses: ['pieces.roles', 'pieces.sailors', 'pieces.fleet-limit'],
      },
      {
        title: { fr: 'Chaque joueur', en: 'Each player' },
        clauses: ['setup.coins', 'setup.port', 'setup.first-sailor'],
      },
    ],
  },
  {
    id: 'opening',
    title: { fr: 'Les trois premiers tours', en: 'The first three rounds' },
    lead: {
      fr: 'On ne fait que poser des tuiles, dont son propre port.',
      en: 'Players only lay tiles, among them their own port.',
    },
    parts: [
      {
        title: { fr: 'Ce qu’on peut faire', en: 'What may be done' },
        clauses: [
          'opening.oldest',
          'opening.tiles-only',
          'opening.tile-or-port',
          'opening.ports-by-round-four',
          'opening.from-round-four',
        ],
      },
      { title: { fr: 'Conseils', en: 'Advice' }, clauses: ['opening.wait', 'opening.fish'] },
    ],
  },
  {
    id: 'turn',
    title: { fr: 'Le tour', en: 'The turn' },
    lead: {
      fr: 'Une tuile, des départs, puis deux ou trois actions.',
      en: 'A tile, departures, then two or three actions.',
    },
    parts: [
      {
        title: { fr: 'Les étapes', en: 'The steps' },
        clauses: ['turn.order', 'turn.steps', 'turn.tile', 'turn.must-depart', 'turn.actions'],
      },
      {
        title: { fr: 'Les actions', en: 'The actions' },
        clauses: [
          'actions.two',
          'actions.three',
          'turn.limit',
          'actions.any-piece',
          'actions.examples',
          'actions.optional',
        ],
      },
      {
        title: { fr: 'Une place pour chacun', en: 'Room for each' },
        clauses: ['actions.one-ship-per-tile', 'actions.one-sailor-per-tile', 'actions.ship-and-sailor'],
      },
    ],
  },
  {
    id: 'laying',
    title: { fr: 'Poser une tuile', en: 'Laying a tile' },
    lead: {
      fr: 'La terre touche la terre, la mer touche la mer, jusque dans les coins.',
      en: 'Land touches land and sea touches sea, down to the corners.',
    },
    parts: [
      {
        title: { fr: 'La pioche', en: 'The draw' },
        clauses: ['laying.one-tile', 'laying.redraw', 'laying.dead-stack'],
      },
      {
        title: { fr: 'La place', en: 'The place' },
        clauses: ['laying.adjacent', 'laying.sides', 'laying.corners', 'laying.ports-apart'],
      },
    ],
  },
];
