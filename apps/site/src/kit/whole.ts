/** The whole number that somebody typed, with a hyphen or a real minus sign below zero; undefined for anything else. */
export const whole = (text: string): number | undefined =>
  /^\s*[-\u2212]?\d{1,6}\s*$/.test(text) ? Number(text.replace('\u2212', '-')) : undefined;

/** A whole number as people read it: with a real minus sign below zero. */
export const written = (value: number): string => String(value).replace('-', '\u2212');
