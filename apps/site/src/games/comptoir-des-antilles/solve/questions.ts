import { answers, type QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import type { PageQuestion } from '../../../solve/game.ts';

/** Questions that games are tried for; the others are reckoned out. */
const estimates: readonly QuestionId[] = ['best', 'chances'];

/** The questions in the order of a turn. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(answers) as QuestionId[]
).map((id) => ({ id, ...answers[id], certainty: estimates.includes(id) ? 'estimate' : 'exact', needsPosition: true }));
