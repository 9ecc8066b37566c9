import type { Box } from '../box.ts';
import { productCard } from '../faces.ts';
import { type Reader, text } from '../parse.ts';

/** A product as far as it is known. */
export const productFaceOf = (box: Box): Reader<string> =>
  text((found) => productCard(box, found) !== undefined, 'unknown-product', {
    pattern: '^([?]|[?]?[a-z0-9]+(-[a-z0-9]+)*)$',
    description: 'A Product card: bread; ?botlek if only its back is known; ? if nothing is.',
  });
