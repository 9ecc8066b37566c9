import { describe, expect, it } from 'vitest';
import { end } from './end.ts';
import { placement } from './placement.ts';
import type { EndInput, PlacementInput, WinnerPlayer } from './types.ts';
import { winner } from './winner.ts';

describe('placement', () => {
  const ask = (placed: number, seat: number, more: Partial<PlacementInput> = {}): PlacementInput => ({
    seats: 4,
    first: 0,
    merchants: 3,
    placed,
    seat,
    ...more,
  });
  it.each([
    { input: ask(0, 0), due: 0, round: 1, clockwise: true },
    { input: ask(4, 0, { first: 1 }), due: 0, round: 2, clockwise: false },
    { input: ask(8, 0), due: 0, round: 3, clockwise: true },
    { input: ask(9, 1, { seats: 3, merchants: 4 }), due: 2, round: 4, clockwise: false },
    { input: ask(12, 0), due: null, round: null, clockwise: null },
  ])('after $input.placed: $due', ({ input, due, round, clockwise }) => {
    expect(placement.judge(input)).toMatchObject({ due, round, clockwise });
  });

  it('refuses out of turn, by the clause of the round', () => {
    expect(placement.judge(ask(4, 1, { first: 1 })).verdict).toMatchObject({
      violations: [{ clause: 'setup.placement-order', reason: 'not-your-turn', facts: { seat: 1, expected: [0] } }],
    });
    expect(placement.judge(ask(9, 0, { seats: 3, merchants: 4 })).verdict).toMatchObject({
      violations: [{ clause: 'three.placement', reason: 'not-your-turn', facts: { seat: 0, expected: [2] } }],
    });
    expect(placement.judge(ask(12, 3)).verdict).toMatchObject({
      violations: [
        { clause: 'turn.active', reason: 'not-your-turn', facts: { seat: 3, expected: [0] } },
        { clause: 'turn.phase-order', reason: 'wrong-phase', facts: { phase: 'mission', kind: 'place' } },
      ],
    });
    expect(placement.judge(ask(0, 0, { merchants: 4 })).verdict).toMatchObject({
      violations: [{ clause: 'three.merchants', reason: 'variant-seats', facts: { seats: 4 } }],
    });
  });

  it('names both readings where they part', () => {
    const parted = (input: PlacementInput) => placement.readings(input).map(({ answer }) => answer.due);
    expect(parted(ask(8, 0))).toEqual([3]);
    expect(parted(ask(9, 0, { seats: 3, merchants: 4 }))).toEqual([0]);
    expect(parted(ask(5, 0))).toEqual([]);
  });

  it('says how long to wait', () => {
    expect([0, 1, 2, 3].map((seat) => placement.judge(ask(2, seat)).wait)).toEqual([5, 4, 0, 1]);
    expect(placement.judge(ask(9, 0)).wait).toBeNull();
  });

  it.each([
    { change: { seats: 6 }, path: 'seats', code: 'out-of-range' },
    { change: { first: 4 }, path: 'first', code: 'unknown-seat' },
    { change: { seat: -1 }, path: 'seat', code: 'unknown-seat' },
    { change: { placed: 13 }, path: 'placed', code: 'out-of-range' },
    { change: { merchants: 5 }, path: 'merchants', code: 'out-of-range' },
  ])('refuses $path ($code)', ({ change, path, code }) => {
    expect(placement.parse({ ...ask(0, 0), ...change })).toMatchObject({ problems: [{ path, code }] });
  });
});

describe('end', () => {
  const ask = (more: Partial<EndInput>): EndInput => ({
    seats: 4,
    harborPile: 3,
    shipmentPile: 10,
    discard: 0,
    event: 'draw',
    active: 0,
    ...more,
  });
  it.each([
    { input: ask({}), ends: false, clause: null, draws: 2, rebuild: null },
    { input: ask({ shipmentPile: 1, discard: 3 }), ends: false, clause: null, draws: 2, rebuild: 'between' },
    { input: ask({ shipmentPile: 0, discard: 2 }), ends: false, clause: null, draws: 2, rebuild: 'before' },
    { input: ask({ shipmentPile: 0, discard: 1 }), ends: true, clause: 'ruling.end-one-card', draws: 0, rebuild: null },
    { input: ask({ shipmentPile: 0 }), ends: true, clause: 'end.shipment-cards', draws: 0, rebuild: null },
    { input: ask({ harborPile: 0 }), ends: false, clause: null, draws: 2, rebuild: null },
    {
      input: ask({ harborPile: 0, event: 'distribution' }),
      ends: true,
      clause: 'end.harbor-pile',
      draws: 0,
      rebuild: null,
    },
    { input: ask({ event: 'distribution' }), ends: false, clause: null, draws: 2, rebuild: null },
    {
      input: ask({ event: 'distribution', shipmentPile: 0 }),
      ends: true,
      clause: 'end.shipment-cards',
      draws: 0,
      rebuild: null,
    },
  ])('$input: $clause', ({ input, ends, clause, draws, rebuild }) => {
    expect(end.judge(input)).toMatchObject({ ends, endClause: clause, draws, rebuild });
  });

  it('may go on with one card under another reading', () => {
    const input = ask({ shipmentPile: 0, discard: 1 });
    expect(end.readings(input)).toMatchObject([
      { ruling: 'end-one-card', reading: 'draw-one', answer: { ends: false, draws: 1, rebuild: 'before' } },
    ]);
    expect(end.readings(ask({}))).toEqual([]);
  });

  it('leaves one Mission each, without a trade, in this order', () => {
    expect(end.judge(ask({ harborPile: 0, event: 'distribution', active: 2 }))).toMatchObject({
      finalOrder: [3, 0, 1, 2],
      next: 3,
      allowed: { turns: false, finalMission: true, trade: false },
    });
    expect(end.judge(ask({})).allowed).toEqual({ turns: true, finalMission: false, trade: true });
    expect(end.judge(ask({ final: true }))).toMatchObject({ ends: true, cause: null, draws: 0 });
  });
});

describe('winner', () => {
  const player = (shipments: number, harbors: number, missions: number[], ship = false): WinnerPlayer => ({
    shipments,
    harbors,
    missions,
    ...(ship ? { ship } : {}),
  });
  it.each([
    {
      name: 'tiles decide',
      players: [player(2, 1, [7, 5]), player(3, 0, [9]), player(1, 2, [12]), player(0, 0, [])],
      totals: [15, 12, 15, 0],
      winners: [0],
      clause: 'score.tie',
    },
    {
      name: 'a shared win',
      players: [player(1, 0, [7]), player(0, 1, [7]), player(3, 0, []), player(0, 0, [])],
      totals: [8, 8, 3, 0],
      winners: [0, 1],
      clause: 'score.tie',
    },
    {
      name: 'a clear winner',
      players: [player(1, 0, [7]), player(1, 1, [7]), player(0, 0, [])],
      totals: [8, 9, 0],
      winners: [1],
      clause: 'score.winner',
    },
    {
      name: 'the ship costs the win',
      players: [player(1, 0, [7]), player(1, 1, [7], true), player(0, 0, [])],
      totals: [8, 7, 0],
      winners: [0],
      clause: 'score.winner',
    },
  ])('$name', ({ players, totals, winners, clause }) => {
    const answer = winner.judge({ players });
    expect(answer.rows.map(({ total }) => total)).toEqual(totals);
    expect(answer).toMatchObject({ winners, clause, shared: winners.length > 1 });
    for (const { parts, total } of answer.rows) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  });

  it('refuses a second ship, and negative or huge numbers', () => {
    const parse = (...players: unknown[]) => winner.parse({ players });
    const nobody = player(0, 0, []);
    expect(parse({ ...nobody, ship: true }, nobody, { ...nobody, ship: true })).toMatchObject({
      problems: [{ path: 'players[2].ship', code: 'duplicate' }],
    });
    expect(parse(player(-1, 0, []), player(1e99, 0, []), player(0, 0.5, []))).toMatchObject({
      problems: [
        { path: 'players[0].shipments', code: 'out-of-range' },
        { path: 'players[1].shipments', code: 'out-of-range' },
        { path: 'players[2].harbors', code: 'not-an-integer' },
      ],
    });
    expect(parse(nobody, nobody)).toMatchObject({ problems: [{ path: 'players', code: 'wrong-length' }] });
  });
});
