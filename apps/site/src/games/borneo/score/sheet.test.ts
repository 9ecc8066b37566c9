import { describe, expect, it } from 'vitest';
import { emptySheet, holderOf, inputOf, parseSheet, withPlayer, withSeats, withShip } from './sheet.ts';

describe('a score sheet', () => {
  const sheet = withPlayer(emptySheet(3), 1, { name: 'Mehmet', shipments: 3, missions: [5, 7] });

  it('reads what it was made of', () => {
    expect(parseSheet(sheet)).toEqual({ ok: true, value: sheet });
    expect(parseSheet(JSON.parse(JSON.stringify(withShip(sheet, 2))))).toEqual({ ok: true, value: withShip(sheet, 2) });
  });

  it('keeps what players have when their number changes', () => {
    expect(withSeats(withSeats(sheet, 5), 3)).toEqual(sheet);
  });

  it('has the ship before one player at most, and counts it only in the variant', () => {
    const moved = withShip(withShip(sheet, 0), 2);
    expect(holderOf(moved)).toBe(2);
    expect(holderOf(withShip(moved, null))).toBe(null);
    expect(inputOf(moved).players[2]).not.toHaveProperty('ship');
    expect(inputOf({ ...moved, blackbeard: true }).players[2]).toHaveProperty('ship', true);
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
    expect(parseSheet(json).ok).toBe(false);
  });
});
