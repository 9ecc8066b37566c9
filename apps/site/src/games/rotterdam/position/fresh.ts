import { rotterdam } from '@portolan/rotterdam';
import type { Json } from '../../../stores/table.ts';

/** A position to start from when nothing was entered before: three players in the middle of a game, a color to be called. */
export const freshPosition: Json = {
  seats: 3,
  round: 5,
  phase: 'sail',
  master: 0,
  ships: ['0a@E2:fruit', '0b@D2:grain', '1a@F1:crude-oil', '1b@C3:chemicals', '2a@B1:grain', '2b@D3:crude-oil'],
  hands: [
    { products: ['bread', 'jam'], navigation: ['setback'], missions: ['m01', 'm15', 'm30'] },
    { products: ['petrol'], shown: ['m09'] },
    { products: ['?vulcaanhaven'], navigation: ['?'], laid: ['advantage'] },
  ],
};

/** The same with the owner's box; a first launch, if that box lacks what stands there. */
export const freshIn = (edition: Json): Json => {
  const usual = { ...freshPosition, edition };
  return rotterdam.parsePosition(usual).ok ? usual : { seats: 3, edition };
};
