import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { basicTiles, port, fish, tradeCards, treasureCards, sailorPieces, shipPieces } = headings;

/** What lies in the box: tiles, cards, sailors and ships. */
export const tiles = rulebook({
  'tiles.sea': {
    kind: 'definition',
    source: basicTiles,
    fr: '11 tuiles de pleine mer et 19 quarts de terre : les deux comptent comme de la mer.',
    en: '11 open-sea tiles and 19 quarter lands: both count as sea.',
    see: ['fishing.land-squares'],
    terms: ['open-sea', 'quarter-land'],
  },
  'tiles.shore': {
    kind: 'definition',
    source: basicTiles,
    fr: '7 côtes et 8 anses portent à la fois de la terre et de la mer.',
    en: '7 coasts and 8 coves hold both land and sea.',
    see: ['ruling.shore-squares'],
    terms: ['coast', 'cove'],
  },
  'tiles.corners': {
    kind: 'ruling',
    source: basicTiles,
    origin: 'ours',
    fr: 'Une tuile se décrit par ses quatre coins, chacun de terre ou de mer. Quatre tuiles qui se rejoignent en un point y montrent donc la même chose.',
    en: 'A tile is described by its four corners, each of them land or sea. Four tiles that meet at a point show the same there.',
    see: ['laying.sides', 'laying.corners'],
    terms: ['corner', 'tile'],
  },
  'port.governor': {
    kind: 'permission',
    source: port,
    fr: 'Un marin seul suffit à tenir un port. Il y a 10 ports ; chacun en reçoit un pour commencer.',
    en: 'A single sailor can hold a port. There are 10 ports; each player gets one to start with.',
    see: ['setup.port', 'ruling.port-ownership'],
    terms: ['port', 'sailor', 'governor'],
  },
  'fish.beside-port': {
    kind: 'definition',
    source: fish,
    fr: '12 tuiles portent un, deux ou trois poissons, quatre de chaque sorte. Près d’un port que vous tenez, ils rapportent à la fin.',
    en: '12 tiles bear one, two or three fish, four of each sort. Near a port that you hold, they pay at the end.',
    see: ['scoring.fish'],
    terms: ['fish', 'port'],
  },
  'fish.advice': {
    kind: 'advice',
    source: fish,
    fr: 'Entourez vos ports de poissons.',
    en: 'Surround your ports with fish.',
    terms: ['fish'],
  },
  'cards.trade': {
    kind: 'definition',
    source: tradeCards,
    fr: 'Une carte de commerce nomme une marchandise, son prix dans chaque zone et les ports preneurs. Les ports rayés n’en veulent pas.',
    en: 'A trade card names goods, their price in each zone and the ports that buy them. Struck ports do not.',
    see: ['trade.zones', 'trade.listed'],
    terms: ['trade-card', 'struck', 'zone'],
  },
  'cards.treasure': {
    kind: 'definition',
    source: treasureCards,
    fr: 'Une carte de trésor fixe la valeur des îles ou celle des épaves : 50, 100 ou 150. Pour chaque sorte, seule compte la première carte sortie.',
    en: 'A treasure card sets the value of islands or that of wrecks: 50, 100 or 150. For each sort only the first card turned counts.',
    see: ['trade.treasure-first', 'trade.treasure-later'],
    terms: ['treasure-card', 'island', 'wreck'],
  },
  'pieces.roles': {
    kind: 'definition',
    source: sailorPieces,
    fr: 'Le titre d’un marin dépend de sa place : gouverneur sur un port, gardien sur un phare ou sur une île.',
    en: 'A sailor’s title depends on its place: governor on a port, keeper on a lighthouse or on an island.',
    terms: ['sailor', 'governor', 'keeper'],
  },
  'pieces.sailors': {
    kind: 'prohibition',
    source: sailorPieces,
    fr: 'Cinq marins par joueur, pas un de plus.',
    en: 'Five sailors for each player, not one more.',
    terms: ['sailor', 'stock'],
  },
  'pieces.fleet-limit': {
    kind: 'prohibition',
    source: shipPieces,
    fr: 'Une flotte compte au plus deux bateaux de pêche, deux bateaux de commerce et un pirate.',
    en: 'A fleet has at most two fishing ships, two trade ships and one pirate.',
    see: ['pirate.one', 'ruling.sunk-ships'],
    terms: ['fishing-ship', 'trade-ship', 'pirate', 'stock'],
  },
});
