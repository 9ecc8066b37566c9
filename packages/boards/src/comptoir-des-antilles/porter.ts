/** The body of a porter, feet at the origin. */
export const porterBody = 'M-9 0C-8 -3 -5 -9 -4.5 -16H4.5C5 -9 8 -3 9 0Z';
