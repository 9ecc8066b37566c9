import type { Term } from '@portolan/core';

/** The river, the ships and what they carry. */
export const riverTerms: readonly Term[] = [
  {
    id: 'ship',
    term: { fr: 'navire', en: 'ship' },
    meaning: {
      fr: 'Ce qui transporte une cargaison. Ceux d’un joueur se valent tous.',
      en: 'What carries a cargo. Those of one player are all alike.',
    },
  },
  {
    id: 'owner',
    term: { fr: 'propriétaire', en: 'owner' },
    meaning: {
      fr: 'Le joueur à qui est un navire, et qui le déplace.',
      en: 'The player whose ship it is, and who moves it.',
    },
  },
  {
    id: 'afloat',
    term: { fr: 'à l’eau', en: 'afloat' },
    meaning: {
      fr: 'Sur le plateau, quais compris.',
      en: 'On the board, quays included.',
    },
  },
  {
    id: 'reserve',
    term: { fr: 'en réserve', en: 'in reserve' },
    meaning: {
      fr: 'Se dit d’un navire disponible, qui attend devant son joueur.',
      en: 'Said of a ship that waits before its player, ready to be launched.',
    },
  },
  {
    id: 'raw-material',
    term: { fr: 'matière première', en: 'raw material' },
    meaning: {
      fr: 'Ce qu’un navire charge au départ. Chaque port en traite une.',
      en: 'What a ship loads at the start. Each harbor processes one.',
    },
  },
  {
    id: 'cargo',
    term: { fr: 'cargaison', en: 'cargo' },
    meaning: {
      fr: 'L’unité de matière première à bord : une seule par navire, ou aucune.',
      en: 'The unit of raw material aboard: one for a ship, or none.',
    },
  },
  {
    id: 'stock',
    term: { fr: 'réserve générale', en: 'stock' },
    meaning: {
      fr: 'Les unités de matière première qui ne sont sur aucun navire.',
      en: 'The units of raw material that are on no ship.',
    },
  },
  {
    id: 'position',
    term: { fr: 'position', en: 'position' },
    meaning: {
      fr: 'Une case du fleuve : départ, étape ou quai. Son nom est sur la carte, C2 par exemple.',
      en: 'A place on the river: start, stop or quay. Its name is on the map, C2 for instance.',
    },
  },
  {
    id: 'channel',
    term: { fr: 'canal', en: 'channel' },
    meaning: {
      fr: 'La liaison d’une position à la suivante. Elle a un sens et une couleur.',
      en: 'The link from a position to the next. It has a direction and a color.',
    },
  },
  {
    id: 'red',
    term: { fr: 'rouge', en: 'red' },
    meaning: {
      fr: 'Couleur de canal : trait plein, lettre R.',
      en: 'A color of channels: solid line, letter R.',
    },
  },
  {
    id: 'yellow',
    term: { fr: 'jaune', en: 'yellow' },
    meaning: {
      fr: 'Couleur de canal : longs tirets, lettre J.',
      en: 'A color of channels: long dashes, letter Y.',
    },
  },
  {
    id: 'green',
    term: { fr: 'vert', en: 'green' },
    meaning: {
      fr: 'Couleur de canal : points, lettre V.',
      en: 'A color of channels: dots, letter G.',
    },
  },
  {
    id: 'blue',
    term: { fr: 'bleu', en: 'blue' },
    meaning: {
      fr: 'Couleur de canal : tirets et points, lettre B.',
      en: 'A color of channels: dashes and dots, letter B.',
    },
  },
  {
    id: 'start',
    term: { fr: 'départ', en: 'start' },
    meaning: {
      fr: 'Une position par laquelle les navires entrent sur le fleuve.',
      en: 'A position by which ships enter the river.',
    },
  },
  {
    id: 'anchor',
    term: { fr: 'ancre', en: 'anchor' },
    meaning: {
      fr: 'La marque d’une position qui rapporte une carte Navigation.',
      en: 'The mark of a position that pays a Navigation card.',
    },
  },
  {
    id: 'harbor',
    term: { fr: 'port', en: 'harbor' },
    meaning: {
      fr: 'La fin du voyage, où une matière première devient un Produit.',
      en: 'The end of the voyage, where a raw material becomes a Product.',
    },
  },
  {
    id: 'quay',
    term: { fr: 'quai', en: 'quay' },
    meaning: {
      fr: 'Une position d’un port.',
      en: 'A position of a harbor.',
    },
  },
  {
    id: 'grain',
    term: { fr: 'grain', en: 'grain' },
    meaning: {
      fr: 'La matière première de Vulcaanhaven.',
      en: 'The raw material of Vulcaanhaven.',
    },
  },
  {
    id: 'fruit',
    term: { fr: 'fruits', en: 'fruit' },
    meaning: {
      fr: 'La matière première de Merwehaven.',
      en: 'The raw material of Merwehaven.',
    },
  },
  {
    id: 'crude-oil',
    term: { fr: 'pétrole brut', en: 'crude oil' },
    meaning: {
      fr: 'La matière première de Botlek.',
      en: 'The raw material of Botlek.',
    },
  },
  {
    id: 'chemicals',
    term: { fr: 'produits chimiques', en: 'chemicals' },
    meaning: {
      fr: 'La matière première d’Europoort.',
      en: 'The raw material of Europoort.',
    },
  },
];
