import type { Table } from '@portolan/boards/borneo';
import type { Edition } from '@portolan/borneo';
import type { Violation } from '@portolan/core';
import type { BaseForm } from '../../../position/editor-game.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';

/** What the groups of fields of Borneo share. */
export interface Form extends BaseForm {
  readonly seats: number;
  readonly phase: string;
  /** The box in use: the one entered, or the default one while that cannot be read. */
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

const portsWith = (position: Json, harbor: unknown): string[] =>
  listIn(position, 'ports').flatMap((port, i) =>
    objectIn({ port }, 'port').harbor === harbor ? [`ports[${i}].harbor`] : [],
  );

const storesWith = (position: Json, key: 'harbors' | 'missions', id: unknown): string[] =>
  listIn(position, 'warehouses').flatMap((store, i) =>
    listIn(store, key).includes(id) ? [`warehouses[${i}].${key}`] : [],
  );

type Places = (violation: Violation, position: Json) => readonly string[];

const placesByReason: Readonly<Record<string, Places>> = {
  'variant-seats': () => ['options'],
  'merchant-total': () => ['companies'],
  'company-overfull': ({ facts: { company } }) => [`companies.${company}`],
  gap: ({ facts: { company } }) => [`companies.${company}`],
  'harbor-not-in-game': ({ facts: { harbor } }, position) => [
    ...portsWith(position, harbor),
    ...storesWith(position, 'harbors', harbor),
  ],
  'harbor-twice': ({ facts: { harbor } }, position) => [
    ...portsWith(position, harbor),
    ...storesWith(position, 'harbors', harbor),
  ],
  'mission-not-in-game': ({ facts: { mission } }, position) => [
    'missions',
    ...storesWith(position, 'missions', mission),
  ],
  'mission-twice': ({ facts: { mission } }, position) => ['missions', ...storesWith(position, 'missions', mission)],
  'closed-harbor': ({ facts: { port } }) => [`ports[${Number(port) - 1}].harbor`],
  'capacity-passed': ({ facts: { port } }) => [`ports[${Number(port) - 1}].tower`],
  'monopoly-standing': ({ facts: { port } }) => [`ports[${Number(port) - 1}].tower`],
  'hand-over-limit': ({ facts: { seat } }) => [`hands[${seat}]`],
  'hand-empty': ({ facts: { seat } }) => [`hands[${seat}]`],
  'pirate-ship': () => ['pirateShip'],
  'card-total': () => ['pile'],
  'too-many-copies': () => ['pile'],
};

/** The fields that a violation of the position is about. */
export const placesOf: Places = (violation, position) => placesByReason[violation.reason]?.(violation, position) ?? [];
