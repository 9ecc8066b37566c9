import { makePosition, parseEdition, parsePosition, type State } from '@portolan/borneo';
import { ok, type Result } from '@portolan/core';
import type { Table } from './model.ts';

/** A state as a table to draw. */
export const tableOf = (state: State): Table => {
  const position = makePosition(state);
  const box = parseEdition(position.edition ?? {});
  if (!box.ok) throw new Error('a position made by the engine names a box that cannot be read');
  return { position, box: box.value };
};

/** Reads a position of unknown shape as a table to draw; problems say what is wrong with it. */
export const readTable = (json: unknown): Result<{ table: Table; state: State }> => {
  const parsed = parsePosition(json);
  return parsed.ok ? ok({ table: tableOf(parsed.value), state: parsed.value }) : parsed;
};
