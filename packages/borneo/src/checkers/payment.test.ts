import { describe, expect, it } from 'vitest';
import { spiceIds } from '../types.ts';
import { payment } from './payment.ts';
import type { PaymentCard, PaymentInput } from './types.ts';

/** `c2` two cinnamon, `x` a crate, `v!` in hand, `pH` a Harbor card, `p>v` pepper traded as clove. */
const card = (code: string): PaymentCard => {
  const spice = (letter: string) => spiceIds['pcvn'.indexOf(letter)]!;
  const [front, as] = code.split('>');
  return {
    kind: front![0] === 'x' ? 'crate' : spice(front![0]!),
    ...(front!.includes('2') ? { units: 2 } : {}),
    ...(front!.includes('H') ? { harbor: true } : {}),
    ...(front!.includes('!') ? { from: 'hand' } : {}),
    ...(as === undefined ? {} : { tradedAs: spice(as) }),
  };
};
const cards = (codes: string): PaymentCard[] => codes.split(' ').filter(Boolean).map(card);
const ask = (mission: string, codes: string, more: Partial<PaymentInput> = {}): PaymentInput => ({
  need: { mission },
  cards: cards(codes),
  ...more,
});
const found = (input: PaymentInput): string[] => {
  const { verdict } = payment.judge(input);
  return verdict.legal ? ['legal'] : verdict.violations.map(({ clause, reason }) => `${clause} ${reason}`);
};
const pirates = { blackbeard: true };

describe('payment', () => {
  it.each([
    { mission: '2a', codes: 'c2 p pH', lost: 0 },
    { mission: '1b', codes: 'x x x', lost: 0 },
    { mission: '1d', codes: 'n2 p2', lost: 1 },
    { mission: '1b', codes: 'c2 x', lost: 0 },
    { mission: '1b', codes: 'c c v p', lost: 1 },
  ])('$codes pay $mission', ({ mission, codes, lost }) => {
    expect(payment.judge(ask(mission, codes))).toMatchObject({ verdict: { legal: true }, enough: true, lost });
  });

  it('cites what allows it', () => {
    expect(payment.judge(ask('2a', 'c2 p pH')).verdict).toEqual({
      legal: true,
      by: ['mission.optional', 'mission.combination', 'mission.card-kinds', 'mission.double'],
    });
    expect(payment.judge(ask('1b', 'c2 x', { final: true })).clauses[0]).toBe('final.mission');
  });

  it.each([
    { mission: '1c', codes: 'v n', lacks: { clove: 1 }, crates: 0, short: 1 },
    { mission: '3a', codes: 'p v x x', lacks: { pepper: 2, clove: 1 }, crates: 2, short: 1 },
  ])('$codes fall short of $mission', ({ mission, codes, lacks, crates, short }) => {
    const answer = payment.judge(ask(mission, codes));
    expect(answer.verdict).toMatchObject({
      violations: [{ clause: 'mission.combination', reason: 'short', facts: { lacks, crates, short } }],
    });
    expect(answer).toMatchObject({ lacks, short, covered: crates });
  });

  it('takes a demand typed in', () => {
    const input: PaymentInput = { need: { clove: 2 }, cards: cards('v2') };
    expect(payment.judge(input)).toMatchObject({ enough: true, value: null });
    expect(payment.judge(ask('2a', 'c2 p2')).value).toEqual({ vp: 7, gain: 5 });
  });

  it('refuses hand cards, and says whether the rest suffices', () => {
    expect(found(ask('1c', 'v v! n'))).toEqual(['mission.no-hand card-in-hand']);
    const answer = payment.judge(ask('1c', 'v v! n v'));
    expect(answer.refused).toEqual([1]);
    expect(answer.alternatives).toEqual([{ kind: 'without-hand', cards: [0, 2, 3], trade: null, lost: 0 }]);
    expect(payment.judge(ask('1c', 'v v! n')).alternatives).toEqual([]);
  });

  it('finds a payment with fewer cards', () => {
    expect(payment.judge(ask('1b', 'c2 c c v x')).cheaper).toMatchObject({ cards: [0, 3], lost: 0 });
    expect(payment.judge(ask('1b', 'c2 v')).cheaper).toBeNull();
  });
});

describe('a trade with the pirates', () => {
  it.each([
    { name: 'a pepper for a clove', input: ask('1c', 'v p>v n', pirates), want: ['legal'] },
    { name: 'a Harbor card', input: ask('1c', 'v pH>v n', pirates), want: ['legal'] },
    {
      name: 'by the holder',
      input: ask('1c', 'v p>v n', { ...pirates, holdsShip: true }),
      want: ['pirates.holder-barred holds-ship'],
    },
    { name: 'two cards', input: ask('1c', 'p>v c>v n', pirates), want: ['pirates.one-card too-many'] },
    {
      name: 'in the final round',
      input: ask('1c', 'v p>v n', { ...pirates, final: true }),
      want: ['pirates.not-at-end final-round'],
    },
    { name: 'without the variant', input: ask('1c', 'v p>v n'), want: ['pirates.trade variant-off'] },
    { name: 'a crate', input: ask('1c', 'v n x>v', pirates), want: ['pirates.trade same-spice'] },
    { name: 'not needed', input: ask('1c', 'v v n p>v', pirates), want: ['pirates.trade needless'] },
    { name: 'needed as listed', input: ask('1c', 'v n p>v', pirates), want: ['legal'] },
    { name: 'a single for two', input: ask('1b', 'p>c v', pirates), want: ['mission.combination short'] },
  ])('$name', ({ input, want }) => expect(found(input)).toEqual(want));

  it('depends on a ruling for a doubled card', () => {
    const [reading, ...more] = payment.readings(ask('1b', 'p2>c v', pirates));
    expect(more).toEqual([]);
    expect(reading).toMatchObject({ ruling: 'pirate-swap', reading: 'unit', answer: { short: 1 } });
  });

  it('takes one unit of it where a trade is for one unit', () => {
    const input = ask('1b', 'p2>c v c', pirates);
    expect(payment.judge(input).cheaper).toMatchObject({ cards: [0, 1] });
    expect(payment.judge(input, { 'pirate-swap': 'unit' })).toMatchObject({ verdict: { legal: true }, cheaper: null });
  });

  it('is offered where it would help', () => {
    expect(payment.judge(ask('1c', 'v p n', pirates)).alternatives).toEqual([
      { kind: 'with-trade', cards: [0, 1, 2], trade: { index: 1, as: 'clove' }, lost: 0 },
    ]);
    expect(payment.judge(ask('1c', 'v p n', { ...pirates, final: true })).alternatives).toEqual([]);
  });

  it('keeps the trade when it looks for fewer cards', () => {
    expect(payment.judge(ask('1c', 'v p>v n c', pirates)).cheaper).toMatchObject({
      cards: [0, 1, 2],
      trade: { index: 1, as: 'clove' },
    });
  });
});

describe('bad input', () => {
  it.each([
    { input: { need: { pepper: 10 }, cards: [] }, path: 'need.pepper', code: 'out-of-range' },
    { input: { need: { salt: 1 }, cards: [] }, path: 'need.salt', code: 'unknown-spice' },
    { input: { need: { mission: '9z' }, cards: [] }, path: 'need.mission', code: 'unknown-mission' },
    { input: { need: {}, cards: [{ kind: 'salt' }] }, path: 'cards[0].kind', code: 'unknown-spice' },
    { input: { need: {}, cards: [{ kind: 'crate', harbor: true }] }, path: 'cards[0].kind', code: 'unknown-spice' },
    { input: { need: {}, cards: [{ kind: 'clove', units: 3 }] }, path: 'cards[0].units', code: 'out-of-range' },
    {
      input: { need: {}, cards: [{ kind: 'clove', units: 2, harbor: true }] },
      path: 'cards[0].units',
      code: 'out-of-range',
    },
    { input: { need: {}, cards: new Array(61).fill({ kind: 'clove' }) }, path: 'cards', code: 'too-long' },
    {
      input: { need: {}, cards: [{ kind: 'clove', tradedAs: 'crate' }] },
      path: 'cards[0].tradedAs',
      code: 'unknown-spice',
    },
  ])('$path $code', ({ input, path, code }) => {
    expect(payment.parse(input)).toMatchObject({ ok: false, problems: [{ path, code }] });
  });
});
