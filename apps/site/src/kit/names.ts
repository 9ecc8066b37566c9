import { type FlagLetter, flagLetter } from '@portolan/boards';
import { companyName, spiceLetterOf, spiceName } from '@portolan/boards/borneo';
import type { CompanyId, SpiceId } from '@portolan/borneo';
import type { Lang, Text } from '@portolan/core';

/** Letters of the companies in face codes, in the order of the board. */
export const flagLetters: readonly FlagLetter[] = ['R', 'B', 'G', 'Y'];

/** A company in a sentence: "la compagnie rouge", "the red company". */
export const theCompany = (company: CompanyId, lang: Lang): string =>
  lang === 'fr' ? `la compagnie ${companyName(company, lang)}` : `the ${companyName(company, lang)} company`;

const severalFlags: Readonly<Record<CompanyId, Text>> = {
  red: { fr: 'rouges', en: 'red' },
  blue: { fr: 'bleus', en: 'blue' },
  green: { fr: 'verts', en: 'green' },
  yellow: { fr: 'jaunes', en: 'yellow' },
};

/** Flags of a company in the plural: "drapeaux rouges", "red flags". */
export const theFlags = (company: CompanyId, lang: Lang): string =>
  lang === 'fr' ? `drapeaux ${severalFlags[company].fr}` : `${severalFlags[company].en} flags`;

/** A spice, or the crate, as a payment names it. */
export type Cargo = SpiceId | 'crate';

/** What a card of a payment can hold, in the order of the box, the crate last. */
export const cargoes: readonly Cargo[] = ['pepper', 'cinnamon', 'clove', 'nutmeg', 'crate'];

/** The letter of a spice, or of the crate, in face codes and of its drawing. */
export const cargoLetter = (cargo: Cargo) => (cargo === 'crate' ? 'x' : spiceLetterOf[cargo]);

/** A spice, or the crate, as a word. */
export const cargoName = (cargo: Cargo, lang: Lang): string => spiceName(cargoLetter(cargo), lang);

/** Flags of a face as people write them: the letters of the page's language, "RRV/J". */
export const facePrinted = (face: string, lang: Lang): string => {
  const [flags = '', rest] = face.split(':');
  const letters = flags.replace(/[RBGY]/g, (letter) => flagLetter(letter as FlagLetter, lang));
  return rest === undefined ? letters : `${letters}:${rest}`;
};
