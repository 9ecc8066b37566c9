import type { Trials } from '@portolan/core/testing';
import { directions, portIds, shipKinds, stages } from '../../types.ts';
import { purchase } from '../purchase.ts';
import type { CheckerId } from '../types.ts';

const whose = ['own', 'opponent', 'nobody'];
const small = [0, 1, 2, 3];
const sea = { tile: 'sea' };
const players = (...coins: number[]) => coins.map((one) => ({ coins: one }));

/** A box of somebody's own: its cards, dues and the land of its coasts. */
const ownBox = {
  tradeCards: [{ id: 'tea', good: 'salt', prices: [25, 75, 125], struck: [] }],
  tiles: { coast: { corners: [0, 1, 1, 0] } },
  dues: { toll: 5, portFee: 15 },
};

/** What every checker of Cabo da Roca is asked when its words are tested. */
export const asked: Readonly<Record<CheckerId, Trials>> = {
  tile: [
    { tile: ['sea', 'quarter', 'coast', 'cove', 'A', 'lighthouse'], rot: small },
    [
      { tile: 'J', rot: 0, around: { E: { tile: 'A' } } },
      { tile: 'cove', rot: 0, around: { N: sea, E: sea, S: sea, W: sea } },
      { tile: 'sea', rot: 0, around: { NE: { tile: 'quarter', rot: 3 } } },
      { tile: 'sea', rot: 0, around: {} },
      { tile: 'coast', rot: 0, around: { E: { tile: 'sea' } }, edition: ownBox },
    ],
  ],
  places: [{ tile: ['sea', 'quarter', 'coast', 'cove', 'B'] }, [{ board: { rows: ['A.N'] }, tile: 'B' }]],
  purchase: [
    {
      piece: ['sailor', ...shipKinds],
      place: ['port', 'lighthouse', 'island', 'coast', 'sea'],
      stage: stages,
      coins: [0, 20, 100, 500],
      left: small,
      sailor: whose,
      home: whose,
      ship: whose,
      near: [true, false],
      pending: [true, false],
      final: [true, false],
      owned: [{}, { fishing: 2 }, { trade: 2 }, { pirate: 1 }, { sailor: 5 }, { fishing: 1, trade: 1, sailor: 1 }],
      sell: [[], ['sailor'], ['fishing']],
      rulings: [{ 'sale-for': 'any-expense' }, { 'pirate-guest-fee': 'paid' }, { 'buy-timing': 'step-3' }],
    },
    [
      { ...purchase.example, home: 'opponent', sailor: 'opponent', piece: 'trade', place: 'port', coins: 300 },
      { ...purchase.example, piece: 'sailor', place: 'island', near: true, ship: 'nobody', sailor: 'nobody' },
      {
        ...purchase.example,
        coins: 70,
        left: 2,
        owned: { fishing: 1, sailor: 1 },
        sell: ['fishing'],
        rulings: { 'sale-for': 'any-expense' },
      },
    ],
  ],
  departure: [
    {
      ship: shipKinds,
      port: portIds.slice(0, 3),
      left: small,
      bonus: small,
      bought: [true, false],
      entered: [true, false],
      card: [null, 't01', 't16'],
      ports: [{}, { B: 'own' }, { B: 'opponent' }, { B: 'nobody', C: 'opponent', D: 'nobody' }],
      ways: [
        {},
        { E: 'none', SE: 'none', S: 'none', SW: 'none', W: 'none' },
        { E: 'storm', SE: 'rock', S: 'shoals', SW: 'shark', W: 'none' },
      ],
      final: [true, false],
    },
    [
      { ship: 'trade', port: 'A', left: 2, card: 't02', from: 'B', ports: { B: 'nobody' }, final: true },
      {
        ship: 'fishing',
        port: 'A',
        left: 2,
        card: 't02',
        ports: { C: 'nobody' },
        ways: { E: 'none', SE: 'storm', S: 'storm', SW: 'storm', W: 'none' },
      },
      { ship: 'trade', port: 'A', left: 2, card: 'tea', ports: { B: 'nobody', C: 'nobody' }, edition: ownBox },
      {
        ship: 'fishing',
        port: 'A',
        left: 2,
        card: null,
        ports: {},
        ways: { E: 'storm', SE: 'storm', S: 'none', SW: 'none', W: 'none' },
      },
    ],
  ],
  sailing: [
    {
      move: ['advance', 'rotate', 'depart'],
      ship: shipKinds,
      heading: directions,
      left: small,
      bonus: [0, 1],
      useBonus: [true, false],
      from: [sea, { tile: 'A' }, { tile: 'coast' }, { tile: 'shark' }],
      to: [
        null,
        sea,
        ...['A', 'coast', 'lighthouse', 'rock', 'shoals', 'shark', 'storm', 'island', 'wreck'].map((one) => ({
          tile: one,
        })),
      ],
      there: directions,
      sailor: [true],
      keepers: [1, 2],
      advanced: [1],
      rotated: [1],
      entered: [true],
    },
    [
      { move: 'advance', ship: 'trade', heading: 'E', left: 2, from: sea, to: sea, there: 'W', around: { E: sea } },
      { move: 'advance', ship: 'trade', heading: 'E', left: 1, from: sea, to: sea, there: 'W', around: { E: sea } },
      {
        move: 'advance',
        ship: 'fishing',
        heading: 'E',
        left: 2,
        from: sea,
        to: { tile: 'storm' },
        around: { N: { tile: 'coast', rot: 0 } },
      },
      { move: 'depart', ship: 'trade', heading: 'S', left: 1, from: { tile: 'A' }, to: sea },
      { move: 'advance', ship: 'trade', heading: 'E', left: 2, from: sea, to: sea, keepers: 2, edition: ownBox },
    ],
  ],
  walk: [
    {
      dir: directions,
      left: small,
      from: [{ tile: 'coast' }, { tile: 'cove' }, { tile: 'B' }, { tile: 'island' }, { tile: 'lighthouse' }],
      to: [null, sea, { tile: 'coast' }, { tile: 'coast', rot: 2 }, { tile: 'quarter' }, { tile: 'C' }],
      moved: [true],
      sailor: [true],
      ship: [true],
      guest: [true],
      traded: [true],
    },
    [
      { dir: 'E', left: 1, from: { tile: 'coast' }, to: { tile: 'B' }, traded: true },
      { dir: 'E', left: 1, from: { tile: 'A' }, to: { tile: 'coast' }, guest: true },
      { dir: 'E', left: 1, from: { tile: 'island' }, to: sea },
      { dir: 'S', left: 1, from: { tile: 'coast' }, to: { tile: 'coast', rot: 2 } },
      { dir: 'W', left: 1, from: { tile: 'A' }, to: null, edition: ownBox },
    ],
  ],
  lighthouse: [
    {
      left: small,
      ship: shipKinds,
      kept: [0, 1, 2],
      path: [
        [[0, 0]],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
        ],
      ],
      lights: [
        [{ at: [1, 2], keeper: 'opponent' }],
        [{ at: [1, 2], keeper: 'own' }],
        [{ at: [1, 2] }],
        [
          { at: [1, 2], keeper: 'opponent' },
          { at: [2, 3], keeper: 'opponent' },
        ],
      ],
      rulings: [{ 'bonus-trigger': 'passing' }, { 'bonus-trigger': 'ending' }, { 'bonus-use': 'next-only' }],
    },
    [],
  ],
  voyage: [
    {
      offset: [
        [0, 0],
        [2, 0],
        [5, 1],
        [-9, 4],
      ],
      card: [
        { prices: [60, 110, 160] },
        { prices: [10, 10, 10], struck: true },
        { id: 't01', port: 'B' },
        { id: 't01', port: 'A' },
      ],
      sailor: whose,
      home: whose,
    },
    [{ offset: [5, 1], card: { id: 'tea', port: 'B' }, sailor: 'opponent', edition: ownBox }],
  ],
  shot: [
    {
      heading: [null, ...directions],
      at: [
        [0, 0],
        [0, -1],
        [1, 0],
        [1, -1],
        [-1, 1],
      ],
      target: ['nothing', ...shipKinds, 'sailor-on-island', 'sailor-on-land'],
      own: [true],
      moored: [true],
      justLeft: [true],
      besidePort: [true],
      paid: [true],
      cargo: [
        [0, 0, 0],
        [60, 110, 160],
      ],
      turn: ['own', 'opponent'],
      ship: shipKinds,
    },
    [],
  ],
  count: [
    { players: [players(10, 20), players(50, 50, 50), players(0, 0, 0, 0)], island: [null, 50], wreck: [null, 150] },
    [
      {
        players: [
          { coins: 10, ports: 2, fish: 3, trade: 2, islands: 1, fishUnder: 1 },
          {
            coins: 300,
            ports: 2,
            fish: { bank: 1, 'coast-8': 2, 'coast-4': 1, 'town-8': 4 },
            twice: 1,
            fishing: 2,
            pirate: 1,
            wrecks: 2,
          },
          { coins: 900, out: true },
        ],
        island: 100,
        wreck: 50,
      },
    ],
  ],
};
