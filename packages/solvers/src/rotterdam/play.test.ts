import { type Policy, playOut, randomPlay, rng, uniform } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { after, creek, isCalling, reach, table } from '../../fixtures/rotterdam.ts';
import { questions, sensible } from './index.ts';
import { dealUnseen } from './playouts.ts';

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
    const options = [
      { rulings: { 'blocked-ship': 'lost-at-once', 'harbor-occupancy': 'unlimited', 'empty-launch': 'free' } },
      { rulings: { 'blocked-ship': 'moves-later', 'fourth-card': 'draw-then-choose', 'lay-points': 'only-at-three' } },
      { rulings: { 'cards-around-call': 'before-only', 'cards-in-trading': 'none', 'spent-products': 'shuffled' } },
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
    const wants = table({ hands: [{ missions: ['m11'], products: ['pasta'] }, {}, {}] });
    expect(choose(wants)).toMatchObject({ kind: 'launch', cargo: 'chemicals', start: 'A3' });
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

describe('advise', () => {
  it('ranks every legal action, the same way for the same seed', () => {
    const budget = { iterations: 3, seed: 2 };
    const answer = questions.advise.solve(state, { seat }, budget);
    expect(answer.ranking).toHaveLength(rotterdam.actions(rotterdam.view(state, seat), seat).length);
    expect(answer.rollouts).toBe(3);
    expect(questions.advise.solve(state, { seat }, budget)).toEqual(answer);
    expect(answer.ranking[0]!.equal).toBe(true);
  });

  it('uses nothing that the seat may not see', () => {
    const other = otherwise();
    expect(rotterdam.validate(other)).toEqual([]);
    for (const hands of ['navigation', 'missions'] as const) expect(other[hands]).not.toEqual(state[hands]);
    const budget = { iterations: 3, seed: 2 };
    expect(questions.advise.solve(other, { seat }, budget)).toEqual(questions.advise.solve(state, { seat }, budget));
  });

  it('stops when it is told to', () => {
    const answer = questions.advise.solve(state, { seat }, { iterations: 50, progress: (done) => done >= 0.04 });
    expect(answer.rollouts).toBe(2);
  });

  it('sees what is plainly best: the Mission that wins the game', () => {
    const hand = { products: ['bread', 'orange-juice', 'petrol'], missions: ['m29', 'm09', 'm10'], shown: ['m30'] };
    const last = table({ phase: 'mission', hands: [hand, { shown: ['m29'] }, {}] });
    const { best } = questions.advise.solve(last, { seat: 0 }, { iterations: 4 });
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
    expect(questions.advise.solve(offered, { seat: 0 }, { iterations: 2 }).ranking).toHaveLength(2);
  });

  it('says who may not ask, and why', () => {
    const refused = (json: unknown, given?: State) => {
      const parsed = questions.advise.parse(json, given);
      return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(refused({ seat: (seat + 1) % 3 }, state)).toEqual(['seat not-to-act']);
    expect(refused({ seat: 9 }, state)).toEqual(['seat out-of-range']);
    expect(refused({ seat, more: 1 }, state)).toEqual(['more unknown-field']);
    expect(refused({ seat })).toEqual(['position missing-field']);
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
