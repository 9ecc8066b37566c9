import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.setup;

/** Setting up: the box, the hands, the ports, the merchants, the Missions. */
export const setup = rulebook({
  'setup.board': {
    kind: 'setup',
    source,
    fr: 'Le plateau est posé au milieu de la table. Les cartes forment deux tas, d’après leur dos : 60 Cargaisons et 14 cartes Port.',
    en: 'The board lies in the middle of the table. The cards make two stacks, by their backs: 60 Shipment cards and 14 Harbor cards.',
    terms: ['board', 'shipment', 'harbor'],
  },
  'setup.merchants': {
    kind: 'setup',
    source,
    fr: 'Chacun prend trois marchands pareils et la carte résumé qui va avec.',
    en: 'Each player takes three matching merchants and the summary card that goes with them.',
    see: ['three.merchants'],
    terms: ['merchant'],
  },
  'setup.shipment-pile': {
    kind: 'setup',
    source,
    fr: 'Les 60 Cargaisons sont mélangées. Face cachée, à leur place sur le plateau, elles forment la pioche.',
    en: 'All 60 Shipment cards are shuffled. Face down on their place on the board, they are the Shipment pile.',
    terms: ['shipment', 'pile'],
  },
  'setup.hands': {
    kind: 'setup',
    source,
    fr: 'Chacun commence avec trois Cargaisons en main. Personne d’autre ne les voit.',
    en: 'Each player starts with three Shipment cards in hand. Nobody else sees them.',
    terms: ['shipment', 'hand'],
  },
  'setup.harbor-marks': {
    kind: 'setup',
    source,
    fr: 'À trois ou quatre joueurs, on joue sans les deux cartes Port marquées 5. À cinq, on joue sans les quatre cartes marquées 3/4.',
    en: 'With three or four players, play without the two Harbor cards marked 5. With five, play without the four marked 3/4.',
    see: ['setup.mission-marks'],
    terms: ['harbor'],
  },
  'setup.harbors': {
    kind: 'setup',
    source,
    fr: 'Le reste des cartes Port est mélangé, face cachée : c’est la pile Port. On en retourne trois, une par port.',
    en: 'The other Harbor cards are shuffled and laid face down as the Harbor pile. Three are turned up, one for each port.',
    see: ['port.refill'],
    terms: ['harbor', 'port', 'pile'],
  },
  'setup.first-player': {
    kind: 'setup',
    source,
    fr: 'Le sort désigne le premier joueur.',
    en: 'The first player is chosen by lot.',
    terms: ['first-player'],
  },
  'setup.placement': {
    kind: 'obligation',
    source,
    fr: 'À chaque tour de placement, chacun pose un de ses marchands dans la compagnie de son choix. Passer n’est pas permis.',
    en: 'In each placement round, every player places one merchant in a company of their choice. Passing is not allowed.',
    terms: ['merchant', 'company', 'place'],
  },
  'setup.placement-space': {
    kind: 'obligation',
    source,
    fr: 'Le marchand prend l’emplacement libre le plus proche du navire : c’est le meilleur rang encore ouvert.',
    en: 'The merchant takes the free space nearest to the ship: the best rank still open.',
    see: ['ruling.company-full'],
    terms: ['space', 'rank'],
  },
  'setup.placement-order': {
    kind: 'obligation',
    source,
    fr: 'Il y a trois tours de placement. Le premier part du premier joueur et suit le sens horaire. Le deuxième revient en sens inverse : qui vient de poser rejoue aussitôt. Le troisième se joue comme le premier.',
    en: 'There are three placement rounds. The first starts with the first player and goes clockwise. The second comes back the other way: whoever placed last places again at once. The third goes like the first.',
    see: ['ruling.placement-rounds', 'three.placement'],
    terms: ['first-player', 'place'],
  },
  'setup.mission-marks': {
    kind: 'setup',
    source,
    fr: 'À trois ou quatre joueurs, on joue sans les quatre Missions marquées 5. À cinq, les seize sont en jeu.',
    en: 'With three or four players, play without the four Mission tiles marked 5. With five, all sixteen are in play.',
    see: ['setup.harbor-marks'],
    terms: ['mission'],
  },
  'setup.mission-row': {
    kind: 'setup',
    source,
    fr: 'Les Missions en jeu s’alignent au-dessus du plateau, face visible, dans l’ordre de leur valeur : du moins de points au plus de points.',
    en: 'The Missions in play form a row above the board, face up, in order of value: from the fewest points to the most.',
    terms: ['mission'],
  },
  'setup.markers': {
    kind: 'setup',
    source,
    fr: 'Cinq marqueurs attendent près du plateau : 1, 2, 3, 4 et M.',
    en: 'Five markers wait beside the board: 1, 2, 3, 4 and M.',
    see: ['monopoly.marker', 'shared.markers'],
    terms: ['marker'],
  },
  'setup.warehouse': {
    kind: 'definition',
    source,
    fr: 'L’entrepôt est la place devant un joueur. Il y garde ses épices et ses Missions.',
    en: 'A warehouse is the place in front of a player. There they keep their spices and their Missions.',
    terms: ['warehouse'],
  },
});
