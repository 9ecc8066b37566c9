/** Signs between groups of three digits: an ordinary space, one that does not break, its narrow and its thin form. */
const groups = /(?<=\d)[ \u00a0\u202f\u2009](?=\d{3}(?!\d))/g;

/**
 * The whole number that somebody typed, with a hyphen or a real minus sign below zero, and `1 000` in groups if they like;
 * undefined for anything else.
 */
export const whole = (text: string): number | undefined => {
  const bare = text.trim().replace(groups, '').replace('\u2212', '-');
  return /^-?\d{1,15}$/.test(bare) ? Number(bare) : undefined;
};

/** A whole number as people read it: with a real minus sign below zero. */
export const written = (value: number): string => String(value).replace('-', '\u2212');
