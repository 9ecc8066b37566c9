import { solvePage } from '../../../solve/SolvePage.tsx';

/** The page "what is my best move?" of Cabo da Roca. */
export const CaboSolve = solvePage(() => import('./game.ts'));
