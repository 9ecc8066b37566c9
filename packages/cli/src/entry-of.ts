import { points } from '@portolan/core/words';
import { bestQuestion, bestWordsBy } from '@portolan/solvers/search';
import { answersBy, type GameEntry } from './entry.ts';

type Given = Pick<GameEntry, 'game' | 'rules' | 'examples'> & Partial<GameEntry>;

/** The question of the best move, of a game that can be searched. */
const bestOf = ({ game, rules, searched }: Given): Pick<GameEntry, 'questions' | 'fields' | 'answers'> | undefined => {
  if (!searched) return undefined;
  const { action: name, unlisted: why, unit = points } = rules;
  const fields = { best: bestWordsBy(() => ({ name, unit, why })) };
  return { questions: { best: bestQuestion({ game, searched }) }, fields, answers: answersBy(fields) };
};

/** The entry of a game that has only some of this: without solvers, policies or disputes. One that is `searched` is asked for the best move, too. */
export const entryOf = (given: Given): GameEntry => {
  const best = bestOf(given);
  return {
    disputes: async () => ({ checkers: {}, answers: {} }),
    policies: {},
    schemas: {},
    ...given,
    questions: { ...best?.questions, ...given.questions },
    fields: { ...best?.fields, ...given.fields },
    answers: { ...best?.answers, ...given.answers },
  };
};
