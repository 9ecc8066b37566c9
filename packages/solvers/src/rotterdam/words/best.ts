import type { Lang, Unlisted } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { Action, State } from '@portolan/rotterdam';
import { sentencesIn, unit, unlistedInWords } from '@portolan/rotterdam/rules';
import { bestWordsBy } from '../../search/words.ts';
import { UNTOLD } from '../held.ts';

const believed = both(
  'Ce que vaut une offre dépend de qui la reçoit : nous supposons qu’il accepte une fois sur deux ce qui l’arrange.',
  'What an offer is worth hangs on who gets it: we believe that one in two offers that suit them are taken.',
);

const untold = both(
  'Les cartes de sa main que personne n’a dites ne sont pas jouées ici : dites-les pour qu’elles comptent.',
  'The cards of this hand that nobody has told are not played here: tell them, and they count.',
);

const why = (entry: Unlisted, lang: Lang): string =>
  entry.reason === UNTOLD ? untold[lang] : unlistedInWords(entry, lang);

/** The words of the question. */
export const bestWords = bestWordsBy<Action, State>(({ edition }) => ({
  name: sentencesIn(edition).action,
  unit,
  why,
  believed,
}));
