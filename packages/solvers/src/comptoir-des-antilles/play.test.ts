import { type Action, comptoirDesAntilles, type Setup, type State } from '@portolan/comptoir-des-antilles';
import { type Policy, playOut, randomPlay, rng, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { reach, table } from '../../fixtures/comptoir.ts';
import { hoeffding } from './chances.ts';
import { questions, sensible } from './index.ts';
import { dealUnseen } from './playouts.ts';

const checked: Policy<State, Action> = (state, actions, seat, random) => {
  const action = sensible(state, actions, seat, random);
  expect(comptoirDesAntilles.check(state, action).legal).toBe(true);
  return action;
};

describe('sensible', () => {
  it('plays every game to its end, legally', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const played = randomPlay(comptoirDesAntilles, { seats: 3 + (seed % 2) }, { seed, policy: checked });
      expect(played.ok && played.value.over).toBe(true);
    }
  });

  it('beats chance', () => {
    let wins = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const begun = comptoirDesAntilles.setup({ seats: 4 });
      if (!begun.ok) throw new Error('a plain game begins');
      playOut(comptoirDesAntilles, begun.value, rng(seed), { policy: [sensible, uniform, uniform, uniform] });
      wins += comptoirDesAntilles.outcome(begun.value)!.winners.includes(0) ? 1 : 0;
    }
    // A quarter would be 7 or 8.
    expect(wins).toBeGreaterThan(22);
  });

  it('plays under every reading, and with other cards', () => {
    const edition = {
      contacts: [
        {
          id: 'clerk',
          fr: 'Commis',
          en: 'Clerk',
          commission: 2,
          effects: [
            { do: 'place', groups: [1] },
            { do: 'swapGoods', may: true },
          ],
        },
        {
          id: 'smuggler',
          fr: 'Contrebandier',
          en: 'Smuggler',
          commission: 4,
          effects: [
            {
              do: 'oneOf',
              of: [{ do: 'replace' }, { do: 'remove', n: 1, whose: 'other' }, { do: 'place', groups: [2] }],
            },
          ],
        },
      ],
    };
    const options: readonly Omit<Setup, 'seats'>[] = [
      { rulings: { 'sailing-time': 'after-card', 'tile-window': 'any-moment', 'refill-time': 'at-once' } },
      { rulings: { 'sailing-time': 'locked', storm: 'on-sailing', 'tile-sailing-commission': 'turn-contact' } },
      { rulings: { 'partial-effect': 'fit', 'declined-effect': 'allowed', hundred: 'after-commission' } },
      { edition, rulings: { 'auction-form': 'one-round' } },
    ];
    for (const [seed, more] of options.entries()) {
      const played = randomPlay(comptoirDesAntilles, { seats: 3, ...more }, { seed, policy: checked });
      expect(played.ok && played.value.over).toBe(true);
    }
  });
});

const state = reach(8, 130, { seats: 3 });
const seat = state.active;

/** The same table with another tile in the hand of the next seat: nobody else can tell. */
const otherwise = (): State => {
  const other = comptoirDesAntilles.clone(state);
  const rival = (seat + 1) % 3;
  const [held] = other.hands[rival]!.map((tile) => tile >> 1);
  const kind = other.unseen.findIndex((count, goods) => count > 0 && goods !== held);
  other.hands[rival] = [kind << 1];
  other.unseen[kind]!--;
  other.unseen[held!]!++;
  return other;
};

describe('best', () => {
  it('ranks every legal action, the same way for the same seed', () => {
    const budget = { iterations: 80, seed: 2 };
    const answer = questions.best.solve(state, { seat }, budget);
    expect(answer.ranking).toHaveLength(comptoirDesAntilles.actions(state, seat).length);
    expect(answer.tried).toBe(80);
    expect(questions.best.solve(state, { seat }, budget)).toEqual(answer);
    expect(answer.ranking[0]!.equal).toBe(true);
  });

  it('uses nothing that the seat may not see', () => {
    const other = otherwise();
    expect(other.hands).not.toEqual(state.hands);
    const budget = { iterations: 30, seed: 2 };
    expect(questions.best.solve(other, { seat }, budget)).toEqual(questions.best.solve(state, { seat }, budget));
  });

  it('stops when it is told to', () => {
    const answer = questions.best.solve(state, { seat }, { iterations: 5000, progress: (done) => done > 0 });
    expect(answer.tried).toBeLessThan(200);
  });

  it('sees what is plainly best: the departure that ends the game', () => {
    const last = table({
      premiums: [90, 80, 80],
      slate: 1,
      quays: ['3 madras A1B1', '5 vanilla A3B1', '4 madras', '6 spices'],
      discards: [['innkeeper', 'pilot', 'foreman', 'customs-officer', 'captain', 'governor', 'shipowner'], [], []],
      phase: 'effect',
      turn: { contact: 'deckhand' },
    });
    const { best } = questions.best.solve(last, { seat: 0 }, { iterations: 60 });
    expect(best).toEqual({ kind: 'place', seat: 0, quays: [2] });
  });

  it('says who may not ask, and why', () => {
    const refused = (json: unknown, given?: State) => {
      const read = questions.best.parse(json, given);
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(refused({ seat: (seat + 1) % 3 }, state)).toEqual(['seat not-to-act']);
    expect(refused({ seat: 9 }, state)).toEqual(['seat out-of-range']);
    expect(refused({ seat, more: 1 }, state)).toEqual(['more unknown-field']);
    expect(refused({ seat })).toEqual(['position missing-field']);
  });
});

describe('chances', () => {
  it('shares the wins of every play out, the same way for the same seed', () => {
    const answer = questions.chances.solve(state, { seat, games: 4 }, { seed: 3 });
    expect(answer.ranking).toHaveLength(comptoirDesAntilles.actions(state, seat).length);
    for (const { wins } of answer.ranking) expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(questions.chances.solve(state, { seat, games: 4 }, { seed: 3 })).toEqual(answer);
    expect(answer).toMatchObject({ games: 4, cut: 0 });
  });

  it('uses nothing that the seat may not see', () => {
    const ask = (given: State) => questions.chances.solve(given, { seat, games: 2 });
    expect(ask(otherwise())).toEqual(ask(state));
  });

  it('looks at the table as it stands for a seat that is not to act', () => {
    const { ranking } = questions.chances.solve(state, { seat: (seat + 1) % 3 }, { iterations: 2 });
    expect(ranking.map(({ action }) => action)).toEqual([null]);
  });

  it('weighs which goods to lay before a new ship', () => {
    const laying = table({
      phase: 'assign',
      quays: ['3 -', '5 rum', '4 madras', '6 spices'],
      hands: [['vanilla', 'madras'], ['?'], ['?']],
      turn: { contact: 'pilot' },
      discards: [['pilot'], [], []],
    });
    const { ranking } = questions.chances.solve(laying, { seat: 0, games: 2 });
    expect(ranking.map(({ action }) => action?.kind)).toEqual(['assignGoods', 'assignGoods']);
  });

  it('knows how far a share may be from the true one', () => {
    // The square root of ln 40 / 2000; 4612 games bring it to 2 %.
    expect(hoeffding(1000)).toBeCloseTo(0.043, 3);
    expect(hoeffding(4612)).toBeLessThanOrEqual(0.02);
    expect(hoeffding(4611)).toBeGreaterThan(0.02);
  });

  it('says when games do not end', () => {
    const stuck = {
      id: 'idler',
      fr: 'Oisif',
      en: 'Idler',
      commission: 1,
      effects: [{ do: 'remove', n: 4, whose: 'any' }],
    };
    const edition = { contacts: [stuck, { ...stuck, id: 'dreamer' }], tiles: [] };
    expect(questions.chances.solve(table({ edition }), { seat: 0, games: 1 }).cut).toBe(1);
  });
});

describe('hidden goods', () => {
  it('are dealt out of what nobody has seen', () => {
    const seen = comptoirDesAntilles.view(state, seat);
    const dealt = dealUnseen(comptoirDesAntilles.clone(seen), rng(1));
    expect(dealt.hands.flat()).not.toContain(-1);
    expect(dealt.hands[seat]).toEqual(state.hands[seat]);
    expect(comptoirDesAntilles.validate(dealt)).toEqual([]);
  });
});
