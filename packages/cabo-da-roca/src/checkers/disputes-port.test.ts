import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { DepartureInput, PurchaseInput } from './types.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { departure, purchase } = checkers;

/** The readings that change the decision: `ruling: reading`. */
const turns = (readings: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  readings.map(({ ruling, reading }) => `${ruling}: ${reading}`);

/** Why a verdict refuses. */
const reasons = (verdict: {
  readonly legal: boolean;
  readonly violations?: readonly { readonly reason: string }[];
}): string[] => (verdict.violations ?? []).map(({ reason }) => reason);

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
    // The card is aboard: nothing is drawn any more, and only the actions are short (turn.limit).
    ['has its card and no action left', { card: 't01', left: 0 }, { decision: 'must-not', draw: null }, []],
    ['has its card and has just come in', { card: 't02', entered: true }, { decision: 'must-not', draw: null }, []],
    // It may leave to its ruin, but nothing obliges it (turn.must-depart).
    [
      'a loaded fisher before storms',
      { ship: 'fishing', card: 't02', ways: { E: 'none', SE: 'none', S: 'storm', SW: 'none', W: 'none' } },
      { decision: 'may', draw: null },
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

  it('speaks of no card where one is aboard', () => {
    const clauses = (more: Partial<DepartureInput>) => departure.judge({ ...input, card: 't01', ...more }).clauses;
    expect(clauses({ left: 0 })).toEqual(['turn.limit', 'actions.optional']);
    expect(clauses({ entered: true })).toEqual(['mooring.no-more-move', 'actions.optional']);
    const storms = { E: 'storm', SE: 'storm', S: 'storm', SW: 'storm', W: 'storm' } as const;
    expect(clauses({ ship: 'fishing', ways: storms })[0]).toBe('hazard.storm');
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
      'sell[0] no-piece-left',
    ]);
    expect(codes({ place: 'sea', home: 'own' })).toEqual(['home not-a-port', 'sailor no-land-there']);
  });
});
