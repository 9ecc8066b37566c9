import type { Position } from '@portolan/borneo';

/** A table in mid-game to try the questions on: it is A's turn, and A's hand is known. */
export const sample: Position = {
  seats: 4,
  phase: 'mission',
  first: 0,
  active: 0,
  companies: { red: [1, 2, 0], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
  hands: [['RRB/B:p', 'RBR/R:c', 'GYG/G:n', 'BYR/Y:v'], [4], [5], [4]],
  warehouses: [
    { shipments: ['GYR/B:c2', 'YYY/R:c', 'RRR/B:v', 'YRG/R:x'], harbors: ['sandakan'] },
    { shipments: ['BBG/G:p2', 'YYB/Y:v', 'RBB/B:c'] },
    { shipments: ['RYB/G:v2', 'GGR/G:c', 'BBB/G:n', 'RRG/R:n'] },
    { shipments: ['GYY/Y:n'] },
  ],
  ports: [
    { harbor: 'kuching', tower: ['RRB/G:p', 'BRY/R:c'] },
    { harbor: 'banjarmasin', tower: ['GGY/Y:v'] },
    { harbor: 'sibu', tower: ['BBY/B:p'] },
  ],
};
