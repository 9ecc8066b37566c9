import { reconstructed } from '@portolan/borneo';
import { describe, expect, it } from 'vitest';
import { cardCount, readFace, sortCards, writeFace } from './face.ts';
import { allFlags, countsMatter, ledger, type Table, towerOf } from './model.ts';
import { readTable } from './read-table.ts';
import { tableOf } from './table-of.ts';

const tableFrom = (position: object): Table => {
  const read = readTable({ seats: 4, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.table;
};

const ports = (tower: string[]) => [{ harbor: 'kuching', tower }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }];

describe('faces', () => {
  it('are taken apart and written again, every one of the box', () => {
    for (const { face } of reconstructed.shipments as readonly { face: string }[]) {
      const read = readFace(face);
      expect(read && writeFace(read)).toBe(face);
    }
  });

  it('are told from anything else', () => {
    expect(['?', '', 'RRB', 'RRB/G:v3', 'rrb/g:v'].map(readFace)).toEqual(Array(5).fill(undefined));
  });

  it('are counted with the unknown ones', () => {
    expect(sortCards(['RRB/G:v', '?', 3])).toEqual({ known: ['RRB/G:v'], unknown: 4 });
    expect(cardCount(['RRB/G:v', '?', 3])).toBe(5);
  });
});

describe('the ledger of a port', () => {
  // RRB/G covers nothing yet: 2 red, 1 blue; BRY adds one blue, red, yellow; RGR two red, one green, and its lower green.
  const cards = ['RRB/G:p', 'BRY/R:c', 'RGR/G:p'];

  it('adds upper rows line by line and the last lower flag at the end', () => {
    const { rows, total, leaders } = ledger(cards, false);
    expect(rows.map((row) => row.sums)).toEqual([
      [2, 1, 0, 0],
      [3, 2, 0, 1],
      [5, 2, 1, 1],
    ]);
    expect(rows[1]?.gained).toEqual([true, true, false, true]);
    expect(total).toEqual({ sums: [5, 2, 2, 1], gained: [false, false, true, false] });
    expect(leaders).toEqual([0]);
  });

  it('adds each covered flag with the card that covers it when all flags count', () => {
    const { rows, total } = ledger(cards, true);
    // The green flag of the first card counts from the second line on, the red one of the second from the third.
    expect(rows.map((row) => row.sums)).toEqual([
      [2, 1, 0, 0],
      [3, 2, 1, 1],
      [6, 2, 2, 1],
    ]);
    expect(rows.map((row) => row.covered)).toEqual([undefined, 'G', 'R']);
    expect(total.sums).toEqual([6, 2, 3, 1]);
  });

  it('has nobody leading in an empty port', () => {
    expect(ledger([], false)).toEqual({
      rows: [],
      total: { sums: [0, 0, 0, 0], gained: [false, false, false, false] },
      leaders: [],
    });
  });
});

describe('tables', () => {
  it('are filled in by the engine', () => {
    const table = tableFrom({ ports: ports([]) });
    expect(table.position.hands?.map((hand) => cardCount(hand))).toEqual([4, 4, 4, 4]);
    // 60 cards less four hands of four.
    expect(cardCount(table.position.pile)).toBe(44);
    expect(table.position.missions).toHaveLength(12);
  });

  it('say what is wrong with a position', () => {
    const read = readTable({ seats: 4, hands: [['ZZZ'], [], [], []] });
    expect(read.ok ? [] : read.problems.map(({ path, code }) => [path, code])).toEqual([
      ['hands[0][0]', 'unknown-face'],
    ]);
  });

  it('use the values of a patched box', () => {
    const table = tableFrom({ edition: { harbors: { kuching: { monopoly: 3, capacity: 5 } } }, ports: ports([]) });
    expect(towerOf(table, 1).harbor).toMatchObject({ monopoly: 3, capacity: 5 });
  });

  it('show a proposed card on top of those played', () => {
    const tower = towerOf(tableFrom({ ports: ports(['RRB/G:p']) }), 1, 'BRY/R:c');
    expect(tower.cards).toEqual(['RRB/G:p', 'BRY/R:c']);
    expect(tower.total.sums).toEqual([4, 2, 0, 1]);
  });

  it('know whether covered flags count', () => {
    expect(allFlags(tableFrom({}))).toBe(false);
    expect(allFlags(tableFrom({ rulings: { 'port-flags': 'all' } }))).toBe(true);
  });

  it('give back the state they were made of', () => {
    const read = readTable({ seats: 3, ports: ports(['RRB/G:p']) });
    if (read.ok) expect(tableOf(read.value.state)).toEqual(read.value.table);
    expect(read.ok).toBe(true);
  });
});

describe('counts in a distribution', () => {
  const table = (tower: string[], picks: object[]) =>
    tableFrom({
      phase: 'distribute',
      turn: { port: 1 },
      companies: { red: [0, 1] },
      ports: [{ harbor: null, tower }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
      distribution: { kind: 'monopoly', port: 1, picks },
    });
  const pick = (seat: number, rank: number) => ({ seat, company: 'red', rank, clause: 'monopoly.rank-order' });

  it('are shown before the first pick and not after it', () => {
    const before = table(['RRB/G:p', 'RRG/R:n'], [pick(0, 1), pick(1, 2)]);
    expect(countsMatter(before, towerOf(before, 1))).toBe(true);
    const after = table(['RRB/G:p'], [pick(1, 2)]);
    expect(countsMatter(after, towerOf(after, 1))).toBe(false);
  });
});
