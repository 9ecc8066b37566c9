import { type Kind, must, type Policy, pickWeighted, type Rng, type Seat, uniform } from '@portolan/core';
import { bestMove, type Searchable } from '@portolan/solvers/search';
import { describe, expect, it } from 'vitest';
import { connectFour } from './connect-four.ts';
import { type State as Kuhn, type Action as KuhnAction, kuhn } from './kuhn.ts';
import { lastRoll } from './last-roll.ts';
import { ticTacToe } from './tic-tac-toe.ts';

/** What all small games have in common: everything is seen, and they are played to the end. */
const plain = {
  policy: uniform,
  spread: 1,
  deals: 4,
  usual: 500,
  horizon: { actions: 100 },
  small: () => true,
} as const;

const totals = (game: { scores(state: never): { total: number }[] }) => (state: never) =>
  game.scores(state).map(({ total }) => total);

const crosses: Searchable<[number, number], ReturnType<typeof ticTacToe.actions>[number]> = {
  ...plain,
  game: ticTacToe,
  deal: (state) => state,
  standing: totals(ticTacToe) as (state: [number, number]) => number[],
};

const board = (...rows: string[]) => must(ticTacToe.parsePosition({ board: rows }));

describe('tic-tac-toe', () => {
  it('is a draw, whatever is played first, in 5,478 positions', () => {
    const { certainty, ranking, tried } = bestMove(crosses, board('...', '...', '...'), 0);
    expect(certainty).toBe('proved');
    expect(ranking.map(({ wins, value }) => [wins, value])).toEqual(Array(9).fill([0.5, 0]));
    expect(tried).toBe(5478);
  });

  it('is lost against a corner for who does not answer in the middle', () => {
    const { ranking } = bestMove(crosses, board('X..', '...', '...'), 1);
    expect(ranking.map(({ action, wins }) => [action.square, wins])).toEqual([
      [4, 0.5],
      ...[1, 2, 3, 5, 6, 7, 8].map((square) => [square, 0]),
    ]);
  });

  it('is played as well where games are only tried', () => {
    const { small: _, ...tried } = crosses;
    // Two in a row are completed.
    const { best, certainty } = bestMove(tried, board('XX.', 'OO.', '...'), 0, { iterations: 400 });
    expect(best).toMatchObject({ square: 2 });
    expect(certainty).toBe('estimate');
  });
});

const four: Searchable<ReturnType<typeof connectFour.clone>, ReturnType<typeof connectFour.actions>[number]> = {
  ...plain,
  game: connectFour,
  deal: (state) => state,
  standing: (state) => connectFour.scores(state).map(({ total }) => total),
};

/** A game of connect four as it is written: columns from 1. */
const dropped = (columns: string) => {
  const state = must(connectFour.setup({ seats: 2 }));
  for (const column of columns)
    connectFour.apply(state, { kind: 'drop', seat: state.moves & 1, column: Number(column) - 1 });
  return state;
};

/** Who wins from here, 1 who is to move, -1 the other, by trying everything, without a table. */
const slowly = (state: ReturnType<typeof dropped>): number => {
  const outcome = connectFour.outcome(state);
  const seat = state.moves & 1;
  if (outcome) return outcome.winners.length > 1 ? 0 : outcome.winners[0] === seat ? 1 : -1;
  let best = -1;
  for (const action of connectFour.actions(state)) {
    const next = connectFour.clone(state);
    connectFour.apply(next, action);
    best = Math.max(best, -slowly(next));
    if (best === 1) break;
  }
  return best;
};

describe('connect four', () => {
  // Late positions with the result for who is to move; each is found again by trying everything.
  const known = [
    ['2252576253462244111563365343671351441', -1],
    ['7422341735647741166133573473242566', 1],
    ['23163416124767223154467471272416755633', 0],
  ] as const;

  it.each(known)('knows who wins after %s', (columns, result) => {
    const state = dropped(columns);
    const { certainty, ranking } = bestMove(four, state, state.moves & 1);
    expect(certainty).toBe('proved');
    expect(2 * ranking[0]!.wins! - 1).toBe(result);
    expect(slowly(state)).toBe(result);
  });

  it('gives up what is too large, and tries games instead', () => {
    const answer = bestMove(four, dropped('44'), 0, { iterations: 50 });
    expect([answer.certainty, answer.tried]).toEqual(['estimate', 50]);
    expect(answer.ranking).toHaveLength(7);
  });

  it('sees four in a row, its own first, by trying games', () => {
    const { small: _, ...tried } = four;
    expect(bestMove(tried, dropped('112233'), 0, { iterations: 700 }).best).toMatchObject({ column: 3 });
    expect(bestMove(tried, dropped('11223'), 1, { iterations: 700 }).best).toMatchObject({ column: 3 });
  });
});

const rolling: Searchable<ReturnType<typeof lastRoll.clone>, ReturnType<typeof lastRoll.actions>[number]> = {
  ...plain,
  game: lastRoll,
  // What is known to be best: four is kept with one roll left, five with two.
  policy: ({ face, left }, actions) => (actions.length > 1 && face < (left === 2 ? 5 : 4) ? actions[1]! : actions[0]!),
  deal: (state) => state,
  standing: ({ face }) => [face, 0],
};

describe('the last of three rolls', () => {
  const at = (face: number, left: number) => must(lastRoll.parsePosition({ face, left }));

  it.each([
    [1, 3, 'again', 7 / 2],
    [1, 4, 'keep', 4],
    [2, 4, 'again', 17 / 4],
    [2, 5, 'keep', 5],
  ] as const)('with %i left and %i on the table: %s', (left, face, kind, worth) => {
    const { certainty, ranking } = bestMove(rolling, at(face, left), 0);
    expect(certainty).toBe('exact');
    expect(ranking[0]!.action.kind).toBe(kind);
    expect(ranking[0]!.value).toBeCloseTo(worth, 12);
  });

  it('is worth as much by trying, within the error that is told', () => {
    const { small: _, ...tried } = rolling;
    const { ranking, line } = bestMove(tried, at(4, 2), 0, { iterations: 6000, all: true });
    const [first] = ranking;
    expect(first!.action.kind).toBe('again');
    expect(Math.abs(first!.value! - 17 / 4)).toBeLessThan(4 * first!.error!);
    // Of 3,000 tries that vary by about 1.5.
    expect(first!.error!).toBeLessThan(0.04);
    expect(line[1]).toMatchObject({ actor: 'nature', action: { kind: 'roll' } });
  });
});

/** The equilibrium (Kuhn 1950) whose free number is 1/6: how often of six jack, queen and king bet, by what was said. */
const bets: Readonly<Record<string, readonly [number, number, number]>> = {
  '': [1, 0, 3],
  pass: [2, 0, 6],
  bet: [0, 2, 6],
  'pass bet': [0, 3, 6],
};

const equilibrium: Policy<Kuhn, KuhnAction> = ({ said, hands }, [pass, bet], seat: Seat, random: Rng) => {
  const often = bets[said.join(' ')]![hands[seat]!]!;
  return pickWeighted(random, [
    [bet!, often],
    [pass!, 6 - often],
  ]);
};

const poker: Searchable<Kuhn, KuhnAction> = {
  ...plain,
  game: kuhn,
  aim: 'points',
  policy: equilibrium,
  spread: 2,
  // What each knows by himself decides: nothing is searched through.
  small: () => false,
  deal: (state, random) => {
    const left = [0, 1, 2].filter((card) => !state.hands.includes(card));
    for (const [seat, card] of state.hands.entries()) {
      if (card >= 0) continue;
      const dealt = pickWeighted(
        random,
        left.map((one) => [one, 1]),
      );
      state.hands[seat] = dealt;
      left.splice(left.indexOf(dealt), 1);
    }
    return state;
  },
  standing: (state) => kuhn.scores(state).map(({ total }) => total),
};

describe('Kuhn poker', () => {
  const answers = [0, 1, 2].map((card) =>
    bestMove(poker, { hands: [card, (card + 1) % 3], said: [] }, 0, { iterations: 12_000, seed: card + 1, all: true }),
  );

  it('is worth -1/18 to who speaks first', () => {
    // What one wins the other loses: a margin is twice the stake.
    const values = answers.map(({ ranking }) => ranking[0]!.value! / 2);
    const errors = answers.map(({ ranking }) => ranking[0]!.error! / 2);
    const error = Math.hypot(...errors) / 3;
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / 3 + 1 / 18)).toBeLessThan(3 * error);
    // Of 6,000 tries a card that vary by about 1.3.
    expect(error).toBeLessThan(0.015);
  });

  it('cannot tell pass and bet apart where they are equal, and can where they are not', () => {
    // With jack or king both are as good; a queen that bets is paid by the king alone: -1/2 for -1/3.
    expect(answers.map(({ ranking }) => ranking[1]!.equal)).toEqual([true, false, true]);
    expect(answers[1]!.best.kind).toBe('pass');
    expect(answers[1]!.ranking[1]!.behind! / 2).toBeCloseTo(1 / 6, 1);
  });

  it('uses nothing that the seat does not see', () => {
    const budget = { iterations: 60, seed: 3 };
    const [one, other] = [0, 2].map((card) => bestMove(poker, { hands: [1, card], said: [] }, 0, budget));
    expect(one).toEqual(other);
  });
});

describe('the budget', () => {
  const start = dropped('44');
  const { small: _, ...tried } = four;

  it('counts games, and the same seed gives the same answer', () => {
    for (const iterations of [1, 2, 9, 100]) {
      const answer = bestMove(tried, start, 0, { iterations, seed: 5 });
      expect(answer.tried).toBe(iterations);
      expect(bestMove(tried, start, 0, { iterations, seed: 5 })).toEqual(answer);
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    }
  });

  it('is left once the choice is clear, but not where all that may be done is asked for', () => {
    const { small: _, ...open } = crosses;
    const asked = { iterations: 4000, seed: 5 };
    const won = board('XX.', 'OO.', '...');
    const answer = bestMove(open, won, 0, asked);
    expect(answer.best.square).toBe(2);
    expect(answer.tried).toBeLessThan(2000);
    expect(bestMove(open, won, 0, asked)).toEqual(answer);
    expect(bestMove(open, won, 0, { ...asked, all: true }).tried).toBe(4000);
  });

  it('leaves no choice out for want of games, but says what was not tried', () => {
    const { ranking } = bestMove(tried, start, 0, { iterations: 3, all: true });
    expect(ranking.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(ranking.filter(({ value }) => value === null)).toHaveLength(4);
  });

  it('is spent by the clock that it is given, in the middle of a game too', () => {
    let time = 0;
    // Each look at the clock takes a millisecond.
    const now = () => time++;
    const long = { ...tried, horizon: { actions: 1000 } };
    const { tried: games } = bestMove(long, start, 0, { time: 200, now });
    expect(time).toBeLessThan(230);
    expect(games).toBeGreaterThan(20);
  });

  it('is played on farther where it lasts for enough games as far as the horizon', () => {
    // Two men more win nothing; to the end is nowhere farther than 42.
    const short = { ...tried, horizon: { actions: 2 }, farther: { games: 300, horizon: { actions: 42 } } };
    for (const all of [true, false]) {
      const asked = { seed: 5, all };
      expect(bestMove(short, start, 0, { ...asked, iterations: 299 }).over).toBe(0);
      const answer = bestMove(short, start, 0, { ...asked, iterations: 300 });
      expect(answer.over).toBe(1);
      expect(bestMove(short, start, 0, { ...asked, iterations: 300 })).toEqual(answer);
    }
    // A clock that takes one or three milliseconds a look.
    const byClock = (tick: number): number => {
      let time = 0;
      return bestMove(short, start, 0, { time: 2000, now: () => (time += tick) }).over;
    };
    expect([byClock(1), byClock(3)]).toEqual([1, 0]);
  });

  it('stops when it is told to, with what it has found, and is heard of meanwhile', () => {
    const heard: number[] = [];
    const answer = bestMove(tried, start, 0, {
      iterations: 1000,
      progress: (done, soFar) => {
        heard.push(soFar!().ranking.length);
        return done >= 0.1;
      },
    });
    expect(answer.tried).toBeLessThan(200);
    expect(new Set(heard)).toEqual(new Set([7]));
  });
});

interface Step extends Kind {
  readonly kind: 'safe' | 'trap' | 'in' | 'out';
  readonly seat: Seat;
}

/** Seven points at once, or ten if the other walks into a trap and ten less if not; by the policy he always does. */
const trap: Searchable<{ readonly steps: string[] }, Step> = {
  ...plain,
  spread: 10,
  game: {
    turn: ({ steps: [first, second] }) => ({
      phase: 'play',
      actors: first === undefined ? [0] : first === 'trap' && second === undefined ? [1] : [],
    }),
    actions: ({ steps: [first, second] }, seat): Step[] => {
      if (first === undefined && seat !== 1)
        return [
          { kind: 'safe', seat: 0 },
          { kind: 'trap', seat: 0 },
        ];
      if (first === 'trap' && second === undefined)
        return [
          { kind: 'in', seat: 1 },
          { kind: 'out', seat: 1 },
        ];
      return [];
    },
    chances: () => [],
    apply: ({ steps }, { kind }) => void steps.push(kind),
    clone: ({ steps }) => ({ steps: [...steps] }),
    view: ({ steps }) => ({ steps: [...steps] }),
    outcome: () => undefined,
  },
  policy: (_, [first]) => first!,
  promises: (_, actions) => actions.map((action, i) => [action, -i] as const),
  deal: (state) => state,
  standing: ({ steps: [first, second] }) => [
    first === 'safe' ? 7 : second === 'in' ? 10 : second === 'out' ? -10 : 0,
    0,
  ],
  aim: 'points',
  small: () => false,
};

describe('a player who strays', () => {
  const bestOf = (strays?: number) =>
    bestMove(strays === undefined ? trap : { ...trap, strays }, { steps: [] }, 0, {
      iterations: 2000,
      all: true,
      seed: 3,
    });

  it('walks into no trap one time in so many, so that it is not worth what it promises', () => {
    expect(bestOf().best.kind).toBe('trap');
    const { best, ranking } = bestOf(5);
    expect(best.kind).toBe('safe');
    // Ten four times in five, ten less once.
    expect(Math.abs(ranking.find(({ action }) => action.kind === 'trap')!.value! - 6)).toBeLessThan(1);
  });

  it('is not what is expected', () => {
    const line = bestMove({ ...trap, strays: 2 }, { steps: ['trap'] }, 1, { iterations: 400, seed: 3 }).line;
    expect(line[0]!.action.kind).toBe('out');
    const [, next] = bestMove(
      { ...trap, strays: 3, looked: (): Step[] => [{ kind: 'trap', seat: 0 }] },
      { steps: [] },
      0,
      {
        iterations: 50,
        all: true,
      },
    ).line;
    expect(next!.action.kind).toBe('in');
  });
});

interface Offer extends Kind {
  readonly kind: 'offer' | 'end';
  readonly seat: Seat;
  readonly what?: number;
}

/** Offers cost nothing and are never taken; the one who ends it gets what is there. */
const bazaar: Searchable<{ over: boolean; offered: number }, Offer> = {
  ...plain,
  game: {
    turn: ({ over }) => ({ phase: 'trade', actors: over ? [] : [0] }),
    actions: (state) =>
      state.over
        ? []
        : [...[1, 2, 3].map((what): Offer => ({ kind: 'offer', seat: 0, what })), { kind: 'end', seat: 0 }],
    chances: () => [],
    apply: (state, action) => {
      if (action.kind === 'end') state.over = true;
      else state.offered++;
    },
    clone: (state) => ({ ...state }),
    view: (state) => ({ ...state }),
    outcome: ({ over }) => (over ? { winners: [0, 1], clause: 'end' } : undefined),
  },
  policy: (_, actions) => actions.at(-1)!,
  deal: (state) => state,
  standing: () => [0, 0],
  idle: ({ kind }) => kind === 'offer',
  small: () => false,
};

describe('what can be done again and again', () => {
  it('is not chosen where it is no better than to end it', () => {
    expect(bestMove(bazaar, { over: false, offered: 0 }, 0, { iterations: 200, already: [] }).best.kind).toBe('end');
  });

  it('is not done twice, even where the policy would', () => {
    const eager = { ...bazaar, policy: (_: unknown, actions: readonly Offer[]) => actions[0]! };
    const ask = (already: readonly Offer[]) =>
      bestMove(eager, { over: false, offered: 0 }, 0, { iterations: 40, already }).best;
    expect(ask([])).toMatchObject({ kind: 'offer', what: 1 });
    expect(ask([{ kind: 'offer', seat: 0, what: 1 }])).toMatchObject({ kind: 'end' });
  });

  it('is not done twice, even where it would pay if others took it', () => {
    // Games played on believe that every offer is taken; at this table none is.
    const hopeful = { ...bazaar, standing: ({ offered }: { offered: number }) => [Math.min(offered, 1), 0] };
    const ask = (already: readonly Offer[]) =>
      bestMove(hopeful, { over: false, offered: 0 }, 0, { iterations: 2000, already }).best;
    const made: Offer[] = [];
    for (let best = ask(made); best.kind === 'offer' && made.length < 10; best = ask(made)) made.push(best);
    expect(made.map(({ what }) => what).sort()).toEqual([1, 2, 3]);
  });

  it('is told, as it hangs on what others accept', () => {
    expect(bestMove(bazaar, { over: false, offered: 0 }, 0, { iterations: 8 }).offers).toBe(true);
    expect(bestMove(crosses, board('...', '...', '...'), 0).offers).toBe(false);
  });
});
