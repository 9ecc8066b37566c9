import { readShip } from '@portolan/boards/rotterdam';
import type { CallInput } from '@portolan/rotterdam/checkers';

/** An input without wishes for ships that are not there. */
export const withShips = (input: CallInput, ships: readonly string[]): CallInput => {
  const { wishes, ...others } = input;
  const left = wishes?.filter(({ ship }) => ships.some((text) => readShip(text).id === ship)) ?? [];
  return { ...others, ships, ...(left.length > 0 ? { wishes: left } : {}) };
};
