import type { Lang, Seat, Text } from '@portolan/core';

/** Letters of the seats, as printed on every token. */
const seatLetters = ['A', 'B', 'C', 'D', 'E'] as const;

/** The letter of a seat. */
export const seatLetter = (seat: Seat): string => seatLetters[seat] ?? String(seat);

const shapes: readonly Text[] = [
  { fr: 'cercle', en: 'circle' },
  { fr: 'carré', en: 'square' },
  { fr: 'triangle', en: 'triangle' },
  { fr: 'losange', en: 'diamond' },
  { fr: 'hexagone', en: 'hexagon' },
];

/** The name of a seat's token for those who cannot see it: "Player A, circle". */
export const seatInWords = (seat: Seat, lang: Lang): string =>
  `${lang === 'fr' ? 'Joueur' : 'Player'} ${seatLetter(seat)}, ${shapes[seat]?.[lang] ?? ''}`;

/** Seats as a list of letters: "A, B". */
export const seatList = (seats: readonly Seat[]): string => seats.map(seatLetter).join(', ');
