import type { Impossibility } from './reasons.ts';
import type { State } from './state.ts';
import { mapProblems } from './validate/map.ts';
import { momentProblems } from './validate/moment.ts';
import { pieceProblems } from './validate/pieces.ts';
import { stockProblems } from './validate/stock.ts';
import type { Written } from './validate/written.ts';

/**
 * Why a well-formed position cannot occur: every reason with its clause and its paths in what was written; empty if it is sound. From every
 * sound position the game can go on or is over, and what a legal action leads to is sound again (but for boxes and tables
 * with so few trade cards that ships can hold them all).
 */
export const validate = (state: State, written: Written = {}): readonly Impossibility[] => [
  ...mapProblems(state, written),
  ...pieceProblems(state, written),
  ...stockProblems(state, written),
  ...momentProblems(state),
];
