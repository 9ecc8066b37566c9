import { type Game, join, type Kind, type Problem, type Result, type Seat } from '@portolan/core';
import { also } from '@portolan/core/readers';
import { type BestInput, bestInput, positionQuestion } from '../input.ts';
import type { Question } from '../question.ts';
import type { BestAnswer } from './answer.ts';
import { bestMove } from './best.ts';
import type { Searchable } from './game.ts';

/** What the question needs to know of a game besides what a search does. */
export interface SearchedGame<State, Action extends Kind> {
  readonly game: Pick<Game<State, Action>, 'turn' | 'setup' | 'seats' | 'view' | 'scores'>;
  readonly searched: Searchable<State, Action>;
  /** Why a seat that is to act cannot be advised all the same. */
  readonly refuse?: (state: State, seat: Seat) => Result<never> | undefined;
}

/** The question of the best move. */
export interface BestQuestion<State, Action extends Kind> extends Question<State, BestInput, BestAnswer<Action>> {
  /** Who asks where no seat is told: the first that is to act; undefined where none is. */
  readonly asker: (state: State) => Seat | undefined;
}

const problem = (path: string, code: string, facts: Problem['facts'] = {}): readonly Problem[] => [
  { path, code, facts },
];

const isSeat = (actor: unknown): actor is Seat => typeof actor === 'number';

/** The question "what is my best move?" of a game. */
export const bestQuestion = <State, Action extends Kind>({
  game,
  searched,
  refuse,
}: SearchedGame<State, Action>): BestQuestion<State, Action> => {
  const asker = (state: State): Seat | undefined => game.turn(state).actors.find(isSeat);
  /** Why nobody, or not this seat, can be told what to play. */
  const wrong = (state: State, asking: Seat | undefined, path: string): readonly Problem[] => {
    const { actors } = game.turn(state);
    const at = join(path, 'seat');
    if (actors.length === 0) return problem('position', 'finished');
    const first = asker(state);
    if (first === undefined) return problem('position', 'drawing');
    const seat = asking ?? first;
    if (!actors.includes(seat)) return problem(at, 'not-to-act', { found: seat, expected: actors });
    const refused = refuse?.(state, seat);
    if (refused && !refused.ok) return refused.problems;
    const listed = searched.game.actions(game.view(state, seat), seat).length > 0;
    return listed ? [] : problem(at, 'nothing-listed', { found: seat });
  };
  const question: Question<State, BestInput, BestAnswer<Action>> = positionQuestion(game, {
    id: 'best',
    certainty: 'estimate',
    timed: true,
    example: {},
    reads: (state) =>
      also(
        bestInput(game.scores(state).length),
        ({ seat }, path, problems) => {
          problems.push(...wrong(state, seat, path));
        },
        'finished',
        'drawing',
        'not-to-act',
        'nothing-listed',
      ),
    solve: (state, { seat = asker(state!)! }, budget = {}) =>
      bestMove(searched, state!, seat, { ...budget, all: true, already: [] }),
  });
  return { ...question, asker };
};
