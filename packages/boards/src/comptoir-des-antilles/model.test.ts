import { comptoirDesAntilles, type Position } from '@portolan/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { holdOf } from './hold.ts';
import { berthAt, handOf, placesOf, playedOf, reserveOf, shipsLeft, shuffledOf, type Table } from './model.ts';
import { readTable } from './read-table.ts';
import { nearLines, shipLines } from './ship-lines.ts';

const tableFrom = (position: Position): Table => {
  const read = readTable(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.table;
};

const table = tableFrom({
  seats: 3,
  quays: ['5 rum A2B1 top-quality/B', '-', '4 madras C2', '6 spices'],
  discards: [['pilot', '?'], [], []],
  turn: { contact: 'customs-officer', resolved: false, effects: [{ do: 'swap', whose: 'own' }] },
  phase: 'effect',
  next: 7,
  hands: [['madras'], ['?'], ['?']],
});

describe('a table read from a position', () => {
  it('knows its ships, their porters and what a porter is paid', () => {
    const berth = berthAt(table, 1);
    expect(berth).toMatchObject({ ship: 5, porters: [2, 1, 0], tile: { id: 'top-quality', by: 1 }, rate: 4 });
    expect(placesOf(berth)).toBe(2);
    expect(berthAt(table, 2)).toMatchObject({ ship: undefined, goods: undefined, rate: undefined });
    expect(placesOf(berthAt(table, 2))).toBe(0);
  });

  it('counts reserves, hands and piles', () => {
    expect([0, 1, 2].map((seat) => reserveOf(table, seat))).toEqual([8, 9, 8]);
    const { contacts, lost } = handOf(table, 0);
    expect(contacts.map(({ id }) => id)).toEqual([
      'deckhand',
      'innkeeper',
      'foreman',
      'captain',
      'governor',
      'shipowner',
    ]);
    expect(lost).toBe(1);
    expect(shipsLeft(table)).toBe(17);
    expect(shuffledOf(table)).toBe(16 - 3 - 3);
  });

  it('knows which effect of the contact is due', () => {
    expect(playedOf(table)).toMatchObject({ contact: { id: 'customs-officer' }, now: 1 });
    expect(playedOf(tableFrom({ seats: 3 }))).toBeUndefined();
  });

  it('says what is wrong with what cannot be read', () => {
    expect(readTable({ seats: 3, quays: ['5 tea'] }).ok).toBe(false);
    expect(readTable(comptoirDesAntilles).ok).toBe(false);
  });
});

describe('a hold', () => {
  const berth = berthAt(table, 1);

  it('seats porters in the order of the players', () => {
    expect(holdOf(berth)).toEqual({ berths: [{ seat: 0 }, { seat: 0 }, { seat: 1 }], waiting: [] });
  });

  it('lets those who find no berth wait on the quay', () => {
    const { berths, waiting } = holdOf(berth, { porters: [{ seat: 2, n: 3, sign: 'comes' }], refused: true });
    expect(berths).toHaveLength(5);
    expect(waiting).toEqual([{ seat: 2, sign: 'comes', refused: true }]);
  });

  it('marks the last of a player’s porters', () => {
    const { berths } = holdOf(berth, { porters: [{ seat: 0, n: 1, sign: 'goes' }] });
    expect(berths.map(({ sign }) => sign)).toEqual([undefined, 'goes', undefined]);
  });

  it('marks porters that have just come aboard without adding any', () => {
    const { berths } = holdOf(berth, { porters: [{ seat: 1, n: 1, sign: 'comes', aboard: true }] });
    expect(berths.map(({ sign }) => sign)).toEqual([undefined, undefined, 'comes']);
  });
});

describe('a ship', () => {
  it.each([1, 3, 4, 5, 8, 12])('of value %i has as many berths, all of them within its hold and its quay', (value) => {
    const { berths, berth, hold, masts } = shipLines(value);
    expect(berths).toHaveLength(value);
    expect((berths[0] ?? 0) - berth / 2).toBeGreaterThanOrEqual(hold.x);
    expect((berths[value - 1] ?? 0) + berth / 2).toBeLessThanOrEqual(hold.x + hold.width);
    expect(hold.x).toBeGreaterThan(0);
    expect(hold.x + hold.width).toBeLessThan(300);
    expect(masts).toHaveLength(value <= 4 ? 2 : 3);
  });

  it.each([1, 3, 4, 5, 8, 12])('of value %i has as many berths when it is seen from close by', (value) => {
    const { berths, berth, hold } = nearLines(value);
    expect(berths).toHaveLength(value);
    expect((berths[0] ?? 0) - berth / 2).toBeGreaterThanOrEqual(hold.x);
    expect((berths[value - 1] ?? 0) + berth / 2).toBeLessThanOrEqual(hold.x + hold.width);
    expect(hold.x).toBeGreaterThan(0);
    expect(hold.x + hold.width).toBeLessThan(180);
  });

  it('is as long as its value, until it fills the quay', () => {
    const lengths = [1, 2, 3, 4, 5, 6].map((value) => nearLines(value).hold.width);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
  });
});
