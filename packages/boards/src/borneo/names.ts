import { type CompanyId, companyIds, type Face, type SpiceId, spiceIds } from '@portolan/borneo';
import { type Cargo, cargoName, flagName as colorOfFlag } from '@portolan/borneo/rules';
import type { Lang, Text } from '@portolan/core';
import { readFace, type SpiceLetter } from './face.ts';
import type { FlagLetter } from './flags.ts';

export { companyName, companyTitle, missionInWords, phaseName } from '@portolan/borneo/rules';

/** The flag letter of each company, as face codes write it. */
export const letterOf: Readonly<Record<CompanyId, FlagLetter>> = { red: 'R', blue: 'B', green: 'G', yellow: 'Y' };

/** The company of each flag letter. */
export const companyOf: Readonly<Record<FlagLetter, CompanyId>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

/** All companies, left to right on the board. */
export const companies: readonly CompanyId[] = companyIds;

/** All spices, in the order of the box. */
export const spices: readonly SpiceId[] = spiceIds;

/** The letter of each spice in face codes. */
export const spiceLetterOf: Readonly<Record<SpiceId, SpiceLetter>> = {
  pepper: 'p',
  cinnamon: 'c',
  clove: 'v',
  nutmeg: 'n',
};

/** The spice, or the crate, of each letter. */
const cargoOf: Readonly<Record<SpiceLetter, Cargo>> = {
  p: 'pepper',
  c: 'cinnamon',
  v: 'clove',
  n: 'nutmeg',
  x: 'crate',
};

/** The color of a flag as a word of its own: "vert". */
export const flagName = (letter: FlagLetter, lang: Lang): string => colorOfFlag(companyOf[letter], lang);

/** The name of a spice by its letter. */
export const spiceName = (letter: SpiceLetter, lang: Lang): string => cargoName(cargoOf[letter], lang);

const double: Text = { fr: 'double', en: 'doubled' };
const hidden: Text = { fr: 'carte cachée', en: 'card face down' };
const below: Text = { fr: 'en bas', en: 'below' };

/** What a card holds: "girofle double", "doubled clove". */
export const cargoInWords = (face: Face, lang: Lang): string => {
  const card = readFace(face);
  if (!card) return hidden[lang];
  const name = spiceName(card.spice, lang);
  if (card.units === 1) return name;
  return lang === 'fr' ? `${name} ${double.fr}` : `${double.en} ${name}`;
};

/** A Shipment card in words: "bleu, rouge, jaune ; en bas rouge ; cannelle". */
export const cardInWords = (face: Face, lang: Lang): string => {
  const card = readFace(face);
  if (!card) return hidden[lang];
  const semicolon = lang === 'fr' ? '\u202f; ' : '; ';
  const upper = card.upper.map((letter) => flagName(letter, lang)).join(', ');
  return [upper, `${below[lang]} ${flagName(card.lower, lang)}`, cargoInWords(face, lang)].join(semicolon);
};
