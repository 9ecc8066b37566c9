import type { Mark } from '../rulebook.ts';
import type { Text } from '../text.ts';

/** What is said beside a clause that is quoted, when the rulebook does not print it so. */
export const marks: Readonly<Record<Mark, Text>> = {
  ours: { fr: 'de nous, non imprimé', en: 'ours, not printed' },
  public: { fr: 'connu par ailleurs, non imprimé', en: 'publicly known, not printed' },
  silent: { fr: 'le livret n’en dit rien', en: 'the rulebook is silent' },
  default: { fr: 'point ouvert, lecture par défaut', en: 'open point, the default reading' },
  other: { fr: 'point ouvert, lecture de cette table', en: 'open point, the reading of this table' },
};
