import { answers, type QuestionId } from '@portolan/solvers/cabo-da-roca';
import type { PageQuestion } from '../../../solve/game.ts';

/** What the answers are worth; all are about a position. */
const certainties: Readonly<Record<QuestionId, PageQuestion['certainty']>> = {
  best: 'estimate',
  tileFit: 'exact',
  nextCard: 'exact',
  bestDestination: 'proved',
  shortestVoyage: 'proved',
  pirateReach: 'proved',
  bestEndOfTurn: 'proved',
  whoIsAhead: 'estimate',
};

/** The questions in the order of a turn. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(answers) as QuestionId[]
).map((id) => ({ id, certainty: certainties[id], needsPosition: true, ...answers[id] }));
