import { borneo, type CompanyId, type Position, type State } from '@portolan/borneo';
import { countLeaves, must } from '@portolan/core';
import { describe, expect, it } from 'vitest';

const table = (position: Omit<Position, 'seats'> & { seats?: Position['seats'] }): State =>
  must(borneo.parsePosition({ seats: 4, ...position }));

/** Everybody three merchants, one or two in each company; seats are written as letters. */
const columns = (red: string, blue: string, green: string, yellow: string): Record<CompanyId, number[]> => {
  const owners = (word: string) => [...word].map((letter) => 'ABCDE'.indexOf(letter));
  return { red: owners(red), blue: owners(blue), green: owners(green), yellow: owners(yellow) };
};

const usual = columns('ABC', 'BCD', 'CDA', 'DAB');
const open = [{ harbor: 'kuching' }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }];
const unseen = ['?', '?', '?', '?'] as const;

/** A count at each depth from 1 on, with its derivation. */
interface Count {
  readonly what: string;
  readonly why: string;
  readonly state: State;
  readonly leaves: readonly number[];
}

const counts: readonly Count[] = [
  {
    what: 'the deal',
    why: '60 different faces, drawn without putting back: 60, 60 × 59, 60 × 59 × 58',
    state: must(borneo.setup({ seats: 4 })),
    leaves: [60, 3540, 205_320],
  },
  {
    what: 'the first three Harbor cards of four players, then the first player',
    why: '12 cards are in the game: 12, 12 × 11, 12 × 11 × 10; then each of the 4 seats',
    state: table({ phase: 'reveal' }),
    leaves: [12, 132, 1320, 5280],
  },
  {
    what: 'the same with five players',
    why: '10 cards are in the game: 10, 10 × 9, 10 × 9 × 8; then each of the 5 seats',
    state: table({ phase: 'reveal', seats: 5 }),
    leaves: [10, 90, 720, 3600],
  },
  {
    what: 'placement',
    why: '4 companies each time; at the sixth merchant the 4 lines with all six in one company of five spaces are lost: 4^6 - 4',
    state: table({ phase: 'place', ports: open }),
    leaves: [4, 16, 64, 256, 1024, 4092],
  },
  {
    what: 'placement in companies without limit',
    why: '4^6',
    state: table({ phase: 'place', ports: open, rulings: { 'company-full': 'open-ended' } }),
    leaves: [4, 16, 64, 256, 1024, 4096],
  },
  {
    what: 'Missions',
    why: 'the row asks 2 cinnamon + 1 clove; of {2c}, c, Harbor c, v, x these pay: 2c+v, 2c+x, c+H+v, c+v+x, c+H+x, H+v+x; and the pass',
    state: table({
      companies: usual,
      ports: open,
      missions: ['1b'],
      warehouses: [{ shipments: ['GYR/B:c2', 'YYY/R:c', 'RRR/B:v', 'YRG/R:x'], harbors: ['sandakan'] }, {}, {}, {}],
    }),
    leaves: [7],
  },
  {
    what: 'phase 2',
    why: '3 merchants × 3 other companies; green 2 targets × 3 card sets and yellow 1 × 3 (of three cards in hand two bear the flag); the pass',
    state: table({
      phase: 'company',
      companies: usual,
      ports: open,
      hands: [['GGG/Y:p', 'GRG/R:v', 'YYY/R:c'], unseen, unseen, unseen],
    }),
    leaves: [9 + 6 + 3 + 1],
  },
  {
    what: 'the defense',
    why: 'at most 2 cards against 2, of three that bear the flag: none, 3 single cards, 3 pairs',
    state: table({
      phase: 'defend',
      companies: usual,
      ports: open,
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p', 'GRG/R:v'] },
      hands: [unseen, unseen, ['GGR/G:c', 'BGG/G:v', 'GYG/G:n', 'RRR/B:v'], unseen],
    }),
    leaves: [1 + 3 + 3],
  },
  {
    what: 'the beaten merchant',
    why: 'the exchange of places, and of the 3 other companies the 2 that are not full',
    state: table({
      phase: 'yield',
      companies: columns('AB', 'BCDBD', 'CDA', 'AC'),
      ports: open,
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'], defense: [] },
    }),
    leaves: [3],
  },
  {
    what: 'the reward',
    why: 'none, or one of the 2 cards',
    state: table({
      phase: 'reward',
      companies: usual,
      ports: open,
      fight: {
        company: 'green',
        attacker: 3,
        defender: 1,
        attack: ['GGG/Y:p', 'RYG/Y:p'],
        defense: ['GGR/G:c', 'BGG/G:v'],
      },
    }),
    leaves: [3],
  },
  {
    what: 'a Shipment card, and two draws',
    why: '2 cards × 3 ports, none of which triggers anything; then 3 known cards in the pile: × 3, × 2',
    state: table({
      phase: 'shipment',
      companies: usual,
      ports: open,
      hands: [['GGG/Y:p', 'RRR/B:v'], unseen, unseen, unseen],
      pile: ['YYB/Y:v', 'BBB/G:n', 'GBY/R:p2'],
      warehouses: [{}, { shipments: [43] }, {}, {}],
    }),
    leaves: [6, 18, 36],
  },
  {
    what: 'equal faces',
    why: 'two copies of one face are one card to play: 1 card × 3 ports',
    state: table({
      edition: { shipments: 'free' },
      phase: 'shipment',
      companies: usual,
      ports: open,
      hands: [['RRR/B:v', 'RRR/B:v'], unseen, unseen, unseen],
    }),
    leaves: [3],
  },
  {
    what: 'a distribution, then the refill',
    why: '4 cards: 4, 4 × 3, 4 × 3 × 2, and no choice for the last; then the Harbor pile of 9 (12 less 2 open, 1 taken)',
    state: table({
      phase: 'distribute',
      companies: usual,
      ports: [{ harbor: null, tower: ['RRB/G:p', 'GGY/R:v', 'BYR/Y:v', 'GBY/R:p2'] }, ...open.slice(1)],
      warehouses: [{ harbors: ['kuching'] }, {}, {}, {}],
      distribution: {
        kind: 'shared',
        port: 1,
        picks: [
          { seat: 0, company: 'red', rank: 1, clause: 'shared.first-merchants' },
          { seat: 1, company: 'blue', rank: 1, clause: 'shared.first-merchants' },
          { seat: 2, company: 'green', rank: 1, clause: 'shared.first-merchants' },
          { seat: 3, company: 'yellow', rank: 1, clause: 'shared.first-merchants' },
        ],
      },
    }),
    leaves: [4, 12, 24, 24, 24 * 9],
  },
  {
    what: 'the excess',
    why: '8 different cards, 2 too many: 8 × 7 / 2 pairs',
    state: table({
      phase: 'discard',
      companies: usual,
      ports: open,
      hands: [
        ['GGG/Y:p', 'RRR/B:v', 'BBB/G:n', 'YYY/R:c', 'RRG/R:n', 'BBY/B:p', 'GGR/G:c', 'YYB/Y:v'],
        unseen,
        unseen,
        unseen,
      ],
    }),
    leaves: [28],
  },
  {
    what: 'the final round',
    why: 'the last but one may take the tile with his 3 cards or pass; the last one can pay nothing',
    state: table({
      phase: 'final',
      active: 3,
      final: [2, 3],
      companies: usual,
      warehouses: [{}, {}, { shipments: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] }, {}],
      missions: ['1c'],
    }),
    leaves: [2, 2],
  },
];

describe('numbers of actions', () => {
  it.each(counts)('$what: $why', ({ state, leaves }) => {
    expect(borneo.validate(state)).toEqual([]);
    expect(leaves.map((_, i) => countLeaves(borneo, state, i + 1))).toEqual(leaves);
  });
});
