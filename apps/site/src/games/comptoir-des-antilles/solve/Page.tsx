import { solvePage } from '../../../solve/SolvePage.tsx';

/** The page "what is my best move?" of Comptoir des Antilles. */
export const ComptoirSolve = solvePage(() => import('./game.ts'));
