import { illegal, type Seat, shuffle, UNKNOWN, unseen, type Violation } from '@portolan/core';
import { failuresOn, type Hooks, walkThrough } from '@portolan/core/testing';
import { expect, it } from 'vitest';
import { beatIt, type Clause, type Action as Move, type State as Table } from './beat-it.ts';
import { type Action, kuhn, type State } from './kuhn.ts';

const reshuffle: Hooks<State, Action>['reshuffle'] = (state, seat: Seat | null, random) => {
  const view = kuhn.view(state, seat);
  const hidden = shuffle(random, unseen([0, 1, 2], [view.hands]));
  return { ...view, hands: view.hands.map((card) => (card === UNKNOWN ? hidden.pop()! : card)) };
};

const lawsBroken = (game: typeof kuhn): string[] => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const failures = seeds.flatMap((seed) => failuresOn(game, walkThrough(game, { seats: 2 }, seed), { reshuffle }));
  return [...new Set(failures.map(({ law }) => law))];
};

it('a view that shows a hidden card is found out', () => {
  const leaky = {
    ...kuhn,
    view: (state: State, seat: Seat | null) => (seat === 0 ? kuhn.clone(state) : kuhn.view(state, seat)),
  };
  expect(lawsBroken(leaky)).toContain('viewsLeakNothing');
});

it('a view that leaks one bit of a hidden card is found out', () => {
  const hinting = {
    ...kuhn,
    view: (state: State, seat: Seat | null) => {
      const view = kuhn.view(state, seat);
      return state.hands[1] === 2 && view.hands.length === 2 && view.hands[1] === UNKNOWN
        ? { ...view, hands: [view.hands[0]!, 2] }
        : view;
    },
  };
  expect(lawsBroken(hinting)).toContain('viewsLeakNothing');
});

it('a list that depends on what the seat cannot see is found out', () => {
  const peeking = {
    ...kuhn,
    actions: (state: State, seat?: Seat) =>
      state.hands[1] === 2 ? kuhn.actions(state, seat).slice(0, 1) : kuhn.actions(state, seat),
  };
  expect(lawsBroken(peeking)).toContain('seatsKnowTheirActions');
});

it('a judge that allows what is not listed is found out', () => {
  const stale = {
    ...kuhn,
    actions: (state: State, seat?: Seat) => kuhn.actions(state, seat).slice(0, state.said.length === 1 ? 1 : 2),
  };
  expect(lawsBroken(stale)).toContain('foreignAreListed');
});

it('a game that cannot be followed with cards face-down is found out', () => {
  const strict = {
    ...beatIt,
    check: (state: Table, action: Move) =>
      action.kind === 'play' && state.hands[action.seat]!.includes(UNKNOWN)
        ? illegal<Violation<Clause>>({ clause: 'turn.own-card', reason: 'not-in-hand', facts: {} })
        : beatIt.check(state, action),
  };
  const failures = failuresOn(strict, walkThrough(strict, { seats: 4 }, 1), {}, 5);
  expect(new Set(failures.map(({ law }) => law))).toEqual(new Set(['viewsPlayOn', 'spectatorsCanFollow']));
});
