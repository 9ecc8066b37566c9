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
    origin: [-3, -3],
    rows: [
      '.. .. f1 .. .. .. .. ..',
      '.. qSE cS A.S qSW .. qSE qSW',
      '.. f2 ~ ~ ~ L cE C.W',
      '~ ~ ~ ~ ~ ~ qNE qNW',
      '.. S ~ ~ ~ f1 T ..',
      '.. .. qSE B.S qSW W .. ..',
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
