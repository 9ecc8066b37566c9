import { readFace } from '@portolan/boards/borneo';
import type { Face } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { facePrinted } from '../parts/names.ts';

/** A list as it was entered: faces, `?`, numbers of unknown cards, ids; also what is not yet any of them. */
export type Entries = readonly (string | number)[];

/** A list of cards or ids in a field, as it was entered. */
export const entriesIn = (json: unknown, key: string): Entries =>
  listIn(json, key).filter((entry): entry is string | number => typeof entry === 'string' || typeof entry === 'number');

const flagLetter = (letter: string): string => ({ V: 'G', J: 'Y' })[letter.toUpperCase()] ?? letter.toUpperCase();

const loose = /^([a-z])([a-z])([a-z])\/?([a-z]):?([pcvnx])([12]?)$/i;

/**
 * A card as people type it, as a face code: small letters, the French letters V and J, a missing `/` or `:` are
 * understood. What is no card stays as it was typed.
 */
export const cardTyped = (text: string): string => {
  const found = loose.exec(text);
  if (!found) return text;
  const [, a = '', b = '', c = '', lower = '', spice = '', units] = found;
  const face = `${flagLetter(a)}${flagLetter(b)}${flagLetter(c)}/${flagLetter(lower)}:${spice.toLowerCase()}${units === '2' ? '2' : ''}`;
  return readFace(face) ? face : text;
};

/** What a card holds, as pages print it: "RRV/J muscade double", "RRB/G clove ×2". */
const spiceWords: Readonly<Record<string, string>> = {
  poivre: 'p',
  pepper: 'p',
  cannelle: 'c',
  cinnamon: 'c',
  girofle: 'v',
  clove: 'v',
  muscade: 'n',
  nutmeg: 'n',
  caisse: 'x',
  crate: 'x',
};

const printed = new RegExp(
  `\\b([a-z]{3}/?[a-z])[\\s\u00a0:]+(${Object.keys(spiceWords).join('|')})(?:[\\s\u00a0]*(?:×|x)?[\\s\u00a0]*(2|doublée?|doubled?)(?![a-z]))?`,
  'gi',
);

/** Cards as a page prints them, written as they are typed. */
const asTyped = (text: string): string =>
  text.replace(
    printed,
    (_, flags: string, spice: string, doubled?: string) =>
      `${flags}:${spiceWords[spice.toLowerCase()]}${doubled ? '2' : ''}`,
  );

/** Reads a line of cards: separated by spaces, commas or semicolons; a number stands for so many unknown cards. */
export const cardsTyped = (text: string): (string | number)[] =>
  asTyped(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : cardTyped(word)));

/** Writes a list of cards as a line that can be typed again, with the letters of the page's language. */
export const cardsWritten = (cards: Entries, lang: Lang): string =>
  cards.map((card) => (typeof card === 'string' && readFace(card) ? facePrinted(card, lang) : card)).join(' ');

/** A list of cards with one copy of a card taken out, or put in if it was not there. */
export const toggledCard = (cards: Entries, card: Face): Entries => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards, card] : cards.filter((_, i) => i !== at);
};

/** A position to start from when nothing was entered before: four players after the placement, empty ports. */
export const freshPosition: Json = {
  seats: 4,
  phase: 'mission',
  first: 0,
  active: 0,
  companies: { red: [0, 1, 2], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
  ports: [
    { harbor: 'kuching', tower: [] },
    { harbor: 'banjarmasin', tower: [] },
    { harbor: 'sibu', tower: [] },
  ],
};
