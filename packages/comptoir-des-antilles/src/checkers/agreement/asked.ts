import type { Trials } from '@portolan/core/testing';
import { causes, tileIds } from '../../types.ts';
import { type CheckerId, tileMoments } from '../index.ts';
import { effects, plays, port, ships } from './asked-effects.ts';

const seats3 = [0, 1, 2];

const settling = { seats: 3, quays: ['3 rum A1B1', '5 madras', '4 spices', '-'], contact: 'pilot' };

/** What every checker is asked when its words are tested. */
export const asked: Readonly<Record<CheckerId, Trials>> = {
  effect: [
    { seat: [1, 2, 3], reserve: [0, 1], rulings: [{ 'sailing-time': 'after-card' }, { 'partial-effect': 'fit' }] },
    plays.map((play) => ({ ships, ...play })),
  ],
  cannot: [
    {
      effect: effects,
      seat: seats3,
      reserve: [0, 1],
      rulings: [
        { 'impossible-effect': 'stop-card' },
        { 'declined-effect': 'allowed' },
        { 'partial-effect': 'fit' },
        { 'declined-effect': 'allowed', 'impossible-effect': 'stop-card' },
      ],
    },
    [
      { quays: ['-', '-', '-', '-'], effect: effects[0] },
      { quays: port, effect: effects[1] },
    ],
  ],
  contact: [
    {
      contact: ['deckhand', 'innkeeper', 'pilot', 'foreman', 'customs-officer', 'captain', 'governor', 'shipowner'],
      slate: seats3,
      plays: [
        [],
        [{ kind: 'place', quays: [2, 2] }],
        [{ kind: 'place', quays: [1] }],
        [{ kind: 'skip' }],
        [{ kind: 'endTurn' }],
      ],
      rulings: [{ 'impossible-effect': 'stop-card' }, { 'sailing-time': 'after-card' }],
    },
    [
      { ...settling, plays: [{ kind: 'place', quays: [1] }] },
      { ...settling, plays: [{ kind: 'place', quays: [1] }, { kind: 'payCommission' }] },
      {
        ...settling,
        plays: [
          { kind: 'place', quays: [1] },
          { kind: 'leaveSlate', to: 1 },
        ],
      },
      {
        ...settling,
        plays: [
          { kind: 'place', quays: [1] },
          { kind: 'leaveSlate', to: 2 },
        ],
      },
      {
        seats: 3,
        quays: ['3 rum A1B1', '3 madras C2', '4 spices', '-'],
        contact: { commission: 2, effects: [{ do: 'place', groups: [1, 1] }] },
        plays: [{ kind: 'place', quays: [1, 2] }],
      },
      { seats: 4, quays: ['-', '-', '-', '-'], contact: 'captain' },
      { ...settling, plays: [{ kind: 'place', quays: [1] }], premiums: [95, 10, 10] },
      {
        seats: 3,
        quays: ['5 rum A1', '5 madras B1', '-', '-'],
        contact: { commission: 1, effects: [effects[9], effects[1]] },
        plays: [{ kind: 'choose', option: 0 }],
      },
      {
        seats: 3,
        quays: ['5 rum A1', '5 madras B1', '-', '-'],
        contact: { commission: 1, effects: [effects[1], effects[0]] },
        plays: [{ kind: 'skip' }, { kind: 'place', quays: [1] }],
      },
    ],
  ],
  departure: [
    {
      ship: ['5 rum A2B2C1', '3 spices A3 poor-quality/B', '4 madras B4 pirates/C', '4 madras A1', '3 rum B3 storm/A'],
      cause: causes,
      commission: [1, 9, null],
      active: seats3,
      slate: seats3,
      slateLeft: [true, false],
      premiums: [
        [95, 0, 3],
        [99, 99, 99],
        [0, 0, 0],
      ],
      rulings: [
        { hundred: 'after-commission' },
        { hundred: 'end-of-round' },
        { shortfall: 'negative' },
        { 'tile-sailing-commission': 'turn-contact' },
        { storm: 'on-sailing' },
      ],
    },
    [
      {
        seats: 3,
        ship: '5 rum A2B2C1',
        commission: 3,
        active: 0,
        slate: 0,
        premiums: [95, 94, 1],
        rulings: { hundred: 'after-commission' },
      },
      {
        seats: 3,
        ship: '3 rum B3',
        commission: 5,
        active: 0,
        slate: 0,
        premiums: [2, 92, 1],
        rulings: { hundred: 'after-commission' },
      },
      {
        seats: 3,
        ship: '3 rum B3',
        commission: 5,
        active: 0,
        slate: 0,
        premiums: [2, 92, 1],
        rulings: { hundred: 'end-of-round' },
      },
      {
        seats: 3,
        ship: '4 madras A1B1',
        cause: 'storm',
        commission: 3,
        active: 1,
        slate: 1,
        rulings: { storm: 'on-sailing' },
      },
      { seats: 3, ship: '5 rum A2B2C1', commission: 9, active: 0, slate: 0 },
      { seats: 3, ship: '5 rum A2B2C1', commission: 9, active: 0, slate: 0, rulings: { shortfall: 'negative' } },
      { seats: 3, ship: '5 rum A2B2C1', commission: 3, active: 0, slate: 1, rulings: { hundred: 'end-of-round' } },
      { seats: 3, ship: '5 rum A2B2', cause: 'shortage', commission: null, active: 0, slate: 1, premiums: [98, 0, 0] },
    ],
  ],
  slate: [
    {
      holder: seats3,
      active: seats3,
      to: seats3,
      slateLeft: [true],
      cause: causes,
      commission: [1, 9],
      aboard: [
        [0, 0, 0],
        [3, 0, 0],
        [1, 1, 1, 2],
      ],
    },
    [
      { aboard: [2, 1, 3], holder: 0, active: 0 },
      { aboard: [2, 1, 3], holder: 1, active: 0 },
      { aboard: [2, 1, 3], holder: 0, active: 0, to: 2, premiums: [5, 5, 1] },
      { aboard: [2, 1, 3], holder: 0, active: 0, to: 2, premiums: [5, 5, 9] },
      { aboard: [2, 1, 3], holder: 0, active: 0, cause: 'shortage', commission: null },
    ],
  ],
  round: [
    { left: [true, false], leftLastTurn: [true, false], holder: seats3, first: seats3 },
    [
      { seats: 3, first: 0, holder: 0, left: false },
      { seats: 4, first: 1, holder: 3, left: true, leftLastTurn: true },
      { seats: 4, first: 1, holder: 1, left: false, rulings: { 'slate-round-end': 'always-left' } },
    ],
  ],
  tile: [
    {
      tile: tileIds,
      moment: tileMoments,
      ship: ['-', '5 rum A1B3', '3 madras', '4 spices A1 claim/B', '5 -'],
      seat: [0, 1],
      active: [0, 1],
      owned: [true, false],
      played: [true],
      pileEmpty: [true],
      premiums: [
        [0, 0, 0],
        [99, 99, 1],
      ],
    },
    tileIds
      .flatMap((id) =>
        (['before', 'after'] as const).map((moment) => ({
          seats: 3,
          tile: id,
          ship: '5 rum A1B3',
          moment,
          premiums: [98, 97, 1],
          others: ['4 rum C1'],
        })),
      )
      .concat(
        ['claim', 'shortage', 'top-quality'].map(
          (id) => ({ seats: 3, tile: id, ship: '5 rum A1B3', moment: 'after' }) as never,
        ),
      ),
  ],
  auction: [
    {
      premiums: [
        [0, 9, 4],
        [6, 9, 4, 1],
        [1, 1, 1],
      ],
      active: seats3,
      opener: seats3,
      auctions: [0, 1],
      pileEmpty: [true],
      said: [
        [],
        [{ bid: null }, { bid: null }, { bid: null }],
        [{ bid: 1 }, { bid: null }, { bid: null }],
        [{ bid: 3 }, { bid: 2 }],
        [{ bid: 9 }],
        [{ seat: 2, bid: 1 }],
        [{ bid: 0 }],
        [{ bid: 6 }],
        [{ bid: 1 }, { bid: 2 }, { bid: null }, { seat: 2, bid: 3 }],
        [{ bid: 1 }, { bid: null }, { bid: null }, { bid: null }],
        [{ bid: null }, { bid: null }, { bid: null }, { bid: 1 }],
      ],
    },
    [],
  ],
  end: [
    {
      premiums: [
        [10, 20, 30],
        [100, 100, 30],
        [99, 30, 20, 99],
      ],
      ships: [0, 1, 16],
      first: seats3,
      active: seats3,
      commission: [1, 9],
      payer: seats3,
      rulings: [{ hundred: 'after-commission' }, { hundred: 'end-of-round' }],
    },
    [
      { premiums: [10, 20, 30], ships: 0, first: 0, active: 2, turnOver: true },
      { premiums: [30, 20, 30], ships: 0, first: 0, active: 2, turnOver: true },
      { premiums: [10, 20, 30], ships: 4, first: 0, active: 2, turnOver: true },
    ],
  ],
};
