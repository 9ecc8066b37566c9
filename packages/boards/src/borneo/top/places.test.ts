import { expect, it } from 'vitest';
import { type Place, placeIn, seatOf, spotOf } from './places.ts';

it.each<readonly [spot: string, place: Place]>([
  ['rank.red.3', { kind: 'rank', company: 'red', rank: 3 }],
  ['company.blue', { kind: 'company', company: 'blue' }],
  ['port.1', { kind: 'port', port: 1 }],
  ['tower.2', { kind: 'tower', port: 2 }],
  ['tower.2.0', { kind: 'tower', port: 2, at: 0 }],
  ['hand.0', { kind: 'hand', seat: 0 }],
  ['hand.0.?', { kind: 'hand', seat: 0, at: '?' }],
  ['store.4.11', { kind: 'store', seat: 4, at: 11 }],
  ['harbor.1.st.john', { kind: 'harbor', seat: 1, id: 'st.john' }],
  ['won.1.2b', { kind: 'won', seat: 1, id: '2b' }],
  ['mission.2b', { kind: 'mission', id: '2b' }],
  ['seat.3', { kind: 'seat', seat: 3 }],
  ['ship', { kind: 'ship' }],
])('%s is a place, and the place is called so', (spot, place) => {
  expect(placeIn(spot)).toEqual(place);
  expect(spotOf(place)).toBe(spot);
});

it('knows no other place', () => {
  expect(['rank.pink.1', 'port.4', 'tower.0', 'cove'].map(placeIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells whose things a place shows', () => {
  expect(['hand.2.0', 'seat.1', 'port.1'].map((spot) => seatOf(placeIn(spot)))).toEqual([2, 1, undefined]);
});
