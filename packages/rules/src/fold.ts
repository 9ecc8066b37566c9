const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A text without case, accents and ligatures, for comparing: `Épices du Cœur` becomes `epices du coeur`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A word of a text and where it stands. */
export interface Word {
  /** Folded. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text in order; `5.10` is one word, `l’attaquant` and `fight.above` are two. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
