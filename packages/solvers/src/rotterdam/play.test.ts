import { type Policy, playOut, randomPlay, rng, uniform } from '@portolan/core';
import { type Action, type ColorId, rotterdam, type Setup, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { after, creek, isCalling, reach, table } from '../../fixtures/rotterdam.ts';
import { questions, sensible } from './index.ts';
import { dealUnseen } from './playouts.ts';
import { foreseen } from './policy.ts';
import { searched } from './search.ts';

const checked: Policy<State, Action> = (state, actions, seat, random) => {
  const action = sensible(state, actions, seat, random);
  expect(rotterdam.check(state, action).legal).toBe(true);
  return action;
};

describe('sensible', () => {
  it('plays every game to its end, legally', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const played = randomPlay(rotterdam, { seats: 2 + (seed % 3) }, { seed, policy: checked });
      expect(played.ok && played.value.over).toBe(true);
    }
  });

  it('comes to an end where each of two would help the other by calling', () => {
    for (const seed of [62, 80, 166]) {
      const played = randomPlay(rotterdam, { seats: 2 }, { seed, policy: sensible, maxActions: 3000 });
      expect(played.ok && played.value.over, `game ${seed}`).toBe(true);
    }
  });

  it('beats chance', () => {
    let wins = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const begun = rotterdam.setup({ seats: 4 });
      if (!begun.ok) throw new Error('a plain game begins');
      playOut(rotterdam, begun.value, rng(seed), { policy: [sensible, uniform, uniform, uniform], maxActions: 50_000 });
      wins += rotterdam.outcome(begun.value)!.winners.includes(0) ? 1 : 0;
    }
    // A quarter would be 7 or 8.
    expect(wins).toBeGreaterThan(22);
  });

  it('plays under every reading and with both variants', () => {
    const options: readonly Omit<Setup, 'seats'>[] = [
      { rulings: { 'blocked-ship': 'lost-at-once', 'harbor-occupancy': 'unlimited', 'empty-launch': 'free' } },
      { rulings: { 'blocked-ship': 'moves-later', 'fourth-card': 'draw-then-choose', 'lay-points': 'only-at-three' } },
      { rulings: { 'cards-around-call': 'before-only', 'cards-in-trading': 'none', 'spent-products': 'shuffled' } },
      { rulings: { 'cards-around-call': 'also-during', 'trading-order': 'free', 'trade-balance': 'gifts' } },
      {
        rulings: {
          'impossible-retreat': 'as-far-as-possible',
          'thief-full-hold': 'replaces',
          'swap-empty': 'one-empty-allowed',
        },
      },
      { variants: { openProducts: true }, rulings: { 'bury-timing': 'arrival', 'spent-products': 'under' } },
      { variants: { safeHaven: true }, rulings: { 'reshuffle-timing': 'when-due', 'trade-balance': 'gifts' } },
    ];
    for (const [seed, more] of options.entries()) {
      const played = randomPlay(rotterdam, { seats: 3, ...more }, { seed, policy: checked });
      expect(played.ok && played.value.over).toBe(true);
    }
  });

  it('plays with another box', () => {
    const played = randomPlay(rotterdam, { seats: 3, edition: creek }, { seed: 2, policy: checked });
    expect(played.ok && played.value.over).toBe(true);
  });

  it('looks at nothing that its seat does not see', () => {
    // What it does on the whole table it does on its own view of it, dealt anew in any way.
    const begun = rotterdam.setup({ seats: 3 });
    if (!begun.ok) throw new Error('a plain game begins');
    const state = begun.value;
    const random = rng(4);
    let compared = 0;
    for (let i = 0; i < 500; i++) {
      const [actor] = rotterdam.turn(state).actors;
      if (typeof actor === 'number') {
        const dealt = dealUnseen(rotterdam.view(state, actor), rng(9, i));
        const own = rotterdam.actions(state, actor);
        expect(rotterdam.actions(dealt, actor)).toEqual(own);
        expect(sensible(dealt, own, actor, rng(7, i))).toEqual(sensible(state, own, actor, rng(7, i)));
        compared++;
      }
      if (playOut(rotterdam, state, random, { policy: sensible, maxActions: 1 }) === 0) break;
    }
    expect(compared).toBeGreaterThan(200);
  });
});

describe('sensible play', () => {
  const choose = (state: State, seat = 0): Action => sensible(state, rotterdam.actions(state, seat), seat, rng(1));
  const mission = (hands: readonly object[]): State => table({ phase: 'mission', hands });

  it('launches what fits a Mission where it comes home best', () => {
    const wants = table({ hands: [{ missions: ['m41'], products: ['orange-juice', 'paint'] }, {}, {}] });
    expect(choose(wants)).toMatchObject({ kind: 'launch', cargo: 'crude-oil', start: 'A3' });
    expect(choose(table())).toMatchObject({ kind: 'launch', cargo: 'fruit', start: 'A2' });
  });

  it('calls the color that brings a ship in', () => {
    expect(choose(table({ phase: 'sail', ships: ['0a@E4:chemicals'] }))).toMatchObject({ color: 'blue' });
  });

  it('takes a ship back out of the wrong harbor', () => {
    const stray = table({ phase: 'unload', ships: ['0a@VU2:fruit'], hands: [{ navigation: ['setback'] }, {}, {}] });
    expect(choose(stray)).toMatchObject({ kind: 'playCard', card: 'setback', path: ['E1'] });
  });

  it('does not end a game that it loses, nor hold back when it wins', () => {
    const hand = { products: ['bread', 'orange-juice'], missions: ['m01', '?', '?'], shown: ['m29', 'm09'] };
    const rich = { laid: ['advantage'], products: ['jam', 'jam', 'petrol'], shown: ['m30', 'm10'] };
    expect(choose(mission([hand, rich, {}]))).toMatchObject({ kind: 'endTurn' });
    expect(choose(mission([hand, {}, {}]))).toMatchObject({ kind: 'fulfill', mission: 'm01' });
  });

  it('takes a trade that completes a Mission, and none that only costs', () => {
    const offered = (give: string, get: string): State =>
      table({
        phase: 'trade',
        hands: [
          { products: ['bread', 'paint'], missions: ['m02', '?', '?'] },
          { products: ['?merwehaven', '?europoort'] },
          {},
        ],
        offer: { from: 1, to: 0, give: [give], get: [get] },
      });
    expect(choose(offered('jam', 'paint'))).toMatchObject({ kind: 'acceptTrade' });
    expect(choose(offered('medicine', 'paint'))).toMatchObject({ kind: 'declineTrade' });
  });
});

// One rule of thumb each: this position, this action.
describe('a rule of thumb', () => {
  const choose = (state: State, stream = 1, seat = 0): Action =>
    sensible(state, rotterdam.actions(state, seat), seat, rng(1, stream));
  const scarce = (more: readonly string[]): State =>
    table({
      edition: {
        materials: table().edition.materials.map((one) => (one.id === 'grain' ? one : { ...one, units: 1 })),
      },
      ships: ['1a@A1:fruit', '1b@A2:crude-oil', '2a@A4:chemicals', ...more],
    });

  // Grain from A3 comes home with chance 1/4, less than 0.3.
  it('keeps the last ships back from a poor start, not many', () => {
    expect(choose(scarce(['0a@D1', '0b@D4']))).toMatchObject({ kind: 'endTurn' });
    expect(choose(scarce(['0a@D1']))).toMatchObject({ kind: 'launch', start: 'A3', cargo: 'grain' });
  });

  it('launches once more with an Extra cargo', () => {
    const launched = table({
      step: 'launched',
      ships: ['0a@A1:grain'],
      hands: [{ navigation: ['extra-cargo'] }, {}, {}],
    });
    expect(choose(launched)).toMatchObject({ kind: 'playCard', card: 'extra-cargo' });
  });

  it('calls past the wrong harbor, and another into it', () => {
    // Yellow sweeps the fruit of D1 into Vulcaanhaven, red the fruit of E1; A is the last to call.
    const last = { phase: 'sail', master: 1, seat: 0 };
    expect(choose(table({ ...last, ships: ['0a@D1:fruit'] }))).toMatchObject({ color: 'green' });
    expect(choose(table({ ...last, ships: ['1a@E1:fruit'] }))).toMatchObject({ color: 'red' });
  });

  // Last to call, A brings its fruit on by blue; first, it calls what makes the others, who help their own grain, help it.
  const ships = ['0a@A3:fruit', '1a@C1:grain', '2a@D2:grain'];

  it('calls with those in mind who have still to call', () => {
    expect(choose(table({ phase: 'sail', master: 1, seat: 0, ships }))).toMatchObject({ color: 'blue' });
    expect(choose(table({ phase: 'sail', master: 0, seat: 0, ships }))).toMatchObject({ color: 'yellow' });
  });

  it('or by lot, where others are foreseen: what brings most at once is likeliest, nothing is left out for sure', () => {
    const first = table({ phase: 'sail', master: 0, seat: 0, ships });
    const calls = rotterdam.actions(first, 0).filter((action) => action.kind === 'callColor');
    const countOf = (policy: Policy<State, Action>): Partial<Record<ColorId, number>> => {
      const count: Partial<Record<ColorId, number>> = {};
      for (let i = 0; i < 2000; i++) {
        const called = policy(first, calls, 0, rng(i));
        if (called.kind === 'callColor') count[called.color] = (count[called.color] ?? 0) + 1;
      }
      return count;
    };
    const byLot = countOf(foreseen);
    expect(Object.keys(byLot).sort()).toEqual(['blue', 'green', 'red', 'yellow']);
    expect(byLot.blue).toBeGreaterThan(1000);
    expect(byLot.yellow).toBeLessThan(400);
    // In the games of a search one in three is called as the policy does: yellow.
    const inSearch = countOf(searched.policy);
    expect(inSearch.yellow).toBeGreaterThan(600);
    expect(inSearch.blue).toBeGreaterThan(600);
  });

  it('all but the color is as the policy plays', () => {
    let calls = 0;
    let moment = 0;
    const both: Policy<State, Action> = (state, actions, seat) => {
      const far = sensible(state, actions, seat, rng(++moment));
      const near = foreseen(state, actions, seat, rng(moment));
      expect(near.kind).toBe(far.kind);
      if (near.kind === 'callColor') calls++;
      else expect(near).toEqual(far);
      expect(rotterdam.check(state, near).legal).toBe(true);
      return near;
    };
    for (const seed of [1, 2]) expect(randomPlay(rotterdam, { seats: 3 }, { seed, policy: both }).ok).toBe(true);
    expect(calls).toBeGreaterThan(50);
  });

  it('lays points as soon as he may', () => {
    const hands = [{ navigation: ['advantage'] }, {}, {}];
    expect(choose(table({ phase: 'unload', ships: ['0a@E1:fruit'], hands }))).toMatchObject({ kind: 'layPoints' });
  });

  it('takes the way on which the cargo still comes home', () => {
    const fork = (cargo: string): State =>
      after(table({ phase: 'sail', ships: [`0a@E2:${cargo}`] }), { kind: 'callColor', seat: 0, color: 'green' });
    expect(choose(fork('crude-oil'))).toMatchObject({ to: 'F2' });
    expect(choose(fork('fruit'))).toMatchObject({ to: 'F1' });
  });

  it('makes room before it draws, and puts the least away', () => {
    const anchored = { phase: 'anchor', ships: ['0a@C1:grain'] };
    const full = ['advantage', 'joker', 'joker'];
    expect(choose(table({ ...anchored, hands: [{ navigation: full }, {}, {}] }))).toMatchObject({ kind: 'layPoints' });
    expect(choose(table({ ...anchored, hands: [{ navigation: full.slice(1) }, {}, {}] }))).toMatchObject({
      kind: 'takeNavigation',
    });
    const over = table({
      ...anchored,
      rulings: { 'fourth-card': 'draw-then-choose', 'lay-points': 'only-at-three' },
      due: [0, 0, 0],
      hands: [{ navigation: ['joker', 'joker', 'port-police', 'setback'] }, {}, {}],
    });
    expect(choose(over)).toMatchObject({ kind: 'discardNavigation', card: 'port-police' });
  });

  // What is taken counts 0.4: fruit in Merwehaven 0.4 x 3, grain at A3 0.4 x 1/4 x 2. It must be more than 0.5.
  it('plays a card that takes enough, and keeps it for little', () => {
    const police = (ship: string): State =>
      table({ phase: 'unload', ships: [ship], hands: [{ navigation: ['port-police'] }, {}, {}] });
    expect(choose(police('1a@ME1:fruit'))).toMatchObject({ kind: 'playCard', card: 'port-police', ship: '1a' });
    expect(choose(police('1a@A3:grain'))).toMatchObject({ kind: 'endTurn' });
    expect(choose(police('0a@ME1:fruit'))).toMatchObject({ kind: 'unload', ship: '0a' });
  });

  it('offers now and then what it does not need for what completes a Mission, else is done', () => {
    const wishing = table({
      phase: 'trade',
      hands: [{ products: ['bread', 'paint'], missions: ['m02', '?', '?'] }, { products: ['?merwehaven'] }, {}],
    });
    const chosen = Array.from({ length: 30 }, (_, stream) => choose(wishing, stream));
    const offers = chosen.filter(({ kind }) => kind === 'offerTrade');
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer).toMatchObject({ to: 1, give: ['paint'], get: ['jam'] });
    expect(chosen.filter(({ kind }) => kind === 'endTurn')).toHaveLength(30 - offers.length);
  });

  it('takes nothing from one who is near the end', () => {
    const offered = (shown: readonly string[]): State =>
      table({
        phase: 'trade',
        hands: [
          { products: ['bread', 'paint'], missions: ['m02', '?', '?'] },
          { products: ['?merwehaven', '?europoort'], shown },
          {},
        ],
        offer: { from: 1, to: 0, give: ['jam'], get: ['paint'] },
      });
    // 8 and 9 Mission points.
    expect(choose(offered(['m13', 'm09']))).toMatchObject({ kind: 'acceptTrade' });
    expect(choose(offered(['m13', 'm01']))).toMatchObject({ kind: 'declineTrade' });
  });

  it('lets an open offer of others stand where offers go freely', () => {
    const waiting = table({
      phase: 'trade',
      rulings: { 'trading-order': 'free' },
      offer: { from: 1, to: 2, give: ['jam'], get: ['paint'] },
      hands: [
        { products: ['bread', 'paint'], missions: ['m02', '?', '?'] },
        { products: ['jam'] },
        { products: ['paint'] },
      ],
    });
    for (let stream = 0; stream < 20; stream++) expect(choose(waiting, stream)).toMatchObject({ kind: 'endTurn' });
  });

  // m09 is worth 3: two Jokers at 2 each are too many, unless a rival with 7 points and two cards may end the game.
  it('spends two Jokers on three points in a round that may be the last only', () => {
    const jokers = (rival: object): State =>
      table({
        phase: 'mission',
        hands: [{ navigation: ['joker', 'joker'], products: ['jam'], missions: ['m09', 'm10', 'm12'] }, rival, {}],
      });
    expect(choose(jokers({}))).toMatchObject({ kind: 'endTurn' });
    expect(choose(jokers({ shown: ['m29'], products: ['jam'] }))).toMatchObject({ kind: 'endTurn' });
    expect(choose(jokers({ shown: ['m29'], products: ['jam', 'jam'] }))).toMatchObject({ kind: 'fulfill' });
  });
});

const state = reach(
  8,
  150,
  { seats: 3 },
  (one) => isCalling(one) && one.navigation.some((hand, seat) => seat !== one.seat && hand.length > 0),
);
const seat = state.seat;
const rival = state.navigation.findIndex((hand, other) => other !== seat && hand.length > 0);

/** The same table with another face on every hidden card of a rival: nobody else can tell. */
const otherwise = (): State => {
  const other = rotterdam.clone(state);
  const swap = (hand: number[], bag: number[], mayBe: (held: number, card: number) => boolean): void => {
    for (const [i, held] of hand.entries()) {
      const card = bag.findIndex((count, one) => count > 0 && one !== held && mayBe(held, one));
      if (card < 0) continue;
      hand[i] = card;
      bag[card]!--;
      bag[held]!++;
    }
    hand.sort((a, b) => a - b);
  };
  const makers = state.edition.products.map(({ harbor }) => harbor);
  swap(other.products[rival]!, other.productBag, (held, card) => makers[held] === makers[card]);
  swap(other.navigation[rival]!, other.navBag, () => true);
  swap(other.missions[rival]!, other.missionBag, () => true);
  return other;
};

describe('best', () => {
  it('ranks every legal action, the same way for the same seed', () => {
    const budget = { iterations: 80, seed: 2 };
    const answer = questions.best.solve(state, { seat }, budget);
    expect(answer.ranking).toHaveLength(rotterdam.actions(rotterdam.view(state, seat), seat).length);
    expect(answer.tried).toBe(80);
    expect(questions.best.solve(state, { seat }, budget)).toEqual(answer);
    expect(answer.ranking[0]!.equal).toBe(true);
  });

  it('uses nothing that the seat may not see', () => {
    const other = otherwise();
    expect(rotterdam.validate(other)).toEqual([]);
    for (const hands of ['navigation', 'missions'] as const) expect(other[hands]).not.toEqual(state[hands]);
    const budget = { iterations: 30, seed: 2 };
    expect(questions.best.solve(other, { seat }, budget)).toEqual(questions.best.solve(state, { seat }, budget));
  });

  it('stops when it is told to', () => {
    const answer = questions.best.solve(state, { seat }, { iterations: 5000, progress: (done) => done > 0 });
    expect(answer.tried).toBeLessThan(200);
  });

  it('sees what is plainly best: the Mission that wins the game', () => {
    const hand = { products: ['bread', 'orange-juice', 'petrol'], missions: ['m29', 'm09', 'm10'], shown: ['m30'] };
    // Who waits may be overtaken: B has a point less than A will have.
    const last = table({
      phase: 'mission',
      hands: [hand, { products: ['jam', 'petrol', 'plastic'], shown: ['m29'] }, {}],
    });
    const { best } = questions.best.solve(last, { seat: 0 }, { iterations: 60 });
    expect(best).toMatchObject({ kind: 'fulfill', mission: 'm29' });
  });

  it('advises who is made an offer, whose card the other holds', () => {
    const offered = table({
      phase: 'trade',
      hands: [{ products: ['bread'] }, { products: ['?merwehaven', '?'], navigation: ['?'] }, {}],
      piles: { merwehaven: { size: 12 }, vulcaanhaven: { size: 15 }, botlek: { size: 14 }, europoort: { size: 16 } },
      offer: { from: 1, to: 0, give: ['jam'], get: ['bread'] },
    });
    for (let stream = 0; stream < 10; stream++) {
      const dealt = dealUnseen(rotterdam.view(offered, 0), rng(1, stream));
      expect(rotterdam.makePosition(dealt).hands![1]!.products).toContain('jam');
      expect(rotterdam.validate(after(dealt, { kind: 'acceptTrade', seat: 0 }))).toEqual([]);
    }
    expect(questions.best.solve(offered, { seat: 0 }, { iterations: 2 }).ranking).toHaveLength(2);
  });

  it('says who may not ask, and why', () => {
    const refused = (json: unknown, given?: State) => {
      const parsed = questions.best.parse(json, given);
      return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(refused({ seat: (seat + 1) % 3 }, state)).toEqual(['seat not-to-act']);
    expect(refused({ seat: 9 }, state)).toEqual(['seat out-of-range']);
    expect(refused({ seat, more: 1 }, state)).toEqual(['more unknown-field']);
    expect(refused({ seat })).toEqual(['position missing-field']);
    const done = table({
      phase: 'trade',
      rulings: { 'trading-order': 'free' },
      passed: [0],
      hands: [{ products: ['jam'] }, { products: ['jam'] }, {}],
    });
    expect(refused({ seat: 0 }, done)).toEqual(['seat nothing-listed']);
  });
});

describe('hidden cards', () => {
  it('are dealt out of what nobody has seen', () => {
    for (let stream = 0; stream < 20; stream++) {
      const dealt = dealUnseen(rotterdam.view(state, seat), rng(1, stream));
      expect([dealt.products, dealt.navigation, dealt.missions].flat(2).every((card) => card >= 0)).toBe(true);
      expect(dealt.missions[seat]).toEqual(state.missions[seat]);
      expect(rotterdam.validate(dealt)).toEqual([]);
    }
  });
});
