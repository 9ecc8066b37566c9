import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { ArrivalInput, MissionInput } from './types.ts';

// Disputes over Products and Missions, each with its answer worked out by hand.

const { arrival, mission } = checkers;

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

describe('arrival', () => {
  const ship = (cargo: string | null, more: Partial<ArrivalInput> = {}): ArrivalInput => ({
    harbor: 'vulcaanhaven',
    cargo,
    ...more,
  });
  const open = { top: 'bread', variants: { openProducts: true } } as const;

  it.each([
    { input: ship('grain'), result: 'delivered', product: '?vulcaanhaven', fate: undefined },
    { input: ship('fruit'), result: 'wrong', product: null, fate: undefined },
    { input: ship(null), result: 'empty', product: null, fate: undefined },
    { input: ship('grain', { pile: 0 }), result: 'delivered', product: null, fate: undefined },
    // A card that came back on top is known without the variant, and nobody buries it.
    { input: ship('grain', { top: 'pasta' }), result: 'delivered', product: 'pasta', fate: undefined },
    { input: ship('fruit', { top: 'pasta' }), result: 'wrong', product: null, fate: undefined },
    { input: ship('grain', open), result: 'delivered', product: 'bread', fate: 'taken' },
    { input: ship('fruit', open), result: 'wrong', product: null, fate: 'buried' },
    { input: ship(null, open), result: 'empty', product: null, fate: 'buried' },
  ])('$input.cargo: $result, $product', ({ input, result, product, fate }) => {
    const answer = arrival.judge(input);
    expect(answer).toMatchObject({ result, product, unit: input.cargo, verdict: { legal: true } });
    expect(answer.open?.fate).toBe(fate);
    expect(answer.events.at(0)?.kind).toBe('unloaded');
    expect(answer.events.some(({ kind }) => kind === 'shipReturned')).toBe(true);
  });

  it('says what an unknown card may be', () => {
    expect(arrival.judge(ship('grain')).products).toEqual(['bread', 'pasta']);
    expect(arrival.judge(ship('grain', { top: 'pasta' })).products).toEqual(['pasta']);
    expect(arrival.judge(ship('fruit')).products).toEqual([]);
  });

  it('turns on when the open card is buried', () => {
    // It came in with fruit; somebody exchanged the cargo before phase 4.
    const changed = ship('grain', { ...open, entered: 'fruit' });
    expect(arrival.judge(changed)).toMatchObject({ product: 'bread', open: { fate: 'taken', when: null } });
    expect(turning(arrival.readings(changed))).toEqual(['bury-timing=arrival']);
    expect(arrival.judge(changed, { 'bury-timing': 'arrival' })).toMatchObject({
      product: '?vulcaanhaven',
      open: { card: 'bread', fate: 'buried', when: 'arrival' },
    });
    // The only card is buried and turned up again.
    expect(arrival.judge({ ...changed, pile: 1 }, { 'bury-timing': 'arrival' })).toMatchObject({ product: 'bread' });
    // The other way round.
    const lost = ship('fruit', { ...open, entered: 'grain' });
    expect(arrival.judge(lost).open).toEqual({ card: 'bread', fate: 'buried', when: 'unloading' });
    expect(arrival.judge(lost, { 'bury-timing': 'arrival' }).open?.fate).toBe('stays');
    expect(arrival.readings(ship('grain', open))).toEqual([]);
  });

  it.each([
    { input: ship('grain', { top: 'jam' }), problem: { path: 'top', code: 'unknown-product' } },
    { input: ship('grain', { variants: { openProducts: true } }), problem: { path: 'top', code: 'missing-field' } },
    { input: ship('grain', { pile: 17 }), problem: { path: 'pile', code: 'out-of-range' } },
    { input: ship('grain', { pile: 0, top: 'bread' }), problem: { path: 'pile', code: 'out-of-range' } },
    { input: ship('gold'), problem: { path: 'cargo', code: 'unknown-material' } },
  ])('cannot have been: $problem.code at $problem.path', ({ input, problem }) =>
    expect(arrival.parse(input)).toMatchObject({ problems: [problem] }),
  );
});

describe('mission', () => {
  // m30: bread, jam, plastic, 7 points.
  const given = (products: string[], jokers: string[] = [], more: Partial<MissionInput> = {}): MissionInput => ({
    mission: 'm30',
    products,
    jokers,
    ...more,
  });

  it.each([
    { input: given(['bread', 'jam', 'plastic']), missing: [], extra: [] },
    { input: given(['bread', 'jam'], ['plastic']), missing: [], extra: [] },
    { input: given(['bread', 'jam']), missing: ['plastic'], extra: [] },
    { input: given(['bread', 'jam', 'plastic', 'jam']), missing: [], extra: ['jam'] },
    { input: given(['bread', 'jam', 'petrol']), missing: ['plastic'], extra: ['petrol'] },
    { input: given(['bread', 'jam', 'plastic'], ['paint']), missing: [], extra: ['paint'] },
    { input: given([]), missing: ['bread', 'jam', 'plastic'], extra: [] },
  ])('$input.products and Jokers for $input.jokers: missing $missing, extra $extra', ({ input, missing, extra }) => {
    const fits = missing.length + extra.length === 0;
    expect(mission.judge(input)).toMatchObject({ fits, missing, extra, points: 7, verdict: { legal: fits } });
  });

  it('sends each card back to its pile', () => {
    const answer = mission.judge(given(['plastic', 'bread'], ['jam']));
    expect(answer.returned).toEqual([
      { product: 'plastic', harbor: 'botlek', to: 'top' },
      { product: 'bread', harbor: 'vulcaanhaven', to: 'top' },
    ]);
    expect(answer.clauses).toEqual(
      expect.arrayContaining(['mission.fulfill', 'card.joker', 'mission.products-return']),
    );
    expect(mission.judge(given(['plastic'])).returned).toEqual([]);
  });

  it('is one a round', () =>
    expect(mission.judge(given(['bread', 'jam', 'plastic'], [], { fulfilled: true })).verdict).toMatchObject({
      violations: [{ clause: 'mission.one-per-round', reason: 'already-fulfilled', facts: {} }],
    }));

  it('may be one’s own', () => {
    const own = { products: ['paint', 'paint'], points: 5 };
    expect(mission.judge(given(['paint'], ['paint'], { mission: own }))).toMatchObject({ fits: true, points: 5 });
    expect(mission.judge(given(['paint'], [], { mission: own })).missing).toEqual(['paint']);
  });

  it('turns on how many Jokers there may be, and on where cards go', () => {
    const two = given(['bread'], ['jam', 'plastic']);
    expect(turning(mission.readings(two))).toEqual([
      'jokers-per-mission=one',
      'spent-products=under',
      'spent-products=shuffled',
    ]);
    expect(mission.judge(two, { 'spent-products': 'under' }).returned[0]?.to).toBe('bottom');
    expect(turning(mission.readings(given(['bread'])))).toEqual([]);
  });

  it.each([
    { input: given(['tea']), problem: { path: 'products[0]', code: 'unknown-product' } },
    { input: given([], [], { mission: 'm99' }), problem: { path: 'mission', code: 'unknown-mission' } },
    {
      input: given([], [], { mission: { products: ['jam'], points: 2 } }),
      problem: { path: 'mission.products', code: 'wrong-length' },
    },
  ])('cannot have been: $problem.code at $problem.path', ({ input, problem }) =>
    expect(mission.parse(input)).toMatchObject({ problems: [problem] }),
  );
});
