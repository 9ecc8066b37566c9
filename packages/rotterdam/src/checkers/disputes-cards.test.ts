import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { CargoInput, CargoShip, TimingInput } from './types.ts';

// Disputes over Navigation cards, each with its answer worked out by hand.

const { timing, cargo } = checkers;

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

describe('timing', () => {
  const play = (more: Partial<TimingInput>): TimingInput => ({
    phase: 'launch',
    card: 'setback',
    seat: 1,
    turn: 1,
    ...more,
  });
  const trading = (more: Partial<TimingInput>): TimingInput => {
    const { turn: _, ...rest } = play({ phase: 'trade', ...more });
    return rest;
  };

  it.each([
    { why: 'own turn of phase 1', input: play({}), found: null },
    { why: 'own turn of phase 4', input: play({ phase: 'unload', card: 'port-police' }), found: null },
    { why: 'another’s turn', input: play({ turn: 0 }), found: 'navigation.own-turn not-your-turn' },
    { why: 'before the call', input: play({ phase: 'sail' }), found: null },
    { why: 'after the ships', input: play({ phase: 'sail', step: 'after' }), found: null },
    {
      why: 'while ships move',
      input: play({ phase: 'sail', step: 'moving' }),
      found: 'ruling.cards-around-call call-in-progress',
    },
    {
      why: 'while one’s own ships move in another’s call',
      input: play({ phase: 'sail', step: 'moving', turn: 0 }),
      found: 'navigation.own-turn not-your-turn',
    },
    { why: 'in phase 5', input: trading({}), found: null },
    { why: 'in phase 5, done', input: trading({ passed: [1] }), found: 'ruling.trading-order already-passed' },
    {
      why: 'in phase 5, an offer is open',
      input: trading({ offer: 2 }),
      found: 'ruling.trading-order offer-open',
    },
    { why: 'not held', input: play({ hand: 0 }), found: 'navigation.from-hand card-not-in-hand' },
    { why: 'the Joker by itself', input: play({ card: 'joker' }), found: 'card.joker only-in-mission' },
    { why: 'the Joker in a Mission', input: play({ card: 'joker', phase: 'mission' }), found: null },
    { why: 'a point card', input: play({ card: 'advantage' }), found: null },
    { why: 'a ship in a harbor', input: play({ inHarbor: true }), found: null },
    {
      why: 'a ship in a safe haven',
      input: play({ inHarbor: true, variants: { safeHaven: true } }),
      found: 'variant.safe-haven ship-in-harbor',
    },
    { why: 'a ship before a safe haven', input: play({ variants: { safeHaven: true } }), found: null },
  ])('$why: $found', ({ input, found }) => {
    expect(timing.parse(input).ok).toBe(true);
    const { verdict } = timing.judge(input);
    expect(verdict.legal ? null : verdict.violations.map(({ clause, reason }) => `${clause} ${reason}`).join()).toBe(
      found,
    );
  });

  it.each([
    'turn-of-luck',
    'extra-cargo',
    'setback',
    'heavy-storm',
    'cargo-thief',
    'port-police',
    'advantage',
  ] as const)('nothing else is said against %s', (card) => {
    for (const seats of [2, 3, 4] as const) {
      for (const inHarbor of [false, true]) {
        expect(timing.judge(play({ card, seats, inHarbor })).verdict).toMatchObject({ legal: true });
      }
    }
  });

  it.each([
    { input: play({ phase: 'sail', step: 'after' }), turned: ['cards-around-call=before-only'] },
    { input: play({ phase: 'sail' }), turned: [] },
    { input: play({ phase: 'sail', step: 'moving' }), turned: ['cards-around-call=also-during'] },
    { input: play({ phase: 'sail', step: 'moving', turn: 0 }), turned: [] },
    { input: trading({}), turned: ['cards-in-trading=none'] },
    { input: trading({ passed: [1] }), turned: ['trading-order=free'] },
    { input: trading({ offer: 2 }), turned: ['trading-order=free'] },
    { input: play({ card: 'extra-advantage', hand: 2 }), turned: ['lay-points=only-at-three'] },
    { input: play({ card: 'extra-advantage', hand: 3 }), turned: [] },
    {
      input: trading({ card: 'advantage' }),
      turned: ['cards-in-trading=none', 'lay-points=only-at-three'],
    },
  ])('turns on $turned', ({ input, turned }) => expect(turning(timing.readings(input))).toEqual(turned));

  it('tells how a card is used, and whose turn it is', () => {
    expect(timing.judge(play({ card: 'advantage' }))).toMatchObject({ use: 'lay', ownTurn: true });
    expect(timing.judge(play({ card: 'joker', turn: 0 }))).toMatchObject({ use: 'joker', ownTurn: false });
    expect(timing.judge(trading({ passed: [2] }))).toMatchObject({ use: 'play', ownTurn: true });
    expect(timing.judge(trading({ passed: [1] }))).toMatchObject({ use: 'play', ownTurn: false });
    expect(timing.judge(trading({ passed: [1] }), { 'trading-order': 'free' })).toMatchObject({ ownTurn: true });
  });

  it.each([
    { input: { phase: 'sail', card: 'setback', seat: 0 }, problem: { path: 'turn', code: 'missing-field' } },
    { input: play({ phase: 'trade' }), problem: { path: 'turn', code: 'no-turn' } },
    { input: play({ step: 'moving' }), problem: { path: 'step', code: 'wrong-phase' } },
    { input: play({ passed: [1] }), problem: { path: 'passed', code: 'wrong-phase' } },
    { input: play({ offer: 1 }), problem: { path: 'offer', code: 'wrong-phase' } },
    { input: play({ seats: 2, seat: 2 }), problem: { path: 'seat', code: 'unknown-seat' } },
  ])('cannot have been: $problem.code at $problem.path', ({ input, problem }) =>
    expect(timing.parse(input)).toMatchObject({ problems: [problem] }),
  );
});

describe('cargo', () => {
  const ship = (owner: number, at: string | null, load: string | null = null): CargoShip => ({
    owner,
    at,
    cargo: load,
  });
  const fruit = ship(1, 'D2', 'fruit');
  const thief = (more: Partial<CargoInput>): CargoInput => ({ card: 'cargo-thief', ship: fruit, ...more });
  const luck = (a: CargoShip, b: CargoShip): CargoInput => ({ card: 'turn-of-luck', ship: a, other: b });
  const police = (one: CargoShip): CargoInput => ({ card: 'port-police', ship: one });

  const loads = (input: CargoInput, rulings = {}) => {
    const { verdict, ships, stock } = cargo.judge(input, rulings);
    return {
      found: verdict.legal ? [] : verdict.violations.map(({ clause, reason }) => `${clause} ${reason}`),
      after: ships.map(({ after }) => after),
      stock,
    };
  };

  it.each([
    { why: 'on to an empty ship', input: thief({ other: ship(0, 'C1') }), after: [null, 'fruit'] },
    {
      why: 'of one’s own',
      input: thief({ ship: ship(0, 'D2', 'fruit'), other: ship(0, 'C1') }),
      after: [null, 'fruit'],
    },
    {
      why: 'in a harbor',
      input: thief({ ship: ship(1, 'VU1', 'fruit'), other: ship(0, 'C1') }),
      after: [null, 'fruit'],
    },
    { why: 'with a ship from the reserve', input: thief({ start: 'A1' }), after: [null, 'fruit'] },
    { why: 'two cargoes', input: luck(fruit, ship(0, 'C1', 'grain')), after: ['grain', 'fruit'] },
    { why: 'equal cargoes', input: luck(fruit, ship(0, 'C1', 'fruit')), after: ['fruit', 'fruit'] },
    { why: 'two others', input: luck(fruit, ship(2, 'C1', 'grain')), after: ['grain', 'fruit'] },
    { why: 'an inspection', input: police(fruit), after: [null], stock: ['fruit'] },
  ])('$why', ({ input, after, stock = [] }) => expect(loads(input)).toEqual({ found: [], after, stock }));

  it('puts the stolen unit on the ship launched for it', () =>
    expect(cargo.judge(thief({ start: 'A1' })).ships[1]).toEqual({
      ship: '0a',
      owner: 0,
      at: 'A1',
      before: null,
      after: 'fruit',
    }));

  it.each([
    { input: thief({ ship: ship(1, 'D2'), other: ship(0, 'C1') }), found: ['card.cargo-thief ship-empty'] },
    { input: thief({ ship: ship(1, null), other: ship(0, 'C1') }), found: ['card.cargo-thief ship-not-afloat'] },
    { input: thief({ other: ship(2, 'C1') }), found: ['card.cargo-thief not-your-ship'] },
    { input: thief({ other: ship(0, null) }), found: ['card.cargo-thief ship-not-afloat'] },
    { input: thief({ other: fruit, seat: 1 }), found: ['card.cargo-thief same-ship'] },
    { input: thief({ other: ship(0, 'C1', 'grain') }), found: ['ruling.thief-full-hold hold-full'] },
    { input: thief({ start: 'A1', afloat: true }), found: ['card.thief-launch ships-afloat'] },
    { input: thief({ start: 'A1', occupied: ['A1'] }), found: ['card.thief-launch start-occupied'] },
    { input: thief({ start: 'A1', occupied: ['A1', 'A2', 'A3', 'A4'] }), found: ['card.thief-launch no-start-free'] },
    { input: thief({ start: 'B1' }), found: ['card.thief-launch not-a-start'] },
    {
      input: thief({ ship: ship(1, 'D2'), other: ship(2, 'C1', 'grain') }),
      found: ['card.cargo-thief ship-empty', 'card.cargo-thief not-your-ship', 'ruling.thief-full-hold hold-full'],
    },
    { input: luck(fruit, fruit), found: ['card.turn-of-luck same-ship'] },
    { input: luck(fruit, ship(0, null)), found: ['card.turn-of-luck ship-not-afloat'] },
    { input: luck(fruit, ship(0, 'C1')), found: ['ruling.swap-empty ship-empty'] },
    { input: police(ship(1, 'D2')), found: ['card.port-police ship-empty'] },
    { input: police(ship(1, null)), found: ['card.port-police ship-not-afloat'] },
    {
      input: { ...police(ship(1, 'VU1', 'grain')), variants: { safeHaven: true } },
      found: ['variant.safe-haven ship-in-harbor'],
    },
  ])('$input.card: $found', ({ input, found }) => {
    expect(cargo.parse(input).ok).toBe(true);
    const answer = cargo.judge(input);
    expect(loads(input)).toMatchObject({ found, stock: [] });
    for (const { before, after } of answer.ships) expect(after).toBe(before);
    expect(answer.events).toEqual([]);
  });

  it('turns on a full hold, and on an empty one', () => {
    const full = thief({ other: ship(0, 'C1', 'grain') });
    expect(turning(cargo.readings(full))).toEqual(['thief-full-hold=replaces']);
    expect(loads(full, { 'thief-full-hold': 'replaces' })).toEqual({
      found: [],
      after: [null, 'fruit'],
      stock: ['grain'],
    });
    const empty = luck(fruit, ship(0, 'C1'));
    expect(turning(cargo.readings(empty))).toEqual(['swap-empty=one-empty-allowed']);
    expect(loads(empty, { 'swap-empty': 'one-empty-allowed' }).after).toEqual([null, 'fruit']);
    expect(cargo.readings(thief({ other: ship(0, 'C1') }))).toEqual([]);
  });

  it.each([
    { input: thief({}), problem: { path: 'other', code: 'missing-field' } },
    { input: { card: 'turn-of-luck', ship: fruit }, problem: { path: 'other', code: 'missing-field' } },
    { input: { ...police(fruit), other: fruit }, problem: { path: 'other', code: 'unknown-field' } },
    { input: { ...police(fruit), start: 'A1' }, problem: { path: 'start', code: 'unknown-field' } },
    { input: thief({ start: 'A1', other: ship(0, 'C1') }), problem: { path: 'other', code: 'unknown-field' } },
    { input: thief({ other: ship(0, 'D2') }), problem: { path: 'other.at', code: 'duplicate' } },
    { input: thief({ other: ship(0, 'C1'), occupied: ['C1'] }), problem: { path: 'occupied[0]', code: 'duplicate' } },
    { input: police(ship(1, null, 'grain')), problem: { path: 'ship.cargo', code: 'unknown-field' } },
    { input: police(ship(1, 'C1', 'gold')), problem: { path: 'ship.cargo', code: 'unknown-material' } },
  ])('cannot have been: $problem.code at $problem.path', ({ input, problem }) =>
    expect(cargo.parse(input)).toMatchObject({ problems: [problem] }),
  );
});
