import type { Effect } from '@portolan/comptoir-des-antilles';

/** One effect of each name, some of them optional or at one quay only. */
export const effects: readonly Effect[] = [
  { do: 'place', groups: [1] },
  { do: 'place', groups: [2, 1], may: true },
  { do: 'place', groups: [1], quays: [4] },
  { do: 'move', n: 1, whose: 'own' },
  { do: 'move', n: 2, whose: 'other', reach: 'any' },
  { do: 'swap', whose: 'any' },
  { do: 'remove', n: 1, whose: 'other' },
  { do: 'replace' },
  { do: 'swapGoods' },
  {
    do: 'oneOf',
    of: [
      { do: 'place', groups: [1] },
      { do: 'remove', n: 2, whose: 'any' },
    ],
  },
];

/** A port with little room: a place or two aboard each ship, one quay empty. */
export const port = ['4 madras A2B1', '5 rum A2B1 exclusive/B', '3 spices C2', '-'];
/** The same by quay. */
export const ships = { 1: port[0], 2: port[1], 3: port[2] };

/** Effects and how somebody wants to carry them out, well or badly. */
export const plays = [
  { effect: effects[0], play: { kind: 'place', quays: [1] } },
  { effect: effects[0], play: { kind: 'place', quays: [4] } },
  { effect: { do: 'place', groups: [1, 1] }, play: { kind: 'place', quays: [1, 3] } },
  { effect: { do: 'place', groups: [2] }, play: { kind: 'place', quays: [1, 1] } },
  { effect: effects[3], play: { kind: 'move', from: 2, to: 1, porters: [0] } },
  { effect: effects[3], play: { kind: 'move', from: 1, to: 3, porters: [0] } },
  { effect: effects[5], play: { kind: 'swap', a: { quay: 1, porter: 0 }, b: { quay: 2, porter: 1 } } },
  { effect: effects[6], play: { kind: 'remove', quay: 2, porters: [1] } },
  { effect: effects[6], play: { kind: 'remove', quay: 2, porters: [0] } },
  { effect: effects[7], play: { kind: 'replace', quay: 3, porter: 2 } },
  { effect: effects[8], play: { kind: 'swapGoods', a: 1, b: 2 } },
  { effect: effects[9], play: { kind: 'choose', option: 1 } },
  { effect: effects[1], play: { kind: 'skip' } },
  { effect: effects[0], play: { kind: 'skip' } },
];
