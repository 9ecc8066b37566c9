import { uniform } from '@portolan/core';
import { bestMove, type Searchable } from '@portolan/solvers/search';
import { ticTacToe } from '../games/tic-tac-toe.ts';
import { boardgameIo, version } from './boardgame-io.ts';
import { contests } from './contests.ts';
import type { Benchmark } from './measure.ts';
import { fromMiddle, overGame } from './played-on.ts';
import type { Suite } from './suites.ts';

const crosses: Searchable<[number, number], ReturnType<typeof ticTacToe.actions>[number]> = {
  game: ticTacToe,
  policy: uniform,
  deal: (state) => state,
  standing: (state) => ticTacToe.scores(state).map(({ total }) => total),
  horizon: { actions: 10 },
  spread: 1,
  deals: 4,
  usual: 1000,
};

const ITERATIONS = 2000;

const empty: [number, number] = [0, 0];

const group = 'tic-tac-toe, a search from the empty board';

const own: Benchmark = {
  group,
  name: 'portolan',
  unit: 'games played on',
  work: () => {
    const { tried } = bestMove(crosses, empty, 0, { iterations: ITERATIONS, all: true });
    return { count: tried, checksum: tried };
  },
};

/** By game: its title, what is wanted a second, how far into a game its middle is, and one decision in how many is taken. */
const measured: Readonly<Record<string, readonly [title: string, target: number, middle: number, every: number]>> = {
  borneo: ['Borneo', 5000, 170, 8],
  'cabo-da-roca': ['Cabo da Roca', 3000, 330, 16],
  'comptoir-des-antilles': ['Comptoir des Antilles', 5000, 140, 8],
  rotterdam: ['Rotterdam', 5000, 330, 16],
};

const fourGames = (): Benchmark[] =>
  contests.flatMap((one) => {
    const [title, target, actions, every] = measured[one.game.id]!;
    const iterations = target === 3000 ? 60 : 300;
    return [fromMiddle(title, one, { actions, iterations, target }), overGame(title, one, { every, target })];
  });

/** Games played on a second in the four games, and on tic-tac-toe beside the searching bot of boardgame.io. */
export const searchSuite = (): Suite => {
  const peers = boardgameIo();
  const theirs: Benchmark[] =
    'bot' in peers
      ? [
          {
            group,
            name: `boardgame.io ${version}`,
            unit: 'games played on',
            work: () => ({ count: peers.bot(ITERATIONS), checksum: ITERATIONS }),
          },
        ]
      : [];
  return {
    benchmarks: [...fourGames(), own, ...theirs],
    notes: 'missing' in peers ? [peers.missing] : [],
  };
};
