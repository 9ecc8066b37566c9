import type { Text } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { Certainty } from '@portolan/solvers';
import { words } from './certainty-words.ts';

/** What an answer is worth, in a word and in a sentence. */
export const certainties: Readonly<Record<Certainty, { readonly word: Text; readonly means: Text }>> = {
  proved: {
    word: words.proved,
    means: both('Tous les coups de tous les joueurs ont été essayés.', 'All moves of all players were tried.'),
  },
  exact: {
    word: words.exact,
    means: both(
      'Tous les cas ont été comptés, aucun n’est laissé au hasard.',
      'Every case was counted; nothing is left to chance.',
    ),
  },
  estimate: {
    word: words.estimate,
    means: both(
      'Des parties jouées au hasard des cartes cachées : les traits disent à quelle erreur près.',
      'Games played out with the hidden cards dealt at random: the marks show the error.',
    ),
  },
};

const cutShort = both(
  'Il y avait trop à essayer : la recherche s’est arrêtée avant la fin.',
  'There was too much to try: the search stopped before its end.',
);

/** What an answer is worth: what its question promises, or less, most often where the search was cut short, and what that means. */
export const worthOf = (
  asked: { readonly certainty: Certainty; readonly means?: Text; readonly estimated?: Text },
  answer: unknown,
): { readonly certainty: Certainty; readonly means: Text } => {
  const { certainty = asked.certainty } = answer as { readonly certainty?: Certainty };
  if (certainty === asked.certainty) return { certainty, means: asked.means ?? certainties[certainty].means };
  return { certainty, means: certainty === 'estimate' ? (asked.estimated ?? cutShort) : certainties[certainty].means };
};
