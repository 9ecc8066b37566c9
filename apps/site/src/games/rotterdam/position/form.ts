import { readShip, type Table } from '@portolan/boards/rotterdam';
import type { Edition, Phase } from '@portolan/rotterdam';
import type { BaseForm } from '../../../position/editor-game.ts';
import { textsIn } from './draft.ts';

/** What the groups of fields of Rotterdam share. */
export interface Form extends BaseForm {
  readonly seats: 2 | 3 | 4;
  readonly phase: Phase;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

/** Positions of the river that are wrong: those of ships that cannot be there. */
export const wrongPlaces = (form: Form): readonly string[] => {
  const paths = [...form.problems.map(({ path }) => path), ...form.violations.flatMap(({ paths }) => paths)];
  const ships = textsIn(form.position, 'ships').map(readShip);
  const wrong = paths.flatMap((path) => ships[Number(/^ships\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.at ?? []);
  return [...new Set(wrong)].filter((at) => form.box.positions.some(({ id }) => id === at));
};
