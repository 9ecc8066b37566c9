import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { sensible } from '@portolan/solvers/comptoir-des-antilles';
import { suiteOf } from './game-suite.ts';

/** Comptoir des Antilles for four. Targets: 500,000 actions a second with all legal ones listed; a verdict in 5 µs; a position read in 100 µs. */
export const comptoirSuite = () =>
  suiteOf(comptoirDesAntilles, {
    title: 'Comptoir des Antilles',
    table: { seats: 4 },
    games: 50,
    sensible: { policy: sensible, games: 20 },
    targets: { actions: 500_000, checks: 200_000, positions: 10_000 },
  });
