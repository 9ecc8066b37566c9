import { parseEdition, reconstructed } from '@portolan/cabo-da-roca';
import { must } from '@portolan/core';
import { expect, it } from 'vitest';
import { tileAt } from './tiles.ts';

const quays = (box: typeof reconstructed) => ([0, 1, 2, 3] as const).map((rot) => tileAt(box, [0, 0], 'A', rot).quay);

it('the quay of a port lies where its land does, in our box and in one that prints it elsewhere', () => {
  expect(quays(reconstructed)).toEqual([0, 1, 2, 3]);
  const east = must(parseEdition({ tiles: { port: { corners: [0, 1, 1, 0] } } }));
  expect(quays(east)).toEqual([1, 2, 3, 0]);
  // A port without a whole side of land has its quay as it was laid.
  const corner = must(parseEdition({ tiles: { port: { corners: [1, 0, 0, 0] } } }));
  expect(quays(corner)).toEqual([0, 1, 2, 3]);
  expect(tileAt(reconstructed, [0, 0], 'coast', 1)).not.toHaveProperty('quay');
});
