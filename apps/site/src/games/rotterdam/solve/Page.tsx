import { solvePage } from '../../../solve/SolvePage.tsx';

/** The page "what is my best move?" of Rotterdam. */
export const RotterdamSolve = solvePage(() => import('./game.ts'));
