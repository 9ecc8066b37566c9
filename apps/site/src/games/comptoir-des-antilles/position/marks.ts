import { type Marks, sceneOf, type Table } from '@portolan/boards/comptoir-des-antilles';
import { engine, type State } from '@portolan/comptoir-des-antilles';
import { stepFrom } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import type { Json } from '../../../stores/table.ts';

/** A table and what is tried on it. */
export interface Tried {
  readonly table: Table;
  readonly state: State | undefined;
  readonly action: Json | undefined;
}

const marksOf = ({ table, state, action }: Tried): Marks => {
  if (!state || !action) return {};
  const read = engine.parseAction(action, state);
  if (!read.ok) return {};
  const { verdict, events } = stepFrom(engine, state, read.value);
  const scene = sceneOf(table, read.value, verdict.legal ? [] : verdict.violations, events);
  return scene.kind === 'port' ? scene.marks : {};
};

/** What the proposed move does, or why it may not, as marks of the picture. */
export const useMarks = ({ table, state, action }: Tried): Marks =>
  useMemo(() => marksOf({ table, state, action }), [table, state, JSON.stringify(action)]);
