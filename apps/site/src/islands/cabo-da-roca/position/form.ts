import type { Edition } from '@portolan/cabo-da-roca';
import type { Violation } from '@portolan/core';
import type { Table } from '../../../boards/cabo-da-roca/model.ts';
import type { BaseForm } from '../../position/editor-game.ts';

/** What the groups of fields of Cabo da Roca share. */
export interface Form extends BaseForm {
  readonly seats: number;
  readonly phase: string;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

/** The fields that a violation of the position is about: its ship, its seat, else the map. */
export const placesOf = ({ ship, seat, owner, at }: Violation): readonly string[] => [
  ...(typeof ship === 'string' ? [`ships.${ship}`] : []),
  ...(typeof seat === 'number' ? [`coins[${seat}]`, `home[${seat}]`] : []),
  ...(typeof owner === 'number' ? [`coins[${owner}]`] : []),
  ...(Array.isArray(at) ? ['board'] : []),
];
