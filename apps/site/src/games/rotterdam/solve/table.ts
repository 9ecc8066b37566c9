import { readTable, type Table } from '@portolan/boards/rotterdam';
import { ok, type Result, type Seat } from '@portolan/core';
import { rotterdam, type State } from '@portolan/rotterdam';

/** A table that is drawn, with the state that colors can be called in. */
export interface AskedTable extends Table {
  readonly state: State;
}

/** Reads a position of unknown shape as a table to ask about. */
export const readAskedTable = (json: unknown): Result<{ readonly table: AskedTable; readonly state: State }> => {
  const read = readTable(json);
  return read.ok ? ok({ table: { ...read.value.table, state: read.value.state }, state: read.value.state }) : read;
};

/** The same table as if a seat were to call a color now. */
export const callingIn = ({ state }: AskedTable, caller: Seat): State => ({
  ...rotterdam.clone(state),
  phase: 'sail',
  step: 'choose',
  seat: caller,
  called: [],
  call: null,
  offer: null,
  passed: [],
  due: state.due.map(() => 0),
  pending: [],
});
