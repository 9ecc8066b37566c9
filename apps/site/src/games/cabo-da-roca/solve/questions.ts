import { answers, type QuestionId } from '@portolan/solvers/cabo-da-roca';
import { inAll, type PageQuestion, perMove, type Tries } from '../../../solve/game.ts';

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

/** How many games the estimates are tried for. */
const tried: Readonly<Partial<Record<QuestionId, Tries>>> = {
  best: { label: inAll, choices: [200, 1000, 5000] },
  whoIsAhead: { label: perMove, choices: [8, 24, 80] },
};

/** The questions in the order of a turn. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(answers) as QuestionId[]
).map((id) => {
  const tries = tried[id];
  return { id, certainty: certainties[id], needsPosition: true, ...answers[id], ...(tries ? { tries } : {}) };
});
