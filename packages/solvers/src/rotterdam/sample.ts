import type { Position } from '@portolan/rotterdam';

/** A table in mid-game to try the questions on: A, who has the blue pawn, is to call a color; A's hand is known. */
export const sample: Position = {
  seats: 3,
  round: 7,
  master: 0,
  phase: 'sail',
  seat: 0,
  step: 'choose',
  ships: [
    '0a@E1:fruit',
    '0b@C2:grain',
    '0c@F2:crude-oil',
    '1a@E2:crude-oil',
    '1b@D2:grain',
    '1c@B4:chemicals',
    '2a@E4:chemicals',
    '2b@B3:fruit',
  ],
  hands: [
    {
      products: ['bread', 'jam', 'petrol'],
      navigation: ['joker', 'setback'],
      missions: ['m01', 'm15', 'm30'],
      shown: ['m09'],
    },
    { products: ['?vulcaanhaven', '?europoort'], navigation: ['?', '?'], shown: ['m22'] },
    { products: ['?botlek'], navigation: ['?'], shown: ['m17'], laid: ['advantage'] },
  ],
};
