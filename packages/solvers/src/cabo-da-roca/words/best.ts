import type { Action } from '@portolan/cabo-da-roca';
import { actionInWords, unit, unlistedInWords } from '@portolan/cabo-da-roca/rules';
import type { QuestionWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { BestInput } from '../../input.ts';
import type { BestAnswer } from '../../search/index.ts';
import { bestIn, bestTitles } from '../../search/words.ts';

const explain = bestIn<Action>({
  name: actionInWords,
  unit,
  places: 0,
  why: unlistedInWords,
  believed: both(
    'Ce que vaut une place dans le port d’un autre dépend de lui : nous supposons qu’il l’accorde.',
    'What a place in the port of another is worth hangs on that player: we believe that it is granted.',
  ),
});

/** The words of the question. */
export const bestWords = {
  ...bestTitles,
  labels: { seat: both('Qui demande ?', 'Who asks?') },
  explain: (answer, _, lang) => explain(answer, lang),
} satisfies QuestionWords<BestInput, BestAnswer<Action>>;
