import { readTable, seaOf, shipsOf, tableInWords } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { type Impossibility, languages, must, type Problem } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { wrongIn } from '../../../position/editor-game.ts';
import { caboKit } from '../example/kit.tsx';
import { freshPosition } from './draft.ts';
import { partly } from './partly.ts';
import { wrongPlaces } from './wrong-places.ts';

const sea = { rows: ['~ ~ ~', '~ ~ ~'] };
const coast = { rows: ['qNE A.N qNW', '~ ~ ~'] };
const ship = (at: readonly number[], heading: string | null = 'E', more: object = {}) => ({ at, heading, ...more });

/** What is entered, the squares ringed on the map, the fields that the sentence stands beside, a word of it. */
const entered: readonly (readonly [
  what: string,
  position: object,
  squares: unknown,
  fields: readonly string[],
  says: RegExp,
])[] = [
  [
    'overlapping tiles',
    {
      board: [
        { at: [0, 0], tile: 'sea' },
        { at: [0, 0], tile: 'rock' },
      ],
    },
    [[0, 0]],
    ['board[1].at'],
    /has a tile already/,
  ],
  ['a token that is no tile', { board: { rows: ['~ Z'] } }, [[1, 0]], ['board.rows[0]'], /token is no tile.*Z/],
  ['sides that disagree', { board: { rows: ['cE ~'] } }, [[0, 0]], ['board'], /east side does not match/],
  [
    'corners that disagree',
    { board: { rows: ['~ ~ ~', 'qSE .. ~', '.. ~ ~'] } },
    [[0, 1]],
    ['board'],
    /southeast corner/,
  ],
  ['a map in two parts', { board: { rows: ['~ .. ~'] } }, [[2, 0]], ['board'], /joined to the others by no side/],
  ['ports side by side', { board: { rows: ['A.N B.N'] } }, [[1, 0]], ['board'], /two ports do not touch/],
  [
    'two ships on a square',
    { board: sea, ships: { '0t1': ship([1, 1]), '1p': ship([1, 1]) } },
    [[1, 1]],
    ['ships.1p.at'],
    /Two ships/,
  ],
  [
    'a ship on land',
    { board: { rows: ['~ L'] }, ships: { '0t1': ship([1, 0]) } },
    [[1, 0]],
    ['ships.0t1.at'],
    /lighthouse/,
  ],
  [
    'a ship off the map',
    { board: sea, ships: { '0t1': ship([9, 9]) } },
    [[9, 9]],
    ['ships.0t1.at'],
    /no tile on this square/,
  ],
  [
    'a heading that does not exist',
    { board: sea, ships: { '0t1': ship([2, 1], 'NNE') } },
    [[2, 1]],
    ['ships.0t1.heading'],
    /no such heading: N, NE/,
  ],
  ['a heading in port', { board: coast, ships: { '0t1': ship([1, 0]) } }, [[1, 0]], ['ships.0t1.heading'], /moored/],
  [
    'a ship moored at sea',
    { board: sea, ships: { '0t1': ship([0, 1], null) } },
    [[0, 1]],
    ['ships.0t1.heading'],
    /needs a heading/,
  ],
  [
    'a cargo from nowhere',
    { board: sea, ships: { '0t1': ship([0, 0], 'E', { cargo: 't01' }) } },
    [[0, 0]],
    ['ships.0t1.from'],
    /port that it comes from/,
  ],
  [
    'a pirate with cargo',
    { board: sea, ships: { '0p': ship([0, 0], 'E', { cargo: 't01', from: 'A' }) } },
    [[0, 0]],
    ['ships.0p.cargo'],
    /pirate/i,
  ],
  ['a third trade ship', { board: sea, ships: { '0t3': ship([0, 0]) } }, [[0, 0]], ['ships.0t3'], /no such ship/],
  [
    'a pirate afloat and sunk',
    { board: sea, gone: [{ pirate: 1 }, {}], ships: { '0p': ship([0, 0]) } },
    [[0, 0]],
    ['gone[0].pirate'],
    /2 pieces of that sort/,
  ],
  [
    'six sailors',
    { board: { rows: ['cN cN cN cN cN cN'] }, sailors: [0, 1, 2, 3, 4, 5].map((x) => ({ owner: 1, at: [x, 0] })) },
    [[5, 0]],
    ['sailors', 'sailors[5].at'],
    /6 pieces of that sort/,
  ],
  ['a second rock', { board: { rows: ['R R'] } }, [[1, 0]], ['board'], /2 on the table; the box has 1/],
  [
    'too many tiles in the stack',
    { board: sea, stack: { storm: 3 } },
    [],
    ['board', 'stack.storm'],
    /3 on the table; the box has 2/,
  ],
  ['money below zero', { board: sea, coins: [100, -5] }, [], ['coins[1]'], /fewer than zero coins/],
  ['a sailor at sea', { board: sea, sailors: [{ owner: 1, at: [2, 0] }] }, [[2, 0]], ['sailors[0].at'], /land|sea/],
  ['a sailor off the map', { board: sea, sailors: [{ owner: 0, at: [7, 7] }] }, [[7, 7]], ['sailors[0].at'], /no tile/],
  [
    'two sailors on a square',
    {
      board: coast,
      sailors: [
        { owner: 0, at: [1, 0] },
        { owner: 1, at: [1, 0] },
      ],
    },
    [[1, 0]],
    ['sailors[1].at'],
    /sailor/,
  ],
  [
    'a sailor beside a ship on a coast',
    { board: { rows: ['cN ~'] }, ships: { '0t1': ship([0, 0]) }, sailors: [{ owner: 1, at: [0, 0] }] },
    [[0, 0]],
    ['ships.0t1.at', 'sailors[0].at'],
    /ship/,
  ],
  ['a port dealt twice', { board: sea, home: ['A', 'A'] }, [], ['home[1]'], /Port A is dealt/],
  [
    'pieces of who is out',
    { board: sea, active: 1, out: [true, false], ships: { '0t1': ship([0, 0]) } },
    [],
    ['out[0]'],
    /eliminated/,
  ],
  ['a ship in the opening', { board: sea, round: 2, ships: { '0t1': ship([0, 0]) } }, [], ['round'], /fourth/],
  [
    'a card in two places',
    { board: sea, discard: ['t01'], ships: { '0t1': ship([0, 0], 'E', { cargo: 't01', from: 'A' }) } },
    [],
    ['discard', 'ships.0t1.cargo'],
    /several places/,
  ],
  ['no tile at all', { board: { rows: [] } }, [], ['board'], /No tile is laid/],
  ['an action in the opening', { board: sea, round: 2 }, [], ['round'], /only lay a tile/],
  ['no tile left', { board: sea, stack: {} }, [], ['final'], /final phase has not begun/],
  ['no trade card left', { board: sea, pile: ['island-50'] }, [], ['pile'], /No trade card is left/],
  [
    'a ship that must leave and cannot',
    {
      board: { rows: ['A.N'] },
      phase: 'departing',
      departing: '0t1',
      ships: { '0t1': ship([0, 0], null, { cargo: 't02', from: 'A' }) },
    },
    [[0, 0]],
    ['departing'],
    /no way is open/,
  ],
  [
    'a ship that is to draw and cannot leave',
    { board: { rows: ['A.N'] }, phase: 'pile', drawing: '0t1', ships: { '0t1': ship([0, 0], null) } },
    [[0, 0]],
    ['drawing'],
    /no way is open/,
  ],
  [
    'a crossing that leads nowhere',
    {
      board: { rows: ['~ ~'] },
      phase: 'crossing',
      crossing: '0t1',
      ships: { '0t1': ship([1, 0]), '1t1': ship([1, 0], 'W') },
    },
    [[1, 0]],
    ['crossing'],
    /no going on/,
  ],
  [
    'an offer that its buyer cannot pay',
    {
      board: coast,
      coins: [110, 100],
      stage: 'buy',
      phase: 'consent',
      offer: { kind: 'guest', from: 0, to: 1, piece: 'trade', at: [1, 0] },
      sailors: [{ owner: 1, at: [1, 0] }],
    },
    [],
    ['offer.piece'],
    /120.coins are needed/,
  ],
  [
    'a ransom from too far away',
    {
      board: { rows: ['~ ~ ~ ~'] },
      phase: 'consent',
      offer: { kind: 'ransom', from: 0, to: 1, ship: '0p', at: [3, 0], sum: 10 },
      ships: { '0p': ship([0, 0]), '1t1': ship([3, 0]) },
    },
    [],
    ['offer.at'],
    /3 squares away/,
  ],
  [
    'a ransom above what the payer has',
    {
      board: { rows: ['~ ~', '~ ~'] },
      coins: [100, 5],
      phase: 'consent',
      offer: { kind: 'ransom', from: 0, to: 1, ship: '0p', at: [0, 1], sum: 10 },
      ships: { '0p': ship([0, 0]), '1t1': ship([0, 1]) },
    },
    [],
    ['offer.sum'],
    /cannot pay/,
  ],
  ['a treasure in the discard', { board: sea, discard: ['wreck-50'] }, [], ['discard'], /wrong heap/],
  ['a tile in hand out of its phase', { board: sea, tile: 'cove' }, [], ['tile'], /phase/],
  [
    'a box with dues below zero',
    { board: sea, edition: { dues: { toll: -1 } } },
    [],
    ['edition.dues.toll'],
    /out of range/,
  ],
];

const wrongWith = (
  position: Record<string, unknown>,
): { problems: readonly Problem[]; violations: readonly Impossibility[] } => {
  const read = readTable(position);
  return read.ok
    ? { problems: [], violations: caboDaRoca.validate(read.value.state, position) }
    : { problems: read.problems, violations: [] };
};

describe.each(entered)('%s', (_, change, squares, fields, says) => {
  const position = { seats: 2, ...change };
  const { problems, violations } = wrongWith(position);

  it('is marked on its square of the map', () => expect(wrongPlaces(position, problems, violations)).toEqual(squares));

  it('can still be drawn', () => {
    const { table } = must(readTable(freshPosition));
    const read = readTable(position);
    const drawn = read.ok ? read.value.table : partly(position, table);
    for (const lang of languages) expect(tableInWords(drawn, lang).join(' ')).not.toMatch(/undefined|NaN/);
    const laid = seaOf(drawn).map(({ at }) => String(at));
    expect(new Set(laid).size).toBe(laid.length);
    expect(laid.includes('0,0')).toBe(!violations.some(({ reason }) => reason === 'no-tiles'));
    for (const { at } of shipsOf(drawn)) expect(laid).toContain(String(at));
  });

  it('is told beside its field, in both languages', () => {
    const [fr, en] = languages.map((lang) =>
      fields.map((field) => wrongIn({ kit: caboKit }, problems, violations, lang)(field)),
    );
    for (const sentence of en ?? []) expect(sentence).toMatch(says);
    for (const sentence of fr ?? []) expect(sentence).toMatch(/^[^{}]{12,}\.$/);
  });
});
