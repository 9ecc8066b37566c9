import { answers, type QuestionId } from '@portolan/solvers/rotterdam';
import { inAll, type PageQuestion } from '../../../solve/game.ts';

/** The questions in the order of a round: all are about a position, and only advice is played out. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(answers) as QuestionId[]
).map((id) => ({
  id,
  needsPosition: true,
  ...answers[id],
  ...(id === 'best'
    ? { certainty: 'estimate', tries: { label: inAll, choices: [500, 2000, 10_000] } }
    : { certainty: 'exact' }),
}));
