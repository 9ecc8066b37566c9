import { readShip, type Ship } from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';

/** A ship afloat as a position writes it. */
export const shipWritten = ({ id, at, cargo }: Pick<Ship, 'id' | 'at' | 'cargo'>): string =>
  `${id}@${at}${cargo ? `:${cargo}` : ''}`;

/** All ships that so many players have. */
export const fleetIds = (box: Edition, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from(
      { length: box.shipsPerPlayer[seats as 2 | 3 | 4] },
      (_unused, i) => `${seat}${String.fromCharCode(97 + i)}`,
    ),
  ).flat();

/** The ships with one of them put somewhere, or taken to the reserve (`null`). */
export const withShip = (
  ships: readonly string[],
  id: string,
  put: Pick<Ship, 'at' | 'cargo'> | null,
): readonly string[] => {
  const index = ships.findIndex((text) => readShip(text).id === id);
  if (put === null) return ships.filter((_, i) => i !== index);
  const text = shipWritten({ id, ...put });
  return index < 0 ? [...ships, text] : ships.map((old, i) => (i === index ? text : old));
};

/** A free start, or else any free position. */
export const freePlace = (box: Edition, ships: readonly Ship[]): string => {
  const free = box.positions.filter(({ id, harbor }) => !harbor && !ships.some(({ at }) => at === id));
  return (free.find(({ start }) => start) ?? free[0] ?? box.positions[0])?.id ?? '';
};
