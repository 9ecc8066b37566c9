import type { Term } from '@portolan/core';

/** Where things lie, who plays, what happens there. */
export const tableTerms: readonly Term[] = [
  {
    id: 'port',
    term: { fr: 'port', en: 'port' },
    meaning: {
      fr: 'L’une des trois places du plateau, avec sa carte Port et les Cargaisons jouées dessous.',
      en: 'One of the three places of the board, with its Harbor card and the Shipment cards played below.',
    },
  },
  {
    id: 'tower',
    term: { fr: 'cartes d’un port', en: 'cards of a port' },
    meaning: {
      fr: 'Les Cargaisons jouées dans un port, de la carte Port vers le bas.',
      en: 'The Shipment cards played at a port, from the Harbor card down.',
    },
  },
  {
    id: 'pile',
    term: { fr: 'pile', en: 'pile' },
    meaning: {
      fr: 'Des cartes mélangées, face cachée. La pile des Cargaisons s’appelle la pioche.',
      en: 'Shuffled cards, face down: one pile of Shipment cards, one of Harbor cards.',
    },
  },
  {
    id: 'discard',
    term: { fr: 'défausse', en: 'discard' },
    meaning: {
      fr: 'Les Cargaisons dépensées, face visible. Elles referont la pioche.',
      en: 'The Shipment cards spent, face up. They will make the next pile.',
    },
  },
  {
    id: 'hand',
    term: { fr: 'main', en: 'hand' },
    meaning: {
      fr: 'Les Cargaisons que tient un joueur, six au plus après la pioche.',
      en: 'The Shipment cards a player holds, six at most after drawing.',
    },
  },
  {
    id: 'warehouse',
    term: { fr: 'entrepôt', en: 'warehouse' },
    meaning: {
      fr: 'La place devant un joueur, avec ses épices et ses Missions.',
      en: 'The place in front of a player, with their spices and Missions.',
    },
  },
  {
    id: 'first-player',
    term: { fr: 'premier joueur', en: 'first player' },
    meaning: {
      fr: 'Celui qui place le premier et joue le premier tour.',
      en: 'The one who places first and takes the first turn.',
    },
  },
  {
    id: 'active-player',
    term: { fr: 'joueur actif', en: 'active player' },
    meaning: {
      fr: 'Celui dont c’est le tour.',
      en: 'The one whose turn it is.',
    },
  },
  {
    id: 'turn',
    term: { fr: 'tour', en: 'turn' },
    meaning: {
      fr: 'Les quatre phases d’un joueur.',
      en: 'The four phases of one player.',
    },
  },
  {
    id: 'phase',
    term: { fr: 'phase', en: 'phase' },
    meaning: {
      fr: 'L’une des quatre parties d’un tour : Mission, compagnie, Cargaison, pioche.',
      en: 'One of the four parts of a turn: Mission, company, Shipment card, draw.',
    },
  },
  {
    id: 'nature',
    term: { fr: 'hasard', en: 'nature' },
    meaning: {
      fr: 'Ce qui tire les cartes et le premier joueur : ni choix ni joueur.',
      en: 'Whatever draws the cards and the first player: no choice, no player.',
    },
  },
  {
    id: 'attacker',
    term: { fr: 'attaquant', en: 'attacker' },
    meaning: {
      fr: 'Le marchand qui veut monter, et le joueur à qui il est.',
      en: 'The merchant that wants to rise, and the player who owns it.',
    },
  },
  {
    id: 'defender',
    term: { fr: 'défenseur', en: 'defender' },
    meaning: {
      fr: 'Le marchand visé, et le joueur à qui il est.',
      en: 'The merchant aimed at, and the player who owns it.',
    },
  },
  {
    id: 'distribution',
    term: { fr: 'distribution', en: 'distribution' },
    meaning: {
      fr: 'Le moment où les Cargaisons d’un port passent dans les entrepôts.',
      en: 'The moment when the Shipment cards of a port go to the warehouses.',
    },
  },
  {
    id: 'monopoly',
    term: { fr: 'monopole', en: 'monopoly' },
    meaning: {
      fr: 'Une compagnie a assez de drapeaux dans un port pour y servir ses seuls marchands.',
      en: 'A company has enough flags at a port to serve its own merchants alone.',
    },
  },
  {
    id: 'shared',
    term: { fr: 'distribution partagée', en: 'shared distribution' },
    meaning: {
      fr: 'Un port plein sans monopole : toutes les compagnies qui y ont un drapeau ont leur tour.',
      en: 'A full port without a monopoly: every company with a flag there has its turn.',
    },
  },
  {
    id: 'excess',
    term: { fr: 'excédent', en: 'excess' },
    meaning: {
      fr: 'Les cartes en main au-delà de six.',
      en: 'The cards in hand beyond six.',
    },
  },
  {
    id: 'final-mission',
    term: { fr: 'dernière Mission', en: 'final Mission' },
    meaning: {
      fr: 'La Mission que chacun peut encore réaliser quand la partie s’arrête.',
      en: 'The Mission each player may still complete when the game ends.',
    },
  },
];
