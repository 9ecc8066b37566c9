import type { Text } from '@portolan/core';

/** What the pages that compute are about, for search engines and previews. `{title}` is the game. */
export const descriptions = {
  check: {
    fr: '{title}\u00a0: un coup contesté, la réponse et la règle qui la donne.',
    en: '{title}: a disputed move, the answer, and the rule that gives it.',
  },
  learn: {
    fr: '{title}\u00a0: les règles une à une, sur le plateau, jusqu’au premier tour.',
    en: '{title}: the rules one by one, on the board, up to a first turn.',
  },
  score: {
    fr: '{title}\u00a0: la feuille de score, point par point, et le départage.',
    en: '{title}: the score sheet, point by point, and the tie-break.',
  },
  numbers: {
    fr: '{title}\u00a0: qui gagne, combien de temps, et ce que change ce que le livret laisse ouvert.',
    en: '{title}: who wins, how long, and what it changes where the rulebook is open.',
  },
  play: {
    fr: '{title}\u00a0: une partie entière sur le site, seul, à plusieurs ou à côté de la vraie table.',
    en: '{title}: a whole game on the site, alone, together, or beside the real table.',
  },
  setup: {
    fr: '{title}\u00a0: ce qui sort de la boîte, ce que chacun reçoit, qui commence.',
    en: '{title}: what leaves the box, what each player gets, who begins.',
  },
  solve: {
    fr: '{title}\u00a0: les coups classés, avec leur valeur et sa certitude.',
    en: '{title}: the moves ranked, with their value and how sure it is.',
  },
} as const satisfies Readonly<Record<string, Text>>;
