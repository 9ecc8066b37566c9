import { type State, wholePosition } from '@portolan/rotterdam';
import type { Table } from './model.ts';

/** A state as a table to draw. */
export const tableOf = (state: State): Table => {
  const position = wholePosition(state);
  return { position, box: state.edition };
};
