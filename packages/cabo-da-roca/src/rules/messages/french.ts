import { amount, items, listed, seat, word } from '@portolan/core/words';
import { shipParts, square, treasureParts } from './facts.ts';

const shipNames = { f: 'bateau de pêche', t: 'bateau de commerce', p: 'pirate' } as const;
const pieceNames: Readonly<Record<string, string>> = {
  sailor: 'marin',
  fishing: 'bateau de pêche',
  trade: 'bateau de commerce',
  pirate: 'pirate',
};
const tileNames: Readonly<Record<string, string>> = {
  sea: 'une pleine mer',
  quarter: 'un quart de terre',
  coast: 'une côte',
  cove: 'une anse',
  port: 'un port',
  lighthouse: 'un phare',
  shoals: 'des hauts-fonds',
  rock: 'un rocher',
  shark: 'un requin',
  storm: 'une tempête',
  island: 'une île',
  wreck: 'une épave',
  fish1: 'une tuile à un poisson',
  fish2: 'une tuile à deux poissons',
  fish3: 'une tuile à trois poissons',
};
const directionNames: Readonly<Record<string, string>> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ouest',
  W: 'ouest',
  NW: 'nord-ouest',
};
const phaseNames: Readonly<Record<string, string>> = {
  deal: 'la distribution des ports',
  tile: 'l’étape de la tuile',
  stack: 'le tirage d’une tuile',
  lay: 'la pose de la tuile',
  act: 'le moment des achats et des actions',
  pile: 'le tirage d’une carte',
  departing: 'le départ du bateau chargé',
  crossing: 'un croisement',
  debt: 'le règlement d’une dette',
  consent: 'le moment d’une réponse',
  reveal: 'la recherche d’une carte de trésor',
  over: 'la fin de la partie',
};
const rotationNames = [
  '',
  ', tournée d’un quart de tour',
  ', tournée d’un demi-tour',
  ', tournée de trois quarts de tour',
];

/** `bateau de commerce 1 de A`, without an article. */
export const bareShip = (value: unknown): string => {
  const parts = shipParts(value);
  if (!parts) return word(value);
  return `${[shipNames[parts.kind], parts.number].filter(Boolean).join(' ')} de ${parts.owner}`;
};

/** `le bateau de commerce 1 de A`. */
export const ship = (value: unknown): string => `le ${bareShip(value)}`;

/** `son bateau de commerce 1` for its owner, `le bateau de commerce 1 de B` for anybody else. */
export const own = (value: unknown, who: unknown): string => {
  const parts = shipParts(value);
  if (!parts || parts.owner !== seat(who)) return ship(value);
  return ['son', shipNames[parts.kind], parts.number].filter(Boolean).join(' ');
};

/** A ship as `own`, a sailor by its square. */
export const owned = (value: unknown, who: unknown): string => (Array.isArray(value) ? piece(value) : own(value, who));

/** Pieces as `owned`, listed. */
export const pieces = (value: unknown, who: unknown): string =>
  listed(
    items(value).map((one) => owned(one, who)),
    'fr',
  );

/** `au bateau de commerce 1 de A`. */
export const toShip = (value: unknown): string => `au ${bareShip(value)}`;

/** Ships with articles: `le pirate de A et le bateau de pêche 1 de A`. */
export const ships = (value: unknown): string => listed(items(value).map(ship), 'fr');

/** A kind of piece with an article, a ship by its id, a sailor by its square. */
export const piece = (value: unknown): string => {
  if (Array.isArray(value)) return `le marin en ${square(value)}`;
  const name = pieceNames[String(value)];
  return name ? `un ${name}` : ship(value);
};

/** A kind of piece without an article. */
export const pieceKind = (value: unknown): string => pieceNames[String(value)] ?? word(value);

/** A tile with an article: `une côte`, `le port B`. */
export const tile = (value: unknown): string => {
  const text = word(value);
  return tileNames[text] ?? (/^[A-J]$/.test(text) ? `le port ${text}` : text);
};

/** A card: `la carte t01`, `la carte Île 50`. */
export const card = (value: unknown): string => {
  const treasure = treasureParts(value);
  if (treasure) return `la carte ${treasureType(treasure.type)} ${treasure.value}`;
  return value === '?' ? 'une carte inconnue' : `la carte ${word(value)}`;
};

/** `Île` or `Épave`. */
export const treasureType = (value: unknown): string =>
  value === 'wreck' ? 'Épave' : value === 'island' ? 'Île' : '?';

/** `nord-est`. */
export const direction = (value: unknown): string => directionNames[String(value)] ?? word(value);

/** `au nord-est`, `à l’est`. */
export const toward = (value: unknown): string => {
  const name = direction(value);
  return /^[eo]/.test(name) ? `à l’${name}` : `au ${name}`;
};

/** `, tournée d’un quart de tour`; nothing for a tile laid as it is. */
export const rotation = (value: unknown): string => rotationNames[amount(value)] ?? '';

/** A phase with its article. */
export const phase = (value: unknown): string => phaseNames[String(value)] ?? word(value);

/** Letters of ports: `B et C`. */
export const ports = (value: unknown): string => listed(items(value).map(word), 'fr');

/** Seats as letters: `A et B`. */
export const seats = (value: unknown): string => listed(items(value).map(seat), 'fr');

/** A number with its noun: singular up to 1. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${Math.abs(amount(value)) < 2 ? one : many}`;

/** `20 pièces`. */
export const coins = (value: unknown): string => count(value, 'pièce');
