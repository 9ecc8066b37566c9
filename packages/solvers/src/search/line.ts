import type { Kind, Seat } from '@portolan/core';
import type { ExpectedMove } from './answer.ts';
import type { Candidate } from './candidates.ts';
import type { Searchable } from './game.ts';
import type { Luck } from './luck.ts';
import { nextMove } from './playout.ts';

/** The most moves that are told of what is expected. */
const MOVES = 12;

/** The deal on which a candidate did neither well nor badly: the middle one by its margin, the earliest of equal ones. */
const middling = ({ margins }: Candidate<unknown>): number => {
  const order = margins.map((_, i) => i).sort((a, b) => margins[a]! - margins[b]! || a - b);
  return order[order.length >> 1] ?? 0;
};

/** What follows an action on the deal of middling luck, until the seat is to act again after others have. */
export const expectedLine = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  seen: State,
  seat: Seat,
  candidate: Candidate<Action>,
  luck: (deal: number) => Luck,
): ExpectedMove<Action>[] => {
  const { game, deal } = searched;
  // What is expected is what the policy does.
  const { strays: _, ...foreseen } = searched;
  const number = middling(candidate);
  const state = deal(game.clone(seen), luck(number).deal);
  const own = luck(number);
  const line: ExpectedMove<Action>[] = [{ actor: seat, action: candidate.action }];
  game.apply(state, candidate.action);
  let others = false;
  while (line.length < MOVES) {
    const next = nextMove(foreseen, state, own);
    if (next === undefined || (others && next.actor === seat)) break;
    others ||= next.actor !== seat && next.actor !== 'nature';
    line.push(next);
    game.apply(state, next.action);
  }
  return line;
};
