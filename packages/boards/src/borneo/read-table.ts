import { parsePosition, type State } from '@portolan/borneo';
import { ok, type Result } from '@portolan/core';
import type { Table } from './model.ts';
import { tableOf } from './table-of.ts';

/** Reads a position of unknown shape as a table to draw; problems say what is wrong with it. */
export const readTable = (json: unknown): Result<{ table: Table; state: State }> => {
  const parsed = parsePosition(json);
  return parsed.ok ? ok({ table: tableOf(parsed.value), state: parsed.value }) : parsed;
};
