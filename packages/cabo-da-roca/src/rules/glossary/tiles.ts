import type { Term } from '@portolan/core';

/** Tiles, and what is on them. */
export const tileTerms: readonly Term[] = [
  {
    id: 'board',
    term: { fr: 'plan de jeu', en: 'board' },
    meaning: {
      fr: 'La mer que forment les tuiles posées.',
      en: 'The sea made up of the tiles laid.',
    },
  },
  {
    id: 'tile',
    term: { fr: 'tuile', en: 'tile' },
    meaning: {
      fr: 'Un carré de mer ou de littoral. La boîte en a 81.',
      en: 'A square piece of sea or shore. The box has 81.',
    },
  },
  {
    id: 'square',
    term: { fr: 'case', en: 'square' },
    meaning: {
      fr: 'La place d’une tuile, dite par deux nombres, (2,\u202f−1) : vers l’est, puis vers le sud.',
      en: 'The place of a tile, told by two numbers, (2,\u202f−1): to the east, then to the south.',
    },
  },
  {
    id: 'corner',
    term: { fr: 'coin', en: 'corner' },
    meaning: {
      fr: 'Un des quatre coins d’une tuile : terre ou mer.',
      en: 'One of the four corners of a tile: land or sea.',
    },
  },
  {
    id: 'open-sea',
    term: { fr: 'pleine mer', en: 'open sea' },
    meaning: {
      fr: 'Une tuile sans aucune terre.',
      en: 'A tile without any land.',
    },
  },
  {
    id: 'quarter-land',
    term: { fr: 'quart de terre', en: 'quarter land' },
    meaning: {
      fr: 'Une tuile avec un seul coin de terre. Elle compte comme de la mer.',
      en: 'A tile with one land corner only. It counts as sea.',
    },
  },
  {
    id: 'coast',
    term: { fr: 'côte', en: 'coast' },
    meaning: {
      fr: 'Une tuile dont un côté entier est de terre.',
      en: 'A tile with one whole side of land.',
    },
  },
  {
    id: 'cove',
    term: { fr: 'anse', en: 'cove' },
    meaning: {
      fr: 'Une tuile avec un seul coin de mer.',
      en: 'A tile with one sea corner only.',
    },
  },
  {
    id: 'port',
    term: { fr: 'port', en: 'port' },
    meaning: {
      fr: 'Une tuile de côte avec une ville et un quai, désignée par une lettre de A à J.',
      en: 'A coast tile with a town and a quay, named by a letter from A to J.',
    },
  },
  {
    id: 'quay',
    term: { fr: 'quai', en: 'quay' },
    meaning: {
      fr: 'Le côté de terre d’un port.',
      en: 'The land side of a port.',
    },
  },
  {
    id: 'home-port',
    term: { fr: 'port d’attache', en: 'home port' },
    meaning: {
      fr: 'Le port qu’un joueur reçoit à la mise en place.',
      en: 'The port that a player is dealt at the set-up.',
    },
  },
  {
    id: 'lighthouse',
    term: { fr: 'phare', en: 'lighthouse' },
    meaning: {
      fr: 'Une tuile fermée aux bateaux. Elle donne un péage à son gardien et des bonus à ceux qui la longent.',
      en: 'A tile closed to ships. It gives its keeper a toll, and bonuses to those who pass it.',
    },
  },
  {
    id: 'waters',
    term: { fr: 'eaux d’un phare', en: 'waters of a lighthouse' },
    meaning: {
      fr: 'Les huit cases autour d’un phare.',
      en: 'The eight squares around a lighthouse.',
    },
  },
  {
    id: 'shoals',
    term: { fr: 'hauts-fonds', en: 'shoals' },
    meaning: {
      fr: 'Une tuile pour les seuls bateaux de pêche.',
      en: 'A tile for fishing ships only.',
    },
  },
  {
    id: 'rock',
    term: { fr: 'rocher', en: 'rock' },
    meaning: {
      fr: 'Une tuile fermée à tous les bateaux.',
      en: 'A tile closed to all ships.',
    },
  },
  {
    id: 'shark',
    term: { fr: 'requin', en: 'shark' },
    meaning: {
      fr: 'Une tuile qui prend une action à l’entrée, une autre à la sortie.',
      en: 'A tile that takes an action on entry, another on leaving.',
    },
  },
  {
    id: 'storm',
    term: { fr: 'tempête', en: 'storm' },
    meaning: {
      fr: 'Une tuile qui coule les bateaux de pêche.',
      en: 'A tile that sinks fishing ships.',
    },
  },
  {
    id: 'island',
    term: { fr: 'île au trésor', en: 'treasure island' },
    meaning: {
      fr: 'Une tuile fermée aux bateaux, dont un marin prend le trésor.',
      en: 'A tile closed to ships; a sailor takes its treasure.',
    },
  },
  {
    id: 'wreck',
    term: { fr: 'épave', en: 'wreck' },
    meaning: {
      fr: 'Une tuile de mer dont un bateau prend le trésor.',
      en: 'A sea tile; a ship takes its treasure.',
    },
  },
  {
    id: 'fish',
    term: { fr: 'poisson', en: 'fish' },
    meaning: {
      fr: 'Une tuile de mer en montre un, deux ou trois.',
      en: 'A sea tile shows one, two or three.',
    },
  },
  {
    id: 'ground',
    term: { fr: 'banc de poissons', en: 'fishing ground' },
    meaning: {
      fr: 'Les poissons qui rapportent à un port.',
      en: 'The fish that pay a port.',
    },
  },
  {
    id: 'stack',
    term: { fr: 'pioche des tuiles', en: 'tile stack' },
    meaning: {
      fr: 'Les tuiles pas encore tirées.',
      en: 'The tiles not yet drawn.',
    },
  },
];
