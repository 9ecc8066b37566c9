import type { Problem, Result } from '@portolan/core';
import type { Question } from '@portolan/solvers';

/** What a page asks its worker. */
export interface Task {
  readonly question: string;
  readonly position: unknown;
  readonly input: unknown;
  readonly iterations?: number;
}

/** What it hears: the share done with the answer so far, where there is one, then the answer or what is wrong with the question. */
export type Report =
  | { readonly kind: 'progress'; readonly done: number; readonly answer?: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** A progress report at most this often, in milliseconds: a ranking that changes more often is not read. */
const PACE = 500;

const say = (report: Report): void => postMessage(report);

/** Answers the questions of a game, inside a worker. */
export const answerQuestions = (
  parsePosition: (json: unknown) => Result<unknown>,
  questions: Readonly<Record<string, unknown>>,
): void => {
  const solve = ({ question: id, position, input, iterations }: Task): Result<unknown> => {
    const question = questions[id] as Question<unknown, unknown, never>;
    const state = question.needsPosition ? parsePosition(position) : undefined;
    if (state && !state.ok) return state;
    const parsed = question.parse(input, state?.value);
    if (!parsed.ok) return parsed;
    let told = Date.now();
    const progress = (done: number, soFar?: () => unknown): boolean => {
      if (Date.now() - told < PACE) return false;
      told = Date.now();
      say(soFar ? { kind: 'progress', done, answer: soFar() } : { kind: 'progress', done });
      return false;
    };
    const budget = iterations === undefined ? { progress } : { iterations, progress };
    return { ok: true, value: question.solve(state?.value, parsed.value, budget) };
  };
  addEventListener('message', (event: MessageEvent<Task>) => {
    const solved = solve(event.data);
    say(solved.ok ? { kind: 'answer', answer: solved.value } : { kind: 'problems', problems: solved.problems });
  });
};
