import { type FlagLetter, flagLetter, spiceLetterOf } from '@portolan/boards/borneo';
import type { Cargo } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';

/** Letters of the companies in face codes, in the order of the board. */
export const flagLetters: readonly FlagLetter[] = ['R', 'B', 'G', 'Y'];

/** The letter of a spice, or of the crate, in face codes and of its drawing. */
export const cargoLetter = (cargo: Cargo) => (cargo === 'crate' ? 'x' : spiceLetterOf[cargo]);

/** Flags of a face as people write them: the letters of the page's language, "RRV/J". */
export const facePrinted = (face: string, lang: Lang): string => {
  const [flags = '', rest] = face.split(':');
  const letters = flags.replace(/[RBGY]/g, (letter) => flagLetter(letter as FlagLetter, lang));
  return rest === undefined ? letters : `${letters}:${rest}`;
};
