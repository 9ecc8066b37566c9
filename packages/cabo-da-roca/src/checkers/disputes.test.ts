import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { CountPlayer, DepartureInput, LighthouseInput, PurchaseInput, SailingInput } from './types.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { tile, places, sailing, voyage, lighthouse, shot, departure, purchase, count } = checkers;

/** The readings that change the decision: `ruling: reading`. */
const turns = (readings: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  readings.map(({ ruling, reading }) => `${ruling}: ${reading}`);

const reasons = (verdict: { readonly legal: boolean; readonly violations?: readonly { reason: string }[] }): string[] =>
  (verdict.violations ?? []).map(({ reason }) => reason);

describe('tile', () => {
  it('shows the corner that fails', () => {
    // A quarter with its land south-west beside open sea in the west.
    const answer = tile.judge({ tile: 'quarter', rot: 3, around: { W: { tile: 'sea' } } });
    expect(reasons(answer.verdict)).toEqual(['side-mismatch']);
    expect(answer.points).toEqual([
      { corner: 'NW', tile: 'sea', asked: 'sea', agrees: true },
      { corner: 'NE', tile: 'sea', asked: null, agrees: true },
      { corner: 'SE', tile: 'sea', asked: null, agrees: true },
      { corner: 'SW', tile: 'land', asked: 'sea', agrees: false },
    ]);
    expect(answer.sides.map(({ matches }) => matches)).toEqual([null, null, null, false]);
    expect(answer.rotations).toEqual([1, 2]);
  });

  it('keeps ports apart, and lies beside a tile only', () => {
    const beside = tile.judge({ tile: 'B', rot: 0, around: { W: { tile: 'A' } } });
    expect(reasons(beside.verdict)).toEqual(['port-nearby']);
    expect(beside.ports).toEqual(['A']);
    const alone = tile.judge({ tile: 'sea', rot: 0, around: { NE: { tile: 'sea' } } });
    expect(reasons(alone.verdict)).toEqual(['not-adjacent']);
  });

  it('refuses neighbors that do not match each other', () => {
    const around = { N: { tile: 'coast' }, NE: { tile: 'sea' } };
    expect(tile.parse({ tile: 'sea', rot: 0, around })).toMatchObject({
      problems: [{ path: 'around.NE', code: 'tiles-clash', facts: { found: 'NE', expected: 'N' } }],
    });
  });
});

describe('places', () => {
  const board = { origin: [-1, -1] as const, rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] };
  // The opening cross: quarter 4 · 2 beyond the arms and 4 · 1 between them, coast 4 · 1, cove none.
  it.each([
    ['sea', 8, false],
    ['quarter', 12, false],
    ['coast', 4, false],
    ['cove', 0, true],
    ['A', 4, false],
  ] as const)('counts the places of a %s', (face, placements, goesBack) => {
    expect(places.judge({ board, tile: face })).toMatchObject({ placements, goesBack });
  });

  it('says why not, for every square and rotation', () => {
    const { squares } = places.judge({ board, tile: 'cove' });
    // Eight free squares have a neighbor over a side; two at each end of the cross touch it by a corner only.
    expect(squares.length).toBe(16);
    for (const { fits, refused } of squares) expect(fits.length + refused.length).toBe(4);
    for (const { refused } of squares)
      for (const { violations } of refused) expect(violations.length).toBeGreaterThan(0);
  });

  it('needs a map', () =>
    expect(places.parse({ board: [], tile: 'sea' })).toMatchObject({
      problems: [{ path: 'board', code: 'too-short' }],
    }));
});

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

describe('lighthouse', () => {
  // Eastward along y = 0: past a kept lighthouse at 0,1, to the waters of another at 3,-1.
  const way: LighthouseInput = {
    path: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    lights: [{ at: [0, 1], keeper: 'opponent' }, { at: [3, -1] }],
    left: 0,
  };
  const won = (input: LighthouseInput) =>
    lighthouse.judge(input).bonuses.map(({ lighthouse: at, when, step }) => [at[0], when, step]);

  it('takes the toll with the step that leaves the waters', () => {
    const answer = lighthouse.judge(way);
    expect(answer).toMatchObject({ tolls: [{ lighthouse: [0, 1], step: 2, amount: 20 }], toll: 20, runEnded: true });
    expect(answer.waters).toEqual([[[0, 1]], [[0, 1]], [[3, -1]]]);
    expect(lighthouse.judge({ ...way, ship: 'pirate' }).toll).toBe(0);
    expect(lighthouse.judge({ ...way, lights: [{ at: [0, 1], keeper: 'own' }] }).toll).toBe(0);
  });

  it('gives a bonus of each, by reading', () => {
    expect(won(way)).toEqual([
      [3, 'now', null],
      [0, 'now', null],
    ]);
    expect(won({ ...way, rulings: { 'bonus-trigger': 'ending' } })).toEqual([[3, 'now', null]]);
    expect(won({ ...way, rulings: { 'bonus-trigger': 'passing' } })).toEqual([
      [0, 'now', 1],
      [3, 'now', 2],
    ]);
    expect(turns(lighthouse.readings(way))).toEqual([
      'bonus-trigger: ending',
      'bonus-trigger: passing',
      'bonus-use: next-only',
    ]);
  });

  it('waits for the end of the run while actions are left', () => {
    expect(won({ ...way, left: 1 })).toEqual([
      [3, 'at-end', null],
      [0, 'at-end', null],
    ]);
    expect(lighthouse.judge({ ...way, left: 1, kept: 1 })).toMatchObject({ usableNow: 1, usableNext: 2, lapse: 1 });
    expect(lighthouse.judge(way)).toMatchObject({ usableNow: 2, usableNext: 2, lapse: 0 });
    // The run ends outside the waters.
    expect(won({ ...way, lights: [{ at: [0, 1] }] })).toEqual([]);
  });

  it('refuses a way with holes, and lighthouses in it', () => {
    const read = lighthouse.parse({
      path: [
        [0, 0],
        [2, 0],
      ],
      lights: [{ at: [0, 0] }, { at: [30, 0] }],
      left: 0,
    });
    expect(read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'lights[1].at unknown-square',
    ]);
    const again = lighthouse.parse({
      path: [
        [0, 0],
        [2, 0],
      ],
      lights: [{ at: [0, 0] }, { at: [0, 0] }],
      left: 0,
    });
    expect(again.ok ? [] : again.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'path[1] not-beside',
      'lights[0].at square-taken',
      'lights[1].at square-taken',
    ]);
  });
});

describe('shot', () => {
  const cargo = [60, 110, 160] as const;
  it.each([
    ['abeam', { at: [0, -1], target: 'trade', cargo }, [], []],
    ['ahead', { at: [1, 0], target: 'trade' }, ['not-on-the-beam'], []],
    ['aslant', { at: [1, 1], target: 'trade' }, ['not-on-the-beam'], ['broadside: three-per-side']],
    ['too far', { at: [0, 2], target: 'trade' }, ['too-far'], []],
    ['at nothing', { at: [0, 1], target: 'nothing' }, ['nothing-there'], []],
    ['at a ship in port', { at: [0, 1], target: 'fishing', moored: true }, ['in-port'], []],
    [
      'at a ship just out',
      { at: [0, 1], target: 'fishing', justLeft: true },
      ['just-left-port'],
      ['departure-shield: beside-port'],
    ],
    [
      'at a ship still beside its port',
      { at: [0, 1], target: 'trade', besidePort: true },
      [],
      ['departure-shield: beside-port'],
    ],
    ['at a payer', { at: [0, 1], target: 'trade', paid: true }, ['paid-to-pass'], []],
    ['at an own ship', { at: [0, 1], target: 'trade', own: true }, ['own-piece'], []],
    ['at a sailor on an island', { at: [0, 1], target: 'sailor-on-island' }, [], []],
    ['at a sailor ashore', { at: [0, 1], target: 'sailor-on-land' }, ['sailor-not-on-island'], []],
    ['out of turn', { at: [0, 1], target: 'trade', turn: 'opponent' }, ['not-your-turn'], ['attack-timing: any-turn']],
    ['by a trade ship', { at: [0, 1], target: 'trade', ship: 'trade' }, ['unarmed'], []],
  ] as const)('%s', (_, more, refusals, readings) => {
    const input = { heading: 'E' as const, ...more };
    expect(shot.parse(input)).toEqual({ ok: true, value: input });
    expect(reasons(shot.judge(input).verdict)).toEqual(refusals);
    expect(turns(shot.readings(input))).toEqual(readings);
  });

  it('takes the lowest price of the cargo, and may ask a ransom instead', () => {
    expect(shot.judge({ heading: 'E', at: [0, 1], target: 'trade', cargo })).toMatchObject({ loot: 60, ransom: true });
    expect(shot.judge({ heading: 'E', at: [0, 1], target: 'pirate' })).toMatchObject({ loot: 0, ransom: true });
    expect(shot.judge({ heading: 'E', at: [0, 1], target: 'sailor-on-island' })).toMatchObject({ ransom: false });
    expect(reasons(shot.judge({ heading: null, at: [0, 1], target: 'trade' }).verdict)).toEqual(['pirate-in-port']);
  });
});

describe('departure', () => {
  const input: DepartureInput = { port: 'A', left: 2, card: null, ports: { B: 'nobody', C: 'opponent' } };
  it.each([
    ['draws a card and leaves', {}, { decision: 'must', drawsFirst: true, destinations: ['B', 'C'] }, []],
    // t02 strikes B and G.
    ['leaves with its card', { card: 't02' }, { decision: 'must', drawsFirst: false, destinations: ['C'] }, []],
    // t11 strikes B and C: no port of the card is laid.
    [
      'stays with an impossible card',
      { card: 't11' },
      { decision: 'must-not', impossible: true },
      ['possible-destination: later'],
    ],
    ['has just come in', { entered: true }, { decision: 'must-not', drawsFirst: false }, []],
    [
      'was bought this turn',
      { bought: true },
      { decision: 'must' },
      ['new-ship: may-leave', 'new-ship: next-turn', 'buy-timing: step-3'],
    ],
    ['has no action left', { left: 0 }, { decision: 'must-not' }, []],
    ['has a bonus move left', { left: 0, bonus: 1 }, { decision: 'must' }, []],
    ['a pirate', { ship: 'pirate' }, { decision: 'must', draw: null, destinations: [] }, []],
    [
      'the final phase',
      { final: true },
      { decision: 'must', drawsFirst: false },
      ['final-departure: may', 'final-departure: stay'],
    ],
    // It could come back to A, whose own sailor has left.
    [
      'cargo from elsewhere',
      { card: 't02', from: 'B' },
      { decision: 'must', drawsFirst: false, destinations: ['A', 'C'] },
      [],
    ],
    [
      'only a storm open to a fisher',
      { ship: 'fishing', ways: { E: 'none', SE: 'none', S: 'storm', SW: 'none', W: 'none' } },
      { decision: 'must-not' },
      [],
    ],
    [
      'only rock open to a pirate',
      { ship: 'pirate', ways: { E: 'none', SE: 'none', S: 'rock', SW: 'none', W: 'none' } },
      { decision: 'must-not' },
      ['hazard-entry: sinks'],
    ],
    [
      'only the shark, with one action',
      { left: 1, ways: { E: 'none', SE: 'none', S: 'shark', SW: 'none', W: 'none' } },
      { decision: 'must-not' },
      ['shark-short: carry-over'],
    ],
  ] as const)('%s', (_, more, wanted, readings) => {
    const asked = { ...input, ...(more as Partial<DepartureInput>) };
    expect(departure.parse(asked)).toEqual({ ok: true, value: asked });
    expect(departure.judge(asked)).toMatchObject(wanted);
    expect(turns(departure.readings(asked))).toEqual(readings);
  });

  it('says of each way whether it is open', () => {
    const { ways } = departure.judge({ ...input, ship: 'fishing', card: 't02', ways: { E: 'none', S: 'storm' } });
    expect(ways.map(({ direction, verdict, sinks }) => [direction, verdict.legal, sinks])).toEqual([
      ['E', false, false],
      ['SE', true, false],
      ['S', true, true],
      ['SW', true, false],
      ['W', true, false],
    ]);
  });

  it('refuses what cannot be', () => {
    const codes = (more: object) => {
      const read = departure.parse({ ...input, ...more });
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(codes({ ports: { A: 'own' } })).toEqual(['ports.A duplicate']);
    expect(codes({ from: 'B' })).toEqual(['card missing-field']);
    expect(codes({ ship: 'pirate', card: 't01' })).toEqual(['card no-cargo-for-pirates']);
    expect(codes({ bought: true, entered: true })).toEqual(['entered duplicate']);
  });
});

describe('purchase', () => {
  const input: PurchaseInput = {
    piece: 'trade',
    place: 'port',
    stage: 'buy',
    coins: 150,
    left: 2,
    owned: { sailor: 1 },
    sailor: 'own',
  };
  it.each([
    [
      'in the own port',
      {},
      [],
      { price: 100, fee: 0, consent: false, after: { coins: 50, left: 1, third: false, mustLeave: true } },
    ],
    ['in an opponent’s port', { sailor: 'opponent' }, [], { fee: 20, consent: true, after: { coins: 30 } }],
    ['a pirate there', { piece: 'pirate', sailor: 'opponent' }, [], { fee: 0, consent: true, after: { coins: 0 } }],
    ['the third ship', { owned: { sailor: 1, fishing: 2 } }, [], { after: { left: 2, third: true } }],
    ['in a vacant port', { sailor: 'nobody' }, ['vacant-port'], { after: null }],
    ['too late', { stage: 'free' }, ['too-late'], { after: null }],
    [
      'a sailor on the home port',
      { piece: 'sailor', sailor: 'nobody', home: 'own' },
      [],
      { price: 20, after: { mustLeave: false } },
    ],
    ['a sailor where no ship is', { piece: 'sailor', sailor: 'nobody' }, ['no-ship-in-port'], {}],
    ['a sailor by its ship', { piece: 'sailor', sailor: 'nobody', ship: 'own', owned: { trade: 1 } }, [], {}],
    ['a keeper from afar', { piece: 'sailor', place: 'lighthouse', sailor: 'nobody' }, ['no-ship-near'], {}],
    [
      'a keeper from a ship',
      { piece: 'sailor', place: 'lighthouse', sailor: 'nobody', near: true, owned: { fishing: 1 } },
      [],
      {},
    ],
    ['a sailor on a coast', { piece: 'sailor', place: 'coast', sailor: 'nobody' }, ['not-a-post'], {}],
    ['a ship at sea', { place: 'sea', sailor: 'nobody' }, ['not-a-port'], {}],
    ['two pirates', { piece: 'pirate', owned: { sailor: 1, pirate: 1 } }, ['none-left'], {}],
    ['a sunk pirate again', { piece: 'pirate', gone: { pirate: 1 } }, ['none-left'], {}],
  ] as const)('%s', (_, more, refusals, wanted) => {
    const asked = { ...input, ...(more as Partial<PurchaseInput>) };
    expect(purchase.parse(asked)).toEqual({ ok: true, value: asked });
    const answer = purchase.judge(asked);
    expect(reasons(answer.verdict)).toEqual(refusals);
    expect(answer).toMatchObject(wanted);
  });

  it('says what could be sold for it', () => {
    // 90 coins: a sailor brings 10, a fishing ship 30; two actions pay one sale and the purchase.
    const poor = { ...input, coins: 90, owned: { sailor: 2, fishing: 1 } };
    expect(purchase.judge(poor).sales).toEqual([['sailor'], ['fishing']]);
    expect(purchase.judge({ ...poor, left: 1 }).sales).toEqual([]);
    expect(purchase.judge(input).sales).toEqual([]);
    const paid = { ...poor, sell: ['fishing'] as const };
    expect(reasons(purchase.judge(paid).verdict)).toEqual(['no-debt', 'not-enough-coins']);
    expect(purchase.judge(paid, { 'sale-for': 'any-expense' })).toMatchObject({
      cost: 2,
      after: { coins: 20, left: 0 },
    });
    expect(turns(purchase.readings(paid))).toContain('sale-for: any-expense');
  });

  it('waits for a ship that must leave only under another reading', () => {
    const waiting = { ...input, owned: { sailor: 1, fishing: 1 }, pending: true };
    expect(purchase.judge(waiting).verdict.legal).toBe(true);
    expect(reasons(purchase.judge(waiting, { 'buy-timing': 'step-3' }).verdict)).toEqual(['departure-pending']);
  });

  it('refuses pieces that the buyer has not', () => {
    const codes = (more: object) => {
      const read = purchase.parse({ ...input, ...more });
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(codes({ owned: { sailor: 1, trade: 2, pirate: 1 }, gone: { trade: 1 } })).toEqual([
      'owned.trade out-of-range',
    ]);
    expect(codes({ owned: {}, ship: 'own', near: true, pending: true, sell: ['trade'] })).toEqual([
      'ship no-piece-left',
      'near no-piece-left',
      'pending no-piece-left',
      'sailor no-piece-left',
      'sell no-piece-left',
    ]);
    expect(codes({ place: 'sea', home: 'own' })).toEqual(['home not-a-port', 'sailor no-land-there']);
  });
});

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
    expect(read).toMatchObject({ problems: [{ path: 'players', code: 'out-of-range', facts: { field: 'islands' } }] });
    const nobody = { coins: 1, out: true };
    expect(count.parse({ players: [nobody, nobody], island: 50, wreck: null })).toMatchObject({
      problems: [{ code: 'nobody-left' }],
    });
  });
});
