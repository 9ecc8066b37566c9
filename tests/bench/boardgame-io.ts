import type { Rng } from '@portolan/core';
import type { Engine } from './engine.ts';
import { peer } from './peers.ts';
import { connectFourResult, dealHands, mostTricks, playable, ticTacToeResult } from './reducers.ts';

/** The version to measure. */
export const version = '0.50.2';

interface BoardState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: number };
}

interface Context<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string };
}

/** As much of its game object as is used here. */
interface BoardGame<G> {
  readonly setup: () => G;
  readonly turn: object;
  readonly moves: Readonly<Record<'move', (context: Context<G>, move: number) => string | undefined>>;
  readonly endIf: (context: Context<G>) => number | undefined;
}

interface Library {
  readonly InitializeGame: <G>(options: { game: BoardGame<G>; numPlayers: number }) => BoardState<G>;
  readonly CreateGameReducer: <G>(options: {
    game: BoardGame<G>;
  }) => (state: BoardState<G>, action: object) => BoardState<G>;
}

const oneMove = { minMoves: 1, maxMoves: 1 };

/** A game played through its reducer, as its server and its bots do. */
const engine = <G>(
  { InitializeGame, CreateGameReducer }: Library,
  numPlayers: number,
  game: (random: Rng) => BoardGame<G>,
  list: (state: BoardState<G>) => readonly number[],
): Engine<BoardState<G>, number> => {
  let current: Rng | undefined;
  const lazy = game({
    next: () => current!.next(),
    clone: () => current!.clone(),
    getState: () => current!.getState(),
  });
  const reducer = CreateGameReducer({ game: lazy });
  return {
    start: (random) => {
      current = random;
      return InitializeGame({ game: lazy, numPlayers });
    },
    moves: (state) => (state.ctx.gameover === undefined ? list(state) : []),
    next: (state, move) =>
      reducer(state, { type: 'MAKE_MOVE', payload: { type: 'move', args: [move], playerID: state.ctx.currentPlayer } }),
    result: (state) => state.ctx.gameover ?? 0,
  };
};

interface Cells {
  cells: (number | null)[];
}

const ticTacToeGame = (invalid: string): BoardGame<Cells> => ({
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: oneMove,
  moves: {
    move: ({ G, ctx }, cell) => {
      if (G.cells[cell] !== null) return invalid;
      G.cells[cell] = Number(ctx.currentPlayer);
      return undefined;
    },
  },
  endIf: ({ G }) => ticTacToeResult(G.cells),
});

const empty = ({ cells }: Cells): number[] => cells.flatMap((cell, i) => (cell === null ? [i] : []));

const ticTacToe = (library: Library, invalid: string) =>
  engine<Cells>(
    library,
    2,
    () => ticTacToeGame(invalid),
    ({ G }) => empty(G),
  );

/** Its bot, which searches a tree by games played on; `play` does all of its work before it returns. */
interface Bots {
  readonly MCTSBot: new (options: {
    readonly game: object;
    readonly enumerate: (G: Cells) => readonly { readonly move: string; readonly args: readonly number[] }[];
    readonly iterations: number;
    readonly seed: string;
  }) => { readonly play: (state: BoardState<Cells>, player: string) => Promise<unknown> };
}

/** Lets its bot look for a move on the empty board of tic-tac-toe; gives the number of games it played on. */
const searchBy = ({ InitializeGame }: Library, { MCTSBot }: Bots, invalid: string) => {
  const game = ticTacToeGame(invalid);
  const state = InitializeGame({ game, numPlayers: 2 });
  const enumerate = (G: Cells) => empty(G).map((cell) => ({ move: 'move', args: [cell] }));
  return (iterations: number): number => {
    void new MCTSBot({ game, enumerate, iterations, seed: '2026' }).play(state, '0');
    return iterations;
  };
};

const connectFour = (library: Library, invalid: string) =>
  engine<{ columns: number[][]; last: number }>(
    library,
    2,
    () => ({
      setup: () => ({ columns: Array.from({ length: 7 }, () => []), last: -1 }),
      turn: oneMove,
      moves: {
        move: ({ G, ctx }, column) => {
          if (G.columns[column]!.length === 6) return invalid;
          G.columns[column]!.push(Number(ctx.currentPlayer));
          G.last = column;
          return undefined;
        },
      },
      endIf: ({ G }) => connectFourResult(G.columns, G.last),
    }),
    ({ G }) => G.columns.flatMap(({ length }, column) => (length < 6 ? [column] : [])),
  );

interface Table {
  hands: number[][];
  trick: number[];
  leader: number;
  won: number[];
}

const seatOf = ({ leader, trick }: Table): number => (leader + trick.length) % 4;

const beatIt = (library: Library, invalid: string) =>
  engine<Table>(
    library,
    4,
    (random) => ({
      setup: () => ({ hands: dealHands(random), trick: [], leader: 0, won: [0, 0, 0, 0] }),
      turn: { ...oneMove, order: { first: () => 0, next: ({ G }: Context<Table>) => seatOf(G) } },
      moves: {
        move: ({ G }, card) => {
          const seat = seatOf(G);
          if (!playable(G.hands[seat]!, G.trick).includes(card)) return invalid;
          G.hands[seat] = G.hands[seat]!.filter((one) => one !== card);
          G.trick.push(card);
          if (G.trick.length < 4) return undefined;
          G.leader = (G.leader + G.trick.indexOf(Math.max(...G.trick))) % 4;
          G.won[G.leader]!++;
          G.trick = [];
          return undefined;
        },
      },
      endIf: ({ G }) => (G.won.reduce((sum, tricks) => sum + tricks) === 5 ? mostTricks(G.won) : undefined),
    }),
    ({ G }) => playable(G.hands[seatOf(G)]!, G.trick),
  );

/** Its engines by game, or why they are left out. */
export const boardgameIo = ():
  | {
      readonly engines: Readonly<Record<'tic-tac-toe' | 'connect four' | 'beat it', Engine<never, never>>>;
      readonly bot: (iterations: number) => number;
    }
  | { readonly missing: string } => {
  const require = peer('boardgame.io', version);
  if (typeof require === 'string') return { missing: require };
  // The package has no `exports`, so its parts can only be required.
  const library = require('boardgame.io/internal') as Library;
  const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
  const engines = {
    'tic-tac-toe': ticTacToe(library, INVALID_MOVE),
    'connect four': connectFour(library, INVALID_MOVE),
    'beat it': beatIt(library, INVALID_MOVE),
  };
  const bot = searchBy(library, require('boardgame.io/ai') as Bots, INVALID_MOVE);
  return { engines: engines as unknown as Record<keyof typeof engines, Engine<never, never>>, bot };
};
