import { reconstructed } from '@portolan/cabo-da-roca';
import { expect, test } from 'vitest';
import { afterOpening, seatCounts, stackFor } from './counts.ts';

test('the stack is what the cross and the ports leave of 81 tiles', () => {
  expect(seatCounts.map((seats) => stackFor(reconstructed, seats))).toEqual([74, 73, 72]);
  expect(seatCounts.map((seats) => afterOpening(reconstructed, seats))).toEqual([70, 67, 64]);
});
