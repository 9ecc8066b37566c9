import type { CompanyId, Face, Phase, SpiceId } from '@portolan/borneo';
import type { Lang, Text } from '@portolan/core';
import type { FlagLetter } from '../flags.ts';
import { readFace, type SpiceLetter } from './face.ts';

/** The flag letter of each company, as face codes write it. */
export const letterOf: Readonly<Record<CompanyId, FlagLetter>> = { red: 'R', blue: 'B', green: 'G', yellow: 'Y' };

/** The company of each flag letter. */
export const companyOf: Readonly<Record<FlagLetter, CompanyId>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

/** All companies, left to right on the board. */
export const companies: readonly CompanyId[] = ['red', 'blue', 'green', 'yellow'];

/** All spices, in the order of the box. */
export const spices: readonly SpiceId[] = ['pepper', 'cinnamon', 'clove', 'nutmeg'];

/** The letter of each spice in face codes. */
export const spiceLetterOf: Readonly<Record<SpiceId, SpiceLetter>> = {
  pepper: 'p',
  cinnamon: 'c',
  clove: 'v',
  nutmeg: 'n',
};

const companyNames: Readonly<Record<CompanyId, Text>> = {
  red: { fr: 'rouge', en: 'red' },
  blue: { fr: 'bleue', en: 'blue' },
  green: { fr: 'verte', en: 'green' },
  yellow: { fr: 'jaune', en: 'yellow' },
};

const flagNames: Readonly<Record<FlagLetter, Text>> = {
  R: { fr: 'rouge', en: 'red' },
  B: { fr: 'bleu', en: 'blue' },
  G: { fr: 'vert', en: 'green' },
  Y: { fr: 'jaune', en: 'yellow' },
};

const spiceNames: Readonly<Record<SpiceLetter, Text>> = {
  p: { fr: 'poivre', en: 'pepper' },
  c: { fr: 'cannelle', en: 'cinnamon' },
  v: { fr: 'girofle', en: 'clove' },
  n: { fr: 'muscade', en: 'nutmeg' },
  x: { fr: 'caisse', en: 'crate' },
};

const phaseNames: Readonly<Record<Phase, Text>> = {
  deal: { fr: 'Donne des mains', en: 'Dealing hands' },
  reveal: { fr: 'Ouverture des ports', en: 'Opening the ports' },
  first: { fr: 'Choix du premier joueur', en: 'Choosing the first player' },
  place: { fr: 'Placement des marchands', en: 'Placing merchants' },
  mission: { fr: 'Mission', en: 'Mission' },
  company: { fr: 'Compagnie', en: 'Company' },
  defend: { fr: 'Défense', en: 'Defense' },
  yield: { fr: 'Sort du marchand vaincu', en: 'Fate of the beaten merchant' },
  reward: { fr: 'Récompense du défenseur', en: 'Reward of the defender' },
  shipment: { fr: 'Cargaison', en: 'Shipment card' },
  distribute: { fr: 'Distribution', en: 'Distribution' },
  refill: { fr: 'Nouvelle carte Port', en: 'New Harbor card' },
  draw: { fr: 'Pioche', en: 'Drawing' },
  discard: { fr: 'Défausse', en: 'Discarding' },
  final: { fr: 'Dernière Mission', en: 'Final Mission' },
  over: { fr: 'Partie terminée', en: 'Game over' },
};

/** "rouge" as in "compagnie rouge"; "red". */
export const companyName = (company: CompanyId, lang: Lang): string => companyNames[company][lang];

/** "Compagnie rouge"; "Red company". */
export const companyTitle = (company: CompanyId, lang: Lang): string => {
  const name = companyName(company, lang);
  return lang === 'fr' ? `Compagnie ${name}` : `${name[0]?.toUpperCase()}${name.slice(1)} company`;
};

/** The color of a flag as a word of its own: "vert". */
export const flagName = (letter: FlagLetter, lang: Lang): string => flagNames[letter][lang];

/** The name of a spice by its letter. */
export const spiceName = (letter: SpiceLetter, lang: Lang): string => spiceNames[letter][lang];

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase][lang];

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
