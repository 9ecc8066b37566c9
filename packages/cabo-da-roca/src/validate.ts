import type { Impossibility } from './reasons.ts';
import type { State } from './state.ts';
import { mapProblems } from './validate/map.ts';
import { pieceProblems } from './validate/pieces.ts';
import { stockProblems } from './validate/stock.ts';

/** Why a well-formed position cannot occur: every reason with its clause and its place; empty if it is sound. */
export const validate = (state: State): readonly Impossibility[] => [
  ...mapProblems(state),
  ...pieceProblems(state),
  ...stockProblems(state),
];
