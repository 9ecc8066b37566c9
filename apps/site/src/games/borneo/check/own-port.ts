import { parseFace } from '@portolan/borneo';
import type { TriggerInput } from '@portolan/borneo/checkers';
import type { Text } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';

/** A card that no box holds, a doubled crate, stands for the one that nobody has named yet. */
const noCard = 'RRR/R:x2';
/** No card can reach 28 flags on nine cards: these two numbers stand for a Harbor card that nobody has named yet. */
const noHarbor = { monopoly: 28, capacity: 9 } as const;

/** A port of which nothing has been said. */
export const emptyPort: TriggerInput = { ...noHarbor, tower: [], card: noCard };

/** Whether the new card has been named. */
export const hasCard = ({ card }: Pick<TriggerInput, 'card'>): boolean => card !== noCard;

/** Whether the Harbor card has been named. */
export const hasHarbor = ({ monopoly, capacity }: Pick<TriggerInput, 'monopoly' | 'capacity'>): boolean =>
  monopoly !== noHarbor.monopoly || capacity !== noHarbor.capacity;

/** What has to be said of a port before anything follows. */
export const missingAtPort = (input: TriggerInput): Text | undefined => {
  if (!hasHarbor(input)) return both('Quelle carte Port\u00a0?', 'Which Harbor card?');
  return hasCard(input) ? undefined : both('Quelle carte y joue-t-on\u00a0?', 'Which card is played there?');
};

/** The port on a whole table, as it lies before the card is played; undefined where cards are known by their flags alone. */
export const portAt = (
  { monopoly, capacity, tower, card }: TriggerInput,
  harbors: readonly { readonly id: string; readonly monopoly: number; readonly capacity: number }[],
): Json | undefined => {
  const harbor = harbors.find((one) => one.monopoly === monopoly && one.capacity === capacity);
  if (!harbor || [...tower, card].some((face) => parseFace(face) === undefined)) return undefined;
  const others = harbors.filter(({ id }) => id !== harbor.id).slice(0, 2);
  return {
    ports: [{ harbor: harbor.id, tower }, ...others.map(({ id }) => ({ harbor: id, tower: [] }))],
  };
};
