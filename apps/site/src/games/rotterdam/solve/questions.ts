import { answers, type QuestionId } from '@portolan/solvers/rotterdam';
import type { PageQuestion } from '../../../solve/game.ts';

/** The questions in the order of a round: all are about a position, and only advice is played out. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(answers) as QuestionId[]
).map((id) => ({ id, certainty: id === 'best' ? 'estimate' : 'exact', needsPosition: true, ...answers[id] }));
