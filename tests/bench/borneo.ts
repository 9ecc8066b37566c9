import { borneo } from '@portolan/borneo';
import { sensible } from '@portolan/solvers/borneo';
import { suiteOf } from './game-suite.ts';

/** Borneo for four. Targets: 1,000,000 actions a second with all legal ones listed; a verdict in 5 µs; a position read in 20 µs. */
export const borneoSuite = () =>
  suiteOf(borneo, {
    title: 'Borneo',
    table: { seats: 4 },
    games: 50,
    sensible: { policy: sensible, games: 20 },
    targets: { actions: 1_000_000, sensible: 333_000, checks: 200_000, positions: 50_000 },
  });
