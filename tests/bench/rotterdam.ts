import { atRandom, rotterdam } from '@portolan/rotterdam';
import { sensible } from '@portolan/solvers/rotterdam';
import { suiteOf } from './game-suite.ts';

/** Rotterdam for four. Targets: 1,000,000 actions a second with all legal ones listed; a verdict in 5 µs; a position read in 20 µs. */
export const rotterdamSuite = () =>
  suiteOf(rotterdam, {
    title: 'Rotterdam',
    table: { seats: 4 },
    games: 30,
    policy: atRandom,
    sensible: { policy: sensible, games: 10 },
    targets: { actions: 1_000_000, sensible: 333_000, checks: 200_000, positions: 50_000 },
  });
