import { type Action, caboDaRoca, type Rulings, type State } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { HIDDEN } from '@portolan/cabo-da-roca/pieces';
import { must, type Policy, playOut, randomPlay, rng, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { questions, sensible } from './index.ts';
import { dealUnseen } from './playouts.ts';
import { searched } from './search.ts';

const start = (seats: number): State => {
  const begun = caboDaRoca.setup({ seats });
  if (!begun.ok) throw new Error('a plain game begins');
  return begun.value;
};

const checked: Policy<State, Action> = (state, actions, seat, random) => {
  const action = sensible(state, actions, seat, random);
  expect(caboDaRoca.check(state, action).legal).toBe(true);
  return action;
};

describe('sensible', () => {
  it('plays every game to its end, legally, and trades', () => {
    for (let seed = 1; seed <= 6; seed++) {
      let sales = 0;
      const tell = (event: { kind: string }) => {
        if (event.kind === 'cargoSold') sales++;
      };
      const played = randomPlay(caboDaRoca, { seats: 2 + (seed % 3) }, { seed, policy: checked, tell });
      expect(played.ok && played.value.over).toBe(true);
      // Nine trial games of crude play had 18 to 40.
      expect(sales).toBeGreaterThan(10);
    }
  });

  it('beats chance', () => {
    let wins = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const state = start(4);
      playOut(caboDaRoca, state, rng(seed), { policy: [sensible, uniform, uniform, uniform] });
      wins += caboDaRoca.outcome(state)!.winners.includes(0) ? 1 : 0;
    }
    // A quarter would be 7 or 8.
    expect(wins).toBeGreaterThan(20);
  });

  it('plays under every reading', () => {
    const readings: readonly Rulings[] = [
      { 'pirate-launch': 'beside-port', 'attack-timing': 'any-turn', 'buy-timing': 'step-3' },
      { 'shore-squares': 'barred', 'hazard-entry': 'sinks', 'shark-short': 'carry-over', 'final-departure': 'stay' },
      { 'bonus-trigger': 'passing', 'coasting-own-square': 'nine', 'idle-port-call': 'forbidden' },
    ];
    for (const [seed, rulings] of readings.entries()) {
      const played = randomPlay(caboDaRoca, { seats: 3, rulings }, { seed, policy: checked });
      expect(played.ok && played.value.over).toBe(true);
    }
  });
});

describe('best', () => {
  const state = start(3);
  playOut(caboDaRoca, state, rng(8), { policy: sensible, maxActions: 160 });
  while (state.phase !== 'act') playOut(caboDaRoca, state, rng(9), { policy: sensible, maxActions: 1 });
  const seat = state.active;

  it('ranks every legal action, the same way for the same seed', () => {
    const budget = { iterations: 80, seed: 2 };
    const answer = questions.best.solve(state, { seat }, budget);
    expect(answer.ranking).toHaveLength(caboDaRoca.actions(state, seat).length);
    expect(answer.tried).toBe(80);
    expect(questions.best.solve(state, { seat }, budget)).toEqual(answer);
    expect(answer.ranking[0]!.equal).toBe(true);
  });

  it('stops when it is told to', () => {
    const answer = questions.best.solve(state, { seat }, { iterations: 5000, progress: (done) => done > 0 });
    expect(answer.tried).toBeLessThan(200);
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

  it('sees what is plainly best: a cargo sold with the last step of a game', () => {
    const read = caboDaRoca.parsePosition({
      seats: 2,
      board: { rows: ['A.N cN cN cN cN B.N', '~ ~ ~ ~ ~ ~', '~ I ~ ~ W L'] },
      final: true,
      ships: { '0t1': { at: [4, 0], heading: 'E', cargo: 't24', from: 'A' }, '1t1': { at: [1, 1], heading: 'E' } },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { best } = questions.best.solve(read.value, { seat: 0 }, { iterations: 60 });
    expect(best).toMatchObject({ kind: 'advance', ship: '0t1' });
  });
});

describe('whoIsAhead', () => {
  const state = start(2);
  playOut(caboDaRoca, state, rng(3), { policy: [sensible, uniform], maxActions: 220 });

  it('shares the wins out, the same way for the same seed', () => {
    const answer = questions.whoIsAhead.solve(state, { games: 6 }, { seed: 4 });
    expect(answer.games).toBe(6);
    expect(answer.wins.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
    expect(questions.whoIsAhead.solve(state, { games: 6 }, { seed: 4 })).toEqual(answer);
    expect(answer.cut).toBeLessThanOrEqual(1);
  });

  it('finds the player who plays better ahead', () => {
    const input = { policies: ['sensible', 'random'] as const, games: 10 };
    const { ranking } = questions.whoIsAhead.solve(state, input, {});
    expect(ranking[0]!.seat).toBe(0);
    expect(ranking[0]!.mean.value).toBeGreaterThan(ranking[1]!.mean.value);
    expect(ranking[0]!.mean.error).toBeGreaterThan(0);
  });

  it('cuts a game that does not end, and stops when it is told to', () => {
    const endless = caboDaRoca.clone(state);
    endless.round = 1;
    const answer = questions.whoIsAhead.solve(endless, {}, { iterations: 9, progress: (done) => done > 0.2 });
    expect(answer.games).toBe(2);
  });

  it('reads a policy for each seat', () => {
    const codes = (json: unknown) => {
      const read = questions.whoIsAhead.parse(json, state);
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(codes({})).toEqual([]);
    expect(codes({ policies: ['sensible'] })).toEqual(['policies wrong-length']);
    expect(codes({ policies: ['sensible', 'clever'] })).toEqual(['policies[1] unknown-policy']);
    expect(codes({ policies: 3, games: 0 })).toEqual(['policies wrong-type', 'games out-of-range']);
  });
});

describe('unseen cargo', () => {
  it('is dealt out of the pile', () => {
    const read = caboDaRoca.parsePosition({
      seats: 2,
      board: { rows: ['A.N qNW', '~ ~'] },
      pile: ['t04', 'island-50'],
      ships: { '0t1': { at: [0, 1], heading: 'E', cargo: '?', from: 'A' } },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.ships[2]!.cargo).toBe(HIDDEN);
    const dealt = dealUnseen(caboDaRoca.clone(read.value), rng(1));
    expect([dealt.ships[2]!.cargo, dealt.pile.length]).toEqual([3, 1]);
  });
});

describe('to ask for a place in the port of another', () => {
  // Of the rulebook's example of a refusal: an own ship in the port of B.
  const table = must(caboDaRoca.parsePosition(examples.find(({ id }) => id === 'no-is-no')!.position));
  const ships = caboDaRoca.actions(table, 0).filter(({ kind }) => kind === 'buyShip');

  it('does nothing by itself, where it may be declined', () => {
    const declined = ships.filter((action) => {
      const asked = caboDaRoca.clone(table);
      caboDaRoca.apply(asked, action);
      return asked.phase === 'consent';
    });
    expect(declined.length).toBeGreaterThan(0);
    expect(ships.filter((action) => searched.idle!(action, table))).toEqual(declined);
  });
});
