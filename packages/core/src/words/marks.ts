import type { Mark } from '../rulebook.ts';
import type { Text } from '../text.ts';

/** What is said beside a clause that is quoted, when the rulebook does not print it so. */
export const marks: Readonly<Record<Mark, Text>> = {
  ours: { fr: 'de nous, non imprimé', en: 'ours, not printed' },
  public: { fr: 'connu par ailleurs, non imprimé', en: 'publicly known, not printed' },
  silent: { fr: 'le livret n’en dit rien', en: 'the rulebook is silent' },
  default: { fr: 'le livret laisse le choix\u00a0: à notre façon', en: 'the rulebook is open here: our way' },
  other: {
    fr: 'le livret laisse le choix\u00a0: à la façon de cette table',
    en: 'the rulebook is open here: this table’s way',
  },
};

/** What is said of an option of a ranking that may be as good as the first. */
export const likeFirst: Text = { fr: 'ne se distingue pas du premier', en: 'cannot be told from the first' };
