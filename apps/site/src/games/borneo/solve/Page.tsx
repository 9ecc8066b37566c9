import { solvePage } from '../../../solve/SolvePage.tsx';

/** The page "what is my best move?" of Borneo. */
export const BorneoSolve = solvePage(() => import('./game.ts'));
