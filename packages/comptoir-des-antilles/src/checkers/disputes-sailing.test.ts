import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { DepartureInput, SlateInput, TileInput } from './types.ts';

// Disputes over departures, the slate and event tiles, each with its answer worked out by hand.

const { departure, slate, tile } = checkers;

interface Judged {
  readonly legal: boolean;
  readonly violations?: readonly { readonly clause: string; readonly reason: string }[];
}

const reasons = ({ violations = [] }: Judged): string[] =>
  violations.map(({ clause, reason }) => `${clause}/${reason}`);

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

describe('departure', () => {
  const settle = (more: Partial<DepartureInput>): DepartureInput => ({
    seats: 3,
    ship: '5 rum A2B2C1',
    commission: 3,
    active: 0,
    slate: 0,
    ...more,
  });

  it.each([
    { why: 'rum pays 3 a porter', more: {}, rate: 3, premiums: [6, 6, 3] },
    { why: 'top quality pays 4', more: { ship: '5 rum A2B2C1 top-quality/C' }, rate: 4, premiums: [8, 8, 4] },
    { why: 'poor quality pays 2', more: { ship: '5 rum A2B2C1 poor-quality/C' }, rate: 2, premiums: [4, 4, 2] },
    { why: 'pirates take all of it', more: { ship: '5 rum A2B2C1 pirates/C' }, rate: 3, premiums: [0, 0, 15] },
    { why: 'a storm pays nobody', more: { ship: '5 rum A2B2C1 storm/C' }, rate: 0, premiums: [0, 0, 0] },
    { why: 'poor Madras pays 1', more: { ship: '3 madras A3 poor-quality/B' }, rate: 1, premiums: [3, 0, 0] },
  ])('$why', ({ more, rate, premiums }) => expect(departure.judge(settle(more))).toMatchObject({ rate, premiums }));

  it('lists who may pay, and who has the slate then', () => {
    const answer = departure.judge(settle({ premiums: [0, 0, 0], ship: '4 madras A2B1C1' }));
    // Premiums first: 4, 2, 2. C has 2 of the 3 that are due.
    expect(answer.settlements).toEqual([
      { how: 'pay', payer: 0, due: 3, paid: 3, counters: [1, 2, 2], slate: 0, over: false },
      { how: 'leave-slate', payer: 1, due: 3, paid: 2, counters: [4, 0, 2], slate: 1, over: false },
      { how: 'leave-slate', payer: 2, due: 3, paid: 2, counters: [4, 2, 0], slate: 2, over: false },
    ]);
    expect(answer.nameable).toEqual([1, 2]);
    expect(answer.clauses).toContain('slate.short');
  });

  it('leaves the payment to him who does not hold the slate, or has left it', () => {
    expect(departure.judge(settle({ slate: 1 })).settlements.map(({ payer }) => payer)).toEqual([0]);
    expect(departure.judge(settle({ slate: 1, slateLeft: true })).nameable).toEqual([]);
    expect(departure.parse(settle({ slateLeft: true }))).toMatchObject({
      problems: [{ path: 'slate', code: 'wrong-holder' }],
    });
  });

  it('ends the game before the commission, after it, or only if it is paid in one way', () => {
    const rich = settle({ premiums: [96, 10, 10] });
    // 96 + 6 = 102; 99 after paying.
    expect(departure.judge(rich)).toMatchObject({ ends: 'before', settlements: [{ how: 'nobody', over: true }] });
    expect(departure.judge(rich, { hundred: 'after-commission' })).toMatchObject({ ends: 'depends' });
    expect(departure.judge(settle({ premiums: [98, 9, 9] }), { hundred: 'after-commission' }).ends).toBe('after');
    expect(departure.judge(rich, { hundred: 'end-of-round' }).ends).toBe('end-of-round');
    expect(departure.judge(settle({})).ends).toBeNull();
    expect(turning(departure.readings(rich))).toEqual(['hundred=after-commission', 'hundred=end-of-round']);
  });

  it('ends the game at once where no commission is due, whatever the reading of the hundredth premium, but for the end of the round', () => {
    const pirates = settle({ ship: '5 rum A1B2 pirates/A', cause: 'full', premiums: [96, 10, 10] });
    expect(departure.judge({ ...pirates, ship: '3 rum A1B2 pirates/A' }).ends).toBe('before');
    const free = settle({ ship: '5 rum A2B2', cause: 'shortage', premiums: [96, 10, 10] });
    expect(departure.judge(free)).toMatchObject({ ends: 'at-once', due: 0 });
    expect(turning(departure.readings(free))).toEqual(['tile-sailing-commission=turn-contact', 'hundred=end-of-round']);
    expect(turning(departure.readings({ ...free, commission: null }))).toEqual(['hundred=end-of-round']);
  });

  it('is not decided by counters that nobody entered: they pay what is due and end no game', () => {
    const edition = { target: 5, ships: [{ value: 12, count: 12 }] } as const;
    const bare = departure.judge(settle({ edition, ship: '12 rum A6B6' }));
    expect(bare).toMatchObject({
      ends: null,
      settlements: [
        { paid: 3, over: false },
        { paid: 3, over: false },
      ],
    });
    expect(departure.judge(settle({ edition, ship: '12 rum A6B6', premiums: [0, 0, 0] })).ends).toBe('before');
    expect(tile.judge({ seats: 3, tile: 'claim', ship: '12 rum', moment: 'before', edition }).events).toContainEqual({
      kind: 'premiumLost',
      clause: 'tile.claim',
      seat: 1,
      due: 12,
      paid: 12,
    });
    expect(departure.example.premiums).toBeUndefined();
    expect(slate.example.premiums).toBeUndefined();
  });

  it('asks nothing for a ship that a tile makes sail, unless a ruling does', () => {
    const shortage = settle({ ship: '5 rum A1B2', cause: 'shortage' });
    expect(departure.judge(shortage)).toMatchObject({
      sails: true,
      due: 0,
      premiums: [3, 6, 0],
      settlements: [{ how: 'nobody' }],
    });
    expect(turning(departure.readings(shortage))).toEqual(['tile-sailing-commission=turn-contact']);
    expect(departure.judge(shortage, { 'tile-sailing-commission': 'turn-contact' })).toMatchObject({
      due: 3,
      nameable: [1],
    });
    expect(departure.readings({ ...shortage, commission: null })).toEqual([]);
  });

  it('does not happen: the ship is not full, or has a tile already', () => {
    const half = departure.judge(settle({ ship: '5 rum A2B1' }));
    expect(reasons(half.verdict)).toEqual(['sailing.when-full/not-full']);
    expect(half).toMatchObject({ sails: false, settlements: [], premiums: [0, 0, 0] });
    expect(reasons(departure.judge(settle({ ship: '5 rum A1 mutiny/B', cause: 'shortage' })).verdict)).toEqual([
      'tile.one-per-ship/has-tile',
    ]);
  });

  it.each([
    {
      why: 'a tile at another ship with the same goods',
      more: { others: ['4 rum top-quality/B'] },
      turned: ['quality-scope=kind'],
    },
    {
      why: 'a storm that waits',
      more: { cause: 'storm', ship: '5 rum A1' } as const,
      turned: ['storm=on-sailing', 'tile-sailing-commission=turn-contact'],
    },
    {
      why: 'a counter too small',
      more: { ship: '3 madras B3', premiums: [1, 0, 0], slate: 1 },
      turned: ['shortfall=negative'],
    },
  ])('turns on a reading: $why', ({ more, turned }) =>
    expect(turning(departure.readings(settle(more)))).toEqual(turned),
  );
});

describe('slate', () => {
  const sailed = (more: Partial<SlateInput>): SlateInput => ({ aboard: [2, 0, 3], holder: 0, active: 0, ...more });

  it.each([
    { why: 'he holds it, C is aboard', more: { to: 2 }, refused: [] },
    { why: 'B is not aboard', more: { to: 1 }, refused: ['slate.designate/no-porter-aboard'] },
    { why: 'himself', more: { to: 0 }, refused: ['slate.designate/not-another-player'] },
    { why: 'he does not hold it', more: { holder: 1, to: 2 }, refused: ['slate.designate/not-holder'] },
    {
      why: 'he has left it in this turn',
      more: { slateLeft: true, holder: 1, to: 2 },
      refused: ['slate.designate/not-holder', 'slate.one-per-turn/already-left'],
    },
    {
      why: 'a shortage made the ship sail',
      more: { cause: 'shortage', to: 2 } as const,
      refused: ['slate.designate/nothing-due'],
    },
    {
      why: 'nobody else is aboard',
      more: { aboard: [5, 0, 0] },
      refused: ['slate.designate/no-porter-aboard', 'slate.designate/no-porter-aboard'],
    },
  ])('$why', ({ more, refused }) => expect(reasons(slate.judge(sailed(more)).verdict)).toEqual(refused));

  it('lists who may be named, and what each would pay', () => {
    const answer = slate.judge(sailed({ aboard: [1, 1, 3], premiums: [9, 1, 8], commission: 4 }));
    expect(answer.nameable).toEqual([1, 2]);
    expect(answer.players.map(({ seat, pays, unpaid }) => [seat, pays, unpaid])).toEqual([
      [1, 1, 3],
      [2, 4, 0],
    ]);
    expect(slate.judge(sailed({ to: 2 })).slate).toBe(2);
    expect(slate.judge(sailed({ to: 1 })).slate).toBe(0);
  });

  it.each([
    { more: { cause: 'shortage' } as const, turned: ['tile-sailing-commission=turn-contact'] },
    { more: { cause: 'shortage', commission: null } as const, turned: [] },
    { more: {}, turned: [] },
  ])('turns on a reading: %j', ({ more, turned }) => expect(turning(slate.readings(sailed(more)))).toEqual(turned));
});

describe('tile', () => {
  const lay = (more: Partial<TileInput>): TileInput => ({
    seats: 3,
    tile: 'fire',
    ship: '5 rum A1B3',
    moment: 'before',
    ...more,
  });

  it.each([
    { why: 'in one’s own turn', more: {}, refused: [] },
    { why: 'in another’s turn', more: { active: 1 }, refused: ['tile.any-time/not-your-turn'] },
    { why: 'a second one', more: { played: true }, refused: ['tile.once-per-turn/already-played'] },
    { why: 'one that he does not own', more: { owned: false }, refused: ['tile.owned/not-owned'] },
    { why: 'at an empty quay', more: { ship: '-' }, refused: ['tile.at-ship/no-ship'] },
    { why: 'at a ship with a tile', more: { ship: '5 rum mutiny/A' }, refused: ['tile.one-per-ship/has-tile'] },
    { why: 'at a new ship', more: { ship: '5 -' }, refused: ['ships.assign-goods/ship-without-tile'] },
    { why: 'between two effects', more: { moment: 'between' } as const, refused: [] },
    {
      why: 'while a commission is due',
      more: { moment: 'payment' } as const,
      refused: ['ruling.tile-window/departure-in-progress'],
    },
    {
      why: 'while the order is open',
      more: { moment: 'order' } as const,
      refused: ['ruling.tile-window/departure-in-progress'],
    },
    {
      why: 'before new ships have goods',
      more: { moment: 'refill' } as const,
      refused: ['ruling.tile-window/refill-in-progress'],
    },
  ])('$why', ({ more, refused }) => expect(reasons(tile.judge(lay(more)).verdict)).toEqual(refused));

  it.each([
    { tile: 'fire', sails: false, goods: 'out', filling: 'now', draws: 0 },
    { tile: 'damage', sails: false, goods: 'out', filling: 'now', draws: 0 },
    { tile: 'storm', sails: true, goods: 'under-pile', filling: 'now', draws: 0 },
    { tile: 'shortage', sails: true, goods: 'under-pile', filling: 'now', draws: 0 },
    { tile: 'mutiny', sails: false, goods: 'stay', filling: null, draws: null },
    { tile: 'pirates', sails: false, goods: 'stay', filling: null, draws: null },
  ] as const)('after the contact: $tile', ({ tile: one, ...expected }) =>
    expect(tile.judge(lay({ tile: one, moment: 'after' }))).toMatchObject(expected),
  );

  it('waits with the new ship for what is under way, or for ever', () => {
    expect(tile.judge(lay({})).filling).toBe('later');
    expect(tile.judge(lay({ moment: 'after', pileEmpty: true }))).toMatchObject({ filling: 'never', draws: null });
    expect(tile.judge(lay({ moment: 'after' }), { 'removed-ship': 'wait' }).filling).toBe('after-departure');
  });

  it('tells what each loses and gains', () => {
    // A Claim at a ship of 5: B has 3 only.
    expect(tile.judge(lay({ tile: 'claim', premiums: [10, 3, 9] })).counters).toEqual([15, 0, 4]);
    expect(tile.judge(lay({ tile: 'claim', premiums: [95, 3, 9] })).over).toBe(true);
    const { events } = tile.judge(lay({ tile: 'mutiny' }));
    expect(events).toEqual([
      { kind: 'tilePlayed', clause: 'tile.at-ship', seat: 0, tile: 'mutiny', quay: 1 },
      { kind: 'porterRemoved', clause: 'tile.mutiny', porter: 1, quay: 1, n: 1 },
    ]);
  });

  it('changes the premium of the ship, or of the goods', () => {
    const top = lay({ tile: 'top-quality', others: ['4 rum', '4 madras'] });
    expect(tile.judge(top).rates).toEqual([{ quay: 1, before: 3, after: 4 }]);
    expect(tile.judge(top, { 'quality-scope': 'kind' }).rates.map(({ quay }) => quay)).toEqual([1, 2]);
    expect(tile.judge(top).elsewhere).toBe(false);
    expect(tile.judge(top, { 'quality-scope': 'kind' }).elsewhere).toBe(true);
  });

  it('says nothing of ships that nobody named', () => {
    // The goods of the ship are those that any other ship might have.
    const top = lay({ tile: 'top-quality', ship: '4 madras' });
    const wide = tile.judge(top, { 'quality-scope': 'kind' });
    expect([wide.rates, wide.elsewhere]).toEqual([[{ quay: 1, before: 2, after: 3 }], true]);
    expect(turning(tile.readings(top))).toEqual(['quality-scope=kind']);
    for (const one of ['storm', 'damage', 'fire', 'shortage'] as const) {
      const { events, filling } = tile.judge(lay({ tile: one, moment: 'after' }));
      expect(filling).toBe('now');
      expect(events.map(({ kind }) => kind)).not.toContain('shipPlaced');
    }
  });

  it('is refused alike under two readings that differ only in why', () => {
    const late = lay({ moment: 'between', played: true, rulings: { 'tile-window': 'outside-card' } });
    expect(tile.judge(late).verdict.legal).toBe(false);
    expect(tile.readings(late)).toEqual([]);
    const absent = lay({ moment: 'payment', owned: false });
    expect(turning(tile.readings(absent))).toEqual([]);
  });

  it.each([
    { more: { moment: 'payment' } as const, turned: ['tile-window=any-moment'] },
    { more: { moment: 'after' } as const, turned: ['removed-ship=wait', 'burnt-goods=under-pile'] },
    {
      more: { tile: 'storm', moment: 'after' } as const,
      turned: ['storm=on-sailing', 'tile-sailing-commission=turn-contact'],
    },
    { more: { tile: 'claim', premiums: [1, 1, 1] } as const, turned: ['shortfall=negative'] },
    {
      more: { tile: 'exclusive', ship: '2 rum B2', moment: 'order', rulings: { 'tile-window': 'any-moment' } } as const,
      turned: ['tile-window=between-effects', 'tile-window=outside-card', 'sailing-time=locked'],
    },
  ])('turns on a reading: $turned', ({ more, turned }) => expect(turning(tile.readings(lay(more)))).toEqual(turned));

  it('is refused at a full ship that would have sailed already', () =>
    expect(tile.parse(lay({ ship: '3 rum B3' }))).toMatchObject({
      problems: [{ path: 'ship', code: 'full-at-quay' }],
    }));

  it('is refused with more ships than the moment leaves room for', () =>
    expect(tile.parse(lay({ moment: 'order', others: ['4 rum', '4 rum'] }))).toMatchObject({
      problems: [{ path: 'others', code: 'too-long', facts: { found: 2, max: 1 } }],
    }));
});
