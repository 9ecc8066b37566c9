import { amount, items, listed, seat, word } from '@portolan/core/words';
import { shipParts, square, treasureParts } from './facts.ts';

const shipNames = { f: 'fishing ship', t: 'trade ship', p: 'pirate' } as const;
const pieceNames: Readonly<Record<string, string>> = {
  sailor: 'sailor',
  fishing: 'fishing ship',
  trade: 'trade ship',
  pirate: 'pirate',
};
const tileNames: Readonly<Record<string, string>> = {
  sea: 'open sea',
  quarter: 'a quarter land',
  coast: 'a coast',
  cove: 'a cove',
  port: 'a port',
  lighthouse: 'a lighthouse',
  shoals: 'shoals',
  rock: 'a rock',
  shark: 'a shark',
  storm: 'a storm',
  island: 'an island',
  wreck: 'a wreck',
  fish1: 'a tile with one fish',
  fish2: 'a tile with two fish',
  fish3: 'a tile with three fish',
};
const directionNames: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};
const phaseNames: Readonly<Record<string, string>> = {
  deal: 'the dealing of the ports',
  tile: 'the tile step',
  stack: 'the draw of a tile',
  lay: 'the laying of the tile',
  act: 'the time of purchases and actions',
  pile: 'the draw of a card',
  departing: 'the departure of the ship just loaded',
  crossing: 'a crossing',
  debt: 'the settling of a debt',
  consent: 'the time of an answer',
  reveal: 'the search for a treasure card',
  over: 'the end of the game',
};
const rotationNames = ['', ', turned a quarter', ', turned halfway round', ', turned three quarters'];

/** `A’s trade ship 1`. */
export const ship = (value: unknown): string => {
  const parts = shipParts(value);
  return parts ? [`${parts.owner}’s ${shipNames[parts.kind]}`, parts.number].filter(Boolean).join(' ') : word(value);
};

/** `trade ship 1`, `the pirate` for its owner, `B’s trade ship 1` for anybody else. */
export const own = (value: unknown, who: unknown): string => {
  const parts = shipParts(value);
  if (!parts || parts.owner !== seat(who)) return ship(value);
  return parts.number ? `${shipNames[parts.kind]} ${parts.number}` : `the ${shipNames[parts.kind]}`;
};

/** A ship as `own`, a sailor by its square. */
export const owned = (value: unknown, who: unknown): string => (Array.isArray(value) ? piece(value) : own(value, who));

/** Pieces as `owned`, listed. */
export const pieces = (value: unknown, who: unknown): string =>
  listed(
    items(value).map((one) => owned(one, who)),
    'en',
  );

/** Ships: `A’s pirate and A’s fishing ship 1`. */
export const ships = (value: unknown): string => listed(items(value).map(ship), 'en');

/** A kind of piece with an article, a ship by its id, a sailor by its square. */
export const piece = (value: unknown): string => {
  if (Array.isArray(value)) return `the sailor on ${square(value)}`;
  const name = pieceNames[String(value)];
  return name ? `a ${name}` : ship(value);
};

/** A kind of piece without an article. */
export const pieceKind = (value: unknown): string => pieceNames[String(value)] ?? word(value);

/** A tile with an article: `a coast`, `port B`. */
export const tile = (value: unknown): string => {
  const text = word(value);
  return tileNames[text] ?? (/^[A-J]$/.test(text) ? `port ${text}` : text);
};

/** A card: `card t01`, `the card Island 50`. */
export const card = (value: unknown): string => {
  const treasure = treasureParts(value);
  if (treasure) return `the card ${treasureType(treasure.type)} ${treasure.value}`;
  return value === '?' ? 'an unknown card' : `card ${word(value)}`;
};

/** `Island` or `Wreck`. */
export const treasureType = (value: unknown): string =>
  value === 'wreck' ? 'Wreck' : value === 'island' ? 'Island' : '?';

/** `northeast`. */
export const direction = (value: unknown): string => directionNames[String(value)] ?? word(value);

/** `, turned a quarter`, clockwise; nothing for a tile laid as it is. */
export const rotation = (value: unknown): string => rotationNames[amount(value)] ?? '';

/** A phase, with an article where it needs one. */
export const phase = (value: unknown): string => phaseNames[String(value)] ?? word(value);

/** Letters of ports: `B and C`. */
export const ports = (value: unknown): string => listed(items(value).map(word), 'en');

/** Seats as letters: `A and B`. */
export const seats = (value: unknown): string => listed(items(value).map(seat), 'en');

/** A number with its noun: singular for 1 only. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${Math.abs(amount(value)) === 1 ? one : many}`;

/** `20 coins`. */
export const coins = (value: unknown): string => count(value, 'coin');
