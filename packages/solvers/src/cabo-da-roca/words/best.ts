import type { Action } from '@portolan/cabo-da-roca';
import { actionInWords, unit, unlistedInWords } from '@portolan/cabo-da-roca/rules';
import { both } from '@portolan/core/words';
import { bestWordsBy } from '../../search/words.ts';

/** The words of the question. */
export const bestWords = bestWordsBy<Action>(() => ({
  name: actionInWords,
  unit,
  places: 0,
  why: unlistedInWords,
  believed: both(
    'Ce que vaut une place dans le port d’un autre dépend de lui : nous supposons qu’il l’accorde.',
    'What a place in the port of another is worth hangs on that player: we believe that it is granted.',
  ),
}));
