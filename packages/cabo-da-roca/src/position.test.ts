import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { apply } from './effects/index.ts';
import { unlisted } from './listing/index.ts';
import { makePosition, parsePosition } from './position.ts';
import { validate } from './validate.ts';

const sea = { rows: ['~ ~ ~', '~ ~ ~'] };
const coast = { rows: ['qNE A.N qNW', '~ ~ ~'] };

describe('a table that cannot be read', () => {
  it.each([
    ['a list', [], '', 'not-an-object'],
    ['no map', { seats: 2 }, 'board', 'missing-field'],
    ['five players', { seats: 5, board: sea }, 'seats', 'out-of-range'],
    ['an unknown token', { seats: 2, board: { rows: ['~ Z'] } }, 'board.rows[0]', 'unknown-token'],
    [
      'two tiles on a square',
      {
        seats: 2,
        board: [
          { at: [0, 0], tile: 'sea' },
          { at: [0, 0], tile: 'rock' },
        ],
      },
      'board[1].at',
      'square-taken',
    ],
    ['a tile too far out', { seats: 2, board: [{ at: [500, 0], tile: 'sea' }] }, 'board[0].at[0]', 'out-of-range'],
    ['a drawing too far out', { seats: 2, board: { origin: [127, 0], rows: ['~ ~'] } }, 'board.rows', 'out-of-reach'],
    ['an unknown tile', { seats: 2, board: [{ at: [0, 0], tile: 'beach' }] }, 'board[0].tile', 'unknown-tile'],
    ['a ship off the map', { seats: 2, board: sea, ships: { '0t1': { at: [9, 9] } } }, 'ships.0t1.at', 'no-tile'],
    ['a third ship of a kind', { seats: 2, board: sea, ships: { '0t3': { at: [0, 0] } } }, 'ships.0t3', 'unknown-ship'],
    ['a ship of nobody', { seats: 2, board: sea, ships: { '3p': { at: [0, 0] } } }, 'ships.3p', 'unknown-ship'],
    [
      'a heading that is none',
      { seats: 2, board: sea, ships: { '0p': { at: [0, 0], heading: 'NNE' } } },
      'ships.0p.heading',
      'unknown-heading',
    ],
    ['a card that is none', { seats: 2, board: sea, discard: ['t99'] }, 'discard[0]', 'unknown-card'],
    ['a value that no card has', { seats: 2, board: sea, shown: { island: 70 } }, 'shown.island', 'unknown-value'],
    ['a ruling that is none', { seats: 2, board: sea, rulings: { tides: 'high' } }, 'rulings.tides', 'unknown-ruling'],
    ['a tile in hand out of its phase', { seats: 2, board: sea, tile: 'cove' }, 'tile', 'wrong-phase'],
    ['no tile in hand', { seats: 2, board: sea, phase: 'lay' }, 'tile', 'missing-field'],
    ['an empty stack', { seats: 2, board: sea, phase: 'tile', stack: {} }, 'stack', 'nothing-to-draw'],
    ['a crossing without a ship', { seats: 2, board: sea, phase: 'crossing' }, 'crossing', 'missing-field'],
    ['a debt of nobody', { seats: 2, board: sea, phase: 'debt' }, 'debts', 'missing-field'],
  ])('%s', (_what, json, path, code) => {
    const read = parsePosition(json);
    expect(read.ok ? [] : read.problems.map((problem) => ({ path: problem.path, code: problem.code }))).toContainEqual({
      path,
      code,
    });
  });
});

const ship = (at: readonly number[], heading: string | null = 'E', more: object = {}) => ({ at, heading, ...more });

describe('a table that cannot be', () => {
  it.each([
    ['sides that disagree', { board: { rows: ['cE ~'] } }, { clause: 'laying.sides', at: [0, 0], side: 'E' }],
    [
      'corners that disagree',
      { board: { rows: ['qSE ~', '~ ~'] } },
      { clause: 'laying.corners', at: [0, 0], corner: 'SE' },
    ],
    ['a map in two parts', { board: { rows: ['~ .. ~'] } }, { reason: 'not-connected', at: [2, 0] }],
    ['ports side by side', { board: { rows: ['A.N B.N'] } }, { clause: 'laying.ports-apart', port: 'A', at: [1, 0] }],
    ['a port twice', { board: { rows: ['A.N cN A.N'] } }, { reason: 'too-many-tiles', tile: 'A', seen: 2, copies: 1 }],
    [
      'two rocks',
      { board: { rows: ['R R'] } },
      { reason: 'too-many-tiles', tile: 'rock', at: [1, 0], seen: 2, copies: 1 },
    ],
    [
      'a ship on a lighthouse',
      { board: { rows: ['~ L'] }, ships: { '0t1': ship([1, 0]) } },
      { reason: 'land-square', ship: '0t1', at: [1, 0] },
    ],
    ['a ship on the rock', { board: { rows: ['~ R'] }, ships: { '0t1': ship([1, 0]) } }, { clause: 'hazard.rock' }],
    ['a trader on shoals', { board: { rows: ['~ S'] }, ships: { '0t1': ship([1, 0]) } }, { clause: 'hazard.shoals' }],
    ['a fisher in a storm', { board: { rows: ['L T'] }, ships: { '0f1': ship([1, 0]) } }, { clause: 'hazard.storm' }],
    [
      'a fisher far out',
      { board: { rows: ['~ ~ ~', '~ ~ ~', '~ ~ ~'] }, ships: { '0f1': ship([1, 1]) } },
      { clause: 'fishing.coasting', at: [1, 1] },
    ],
    ['a heading in port', { board: coast, ships: { '0t1': ship([1, 0]) } }, { reason: 'heading-in-port' }],
    ['a ship moored at sea', { board: sea, ships: { '0t1': ship([0, 0], null) } }, { reason: 'moored-at-sea' }],
    [
      'two ships on a square',
      { board: sea, ships: { '0t1': ship([0, 0]), '1p': ship([0, 0]) } },
      { clause: 'actions.one-ship-per-tile', ship: '1p', other: '0t1', at: [0, 0] },
    ],
    [
      'a cargo from nowhere',
      { board: sea, ships: { '0t1': ship([0, 0], 'E', { cargo: 't01' }) } },
      { reason: 'no-origin' },
    ],
    [
      'a pirate with cargo',
      { board: sea, ships: { '0p': ship([0, 0], 'E', { cargo: 't01', from: 'A' }) } },
      { clause: 'pirate.no-trade' },
    ],
    [
      'a card in two places',
      { board: sea, discard: ['t01'], ships: { '0t1': ship([0, 0], 'E', { cargo: 't01', from: 'A' }) } },
      { reason: 'too-many-copies', card: 't01', seen: 2, copies: 1 },
    ],
    ['a treasure in the discard', { board: sea, discard: ['wreck-50'] }, { reason: 'wrong-heap', card: 'wreck-50' }],
    ['a sailor at sea', { board: sea, sailors: [{ owner: 0, at: [0, 0] }] }, { clause: 'sailors.land-only', seat: 0 }],
    [
      'two sailors on a square',
      {
        board: coast,
        sailors: [
          { owner: 0, at: [1, 0] },
          { owner: 1, at: [1, 0] },
        ],
      },
      { clause: 'actions.one-sailor-per-tile', seat: 1, at: [1, 0] },
    ],
    [
      'a sailor beside a ship on a coast',
      { board: { rows: ['cN ~'] }, ships: { '0t1': ship([0, 0]) }, sailors: [{ owner: 0, at: [0, 0] }] },
      { clause: 'actions.ship-and-sailor', ship: '0t1' },
    ],
    ['coins below zero', { board: sea, coins: [-10, 100] }, { clause: 'setup.coins', seat: 0, coins: -10 }],
    [
      'a sunk pirate afloat',
      { board: sea, gone: [{ pirate: 1 }, {}], ships: { '0p': ship([0, 0]) } },
      { clause: 'pirate.one', seat: 0, at: [0, 0], total: 2, limit: 1 },
    ],
    [
      'a ship in the opening',
      { board: sea, round: 2, ships: { '0t1': ship([0, 0]) } },
      { clause: 'opening.tiles-only' },
    ],
    [
      'pieces of who is out',
      { board: sea, active: 1, out: [true, false], ships: { '0t1': ship([0, 0]) } },
      { clause: 'lighthouse.elimination', seat: 0 },
    ],
    ['a port dealt twice', { board: sea, home: ['A', 'A'] }, { clause: 'setup.port', seat: 1, port: 'A' }],
  ])('%s', (_what, position, told) => {
    const { clause, reason, ...facts } = { clause: expect.anything(), reason: expect.anything(), ...told };
    const state = must(parsePosition({ seats: 2, ...position }));
    expect(validate(state)).toContainEqual(
      expect.objectContaining({ clause, reason, facts: expect.objectContaining(facts) }),
    );
    expect(must(parsePosition(makePosition(state)))).toEqual(state);
  });
});

describe('what a table does not say', () => {
  const state = must(parsePosition({ seats: 2, board: coast, home: ['A', 'B'], homeLaid: [true, false] }));

  it('is filled in: the stack holds every tile that lies nowhere', () =>
    // 81 tiles less the six laid and port B in a hand.
    expect(state.stack.reduce((sum, count) => sum + count, 0)).toBe(81 - 6 - 1));

  it('is filled in: every card is in the pile, and everybody has 100 coins', () => {
    expect(state.pile.length).toBe(31);
    expect(state.coins).toEqual([100, 100]);
  });

  it('is sound', () => expect(validate(state)).toEqual([]));
});

it('a tile of an odd shape is written with its rotation', () => {
  const edition = { tiles: { lighthouse: { corners: [1, 0, 0, 0] } } };
  const position = { seats: 2, edition, board: { rows: ['lighthouse/2 qSW'] } };
  const state = must(parsePosition(position));
  expect(makePosition(state).board).toEqual({ origin: [0, 0], rows: ['lighthouse/2 qSW'] });
  expect(must(parsePosition(makePosition(state)))).toEqual(state);
});

describe('what a phase cannot do without', () => {
  const rows = ['qNE A.N qNW', '~ ~ ~', 'L ~ ~'];
  const ship = { at: [1, 1] as const, heading: 'E' as const };
  const debts = [{ from: 0, to: 1, amount: 20, lighthouse: [0, 2] }];

  it.each([
    ['a port for everybody', { phase: 'deal', stack: { A: 1, sea: 3 } }, 'stack', 'nothing-to-draw'],
    [
      'a ship that may draw',
      { phase: 'pile', drawing: '0p', ships: { '0p': { at: [1, 0] } } },
      'drawing',
      'wrong-ship',
    ],
    [
      'one that has not drawn',
      { phase: 'pile', drawing: '0t1', ships: { '0t1': { at: [1, 0], cargo: 't01', from: 'A' } } },
      'drawing',
      'wrong-ship',
    ],
    [
      'a final phase without cards',
      { phase: 'pile', final: true, drawing: '0t1', ships: { '0t1': { at: [1, 0] } } },
      'final',
      'wrong-phase',
    ],
    [
      'one ship that passes and pays',
      {
        phase: 'debt',
        debts,
        stepping: '0t1',
        crossing: '0t2',
        ships: { '0t1': ship, '0t2': { at: [2, 1], heading: 'E' } },
      },
      'crossing',
      'wrong-ship',
    ],
    [
      'the ship whose step waits, where one is passing',
      { phase: 'debt', debts, crossing: '0t1', ships: { '0t1': ship } },
      'stepping',
      'missing-field',
    ],
    [
      'the player whose port it is',
      {
        seats: 3,
        phase: 'consent',
        stage: 'buy',
        offer: { kind: 'guest', from: 0, to: 2, piece: 'trade', at: [1, 0] },
        sailors: [{ owner: 1, at: [1, 0] }],
      },
      'offer.to',
      'wrong-seat',
    ],
  ])('%s', (_what, position, path, code) => {
    const read = parsePosition({ seats: 2, board: { rows }, ...position });
    expect(read.ok ? [] : read.problems.map((problem) => [problem.path, problem.code])).toContainEqual([path, code]);
  });
});

it('a game that ends in the middle of something can be written down', () => {
  const start = {
    seats: 2,
    board: { rows: ['qNE A.N qNW', '~ ~ ~'] },
    stage: 'depart',
    coins: [1000, 100],
    ships: { '0t1': { at: [1, 0] } },
  };
  const state = must(parsePosition(start));
  apply(state, { kind: 'load', seat: 0, ship: '0t1' });
  expect(state.phase).toBe('over');
  expect(must(parsePosition(makePosition(state)))).toEqual(state);
});

describe('a list that is not whole', () => {
  const rows = ['~ ~ ~', '~ ~ ~'];
  const ships = { '0p': { at: [1, 1], heading: 'N' }, '1t1': { at: [2, 1], heading: 'N' } };
  const saidOf = (position: object) => unlisted(must(parsePosition({ seats: 2, board: { rows }, ships, ...position })));
  const expense = { rulings: { 'sale-for': 'any-expense' } };
  const offer = { kind: 'ransom', from: 0, to: 1, ship: '0p', at: [2, 1], sum: 10 };

  it('says so where any sum may be asked', () => expect(saidOf({})).toEqual([{ seat: 0, reason: 'any-sum' }]));

  it('does not where the victim has no coin', () => expect(saidOf({ coins: [100, 0] })).toEqual([]));

  it('says so where pieces may be sold for a purchase or a ransom', () => {
    expect(saidOf({ ...expense, stage: 'buy', coins: [100, 0] })).toContainEqual({ seat: 0, reason: 'pieces-sold' });
    expect(saidOf({ ...expense, phase: 'consent', offer })).toEqual([{ seat: 1, reason: 'pieces-sold' }]);
  });

  it('is whole where nothing may be sold', () => expect(saidOf({ phase: 'consent', offer })).toEqual([]));
});
