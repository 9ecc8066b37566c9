import { describe, expect, it } from 'vitest';
import { withPlayer } from '../../../score/sheet.ts';
import { holderOf, sheets, withShip } from './sheet.ts';

const { empty, inputOf, parse, withSeats } = sheets;

describe('a score sheet', () => {
  const mehmet = { name: 'Mehmet', shipments: 3, harbors: 0, missions: [5, 7] };
  const sheet = withPlayer(empty(3), 1, mehmet);

  it('reads what it was made of', () => {
    expect(parse(sheet)).toEqual({ ok: true, value: sheet });
    expect(parse(JSON.parse(JSON.stringify(withShip(sheet, 2))))).toEqual({ ok: true, value: withShip(sheet, 2) });
    expect(parse({ ...sheet, edition: { lowerFlagColumn: 2 } })).toMatchObject({ ok: true });
  });

  it('keeps what players have when their number changes', () => {
    expect(withSeats(withSeats(sheet, 5), 3)).toEqual(sheet);
  });

  it('has the ship before one player at most, and counts it only in the variant', () => {
    const moved = withShip(withShip(sheet, 0), 2);
    expect(holderOf(moved)).toBe(2);
    expect(holderOf(withShip(moved, null))).toBe(null);
    const { name: _, ...counts } = mehmet;
    const nothing = { shipments: 0, harbors: 0, missions: [] };
    expect(inputOf(moved)).toEqual({ players: [nothing, counts, nothing] });
    expect(inputOf({ ...moved, blackbeard: true })).toEqual({ players: [nothing, counts, { ...nothing, ship: true }] });
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ players: 3 }],
    [{ players: [{}, {}, {}] }],
    [{ ...sheet, players: sheet.players.map((player) => ({ ...player, name: 7 })) }],
    [{ ...sheet, players: sheet.players.map((player) => ({ ...player, name: 'x'.repeat(100) })) }],
    [{ ...sheet, blackbeard: 'yes' }],
    [{ ...sheet, players: sheet.players.map((player) => ({ ...player, shipments: -1 })) }],
  ])('refuses %j', (json) => {
    expect(parse(json).ok).toBe(false);
  });
});
