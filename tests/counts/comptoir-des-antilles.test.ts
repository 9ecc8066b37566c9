import { comptoirDesAntilles, type Effect, type Position, type State } from '@portolan/comptoir-des-antilles';
import { countLeaves, must } from '@portolan/core';
import { describe, expect, it } from 'vitest';

const port = ['4 madras', '5 rum', '4 madras', '6 spices'];

const table = (position: Omit<Position, 'seats'> & { seats?: Position['seats'] }): State =>
  must(comptoirDesAntilles.parsePosition({ seats: 3, quays: port, premiums: [10, 10, 10], next: 5, ...position }));

/** A contact in play with these effects still to come. */
const due = (effects: readonly Effect[], position: Omit<Position, 'seats'> = {}): State =>
  table({ ...position, phase: 'effect', turn: { contact: 'captain', effects } });

/** A count at each depth from 1 on, with its derivation. */
interface Count {
  readonly what: string;
  readonly why: string;
  readonly state: State;
  readonly leaves: readonly number[];
}

const counts: readonly Count[] = [
  {
    what: 'the first ships',
    why: '6 values; drawn without putting back, the only ship of 8 cannot come twice, nor the two of 7 three times: 6, 36 - 1, 216 - (3 × 5 + 1) - 1',
    state: must(comptoirDesAntilles.setup({ seats: 3 })),
    leaves: [6, 35, 216 - 16 - 1],
  },
  {
    what: 'the first goods',
    why: '4 kinds; the only vanilla cannot come twice, nor spices four times: 4, 16 - 1, 64 - (3 × 3 + 1)',
    state: must(
      comptoirDesAntilles.parsePosition({ seats: 4, phase: 'setupGoods', quays: ['3 -', '4 -', '5 -', '6 -'] }),
    ),
    leaves: [4, 15, 54],
  },
  {
    what: 'a turn',
    why: 'an auction, or one of 8 contacts; then one of 10 tiles, or the ways to begin a contact: deckhand, pilot, foreman, customs officer, captain, shipowner one of 4 ships, innkeeper 6 pairs, governor 4 triples',
    state: table({}),
    leaves: [9, 10 + 6 * 4 + 6 + 4],
  },
  {
    what: 'event tiles',
    why: 'an auction, 8 contacts, 2 different tiles (one of them twice) × 4 ships',
    state: table({ tiles: [['mutiny', 'mutiny', 'pirates'], [], []] }),
    leaves: [1 + 8 + 2 * 4],
  },
  {
    what: 'event tiles and what keeps them off',
    why: 'one tile × the ships without a tile, quays 1 and 4; nobody may auction with a counter at 0',
    state: table({
      quays: ['4 madras', '5 rum A1 claim/B', '-', '6 spices'],
      premiums: [10, 0, 10],
      tiles: [['pirates'], [], []],
    }),
    leaves: [8 + 2],
  },
  {
    what: 'bids',
    why: 'A bids 1 to 3 or passes; after 1 B (3 premiums) 2, 3 or passes, after 2 he bids 3 or passes, after 3 he passes; after a pass he bids 1 to 3 or passes: 3 + 2 + 1 + 4',
    state: table({ phase: 'auction', premiums: [3, 3, 3], turn: { auctions: 1 }, auction: { tile: 'claim' } }),
    leaves: [4, 10],
  },
  {
    what: 'groups on different ships',
    why: 'two on one of 4 ships, one on one of 3 others; three ships have room for two: 3 × 3',
    state: due([{ do: 'place', groups: [2, 1] }], { quays: ['4 madras B3', '5 rum', '4 madras', '6 spices'] }),
    leaves: [9],
  },
  {
    what: 'a move between neighbors',
    why: 'B’s or C’s porter from 2 to 1 or to 3, which have one place each: 2 × 2; B’s from 4 to 3: 1',
    state: due([{ do: 'move', n: 1, whose: 'other' }], {
      quays: ['4 madras A3', '5 rum A1B1C1', '4 madras A3', '6 spices B1'],
    }),
    leaves: [4 + 1],
  },
  {
    what: 'two porters together',
    why: 'of A1 B2 on quay 2: AB or BB, to 1 or 3: 2 × 2',
    state: due([{ do: 'move', n: 2, whose: 'any' }], { quays: ['4 madras', '5 rum A1B2', '4 madras', '6 spices'] }),
    leaves: [4],
  },
  {
    what: 'an exchange',
    why: 'own against another on adjacent ships: A1–B2, A1–C2, B1–A2 on quays 1 and 2; A2–C3 on 2 and 3',
    state: due([{ do: 'swap', whose: 'own' }], { quays: ['4 madras A1B1', '5 rum A1B1C1', '4 madras C1', '6 spices'] }),
    leaves: [3 + 1],
  },
  {
    what: 'an exchange of any two, however far',
    why: 'A1 against B of 4, A1 against C of 4: 2; nobody else is aboard',
    state: due([{ do: 'swap', whose: 'any', reach: 'any' }], {
      quays: ['4 madras A1', '5 rum', '4 madras', '6 spices B1C1'],
    }),
    leaves: [2],
  },
  {
    what: 'goods exchanged',
    why: '3 pairs of neighbors; any two ships: 6 pairs',
    state: due([{ do: 'oneOf', of: [{ do: 'swapGoods' }, { do: 'swapGoods', reach: 'any' }] }]),
    leaves: [2, 3 + 6],
  },
  {
    what: 'the order of departures, then the commission',
    why: 'two full ships; A holds the slate: he pays, or leaves it with B (quay 2) or with C (quay 3): 2, 2 + 2',
    state: table({
      phase: 'depart',
      quays: ['4 madras', '5 rum A3B2', '4 madras A2C2', '6 spices'],
      turn: { contact: 'innkeeper', resolved: false },
    }),
    leaves: [2, 4],
  },
  {
    what: 'goods for two new ships',
    why: 'of rum, rum and madras two are given out in order: RR, RM, MR',
    state: table({
      phase: 'assign',
      quays: ['4 -', '5 rum', '4 -', '6 spices'],
      hands: [['rum', 'rum!', 'madras'], ['?'], ['?']],
      turn: { contact: 'innkeeper', resolved: true },
    }),
    leaves: [3],
  },
  {
    what: 'goods drawn',
    why: '4 kinds are unseen; then the new ship gets the drawn tile, or the unknown one, which may be any kind still unseen: 4 kinds either way, for after the only vanilla that is the drawn one',
    state: table({
      phase: 'drawGoods',
      quays: ['4 -', '5 rum', '4 madras', '6 spices'],
      turn: { contact: 'innkeeper', resolved: true },
    }),
    leaves: [4, 16],
  },
];

describe('numbers of actions', () => {
  it.each(counts)('$what: $why', ({ state, leaves }) => {
    expect(comptoirDesAntilles.validate(state)).toEqual([]);
    expect(leaves.map((_, i) => countLeaves(comptoirDesAntilles, state, i + 1))).toEqual(leaves);
  });
});
