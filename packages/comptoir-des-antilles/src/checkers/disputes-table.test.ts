import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { EndInput } from './types.ts';

// Disputes over the round, the auction and the end, each with its answer worked out by hand.

const { round, auction, end } = checkers;

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

describe('round', () => {
  it.each([
    { why: 'not left: it passes on', input: { first: 0, holder: 0, left: false }, next: [1, 1, 1], agree: 1 },
    { why: 'left before the last turn', input: { first: 0, holder: 1, left: true }, next: [1, 2, 2], agree: 2 },
    {
      why: 'left in the last turn',
      input: { first: 0, holder: 1, left: true, leftLastTurn: true },
      next: [1, 2, 1],
      agree: 2,
    },
    { why: 'left with the last player', input: { first: 0, holder: 2, left: true }, next: [2, 0, 0], agree: 2 },
  ])('$why', ({ input, next, agree }) => {
    const answer = round.judge({ seats: 3, ...input });
    expect(Object.values(answer.readings)).toEqual(next);
    expect(answer.agree).toHaveLength(agree);
    expect(answer).toMatchObject({ next: next[0], stays: next[0] === input.holder });
    expect(answer.order[0]).toBe(next[0]);
    for (const [reading, seat] of Object.entries(answer.readings)) {
      expect(round.judge({ seats: 3, ...input }, { 'slate-round-end': reading }).next).toBe(seat);
    }
  });

  it.each([
    { input: { first: 0, holder: 1, left: false }, problem: { path: 'holder', code: 'wrong-holder' } },
    {
      input: { first: 0, holder: 2, left: true, leftLastTurn: true },
      problem: { path: 'holder', code: 'wrong-holder' },
    },
    { input: { first: 0, holder: 1, left: false, leftLastTurn: true }, problem: { path: 'left', code: 'slate-left' } },
    { input: { first: 3, holder: 1, left: true }, problem: { path: 'first', code: 'unknown-seat' } },
  ])('cannot have been: $problem.code at $problem.path', ({ input, problem }) =>
    expect(round.parse({ seats: 3, ...input })).toMatchObject({ problems: [problem] }),
  );
});

describe('auction', () => {
  const bids = (...all: (number | null)[]) => all.map((bid) => ({ bid }));
  const table = { premiums: [6, 9, 4], active: 0 };

  it.each([
    { why: 'nobody has spoken', said: bids(), next: 0, lowest: 1, most: [6, 9, 4] },
    { why: 'to the left', said: bids(2), next: 1, lowest: 3, most: [6, 9, 4] },
    { why: 'round the table', said: bids(2, 3, null), next: 0, lowest: 4, most: [6, 9, 0] },
    { why: 'who cannot raise', said: bids(6), next: 1, lowest: 7, most: [0, 9, 0] },
    { why: 'who passed first is out', said: bids(null, 1), next: 2, lowest: 2, most: [0, 9, 4] },
  ])('$why', ({ why: _, said, ...expected }) =>
    expect(auction.judge({ ...table, said })).toMatchObject({ over: false, ...expected }),
  );

  it('gives the tile to the highest bidder, who pays at once', () => {
    const sold = auction.judge({ ...table, said: bids(2, 3, null, null) });
    expect(sold).toMatchObject({ over: true, winner: 1, counters: [6, 6, 4], next: null, lowest: null });
    expect(auction.judge({ ...table, said: bids(null, null, null) })).toMatchObject({ over: true, winner: null });
  });

  it.each([
    { why: 'not above the high bid', said: bids(2, 2), at: 1, reason: 'not-higher' },
    { why: 'below 1', said: bids(0), at: 0, reason: 'below-one' },
    { why: 'above his counter', said: bids(2, 3, 5), at: 2, reason: 'cannot-pay' },
    { why: 'out of turn', said: [{ bid: 2 }, { seat: 2, bid: 3 }], at: 1, reason: 'not-your-bid' },
    { why: 'after the end', said: bids(2, null, null, 3), at: 3, reason: 'auction-over' },
  ])('refuses a bid $why', ({ said, at, reason }) =>
    expect(auction.judge({ ...table, said })).toMatchObject({ at, verdict: { violations: [{ reason }] } }),
  );

  it.each([
    { why: 'somebody has nothing', more: { premiums: [6, 0, 4] }, reason: 'player-without-premiums' },
    { why: 'a second one in the turn', more: { auctions: 1 }, reason: 'already-auctioned' },
    { why: 'no tile is left', more: { pileEmpty: true }, reason: 'no-tile-left' },
    { why: 'it is not his turn', more: { opener: 1 }, reason: 'not-your-turn' },
  ])('may not be opened: $why', ({ more, reason }) =>
    expect(auction.judge({ ...table, ...more, said: [] })).toMatchObject({
      opened: false,
      at: null,
      over: false,
      verdict: { violations: [{ reason }] },
    }),
  );

  it('is over when the tile is sold; who has passed is out; what matters and is not printed is quoted', () => {
    const late = auction.judge({ ...table, said: bids(2, null, null, null) });
    expect(late).toMatchObject({ at: 3, over: true, winner: 0 });
    expect(late.verdict).toEqual({
      legal: false,
      violations: [{ clause: 'auction.pay', reason: 'auction-over', facts: {} }],
    });
    const unsold = auction.judge({ ...table, said: bids(null, null, null, null) });
    expect(unsold.verdict).toMatchObject({
      violations: [{ clause: 'ruling.unsold-tile', reason: 'auction-over', facts: {} }],
    });
    expect(late.clauses).toContain('auction.pay');
    const again = auction.judge({ ...table, said: [{ bid: 1 }, { bid: 2 }, { bid: null }, { seat: 2, bid: 3 }] });
    expect(again).toMatchObject({ at: 3, passed: [2], over: false });
    expect(again.verdict).toEqual({
      legal: false,
      violations: [{ clause: 'auction.passed', reason: 'has-passed', facts: { seat: 2 } }],
    });
    expect(auction.judge({ ...table, said: bids(null) }).clauses).toContain('auction.first-word');
    expect(auction.judge({ ...table, said: bids(1) }).clauses).not.toContain('auction.first-word');
    expect(auction.judge({ ...table, said: [], pileEmpty: true }).clauses).toContain('auction.empty-pile');
  });

  it('turns on nothing where what was said is illegal under both forms', () => {
    expect(auction.readings({ ...table, said: bids(3, 3) })).toEqual([]);
  });

  it('turns on the form, and on the number of auctions', () => {
    expect(turning(auction.readings({ ...table, said: bids(1, 2, null) }))).toEqual(['auction-form=one-round']);
    expect(auction.judge({ ...table, said: bids(1, 2, null) }, { 'auction-form': 'one-round' }).winner).toBe(1);
    expect(turning(auction.readings({ ...table, auctions: 1, said: [] }))).toEqual(['auctions-per-turn=unlimited']);
  });
});

describe('end', () => {
  const table = (more: Partial<EndInput>): EndInput => ({
    premiums: [40, 64, 80],
    ships: 3,
    first: 0,
    active: 0,
    ...more,
  });

  it.each([
    { why: 'ships are left', more: {}, over: false, by: null, turnsLeft: null },
    { why: 'the last round has three turns', more: { ships: 0 }, over: false, by: null, turnsLeft: 3 },
    {
      why: 'its second turn is over',
      more: { ships: 0, active: 1, turnOver: true },
      over: false,
      by: null,
      turnsLeft: 1,
    },
    {
      why: 'its last turn is over',
      more: { ships: 0, active: 2, turnOver: true },
      over: true,
      by: 'end.last-ship',
      turnsLeft: null,
    },
    {
      why: 'its last turn is being played',
      more: { ships: 0, first: 1, active: 0 },
      over: false,
      by: null,
      turnsLeft: 1,
    },
    { why: 'somebody has 100', more: { premiums: [100, 64, 80] }, over: true, by: 'end.hundred', turnsLeft: null },
    { why: 'somebody has 99', more: { premiums: [99, 64, 80] }, over: false, by: null, turnsLeft: null },
  ])('$why', ({ why: _, more, ...expected }) => {
    const answer = end.judge(table(more));
    expect(answer).toMatchObject(expected);
    expect(answer.verdict.legal).toBe(!expected.over);
  });

  it('comes before the commission that would take it back', () => {
    const pending = table({ premiums: [101, 64, 80], commission: 3 });
    expect(end.judge(pending)).toMatchObject({
      over: true,
      beforeCommission: true,
      counters: [101, 64, 80],
      winners: [0],
    });
    expect(turning(end.readings(pending))).toEqual(['hundred=after-commission', 'hundred=end-of-round']);
    expect(end.judge(pending, { hundred: 'after-commission' })).toMatchObject({ over: false, counters: [98, 64, 80] });
    expect(end.judge({ ...pending, payer: 1 }, { hundred: 'after-commission' })).toMatchObject({
      over: true,
      counters: [101, 61, 80],
    });
  });

  it('waits for the end of the round under the third reading', () => {
    const late = table({ premiums: [101, 64, 80], active: 2, turnOver: true });
    expect(end.judge(late, { hundred: 'end-of-round' })).toMatchObject({ over: true, by: 'end.hundred' });
    expect(end.judge({ ...late, active: 1 }, { hundred: 'end-of-round' }).over).toBe(false);
  });

  it('is shared by equal counters', () =>
    expect(end.judge(table({ premiums: [80, 64, 80], ships: 0, active: 2, turnOver: true }))).toMatchObject({
      winners: [0, 2],
    }));

  it.each([
    { more: { payer: 1 }, problem: { path: 'commission', code: 'missing-field' } },
    { more: { commission: 3, turnOver: true }, problem: { path: 'turnOver', code: 'wrong-phase' } },
    { more: { premiums: [1, 2] }, problem: { path: 'premiums', code: 'wrong-length' } },
    { more: { active: 3 }, problem: { path: 'active', code: 'unknown-seat' } },
  ])('is refused: $problem.code at $problem.path', ({ more, problem }) =>
    expect(end.parse(table(more))).toMatchObject({ problems: [problem] }),
  );
});
