import type { QuestionWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { Action, State } from '@portolan/rotterdam';
import { sentencesIn, unlistedInWords } from '@portolan/rotterdam/rules';
import type { BestInput } from '../../input.ts';
import type { BestAnswer } from '../../search/index.ts';
import { bestIn, bestTitles } from '../../search/words.ts';
import { labels } from './common.ts';

const unit = { fr: 'points', en: 'points' };

const believed = both(
  'Ce que vaut une offre dépend de qui la reçoit : nous supposons qu’il accepte une fois sur deux ce qui l’arrange.',
  'What an offer is worth hangs on who gets it: we believe that one in two offers that suit them are taken.',
);

/** The words of the question. */
export const bestWords: QuestionWords<BestInput, BestAnswer<Action>, State> = {
  ...bestTitles,
  labels: { seat: labels.whose },
  explain: (answer, { state: { edition } }, lang) =>
    bestIn<Action>({ name: sentencesIn(edition).action, unit, why: unlistedInWords, believed })(answer, lang),
};
