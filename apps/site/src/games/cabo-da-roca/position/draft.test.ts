import { readTable } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca, parseEdition, phases, type State } from '@portolan/cabo-da-roca';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { changed, freeSquare, freshPosition, seatsOf, squareIn, tilesIn, withCross, withTile } from './draft.ts';
import { freePort } from './ports.ts';
import { firstMove, moveOfKind } from './proposal.ts';

const read = (position: Json) => must(readTable(position));

describe('the position to start from', () => {
  it('can be read, can occur, and has a move to propose', () => {
    const { state, table } = read(freshPosition);
    expect(caboDaRoca.validate(state)).toEqual([]);
    const move = firstMove(state, table);
    expect(move.kind).toBe('advance');
    expect(caboDaRoca.check(state, must(caboDaRoca.parseAction(move, state))).legal).toBe(true);
  });
});

describe('a change to the position', () => {
  it('to the opening cross leaves an empty table with its players, box and readings', () => {
    const before = { ...freshPosition, seats: 3, rulings: { thousand: 'count' }, edition: { awards: { fish: 30 } } };
    const after = withCross(before);
    const { state, table } = read(after);
    expect(caboDaRoca.validate(state)).toEqual([]);
    expect(tilesIn(after)).toHaveLength(5);
    expect([after.seats, after.rulings, after.edition]).toEqual([3, before.rulings, before.edition]);
    expect(firstMove(state, table)).toBeDefined();
  });

  it.each(phases)('to phase %s leaves a position that can be read, with a move to propose', (phase) => {
    const { state, table } = read(changed(freshPosition, 'phase', phase));
    expect(table.position.phase).toBe(phase);
    const actors = caboDaRoca.turn(state).actors;
    if (actors.length === 0) return;
    expect(caboDaRoca.parseAction(firstMove(state, table), state).ok).toBe(true);
  });

  it('forgets what belongs to another phase', () => {
    const owing = changed(freshPosition, 'phase', 'debt');
    expect(owing.debts).toHaveLength(1);
    expect(changed(owing, 'phase', 'act').debts).toBeUndefined();
    expect(changed(changed(freshPosition, 'phase', 'consent'), 'phase', 'over').offer).toBeUndefined();
  });

  it.each([2, 3, 4])('to %i players makes lists by seat as long, and takes pieces of nobody off', (seats) => {
    const four = { ...freshPosition, seats: 4, active: 3, coins: [1, 2, 3, 4], out: [false, false, false, false] };
    const full = { ...four, ships: { ...objectIn(four, 'ships'), '3p': { at: [1, 0], heading: 'N' } } };
    const position = changed(full, 'seats', seats);
    expect(position.coins).toHaveLength(seats);
    expect('3p' in objectIn(position, 'ships')).toBe(seats === 4);
    expect(seatsOf(position)).toBe(seats);
    expect(readTable({ ...position, home: undefined }).ok).toBe(true);
  });

  it('of any other field sets that field alone', () => {
    expect(changed({ seats: 2, round: 4 }, 'round', 9)).toEqual({ seats: 2, round: 9 });
    expect(changed({ seats: 2, round: 4 }, 'round', undefined)).toEqual({ seats: 2 });
  });
});

describe('the map of a draft', () => {
  const listed = [
    { at: [0, 0], tile: 'sea' },
    { at: [1, 0], tile: 'coast', rot: 2 },
  ];

  it('is the same drawn or listed', () => {
    expect(tilesIn({ board: { rows: ['~ cS'] } })).toEqual(listed);
    expect(tilesIn({ board: listed })).toEqual(listed);
  });

  it('leaves out what cannot be read, and nothing else', () => {
    expect(tilesIn({ board: { rows: ['~ cS ZZ', 3] } })).toEqual(listed);
    expect(tilesIn({ board: [...listed, { at: [2, 0], tile: 'beach' }, { at: 'x', tile: 'sea' }, null] })).toEqual(
      listed,
    );
    expect(tilesIn({ board: 'sea' })).toEqual([]);
  });

  it('gets a tile in place of another, or loses one', () => {
    const tiles = tilesIn({ board: listed });
    expect(withTile(tiles, [1, 0], { tile: 'cove', rot: 1 })).toEqual([
      listed[0],
      { at: [1, 0], tile: 'cove', rot: 1 },
    ]);
    expect(withTile(tiles, [1, 0], undefined)).toEqual([listed[0]]);
  });

  it('knows the next port, and where a new piece can be', () => {
    expect(freePort(tilesIn(freshPosition))).toBe('C');
    const { state } = read({
      ...freshPosition,
      ships: { ...objectIn(freshPosition, 'ships'), '1p': { at: freeSquare(freshPosition, 'ship'), heading: 'N' } },
      sailors: [...listIn(freshPosition, 'sailors'), { owner: 1, at: freeSquare(freshPosition, 'sailor') }],
    });
    expect(caboDaRoca.validate(state)).toEqual([]);
    expect(freeSquare({ board: [] }, 'ship')).toEqual([0, 0]);
  });

  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [
      [1.5, 2],
      [0, 0],
    ],
    ['x', [0, 0]],
    [undefined, [0, 0]],
  ])('reads the square %j as %j', (at, as) => expect(squareIn({ at }, 'at')).toEqual(as));
});

describe('a proposed move', () => {
  const { state, table } = read(freshPosition);
  const kinds = Object.keys(
    // One of each kind that the engine knows can be read on this table, or tells at which field it cannot.
    {
      drawTile: 1,
      layTile: 1,
      layPort: 1,
      returnTile: 1,
      buyShip: 1,
      buySailor: 1,
      load: 1,
      depart: 1,
      advance: 1,
      rotate: 1,
      walk: 1,
      attack: 1,
      bargain: 1,
      answer: 1,
      sell: 1,
      denounce: 1,
      endTurn: 1,
      dealPort: 1,
      tile: 1,
      card: 1,
      reveal: 1,
    },
  );

  it.each(kinds)('of kind %s is legal if one is, and can be read or names its field', (kind) => {
    const move = moveOfKind(kind, state as State, table);
    const legal = caboDaRoca.actions(state).filter((action) => action.kind === kind);
    if (legal.length > 0) expect(legal).toContainEqual(move);
    const parsed = caboDaRoca.parseAction(move, state);
    if (!parsed.ok) expect(parsed.problems.map(({ path }) => path)).toEqual([expect.stringMatching(/^(ship|at)$/)]);
  });
});

it('a position keeps the box that its owner typed in', () => {
  const edition = { dues: { toll: 30 } };
  const { table } = read({ ...freshPosition, edition });
  expect(table.box.dues.toll).toBe(30);
  expect(must(parseEdition(table.position.edition)).dues.toll).toBe(30);
});
