import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type AnyGame, must, nextAction, rng, uniform } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { searched as ofBorneo } from '@portolan/solvers/borneo';
import { searched as ofCabo } from '@portolan/solvers/cabo-da-roca';
import { searched as ofComptoir } from '@portolan/solvers/comptoir-des-antilles';
import { searched as ofRotterdam } from '@portolan/solvers/rotterdam';
import { bestMove, type Searchable } from '@portolan/solvers/search';
import { ticTacToe } from '../games/tic-tac-toe.ts';
import { boardgameIo, version } from './boardgame-io.ts';
import { type Benchmark, mix } from './measure.ts';
import type { Suite } from './suites.ts';

// biome-ignore lint/suspicious/noExplicitAny: searches of all games
type AnySearch = Searchable<any, any>;

/** A decision in the middle of a sensible game for three: so many actions from its beginning, and on to a seat with a choice. */
const middle = (game: AnyGame, searched: AnySearch, actions: number) => {
  const state: unknown = must(game.setup({ seats: 3 }));
  const random = rng(2026);
  for (let played = 0; ; played++) {
    const [actor] = game.turn(state).actors;
    if (played >= actions && typeof actor === 'number' && game.actions(state, actor).length > 3) {
      return { state, seat: actor };
    }
    game.apply(state, nextAction(game, state, random, searched.policy)!);
  }
};

/** Games played on from there, as a search plays them on. */
const playedOn = (
  title: string,
  game: AnyGame,
  searched: AnySearch,
  actions: number,
  iterations: number,
  target: number,
): Benchmark => {
  const { state, seat } = middle(game, searched, actions);
  return {
    group: `${title}, a search in the middle of a game for 3`,
    name: 'portolan',
    unit: 'games played on',
    target,
    work: () => {
      const { tried, ranking } = bestMove(searched, state, seat, { iterations, all: true });
      const checksum = ranking.reduce((sum, { count, wins }) => mix(mix(sum, count), Math.round(100 * (wins ?? 0))), 0);
      return { count: tried, checksum };
    },
  };
};

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
    benchmarks: [
      playedOn('Borneo', borneo, ofBorneo, 170, 300, 5000),
      playedOn('Cabo da Roca', caboDaRoca, ofCabo, 330, 60, 3000),
      playedOn('Comptoir des Antilles', comptoirDesAntilles, ofComptoir, 140, 300, 5000),
      playedOn('Rotterdam', rotterdam, ofRotterdam, 330, 300, 5000),
      own,
      ...theirs,
    ],
    notes: 'missing' in peers ? [peers.missing] : [],
  };
};
