import type { Table } from '@portolan/boards/borneo';
import type { Edition } from '@portolan/borneo';
import type { BaseForm } from '../../../position/editor-game.ts';

/** What the groups of fields of Borneo share. */
export interface Form extends BaseForm {
  readonly seats: number;
  readonly phase: string;
  /** The box in use: the one entered, or the default one while that cannot be read. */
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}
