import type { Position } from '@portolan/cabo-da-roca';

/** A table in mid-game to try the questions on: it is A's turn, one ship loaded at sea, one in port, a pirate about. */
export const sample: Position = {
  seats: 2,
  round: 14,
  active: 0,
  phase: 'act',
  stage: 'buy',
  coins: [180, 150],
  board: {
    origin: [-3, -2],
    rows: [
      '.. qNE cN A.N qNW .. ..',
      '.. f2 ~ ~ ~ L qSE',
      'f3 ~ ~ ~ ~ f1 C.E',
      'W S ~ ~ ~ f1 qNE',
      '.. .. qSE B.S qSW T ..',
    ],
  },
  home: ['A', 'B'],
  ships: {
    '0t1': { at: [1, 0], heading: 'E', cargo: 't04', from: 'A' },
    '0f1': { at: [0, -2] },
    '1t1': { at: [-1, 1], heading: 'W', cargo: 't09', from: 'B' },
    '1p': { at: [2, 1], heading: 'E' },
  },
  sailors: [
    { owner: 0, at: [0, -2] },
    { owner: 1, at: [0, 2] },
    { owner: 1, at: [2, -1] },
  ],
};
