import type { Table } from '@portolan/boards/cabo-da-roca';
import { type Edition, type Impossibility, placesOf as placesIn } from '@portolan/cabo-da-roca';
import type { Violation } from '@portolan/core';
import type { BaseForm } from '../../../position/editor-game.ts';
import type { Json } from '../../../stores/table.ts';

/** What the groups of fields of Cabo da Roca share. */
export interface Form extends BaseForm {
  readonly seats: number;
  readonly phase: string;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

/** The fields that a violation of the position is about. */
export const placesOf = (violation: Violation, position: Json): readonly string[] =>
  placesIn(violation as unknown as Impossibility, position);
