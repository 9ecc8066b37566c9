import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { CountPlayer } from './types.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { count } = checkers;

/** The readings that change the decision: `ruling: reading`. */
const turns = (readings: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  readings.map(({ ruling, reading }) => `${ruling}: ${reading}`);

describe('count', () => {
  const totals = (players: readonly CountPlayer[], rulings = {}) =>
    count.judge({ players, island: 100, wreck: 50, rulings }).rows.map(({ total }) => total);

  it('adds up by hand', () => {
    // A: 210 + 5·20 fish + 100 fleet (3+3+1 = 7) + 1·100 island = 510. B: 260 + 2·20 + 10 + 50 ports + 50 wreck = 410.
    const players: CountPlayer[] = [
      { coins: 210, ports: 1, fish: 5, trade: 2, fishing: 1, islands: 1 },
      { coins: 260, ports: 2, fish: 2, fishUnder: 1, trade: 1, pirate: 1, wrecks: 1 },
    ];
    expect(totals(players)).toEqual([510, 410]);
    expect(count.judge({ players, island: 100, wreck: 50 })).toMatchObject({
      winners: [0],
      fleet: [7, 5],
      fleetAward: [0],
      portsAward: [1],
      shared: false,
    });
  });

  it('gives both the whole award in a tie, and shares the win', () => {
    const even = { coins: 100, ports: 1, trade: 1 };
    expect(count.judge({ players: [even, even, { coins: 90 }], island: null, wreck: null })).toMatchObject({
      winners: [0, 1],
      shared: true,
      fleetAward: [0, 1],
      portsAward: [0, 1],
      rows: [{ total: 250 }, { total: 250 }, { total: 90 }],
    });
    // Who is out scores nothing, and has no award.
    expect(totals([even, { ...even, out: true }])).toEqual([250, 0]);
  });

  it('follows the readings', () => {
    const players: CountPlayer[] = [
      { coins: 100, ports: 1, fish: { bank: 1, 'coast-8': 3, 'coast-4': 2, 'town-8': 1 }, twice: 1 },
      { coins: 120, ports: 1, emptyHome: { fish: 2 } },
    ];
    // Fleet and ports are tied: 150 for both.
    expect(totals(players)).toEqual([270, 270]);
    expect(totals(players, { 'fish-reach': 'coast-8' })).toEqual([310, 270]);
    expect(totals(players, { 'fish-two-ports': 'per-port' })).toEqual([290, 270]);
    expect(totals(players, { 'port-ownership': 'sailor-or-home' })).toEqual([220, 310]);
    expect(turns(count.readings({ players, island: 100, wreck: 50 }))).toEqual([
      'fish-reach: coast-8',
      'fish-reach: coast-4',
      'fish-two-ports: per-port',
      'port-ownership: sailor-or-home',
    ]);
  });

  it('refuses a third treasure, and a table without players', () => {
    const read = count.parse({
      players: [
        { coins: 1, islands: 2 },
        { coins: 1, islands: 1 },
      ],
      island: 50,
      wreck: null,
    });
    expect(read).toMatchObject({
      problems: [{ path: 'players[1].islands', code: 'more-than-box', facts: { found: 3, max: 2 } }],
    });
    const nobody = { coins: 1, out: true };
    expect(count.parse({ players: [nobody, nobody], island: 50, wreck: null })).toMatchObject({
      problems: [{ code: 'nobody-left' }],
    });
  });

  it('is won on the spot by who has coins enough, whatever the count would say', () => {
    const players = [{ coins: 1000 }, { coins: 950, islands: 2 }];
    const input = { players, island: 150, wreck: null };
    expect(count.judge(input)).toMatchObject({ ended: true, winners: [0], shared: false });
    expect(count.judge(input).clauses[0]).toBe('end.thousand');
    // 950 coins, two islands at 150, and both awards, in which nobody has more.
    expect(count.judge(input).rows[1]).toMatchObject({ total: 1400, winner: false });
    expect(turns(count.readings(input))).toEqual(['thousand: count']);
    expect(count.judge(input, { thousand: 'count' })).toMatchObject({ ended: false, winners: [1] });
    expect(
      count.judge({ ...input, players: [{ coins: 1000, out: true }, ...players.slice(1), { coins: 3 }] }),
    ).toMatchObject({ ended: false, winners: [1] });
  });
});
