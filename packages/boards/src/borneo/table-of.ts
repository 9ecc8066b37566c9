import { makePosition, type State } from '@portolan/borneo';
import type { Table } from './model.ts';

/** A state as a table to draw. */
export const tableOf = (state: State): Table => ({ position: makePosition(state), box: state.edition });
