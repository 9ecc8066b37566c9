import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { SailingInput } from './types.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { sailing, voyage } = checkers;

/** The readings that change the decision: `ruling: reading`. */
const turns = (readings: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  readings.map(({ ruling, reading }) => `${ruling}: ${reading}`);

/** Why a verdict refuses. */
const reasons = (verdict: {
  readonly legal: boolean;
  readonly violations?: readonly { readonly reason: string }[];
}): string[] => (verdict.violations ?? []).map(({ reason }) => reason);

describe('sailing', () => {
  const sea: SailingInput = {
    move: 'advance',
    ship: 'trade',
    heading: 'E',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'sea' },
  };
  it.each([
    ['onto the rock', { to: { tile: 'rock' } }, ['rock'], ['hazard-entry: sinks']],
    ['onto shoals', { to: { tile: 'shoals' } }, ['fishing-ships-only'], ['hazard-entry: sinks']],
    ['off the map', { to: null }, ['no-tile'], []],
    ['onto an island', { to: { tile: 'island' } }, ['land-square'], []],
    ['over land', { from: { tile: 'coast', rot: 1 } }, ['land-in-the-way'], []],
    ['along a coast', { to: { tile: 'coast' } }, [], ['shore-squares: barred']],
    ['far out as a fisher', { ship: 'fishing' }, ['no-land-around'], []],
    [
      'onto a coast as a fisher',
      { ship: 'fishing', to: { tile: 'coast' } },
      ['no-land-around'],
      ['coasting-own-square: nine'],
    ],
    ['beside an island as a fisher', { ship: 'fishing', around: { N: { tile: 'island' } } }, [], []],
    ['a rotated pirate', { ship: 'pirate', rotated: 1 }, ['already-rotated'], []],
    [
      'a pirate turning after a step',
      { ship: 'pirate', move: 'rotate', advanced: 1 },
      ['already-advanced'],
      ['pirate-moves: advance-then-rotate'],
    ],
    ['a pirate into a port', { ship: 'pirate', to: { tile: 'A', rot: 1 } }, ['pirate-at-port'], []],
    ['over a ship that lies across', { there: 'N', around: { E: { tile: 'sea' } } }, ['not-parallel'], []],
    [
      'over a ship with the last action',
      { there: 'W', left: 1, around: { E: { tile: 'sea' } } },
      ['cannot-move-on'],
      [],
    ],
    [
      'turning with a bonus move',
      { move: 'rotate', left: 0, bonus: 1, useBonus: true },
      [],
      ['bonus-kind: advance-only'],
    ],
    ['with a bonus move it has not', { useBonus: true }, ['no-bonus'], []],
    [
      'onto the shark with one action',
      { to: { tile: 'shark' }, left: 1 },
      ['not-enough-actions'],
      ['shark-short: carry-over'],
    ],
    ['out of port', { move: 'depart', from: { tile: 'A', rot: 3 } }, [], []],
    [
      'out of a port just entered',
      { move: 'depart', from: { tile: 'A', rot: 3 }, entered: true },
      ['entered-this-turn'],
      [],
    ],
    ['ahead out of a port', { from: { tile: 'A', rot: 3 } }, ['in-port'], []],
  ] as const)('%s', (_, more, refusals, readings) => {
    const input: SailingInput = { ...sea, ...(more as Partial<SailingInput>) };
    expect(sailing.parse(input)).toEqual({ ok: true, value: input });
    expect(reasons(sailing.judge(input).verdict)).toEqual(refusals);
    expect(turns(sailing.readings(input))).toEqual(readings);
  });

  it('counts shark and tolls', () => {
    expect(sailing.judge({ ...sea, to: { tile: 'shark' } })).toMatchObject({ cost: 2, shark: 1 });
    expect(sailing.judge({ ...sea, left: 3, from: { tile: 'shark' }, to: { tile: 'shark' } })).toMatchObject({
      cost: 3,
      shark: 2,
    });
    expect(sailing.judge({ ...sea, to: { tile: 'shark' }, left: 1, bonus: 1, useBonus: true })).toMatchObject({
      cost: 1,
    });
    for (const keepers of [0, 1, 2, 3]) expect(sailing.judge({ ...sea, keepers }).toll).toBe(20 * keepers);
    expect(sailing.judge({ ...sea, ship: 'pirate', keepers: 2 }).toll).toBe(0);
    expect(sailing.judge({ ...sea, heading: 'NE', keepers: 3 }).toll).toBe(60);
  });

  it('moves on over a ship, sinks, and is noticed', () => {
    const over = sailing.judge({ ...sea, there: 'W', around: { E: { tile: 'sea' } } });
    expect(over).toMatchObject({ moveOn: [1, 0], penalty: false, sinks: null });
    expect(over.clauses).toContain('crossing.move-on');
    const storm = { ...sea, ship: 'fishing', to: { tile: 'storm' }, around: { N: { tile: 'coast' } } } as const;
    expect(sailing.judge(storm)).toMatchObject({ verdict: { legal: true }, sinks: 'storm', penalty: false });
    expect(sailing.judge({ ...sea, to: { tile: 'rock' } })).toMatchObject({ penalty: true, sinks: null, events: [] });
    expect(sailing.judge({ ...sea, to: { tile: 'rock' } }, { 'hazard-entry': 'sinks' })).toMatchObject({
      sinks: 'rock',
    });
  });

  it('refuses what contradicts itself', () => {
    const codes = (more: object) => {
      const read = sailing.parse({ ...sea, ...more });
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(codes({ around: { W: { tile: 'sea' } } })).toEqual(['around.W square-taken']);
    expect(codes({ to: null, there: 'N', sailor: true })).toEqual(['there no-tile', 'sailor no-tile']);
    expect(codes({ entered: true })).toEqual(['entered not-in-port']);
  });
});

describe('voyage', () => {
  const card = { prices: [60, 110, 160] as const };
  it.each([
    ['near', { offset: [4, -2] as const, card }, 60, 0, ['route-length: inclusive']],
    [
      'to an opponent',
      { offset: [5, 7] as const, card, sailor: 'opponent' as const },
      110,
      20,
      ['route-length: inclusive'],
    ],
    ['far', { offset: [-8, 3] as const, card }, 160, 0, ['route-length: between']],
    [
      'to an empty home',
      { offset: [3, 0] as const, card, home: 'opponent' as const },
      60,
      0,
      ['port-ownership: sailor-or-home'],
    ],
  ])('%s', (_, input, price, fee, readings) => {
    expect(voyage.judge(input)).toMatchObject({ sold: true, price, fee, net: price - fee, notSold: null });
    expect(turns(voyage.readings(input))).toEqual(readings);
  });

  it.each([
    ['struck', { offset: [4, 0] as const, card: { ...card, struck: true } }, 'struck', 'trade.listed'],
    ['an own sailor', { offset: [4, 0] as const, card, sailor: 'own' as const }, 'own-sailor', 'sailors.no-own-trade'],
    ['back home', { offset: [0, 0] as const, card }, 'port-of-departure', 'trade.length'],
    [
      'a card of the box',
      { offset: [4, 0] as const, card: { id: 't01', port: 'F' as const } },
      'struck',
      'trade.listed',
    ],
  ])('sells nothing: %s', (_, input, reason, clause) => {
    const answer = voyage.judge(input);
    expect(answer).toMatchObject({
      sold: false,
      notSold: { reason, clause },
      price: 0,
      net: 0,
      verdict: { legal: true },
    });
    expect(answer.clauses[0]).toBe(clause);
    expect(turns(voyage.readings(input))).toEqual(['idle-port-call: forbidden']);
  });

  it('lays the three counts side by side', () => {
    const { counts } = voyage.judge({ offset: [7, 1], card, sailor: 'opponent' });
    expect(counts).toEqual([
      { count: 'difference', length: 7, zone: 2, price: 110, net: 90 },
      { count: 'inclusive', length: 8, zone: 3, price: 160, net: 140 },
      { count: 'between', length: 6, zone: 2, price: 110, net: 90 },
    ]);
  });

  it('refuses prices that fall', () =>
    expect(voyage.parse({ offset: [4, 0], card: { prices: [60, 50, 160] } })).toMatchObject({
      problems: [{ path: 'card.prices', code: 'prices-fall' }],
    }));
});

describe('two ports', () => {
  it('lie apart, unless the ship is back in the port of departure', () => {
    const apart = (x: number, y: number) => voyage.parse({ offset: [x, y], card: { prices: [60, 110, 160] } });
    expect(apart(1, 1)).toMatchObject({ ok: false, problems: [{ path: 'offset', code: 'ports-touch' }] });
    const read = [apart(-1, 0), apart(0, 0), apart(2, 0), apart(1, -2)].map(({ ok }) => ok);
    expect(read).toEqual([false, true, true, true]);
  });
});

describe('what sailing says besides its verdict', () => {
  const trade: SailingInput = {
    move: 'advance',
    ship: 'trade',
    heading: 'E',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'sea' },
  };
  const reasonsBeyond = (more: Partial<SailingInput>): string[] =>
    sailing.judge({ ...trade, ...more }).blocked.map(({ reason }) => reason);

  it.each<[string, Partial<SailingInput>, string[]]>([
    ['no tile beyond', { there: 'W' }, ['no-tile']],
    ['an island beyond', { there: 'W', around: { E: { tile: 'island' } } }, ['land-square']],
    ['no action beyond', { there: 'W', left: 1, around: { E: { tile: 'sea' } } }, ['not-enough-actions']],
    ['nothing beyond', { there: 'W', around: { E: { tile: 'sea' } } }, []],
    ['no crossing', { to: { tile: 'island' } }, []],
  ])('why it cannot go on: %s', (_, more, wanted) => {
    expect(reasonsBeyond(more)).toEqual(wanted);
  });

  it('cites the shark where its actions are short', () => {
    const { verdict, clauses } = sailing.judge({ ...trade, left: 1, to: { tile: 'shark' } });
    expect(reasons(verdict)).toEqual(['not-enough-actions']);
    expect(clauses).toContain('hazard.shark');
    expect(sailing.judge({ ...trade, from: { tile: 'shark' } }).clauses).toContain('hazard.shark-twice');
  });

  it('names tiles that cannot lie so', () => {
    // A coast with its land north: sea at W and N contradicts it, a quarter with land southwest at NE does not.
    const coast: Partial<SailingInput> = { to: { tile: 'coast' }, around: { N: { tile: 'sea' } } };
    expect(sailing.judge({ ...trade, ...coast }).clashes).toEqual(['N', 'W']);
    const shore: Partial<SailingInput> = { from: { tile: 'quarter', rot: 1 }, to: { tile: 'coast' } };
    expect(sailing.judge({ ...trade, ...shore, around: { NE: { tile: 'quarter', rot: 3 } } }).clashes).toEqual([]);
    expect(sailing.judge(trade).clashes).toEqual([]);
  });
});
