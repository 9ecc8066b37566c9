import type { Table } from '@portolan/boards/rotterdam';
import { type Edition, type Position, parseEdition, reconstructed } from '@portolan/rotterdam';

/** The box that a form is about; the default one while the owner's cannot be read. */
export const boxFrom = (edition: unknown): Edition => {
  const read = parseEdition(edition ?? undefined);
  return read.ok ? read.value : reconstructed;
};

/** A river to draw with some ships on it; it need not be a table that can be played. */
export const riverTable = (box: Edition, ships: readonly string[], more: Partial<Position> = {}): Table => ({
  position: { seats: 4, phase: 'sail', ships, ...more },
  box,
});

/** Ships of other players, empty, one on each of some positions; their letters begin with the one given. */
export const parked = (occupied: readonly string[], letter = 'a'): string[] =>
  occupied.map((at, i) => `${1 + (i % 3)}${String.fromCharCode(letter.charCodeAt(0) + Math.floor(i / 3))}@${at}`);

/** A list with something put in, or taken out if it was there. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
