import type { InputWords } from '../input-words.ts';

/** What the fields of the questions about Cabo da Roca ask for, by type. */
export const inputs: Readonly<Record<string, InputWords>> = {
  ship: { fr: 'un bateau de commerce en jeu', en: 'a trade ship in play', example: '0t1' },
  'moored ship': { fr: 'un bateau de commerce au port', en: 'a trade ship in port', example: '0t1' },
  pirate: { fr: 'un bateau pirate en jeu', en: 'a pirate in play', example: '0p' },
  port: { fr: 'la lettre d’un port posé', en: 'the letter of a port that is laid', example: 'D' },
  card: { fr: 'une carte de commerce', en: 'a trade card', example: 't23' },
  square: { fr: 'une case, [x, y]', en: 'a square, [x, y]', example: [2, 0] },
  'policy by seat': {
    fr: 'pour chaque joueur sa façon de jouer, random ou sensible',
    en: 'for each seat its way to play, random or sensible',
    example: ['sensible', 'random'],
  },
};
