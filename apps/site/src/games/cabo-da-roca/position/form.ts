import type { Table } from '@portolan/boards/cabo-da-roca';
import type { Edition } from '@portolan/cabo-da-roca';
import type { BaseForm } from '../../../position/editor-game.ts';

/** What the groups of fields of Cabo da Roca share. */
export interface Form extends BaseForm {
  readonly seats: number;
  readonly phase: string;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}
