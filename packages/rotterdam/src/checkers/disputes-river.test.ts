import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { CallInput, RetreatInput, WayInput } from './types.ts';

// Disputes over ships that move, each with its answer worked out by hand on the map.

const { way, call, retreat } = checkers;

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

describe('call', () => {
  const called = (color: string, ships: readonly string[], more: Partial<CallInput> = {}): CallInput => ({
    seats: 3,
    caller: 0,
    color,
    ships,
    ...more,
  });

  // D2, E2, F1 of the map: green leads D2-E2 and E2-F1, E2-F2.
  const chain = called('green', ['0a@E2:fruit', '0b@D2:grain', '1a@F1:crude-oil']);

  it('moves the front ship first, which must evade; the one behind follows', () => {
    const answer = call.judge(chain);
    expect(answer.steps).toEqual([
      {
        what: 'sailed',
        seat: 0,
        ship: '0a',
        from: 'E2',
        to: 'F2',
        by: [],
        options: [{ ship: '0a', to: 'F2' }],
      },
      {
        what: 'sailed',
        seat: 0,
        ship: '0b',
        from: 'D2',
        to: 'E2',
        by: [],
        options: [{ ship: '0b', to: 'E2' }],
      },
    ]);
    expect(answer).toMatchObject({ movers: [0], concerned: ['0a', '0b'], moved: ['0a', '0b'], blocked: [], at: null });
    expect(answer.ships).toEqual(['0a@F2:fruit', '0b@E2:grain', '1a@F1:crude-oil']);
    expect(answer.clauses).toEqual(expect.arrayContaining(['sail.evasion', 'sail.all-ships-move', 'sail.by-color']));
    expect(call.readings(chain)).toEqual([]);
  });

  it('lets a ship behind another player’s wait, or have its chance later', () => {
    // 0b stands behind 1a, which moves only after it.
    const behind = called('green', ['0b@D2', '1a@E2']);
    const answer = call.judge(behind);
    expect(answer.steps.map(({ what, ship, by }) => [what, ship, by])).toEqual([
      ['blocked', '0b', ['1a']],
      ['sailed', '1a', []],
    ]);
    expect(answer.readings).toEqual({
      'waits-in-turn': { moved: ['1a'], blocked: ['0b'], ships: ['0b@D2', '1a@F1'] },
      'lost-at-once': { moved: ['1a'], blocked: ['0b'], ships: ['0b@D2', '1a@F1'] },
      'moves-later': { moved: ['1a', '0b'], blocked: [], ships: ['0b@E2', '1a@F1'] },
    });
    expect(turning(call.readings(behind))).toEqual(['blocked-ship=moves-later']);
    // If seat 1 calls, it moves first.
    expect(call.judge({ ...behind, caller: 1 })).toMatchObject({ movers: [1, 0], moved: ['1a', '0b'] });
  });

  it('goes round the table from the caller', () => {
    const ships = ['0a@A1', '1a@B1', '2a@C3'];
    const movers = [0, 1, 2].map((caller) => call.judge(called('red', ships, { caller })).movers);
    expect(movers).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('takes ships in the order that the owner tries them', () => {
    const wrong = { ...chain, wishes: [{ ship: '0b' }, { ship: '0a' }] };
    // The obligation to move does not let an owner waste it; under one reading he can.
    expect(call.judge(wrong).moved).toEqual(['0a', '0b']);
    expect(call.judge(wrong, { 'blocked-ship': 'lost-at-once' })).toMatchObject({
      moved: ['0a'],
      blocked: ['0b'],
      steps: [{ what: 'held', ship: '0b', by: ['0a'] }, { what: 'sailed' }],
    });
    expect(turning(call.readings(wrong))).toEqual(['blocked-ship=lost-at-once']);
    // A1 and A2 both lead to B1 by red: who goes first gets it.
    const rivals = called('red', ['0a@A1', '0b@A2'], { wishes: [{ ship: '0b' }] });
    expect(call.judge(rivals)).toMatchObject({
      moved: ['0b'],
      blocked: ['0a'],
      steps: [
        {
          options: [
            { ship: '0a', to: 'B1' },
            { ship: '0b', to: 'B1' },
          ],
        },
        { what: 'blocked' },
      ],
    });
  });

  it('lets the owner choose between two channels', () => {
    const free = called('green', ['0a@E2'], { wishes: [{ ship: '0a', to: 'F2' }] });
    expect(call.judge(free)).toMatchObject({
      ships: ['0a@F2'],
      clauses: expect.arrayContaining(['sail.owner-chooses']),
    });
    expect(call.judge({ ...free, wishes: [] }).ships).toEqual(['0a@F1']);
  });

  it.each([
    { why: 'a taken way', ships: ['0a@E2', '1a@F1'], wish: { ship: '0a', to: 'F1' }, reason: 'position-occupied' },
    { why: 'another color', ships: ['0a@D1', '1a@E2'], wish: { ship: '0a', to: 'VU1' }, reason: 'wrong-color' },
    { why: 'not before the color', ships: ['0a@B1', '1a@E2'], wish: { ship: '0a', to: 'C1' }, reason: 'wrong-color' },
    { why: 'two channels at once', ships: ['1a@D2'], wish: { ship: '1a', to: 'F1' }, reason: 'no-channel' },
  ])('refuses a wish: $why', ({ ships, wish, reason }) => {
    const answer = call.judge(called('green', ships, { wishes: [wish] }));
    expect(answer).toMatchObject({ at: wish.ship, verdict: { legal: false } });
    expect(reasons(answer)[0]).toMatch(reason);
    // What it refuses does not happen.
    expect(answer.moved).not.toContain(wish.ship);
  });

  it('moves nobody by a color that nobody is before', () =>
    expect(call.judge(called('blue', chain.ships))).toMatchObject({
      verdict: { legal: true },
      movers: [],
      steps: [],
      ships: chain.ships,
    }));

  it.each([
    { ships: ['0a@C2', '1a@C2'], problem: { path: 'ships[1]', code: 'duplicate' } },
    { ships: ['0a@C2', '0a@C3'], problem: { path: 'ships[1]', code: 'duplicate' } },
    { ships: ['0e@C2'], problem: { path: 'ships[0]', code: 'unknown-ship' } },
    { ships: ['3a@C2'], problem: { path: 'ships[0]', code: 'unknown-ship' } },
    { ships: ['0a@C2'], wishes: [{ ship: '0b' }], problem: { path: 'wishes[0].ship', code: 'unknown-ship' } },
    {
      ships: ['0a@C2'],
      wishes: [{ ship: '0a' }, { ship: '0a' }],
      problem: { path: 'wishes[1].ship', code: 'duplicate' },
    },
    { caller: 3, problem: { path: 'caller', code: 'unknown-seat' } },
  ])('cannot have been: $problem.code at $problem.path', ({ problem, ...more }) =>
    expect(call.parse({ ...chain, ...more })).toMatchObject({ problems: [problem] }),
  );

  it('reads a fifth ship of two players, and several in one harbor', () =>
    expect(call.parse(called('red', ['0e@VU1', '1a@VU1'], { seats: 2 })).ok).toBe(true));
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
      { path: [], end: 'A1', legal: false, violations: [{ reason: 'wrong-distance', needed: 1, given: 0 }] },
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
