import { headings } from './headings.ts';
import { section } from './section.ts';

/** What lies in the box, and how a table is set up. */
export const setup = section({
  id: 'setup',
  title: { fr: 'Préparation', en: 'Setting up' },
  lead: {
    fr: 'Cinq tuiles, un paquet, un port chacun : la mer est presque vide.',
    en: 'Five tiles, one pile, a port for each player: the sea is almost empty.',
  },
  parts: [
    {
      title: { fr: 'Les tuiles', en: 'The tiles' },
      clauses: {
        'setup.parts': {
          kind: 'definition',
          source: headings.setup,
          fr: 'La boîte contient 81 tuiles, 25 cartes de commerce, 6 cartes de trésor, 20 bateaux (8 de commerce, 8 de pêche, 4 pirates) et leurs 20 socles, 16 jetons de bateau, 24 figurines (par joueur, cinq marins et une pour marquer le score) et une table des scores. À la première partie, détachez les éléments de carton et montez chaque bateau sur un socle de sa couleur.',
          en: 'The box holds 81 tiles, 25 trade cards, 6 treasure cards, 20 ships (8 trade, 8 fishing, 4 pirates) and their 20 stands, 16 ship tokens, 24 figures (for each player five sailors and one that marks the score) and a score track. Before the first game, punch out the cardboard and fit each ship into a stand of its color.',
        },
        'tiles.sea': {
          kind: 'definition',
          source: headings.basicTiles,
          fr: '11 tuiles de pleine mer et 19 quarts de terre : les deux comptent comme de la mer.',
          en: '11 open-sea tiles and 19 quarter lands: both count as sea.',
          see: ['fishing.land-squares'],
          terms: ['open-sea', 'quarter-land'],
        },
        'tiles.shore': {
          kind: 'definition',
          source: headings.basicTiles,
          fr: '7 côtes et 8 anses portent à la fois de la terre et de la mer.',
          en: '7 coasts and 8 coves hold both land and sea.',
          see: ['ruling.shore-squares'],
          terms: ['coast', 'cove'],
        },
        'tiles.corners': {
          kind: 'ruling',
          source: headings.basicTiles,
          origin: 'ours',
          fr: 'Une tuile se décrit par ses quatre coins, chacun de terre ou de mer. Quatre tuiles qui se rejoignent en un point y montrent donc la même chose.',
          en: 'A tile is described by its four corners, each of them land or sea. Four tiles that meet at a point show the same there.',
          see: ['laying.sides', 'laying.corners'],
          terms: ['corner', 'tile'],
        },
        'setup.cross': {
          kind: 'setup',
          source: headings.setup,
          fr: 'Cinq tuiles de pleine mer forment une croix : c’est le début de la mer.',
          en: 'Five open-sea tiles make a cross: the sea begins there.',
          terms: ['open-sea', 'board'],
        },
        'setup.stack': {
          kind: 'setup',
          source: headings.setup,
          fr: 'Toutes les autres tuiles, mélangées et cachées, attendent en piles. On pioche dans celle qu’on veut.',
          en: 'All other tiles, shuffled and hidden, wait in piles. Players draw from any of them.',
          terms: ['stack'],
        },
      },
    },
    {
      title: { fr: 'Les cartes', en: 'The cards' },
      clauses: {
        'cards.trade': {
          kind: 'definition',
          source: headings.tradeCards,
          fr: 'Une carte de commerce nomme une marchandise, son prix dans chaque zone et les ports preneurs. Les ports rayés n’en veulent pas.',
          en: 'A trade card names goods, their price in each zone and the ports that buy them. Struck ports do not.',
          see: ['trade.zones', 'trade.listed'],
          terms: ['trade-card', 'struck', 'zone'],
        },
        'cards.treasure': {
          kind: 'definition',
          source: headings.treasureCards,
          fr: 'Une carte de trésor fixe la valeur des îles ou celle des épaves : 50, 100 ou 150. Pour chaque sorte, seule compte la première carte sortie.',
          en: 'A treasure card sets the value of islands or that of wrecks: 50, 100 or 150. For each sort only the first card turned counts.',
          see: ['trade.treasure-first', 'trade.treasure-later'],
          terms: ['treasure-card', 'island', 'wreck'],
        },
        'setup.cards': {
          kind: 'setup',
          source: headings.setup,
          fr: 'Cartes de commerce et cartes de trésor se mêlent en un seul paquet, face cachée.',
          en: 'Trade cards and treasure cards are shuffled into one pile, face down.',
          terms: ['trade-card', 'treasure-card', 'card-pile'],
        },
      },
    },
    {
      title: { fr: 'Marins et bateaux', en: 'Sailors and ships' },
      clauses: {
        'pieces.roles': {
          kind: 'definition',
          source: headings.sailorPieces,
          fr: 'Le titre d’un marin dépend de sa place : gouverneur sur un port, gardien sur un phare ou sur une île.',
          en: 'A sailor’s title depends on its place: governor on a port, keeper on a lighthouse or on an island.',
          terms: ['sailor', 'governor', 'keeper'],
        },
        'pieces.sailors': {
          kind: 'prohibition',
          source: headings.sailorPieces,
          fr: 'Cinq marins par joueur, pas un de plus.',
          en: 'Five sailors for each player, not one more.',
          terms: ['sailor', 'stock'],
        },
        'pieces.fleet-limit': {
          kind: 'prohibition',
          source: headings.shipPieces,
          fr: 'Une flotte compte au plus deux bateaux de pêche, deux bateaux de commerce et un pirate.',
          en: 'A fleet has at most two fishing ships, two trade ships and one pirate.',
          see: ['pirate.one', 'ruling.sunk-ships'],
          terms: ['fishing-ship', 'trade-ship', 'pirate', 'stock'],
        },
      },
    },
    {
      title: { fr: 'Chaque joueur', en: 'Each player' },
      clauses: {
        'setup.coins': {
          kind: 'setup',
          source: headings.setup,
          fr: 'Chacun part avec 150 pièces, marquées sur la table des scores. Elles paieront marins et bateaux.',
          en: 'Each player starts with 150 coins, marked on the score track. They will pay for sailors and ships.',
          see: ['buying.prices'],
          terms: ['coins'],
        },
        'setup.port': {
          kind: 'setup',
          source: headings.setup,
          fr: 'Le sort donne un port à chaque joueur.',
          en: 'Chance deals each player a port.',
          terms: ['port', 'home-port'],
        },
        'setup.first-sailor': {
          kind: 'setup',
          source: headings.setup,
          fr: 'Un premier marin accompagne le port, sans rien coûter. Ce marin a pourtant fait ainsi son pas du tour et, à partir du quatrième tour de table, le joueur y dépense une action s’il en reste.',
          en: 'A first sailor comes with the port and costs nothing. Still, this is that sailor’s step of the turn and, from the fourth round on, it takes the player’s action if one is left.',
          see: ['opening.tile-or-port', 'sailors.once'],
          terms: ['sailor', 'home-port', 'round'],
        },
      },
    },
  ],
});
