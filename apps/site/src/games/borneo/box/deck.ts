import type { ShipmentCard } from '@portolan/borneo';

/** A line of the list: a face, and how often it is in the box. Letters of either language: V is green, J yellow. */
const LINE = /^([RBGVYJ]{3})\/([RBGVYJ]):([PCVNX])(2?)(?:\s*[X×*]\s*(\d{1,2}))?$/;

const flag = (letter: string): string => ({ V: 'G', J: 'Y' })[letter] ?? letter;

/** A list of cards as people type it: one a line, `RRV/J:n2 ×3`. Lines that are none are told by number. */
export const readDeck = (
  text: string,
): { readonly cards: readonly ShipmentCard[]; readonly bad: readonly number[] } => {
  const copies = new Map<string, number>();
  const bad: number[] = [];
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim().toUpperCase();
    if (line === '') continue;
    const [, upper, lower, spice, doubled, count] = LINE.exec(line) ?? [];
    if (upper === undefined || lower === undefined || spice === undefined) {
      bad.push(i + 1);
      continue;
    }
    const face = `${[...upper].map(flag).join('')}/${flag(lower)}:${spice.toLowerCase()}${doubled ?? ''}`;
    copies.set(face, (copies.get(face) ?? 0) + Number(count ?? 1));
  }
  return { cards: [...copies].map(([face, n]) => ({ face, copies: n })), bad };
};

/** The list as text, a card a line. */
export const writeDeck = (cards: readonly ShipmentCard[]): string =>
  cards.map(({ face, copies }) => (copies > 1 ? `${face} ×${copies}` : face)).join('\n');
