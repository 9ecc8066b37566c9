import type { InputWords } from '../input-words.ts';

/** What the fields of the questions about Rotterdam ask for, by type. */
export const inputs: Readonly<Record<string, InputWords>> = {
  position: { fr: 'une position du fleuve', en: 'a position of the river', example: 'D3' },
  harbor: { fr: 'un port', en: 'a harbor', example: 'botlek' },
  material: { fr: 'une matière première', en: 'a raw material', example: 'grain' },
  'ship afloat': { fr: 'un navire à l’eau', en: 'a ship afloat', example: '0a' },
  product: { fr: 'un produit de ce port', en: 'a product of that harbor', example: 'pasta' },
  'points or missions': { fr: 'points ou missions', en: 'points or missions', example: 'points' },
};
