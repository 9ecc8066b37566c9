import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { RetreatInput, WayInput } from './types.ts';

// Disputes over ships that move, each with its answer worked out by hand on the map.

const { way, retreat } = checkers;

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

const reasons = (answer: { readonly verdict: { readonly legal: boolean; readonly violations?: unknown } }): string[] =>
  answer.verdict.legal
    ? []
    : (answer.verdict as { violations: { clause: string; reason: string }[] }).violations.map(
        ({ clause, reason }) => `${clause} ${reason}`,
      );

describe('way', () => {
  const ship = (color: string, position: string, ...occupied: string[]): WayInput => ({ color, position, occupied });

  it.each([
    { why: 'only one way', input: ship('red', 'B1'), way: 'forced', open: ['C1'] },
    { why: 'two of one color', input: ship('green', 'E2'), way: 'choice', open: ['F1', 'F2'] },
    { why: 'two of one color, one taken', input: ship('green', 'E2', 'F1'), way: 'evasion', open: ['F2'] },
    { why: 'two of one color, both taken', input: ship('green', 'E2', 'F1', 'F2'), way: 'blocked', open: [] },
    { why: 'its only way taken', input: ship('red', 'B1', 'C1'), way: 'blocked', open: [] },
    // D1 leads on by yellow and green: the other color does not help.
    { why: 'the other way of another color', input: ship('yellow', 'D1', 'VU1'), way: 'blocked', open: [] },
    { why: 'another color', input: ship('blue', 'B1'), way: 'none', open: [] },
    { why: 'in a harbor', input: ship('red', 'VU1'), way: 'none', open: [] },
    // What stands behind or far away is no matter.
    { why: 'ships elsewhere', input: ship('red', 'B1', 'A1', 'D1'), way: 'forced', open: ['C1'] },
  ])('$why', ({ input, way: expected, open }) => {
    const answer = way.judge(input);
    expect(answer.way).toBe(expected);
    expect(answer.ways.filter((one) => one.open).map(({ to }) => to)).toEqual(open);
    expect([answer.mustMove, answer.verdict.legal]).toEqual([open.length > 0, open.length === 0]);
    if (open.length > 0) expect(reasons(answer)).toEqual(['sail.all-ships-move ships-still-to-move']);
  });

  it('tells which harbors are lost by each way', () => {
    // From C1: D1 keeps Vulcaanhaven and Merwehaven, D2 Botlek besides; Europoort is lost already.
    expect(way.judge(ship('blue', 'C1')).ways.map(({ to, lost }) => [to, lost])).toEqual([
      ['D1', ['botlek']],
      ['D2', []],
    ]);
    expect(way.judge(ship('green', 'E2')).ways.map(({ to, lost }) => [to, lost])).toEqual([
      ['F1', ['botlek']],
      ['F2', ['merwehaven']],
    ]);
  });

  it.each([
    { to: 'F2', occupied: ['F1'], found: [] },
    { to: 'F1', occupied: ['F1'], found: ['sail.blocked position-occupied', 'sail.evasion must-take-free-channel'] },
    { to: 'F1', occupied: ['F1', 'F2'], found: ['sail.blocked position-occupied'] },
    { to: 'D2', occupied: [], found: ['sail.one-channel no-channel'] },
  ])('to $to past $occupied: $found', ({ to, occupied, found }) =>
    expect(reasons(way.judge({ ...ship('green', 'E2', ...occupied), to }))).toEqual(found),
  );

  it('through a channel of another color', () =>
    expect(reasons(way.judge({ ...ship('blue', 'D1'), to: 'VU1' }))).toEqual(['sail.by-color wrong-color']));

  it('turns on how many fit in a harbor', () => {
    const full = ship('yellow', 'D1', 'VU1');
    expect(turning(way.readings(full))).toEqual(['harbor-occupancy=unlimited']);
    expect(way.judge(full, { 'harbor-occupancy': 'unlimited' })).toMatchObject({ way: 'forced', mustMove: true });
    expect(way.readings(ship('red', 'B1', 'C1'))).toEqual([]);
  });

  it('knows the river of an owner’s box', () => {
    const edition = {
      colors: ['pink', 'gold'],
      materials: [{ id: 'ore', units: 3, tone: 'brown' }],
      harbors: [{ id: 'quay', material: 'ore' }],
      positions: [
        { id: 'S', x: 0, y: 0, start: true },
        { id: 'M', x: 50, y: 0 },
        { id: 'Q', x: 90, y: 0, harbor: 'quay' },
      ],
      channels: [
        { from: 'S', to: 'M', color: 'pink' },
        { from: 'M', to: 'Q', color: 'gold' },
      ],
      products: [
        { id: 'iron', harbor: 'quay', value: 1, copies: 4 },
        { id: 'steel', harbor: 'quay', value: 2, copies: 4 },
      ],
      missions: Array.from({ length: 12 }, (_, i) => ({ id: `m${i}`, products: ['iron', 'steel'], points: 4 })),
    } as const;
    const read = way.parse({ edition, color: 'pink', position: 'S', occupied: ['M'] });
    expect(read.ok && way.judge(read.value).way).toBe('blocked');
    expect(way.parse({ edition, color: 'red', position: 'A1', occupied: [] })).toMatchObject({
      problems: [
        { path: 'color', code: 'unknown-color' },
        { path: 'position', code: 'unknown-position' },
      ],
    });
    expect(way.parse({ edition: { colors: [] }, color: 'red', position: 'A1', occupied: [] })).toMatchObject({
      problems: [{ path: 'edition.colors', code: 'wrong-length' }],
    });
  });

  it('is refused with two ships on one position', () =>
    expect(way.parse(ship('red', 'B1', 'C1', 'B1', 'C1'))).toMatchObject({
      problems: [{ path: 'occupied[2]', code: 'duplicate' }],
    }));
});

describe('retreat', () => {
  const back = (card: RetreatInput['card'], position: string, ...occupied: string[]): RetreatInput => ({
    card,
    position,
    occupied,
  });

  it.each([
    { input: back('setback', 'E1', 'C1'), ends: ['D1', 'D2'] },
    // E1 < D1 < C1 C2, E1 < D2 < C1 C2; C1 is taken.
    { input: back('heavy-storm', 'E1', 'C1'), ends: ['C2'] },
    { input: back('heavy-storm', 'E1', 'D1'), ends: ['C1', 'C2'] },
    { input: back('heavy-storm', 'E1', 'D1', 'D2'), ends: [] },
    { input: back('setback', 'E1', 'D1', 'D2'), ends: [] },
    { input: back('setback', 'A1'), ends: [] },
    { input: back('heavy-storm', 'B2'), ends: [] },
    { input: back('heavy-storm', 'C2'), ends: ['A2', 'A4'] },
    { input: back('setback', 'VU1'), ends: ['D1'] },
  ])('$input.card at $input.position past $input.occupied: $ends', ({ input, ends }) => {
    const answer = retreat.judge(input);
    expect(answer.ends).toEqual(ends);
    expect([answer.possible, answer.verdict.legal]).toEqual([ends.length > 0, ends.length > 0]);
  });

  it('tells why the other paths fall out', () => {
    const { paths, channels } = retreat.judge(back('heavy-storm', 'E1', 'C1'));
    expect(channels).toBe(2);
    expect(paths.map(({ path, legal, violations }) => [path, legal, violations.map(({ reason }) => reason)])).toEqual([
      [['D1', 'C1'], false, ['position-occupied']],
      [['D1', 'C2'], true, []],
      [['D2', 'C1'], false, ['position-occupied']],
      [['D2', 'C2'], true, []],
    ]);
    // At a start there is nothing behind.
    expect(retreat.judge(back('setback', 'A1')).paths).toMatchObject([
      { path: [], end: 'A1', legal: false, violations: [{ reason: 'wrong-distance', facts: { needed: 1, given: 0 } }] },
    ]);
  });

  it.each([
    { path: ['D1', 'C2'], found: [] },
    { path: ['D1', 'C1'], found: ['board.one-ship position-occupied'] },
    { path: ['D1'], found: ['ruling.impossible-retreat wrong-distance'] },
    { path: ['F1', 'E3'], found: ['card.heavy-storm not-a-channel-back'] },
    { path: ['D1', 'C2', 'B3'], found: ['card.heavy-storm wrong-distance'] },
  ])('by the path $path: $found', ({ path, found }) =>
    expect(reasons(retreat.judge({ ...back('heavy-storm', 'E1', 'C1'), path }))).toEqual(found),
  );

  it('cites what the card does, and nothing that follows it', () =>
    expect(retreat.judge(back('setback', 'E1', 'C1')).clauses).toEqual(['card.setback', 'navigation.any-phase']));

  it('goes back as far as it can under one reading', () => {
    const short = back('heavy-storm', 'B2', 'A1');
    expect(turning(retreat.readings(short))).toEqual(['impossible-retreat=as-far-as-possible']);
    const answer = retreat.judge(short, { 'impossible-retreat': 'as-far-as-possible' });
    expect(answer).toMatchObject({ possible: true, ends: ['A3'] });
    expect(answer.clauses).toContain('ruling.impossible-retreat');
    // The card is spent, the ship stays.
    expect(retreat.judge(back('setback', 'A1'), { 'impossible-retreat': 'as-far-as-possible' }).ends).toEqual(['A1']);
    // Where it can go the whole way it must.
    expect(retreat.readings(back('heavy-storm', 'C2'))).toEqual([]);
  });

  it('leaves ships in a safe haven alone', () => {
    const answer = retreat.judge({ ...back('setback', 'VU1'), variants: { safeHaven: true } });
    expect(reasons(answer)).toEqual(['variant.safe-haven ship-in-harbor']);
    expect(answer.possible).toBe(false);
  });

  it('is refused with a ship on the same position', () =>
    expect(retreat.parse(back('setback', 'B1', 'B1'))).toMatchObject({
      problems: [{ path: 'occupied[0]', code: 'duplicate' }],
    }));
});
