import { fightMoves } from './fight/moves.ts';
import { fightResults } from './fight/results.ts';
import type { BorneoExample } from './position.ts';

/** Examples of fights. */
export const fight: readonly BorneoExample[] = [...fightMoves, ...fightResults];
