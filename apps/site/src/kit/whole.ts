export { typedInteger as whole } from '@portolan/core/readers';

/** A whole number as people read it: with a real minus sign below zero. */
export const written = (value: number): string => String(value).replace('-', '\u2212');
