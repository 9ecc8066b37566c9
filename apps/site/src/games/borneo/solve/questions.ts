import { answers, type QuestionId } from '@portolan/solvers/borneo';
import { inAll, type PageQuestion } from '../../../solve/game.ts';

type Worth = Pick<PageQuestion, 'certainty' | 'needsPosition' | 'tries'>;

/** What the answers are worth, and which questions are asked of a position; in the order of a turn. */
const worth: Readonly<Record<QuestionId, Worth>> = {
  best: { certainty: 'estimate', needsPosition: true, tries: { label: inAll, choices: [500, 2000, 10_000] } },
  missionPayments: { certainty: 'exact', needsPosition: true },
  fightOdds: { certainty: 'exact', needsPosition: true },
  bestShipment: { certainty: 'exact', needsPosition: true },
  monopolyNeed: { certainty: 'exact', needsPosition: true },
  drawOdds: { certainty: 'exact', needsPosition: false },
  endClock: { certainty: 'exact', needsPosition: true },
  finalRound: { certainty: 'proved', needsPosition: true },
};

/** The questions in the order of a turn. */
export const asked: readonly (PageQuestion & { readonly id: QuestionId })[] = (
  Object.keys(worth) as readonly QuestionId[]
).map((id) => ({ id, ...worth[id], ...answers[id] }));
