import { must, playOut, rng } from '@portolan/core';
import { beatIt } from '../games/beat-it.ts';
import { connectFour } from '../games/connect-four.ts';
import { ticTacToe } from '../games/tic-tac-toe.ts';
import { boardgameIo, version } from './boardgame-io.ts';
import { type Engine, engineOf, playGames } from './engine.ts';
import { type Benchmark, mix } from './measure.ts';
import * as reducers from './reducers.ts';

const games = 300;

const entry = (group: string, name: string, engine: Engine<never, never>): Benchmark => ({
  group,
  name,
  unit: 'moves',
  work: () => playGames(engine, games),
});

const any = (engine: unknown): Engine<never, never> => engine as Engine<never, never>;

/** Our own playout loop, without the harness that all engines share. */
const playouts: Benchmark = {
  group: 'connect four, playOut of the core',
  name: 'portolan',
  unit: 'actions',
  target: 1_000_000,
  work: () => {
    const random = rng(2026);
    let count = 0;
    let checksum = 0;
    for (let game = 0; game < games; game++) {
      const state = must(connectFour.setup({ seats: 2 }));
      count += playOut(connectFour, state, random);
      checksum = mix(checksum, state.winner);
    }
    return { count, checksum };
  },
};

/** The small games on our core beside a plain reducer and boardgame.io: the same games, move by move. */
export const smallGames = (): { readonly benchmarks: Benchmark[]; readonly notes: string[] } => {
  const peers = boardgameIo();
  const rows = [
    ['tic-tac-toe', any(engineOf(ticTacToe, 2)), any(reducers.ticTacToe)],
    ['connect four', any(engineOf(connectFour, 2)), any(reducers.connectFour)],
    ['beat it', any(engineOf(beatIt, 4)), any(reducers.beatIt)],
  ] as const;
  const benchmarks = rows.flatMap(([game, own, reducer]) => [
    entry(game, 'portolan', own),
    entry(game, 'copy-on-write reducer', reducer),
    ...('engines' in peers ? [entry(game, `boardgame.io ${version}`, peers.engines[game])] : []),
  ]);
  const notes = [
    'beat it: here nature deals card by card, each of 20 to 1 cards with its weight; the others deal at once.',
  ];
  return { benchmarks: [...benchmarks, playouts], notes: 'missing' in peers ? [...notes, peers.missing] : notes };
};
