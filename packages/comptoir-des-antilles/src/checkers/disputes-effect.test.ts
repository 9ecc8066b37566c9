import { describe, expect, it } from 'vitest';
import type { Effect } from '../edition.ts';
import { checkers } from './index.ts';
import type { EffectInput } from './types.ts';

// Disputes over single effects as they arise at the table, each with its answer worked out by hand.

const { effect, cannot } = checkers;

interface Judged {
  readonly legal: boolean;
  readonly violations?: readonly { readonly clause: string; readonly reason: string }[];
}

/** Why a verdict refuses: `clause/reason`; empty if it does not. */
const reasons = ({ violations = [] }: Judged): string[] =>
  violations.map(({ clause, reason }) => `${clause}/${reason}`);

/** The readings that turn an answer. */
const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

describe('effect', () => {
  const place = (groups: readonly number[], quays: readonly (1 | 2 | 3 | 4)[], ships: EffectInput['ships']) =>
    ({ effect: { do: 'place', groups }, play: { kind: 'place', quays }, ships }) as const;
  const move = (effect: Effect, from: 1 | 2 | 3 | 4, to: 1 | 2 | 3 | 4, ships: EffectInput['ships']) =>
    ({ effect, play: { kind: 'move', from, to, porters: [0] }, ships }) as const;
  const own: Effect = { do: 'move', n: 1, whose: 'own' };

  it('says what the effect allows with the same ships where it is refused', () => {
    // The dispute at the table: the card says 3, the ship has a single place.
    const short = place([3], [2, 2, 2], { 2: '5 rum A2B2' });
    expect(effect.judge(short)).toMatchObject({ verdict: { legal: false }, instead: 0 });
    expect(effect.judge(short, { 'partial-effect': 'fit' })).toMatchObject({ verdict: { legal: false }, instead: 1 });
    expect(turning(effect.readings(short))).toEqual(['partial-effect=fit']);
    const pair = { ...move({ do: 'move', n: 2, whose: 'own' }, 2, 3, { 2: '5 rum A2B1', 3: '4 madras B3' }) };
    const two = { ...pair, play: { ...pair.play, porters: [0, 0] } };
    expect(effect.judge(two).instead).toBe(0);
    expect(effect.judge(two, { 'partial-effect': 'fit' }).instead).toBe(1);
    // Nothing is gained by another reading where nobody may go aboard.
    expect(turning(effect.readings(place([3], [2, 2], { 2: '5 rum exclusive/B' })))).toEqual([]);
    expect(effect.judge(place([2], [2, 2], { 2: '5 rum A2B1' })).instead).toBeNull();
  });

  it('matches groups to ships in any order', () => {
    const mixed = place([2, 1], [1, 3, 3], { 1: '4 madras A1B2', 3: '6 madras' });
    expect(effect.judge(mixed).verdict.legal).toBe(true);
    expect(effect.judge(mixed, { 'partial-effect': 'fit' }).verdict.legal).toBe(true);
    expect(turning(effect.readings(mixed))).toEqual(['sailing-time=after-card', 'sailing-time=locked']);
  });

  it.each([
    {
      why: 'too many for the places',
      input: place([3], [2, 2, 2], { 2: '5 rum A2B1' }),
      refused: ['sailing.capacity/no-room'],
    },
    { why: 'exactly the places', input: place([2], [2, 2], { 2: '5 rum A2B1' }), refused: [] },
    {
      why: 'two where three are due',
      input: place([3], [2, 2], { 2: '5 rum A2B1' }),
      refused: ['contact.effects/wrong-number'],
    },
    {
      why: 'one each on two ships, both on one',
      input: place([1, 1], [2, 2], { 2: '5 rum' }),
      refused: ['contact.effects/wrong-split'],
    },
    {
      why: 'on an exclusive ship of B',
      input: place([1], [2], { 2: '5 rum exclusive/B' }),
      refused: ['tile.exclusive/reserved'],
    },
    { why: 'on one’s own exclusive ship', input: place([1], [2], { 2: '5 rum exclusive/A' }), refused: [] },
    { why: 'at an empty quay', input: place([1], [3], {}), refused: ['port.quays/no-ship'] },
    {
      why: 'more than are at home',
      input: { ...place([2], [1, 1], { 1: '4 rum' }), reserve: 1 },
      refused: ['setup.porters/reserve-short'],
    },
    {
      why: 'a quay that the card does not name',
      input: { ...place([1], [2], { 2: '5 rum' }), effect: { do: 'place', groups: [1], quays: [1, 4] } as const },
      refused: ['contact.effects/quay-not-allowed'],
    },
    {
      why: 'from 4 to 1',
      input: move(own, 4, 1, { 1: '4 rum', 4: '4 rum A1' }),
      refused: ['port.adjacent/not-adjacent'],
    },
    {
      why: 'from 4 to 1 with a card that reaches',
      input: move({ ...own, reach: 'any' }, 4, 1, { 1: '4 rum', 4: '4 rum A1' }),
      refused: [],
    },
    {
      why: 'another’s porter with a card for one’s own',
      input: {
        ...move(own, 1, 2, { 1: '4 rum B1', 2: '4 rum' }),
        play: { kind: 'move', from: 1, to: 2, porters: [1] } as const,
      },
      refused: ['contact.effects/wrong-owner'],
    },
    {
      why: 'an exchange of two of one owner',
      input: {
        effect: { do: 'swap', whose: 'any' },
        play: { kind: 'swap', a: { quay: 1, porter: 1 }, b: { quay: 2, porter: 1 } },
        ships: { 1: '4 rum B1', 2: '4 rum B1' },
      } as const,
      refused: ['contact.effects/same-owner'],
    },
  ])('$why', ({ input, refused }) => expect(reasons(effect.judge(input as EffectInput).verdict)).toEqual(refused));

  it('tells the places left and whether the ship sails, at once or after the card', () => {
    const input = place([2], [2, 2], { 2: '5 rum A2B1' });
    expect(effect.judge(input)).toMatchObject({ ships: [{ quay: 2, places: 2, after: 0 }], full: [2], sails: 'now' });
    expect(effect.judge(input, { 'sailing-time': 'after-card' })).toMatchObject({ full: [2], sails: 'after-card' });
    expect(effect.judge(place([1], [2], { 2: '5 rum' }))).toMatchObject({ ships: [{ places: 5, after: 4 }], full: [] });
  });

  it.each([
    {
      why: 'two where three are due, and two places',
      input: place([3], [2, 2], { 2: '5 rum A2B1' }),
      turned: ['partial-effect=fit'],
    },
    {
      why: 'a move on to an exclusive ship',
      input: move(own, 1, 2, { 1: '4 rum A1', 2: '5 rum exclusive/B' }),
      turned: ['exclusive-scope=placing-only'],
    },
    { why: 'placing on an exclusive ship', input: place([1], [2], { 2: '5 rum exclusive/B' }), turned: [] },
    {
      why: 'a porter taken off a full ship',
      input: move(own, 1, 2, { 1: '2 rum A2', 2: '5 rum' }),
      turned: ['sailing-time=locked'],
    },
    {
      why: 'declining what is possible',
      input: { effect: own, play: { kind: 'skip' }, ships: { 1: '4 rum A1', 2: '4 rum' } } as const,
      turned: ['declined-effect=allowed'],
    },
  ])('turns on a reading: $why', ({ input, turned }) => expect(turning(effect.readings(input))).toEqual(turned));
});

describe('cannot', () => {
  const quays = ['4 madras A2B1', '5 rum A2B1 exclusive/B', '3 spices C2', '-'];
  const two: Effect = { do: 'place', groups: [2] };

  it('is true, and says why of each ship', () => {
    const answer = cannot.judge({ quays, effect: two });
    expect(answer).toMatchObject({ possible: false, ways: 0, example: null, rest: 'goes-on', declined: false });
    expect(answer.ships.map(({ quay, violations }) => [quay, violations.map(({ reason }) => reason)])).toEqual([
      [1, ['no-room']],
      [2, ['reserved']],
      [3, ['no-room']],
      [4, ['no-ship']],
    ]);
    expect(turning(cannot.readings({ quays, effect: two }))).toEqual([
      'partial-effect=fit',
      'impossible-effect=stop-card',
    ]);
    expect(cannot.judge({ quays, effect: two }, { 'impossible-effect': 'stop-card' }).rest).toBe('lost');
  });

  it('is not: there is a way', () => {
    const answer = cannot.judge({ quays, effect: two, seat: 1 });
    expect(answer).toMatchObject({ possible: true, ways: 1, ships: [], rest: null });
    expect(answer.example).toEqual({ kind: 'place', seat: 1, quays: [2, 2] });
    expect(turning(cannot.readings({ quays, effect: two, seat: 1 }))).toContain('declined-effect=allowed');
  });

  it('may be left out, if the card says “you may”', () => {
    const effect: Effect = { do: 'place', groups: [1], may: true };
    expect(cannot.judge({ quays, effect })).toMatchObject({ possible: true, declined: true, rest: 'goes-on' });
  });

  it.each([
    {
      effect: { do: 'move', n: 2, whose: 'other' },
      port: ['4 rum B1', '4 rum', '4 rum', '4 rum C1'],
      why: ['no-porter'],
    },
    { effect: { do: 'move', n: 1, whose: 'own' }, port: ['4 rum A1', '2 rum B2', '-', '-'], why: ['no-room'] },
    { effect: { do: 'swap', whose: 'own' }, port: ['4 rum A1', '4 rum A2', '-', '-'], why: ['no-porter'] },
    { effect: { do: 'remove', n: 1, whose: 'other' }, port: ['4 rum A1', '4 rum A2', '-', '-'], why: ['no-porter'] },
    { effect: { do: 'replace' }, port: ['4 rum B1 exclusive/B', '-', '-', '-'], why: ['reserved'] },
    { effect: { do: 'swapGoods' }, port: ['4 rum', '-', '4 rum', '-'], why: ['no-ship'] },
    {
      effect: { do: 'oneOf', of: [{ do: 'replace' }, { do: 'swapGoods' }] },
      port: ['4 rum A1', '-', '-', '-'],
      why: ['no-porter', 'no-ship'],
    },
  ] as const)('with $effect.do, for $why', ({ effect, port, why }) => {
    const answer = cannot.judge({ quays: port, effect: effect as Effect });
    expect(answer.possible).toBe(false);
    expect(answer.ships[0]?.violations.map(({ reason }) => reason)).toEqual(why);
  });

  it('for want of porters at home', () => {
    const answer = cannot.judge({ quays: ['8 rum', '-', '-', '-'], effect: two, reserve: 1 });
    expect(answer.ships[0]?.violations).toEqual([
      { clause: 'setup.porters', reason: 'reserve-short', facts: { reserve: 1, placing: 2 } },
    ]);
  });

  it('is refused with more porters than there are', () => {
    const crowd = ['8 rum A8', '8 rum A3', '-', '-'];
    expect(cannot.parse({ quays: crowd, effect: two })).toMatchObject({
      problems: [{ path: 'quays', code: 'wrong-total', facts: { seat: 0, found: 11, max: 10 } }],
    });
    expect(cannot.parse({ quays: ['4 rum A3B2', '-', '-', '-'], effect: two })).toMatchObject({
      problems: [{ path: 'quays[0]', code: 'overloaded', facts: { found: 5, max: 4 } }],
    });
  });
});
