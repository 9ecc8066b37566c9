import { answers, type QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import { inAll, type PageQuestion, perMove, type Tries } from '../../../solve/game.ts';

/** Questions that games are tried for, and how many; the others are reckoned out. */
const estimates: Readonly<Partial<Record<QuestionId, Tries>>> = {
  best: { label: inAll, choices: [500, 2000, 10_000] },
  chances: { label: perMove, choices: [8, 24, 80] },
};

/** The questions in the order of a turn. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(answers) as QuestionId[]
).map((id) => {
  const tries = estimates[id];
  return {
    id,
    ...answers[id],
    needsPosition: true,
    ...(tries ? { certainty: 'estimate', tries } : { certainty: 'exact' }),
  };
});
