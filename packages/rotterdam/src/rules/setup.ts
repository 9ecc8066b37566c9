import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { setupPage, flow, launch, sail, sailCases, anchor, unload, mission, navigation } = headings;

/** What lies ready before the first round, and what the map shows. */
export const setup = rulebook({
  'setup.first-master': {
    kind: 'setup',
    source: flow,
    fr: 'C’est au plus jeune de commencer. Il est Capitaine du Port de la première manche et garde le pion bleu près de lui.',
    en: 'The youngest player goes first: Harbor Master of the first round, and keeper of the blue pawn.',
    see: ['round.seat-order', 'round.master-passes'],
    terms: ['harbor-master', 'round'],
  },
  'setup.ships': {
    kind: 'setup',
    source: setupPage,
    origin: 'public',
    fr: 'Chacun a 4 navires de sa couleur, ou 5 navires à deux joueurs. Aucun n’est encore à l’eau.',
    en: 'Each player has 4 ships of one color, or 5 ships when two play. None is afloat yet.',
    see: ['launch.ship-in-reserve'],
    terms: ['ship', 'reserve'],
  },
  'setup.materials': {
    kind: 'setup',
    source: unload,
    origin: 'public',
    fr: 'Les unités de matière première sont triées sur leurs cases du plateau : c’est la réserve générale.',
    en: 'The units of raw material are sorted on their spaces of the board: this is the stock.',
    see: ['launch.cargo-in-stock', 'unload.return'],
    terms: ['raw-material', 'stock'],
  },
  'setup.product-piles': {
    kind: 'setup',
    source: mission,
    origin: 'public',
    fr: 'Triées par port et mélangées, les cartes Produit forment une pioche cachée pour chaque port.',
    en: 'Sorted by harbor and shuffled, the Product cards make a face-down pile for each harbor.',
    see: ['unload.product-card', 'variant.open-products'],
    terms: ['product', 'product-pile', 'harbor'],
  },
  'setup.mission-hand': {
    kind: 'setup',
    source: mission,
    origin: 'public',
    fr: 'Les Missions sont mélangées. Chacun en pioche trois et ne les montre à personne.',
    en: 'The Missions are shuffled. Everybody draws three and shows them to nobody.',
    see: ['mission.redraw'],
    terms: ['mission'],
  },
  'setup.navigation-pile': {
    kind: 'setup',
    source: navigation,
    origin: 'public',
    fr: 'Les cartes Navigation, mélangées, attendent face cachée sur le plateau.',
    en: 'The Navigation cards, shuffled, wait face down on the board.',
    see: ['setup.no-navigation-cards', 'anchor.one-card-per-ship', 'navigation.reshuffle'],
    terms: ['navigation-card'],
  },
  'setup.no-navigation-cards': {
    kind: 'definition',
    source: navigation,
    origin: 'ours',
    fr: 'Personne n’a de carte Navigation au départ.',
    en: 'Nobody starts with a Navigation card.',
    see: ['setup.navigation-pile', 'anchor.one-card-per-ship'],
    terms: ['navigation-card'],
  },
});

/** The board: positions, channels, anchors, harbors. */
export const board = rulebook({
  'board.start': {
    kind: 'definition',
    source: launch,
    fr: 'Un navire entre sur le fleuve par une position de départ. Tant qu’il y reste, elle est prise.',
    en: 'A ship enters the river at a start. As long as it stays there, that start is taken.',
    see: ['launch.start-free'],
    terms: ['start', 'ship'],
  },
  'board.channel': {
    kind: 'definition',
    source: sail,
    fr: 'Des canaux de couleur relient les positions et mènent vers les ports. Devant une position qui n’est pas dans un port, il y en a un ou deux, et ces deux-là sont parfois de la même couleur.',
    en: 'Colored channels join the positions and lead to the harbors. Ahead of a position that is not in a harbor there are one or two, and those two are sometimes of the same color.',
    see: ['sail.by-color', 'sail.one-channel'],
    terms: ['channel', 'position'],
  },
  'board.one-ship': {
    kind: 'prohibition',
    source: sailCases,
    fr: 'Une position ne reçoit qu’un navire. Cela vaut aussi pour celui qui recule.',
    en: 'A position takes only one ship. This goes for a ship moved back as well.',
    see: ['sail.blocked', 'ruling.harbor-occupancy', 'ruling.impossible-retreat'],
    terms: ['position', 'ship'],
  },
  'board.anchor': {
    kind: 'definition',
    source: anchor,
    fr: 'Une ancre marque certaines positions. S’y trouver au bon moment rapporte une carte Navigation.',
    en: 'Some positions are marked with an anchor. To be there at the right time earns a Navigation card.',
    see: ['anchor.one-card-per-ship'],
    terms: ['anchor', 'navigation-card'],
  },
  'board.harbor': {
    kind: 'definition',
    source: headings.safeHaven,
    fr: 'Aucun canal ne repart d’un port : le voyage s’y termine. Chaque port traite une seule matière première, quel que soit le nombre de ses quais.',
    en: 'No channel leads on from a harbor: the voyage ends there. Each harbor processes one raw material only, however many quays it has.',
    see: ['unload.every-ship', 'ruling.harbor-occupancy'],
    terms: ['harbor', 'quay', 'raw-material'],
  },
});
