import { amount, items, listed, seat } from '@portolan/core/words';
import { faceParts, named, pairs } from './facts.ts';

const companyNames: Readonly<Record<string, string>> = { red: 'rouge', blue: 'bleue', green: 'verte', yellow: 'jaune' };
const spiceNames: Readonly<Record<string, string>> = {
  pepper: 'poivre',
  cinnamon: 'cannelle',
  clove: 'girofle',
  nutmeg: 'muscade',
  crate: 'caisse',
  p: 'poivre',
  c: 'cannelle',
  v: 'girofle',
  n: 'muscade',
  x: 'caisse',
};
const phaseNames: Readonly<Record<string, string>> = {
  deal: 'la donne',
  reveal: 'l’ouverture des ports',
  first: 'le tirage du premier joueur',
  place: 'le placement des marchands',
  mission: 'la phase 1, Mission',
  company: 'la phase 2, compagnie',
  defend: 'la défense',
  yield: 'le départ du marchand vaincu',
  reward: 'la récompense du défenseur',
  shipment: 'la phase 3, Cargaison',
  distribute: 'la distribution des épices',
  refill: 'l’arrivée d’une carte Port',
  draw: 'la phase 4, pioche',
  discard: 'la défausse de l’excédent',
  final: 'le tour des dernières Missions',
  over: 'la fin de la partie',
};
const deedNames: Readonly<Record<string, string>> = {
  draw: 'piocher',
  reveal: 'retourner une carte Port',
  chooseFirst: 'tirer le premier joueur',
  place: 'placer un marchand',
  completeMission: 'réaliser une Mission',
  transfer: 'changer de compagnie',
  attack: 'attaquer',
  defend: 'se défendre',
  yield: 'déplacer un marchand vaincu',
  reward: 'choisir une récompense',
  playShipment: 'jouer une Cargaison',
  take: 'prendre une épice',
  discard: 'se défausser',
  pass: 'passer',
};

const flagLetters: Readonly<Record<string, string>> = { R: 'R', B: 'B', G: 'V', Y: 'J' };
const flags = (letters: string) => [...letters].map((letter) => flagLetters[letter] ?? letter).join('');

/** `la compagnie rouge`. */
export const company = (value: unknown): string => `la compagnie ${companyNames[String(value)] ?? named(value)}`;

/** Companies by color alone: `rouge, bleue et verte`. */
export const companies = (value: unknown): string =>
  listed(
    items(value).map((id) => companyNames[String(id)] ?? named(id)),
    'fr',
  );

/** Flags by company: `rouge 4, bleue 3`. */
export const tally = (value: unknown): string =>
  pairs(value)
    .map(([id, flagCount]) => `${companyNames[id] ?? named(id)} ${flagCount}`)
    .join(', ');

/** `girofle`. */
export const spice = (value: unknown): string => spiceNames[String(value)] ?? named(value);

/** Units by spice: `2 poivre + 1 girofle`. */
export const demand = (value: unknown): string =>
  pairs(value)
    .map(([id, units]) => `${units} ${spice(id)}`)
    .join(' + ');

/** A card in words: `RRB/V girofle ×2`, `Kuching`, `une carte cachée`. */
export const card = (value: unknown): string => {
  if (value === '?') return 'une carte cachée';
  const face = faceParts(value);
  if (!face) return spiceNames[String(value)] ?? named(value);
  const drawn = face.spice ? ` ${spice(face.spice)}${face.doubled ? ' ×2' : ''}` : '';
  return `${flags(face.upper)}/${flags(face.lower)}${drawn}`;
};

/** Cards in words, in order. */
export const cards = (value: unknown): string => listed(items(value).map(card), 'fr');

/** Seats as letters: `A et B`; nature is chance. */
export const seats = (value: unknown, last: 'and' | 'or' = 'and'): string =>
  listed(
    items(value).map((who) => (who === 'nature' ? 'hasard' : seat(who))),
    'fr',
    last,
  );

/** A phase with its article. */
export const phase = (value: unknown): string => phaseNames[String(value)] ?? named(value);

/** What an action does, as an infinitive. */
export const deed = (value: unknown): string => deedNames[String(value)] ?? named(value);

/** A number with its noun: singular up to 1. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${Math.abs(amount(value)) < 2 ? one : many}`;
