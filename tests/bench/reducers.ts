import { below, type Rng } from '@portolan/core';
import { type Engine, winnerBits } from './engine.ts';

/*
 * The same small games written as most people would: plain objects, and a reducer that copies what it changes.
 */

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The winners of a board of nine cells as bits; undefined while the game goes on. */
export const ticTacToeResult = (cells: readonly (number | null)[]): number | undefined => {
  for (const [a, b, c] of lines) {
    const seat = cells[a];
    if (seat != null && cells[b] === seat && cells[c] === seat) return winnerBits([seat]);
  }
  return cells.every((cell) => cell !== null) ? winnerBits([0, 1]) : undefined;
};

export interface Board {
  readonly cells: readonly (number | null)[];
  readonly mover: number;
}

/** Tic-tac-toe: a board of nine cells. */
export const ticTacToe: Engine<Board, number> = {
  start: () => ({ cells: Array(9).fill(null), mover: 0 }),
  moves: ({ cells }) => {
    if (ticTacToeResult(cells) !== undefined) return [];
    return cells.flatMap((cell, i) => (cell === null ? [i] : []));
  },
  next: ({ cells, mover }, move) => ({ cells: cells.with(move, mover), mover: 1 - mover }),
  result: ({ cells }) => ticTacToeResult(cells) ?? 0,
};

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

type Columns = readonly (readonly number[])[];

const run = (columns: Columns, seat: number, column: number, row: number, dx: number, dy: number): number => {
  let length = 0;
  while (columns[column + dx * (length + 1)]?.[row + dy * (length + 1)] === seat) length++;
  return length;
};

/** The winners as bits after the last disc fell into a column; undefined while the game goes on. */
export const connectFourResult = (columns: Columns, last: number): number | undefined => {
  const discs = columns[last];
  const seat = discs?.at(-1);
  if (!discs || seat === undefined) return undefined;
  const row = discs.length - 1;
  for (const [dx, dy] of directions) {
    if (1 + run(columns, seat, last, row, dx, dy) + run(columns, seat, last, row, -dx, -dy) >= 4) {
      return winnerBits([seat]);
    }
  }
  return columns.every(({ length }) => length === 6) ? winnerBits([0, 1]) : undefined;
};

export interface Grid {
  readonly columns: Columns;
  readonly mover: number;
  readonly last: number;
}

/** Connect four: seven columns that grow. */
export const connectFour: Engine<Grid, number> = {
  start: () => ({ columns: Array(7).fill([]), mover: 0, last: -1 }),
  moves: ({ columns, last }) => {
    if (connectFourResult(columns, last) !== undefined) return [];
    return columns.flatMap(({ length }, column) => (length < 6 ? [column] : []));
  },
  next: ({ columns, mover }, column) => ({
    columns: columns.with(column, [...columns[column]!, mover]),
    mover: 1 - mover,
    last: column,
  }),
  result: ({ columns, last }) => connectFourResult(columns, last) ?? 0,
};

export interface Table {
  readonly hands: readonly (readonly number[])[];
  readonly trick: readonly number[];
  readonly leader: number;
  readonly won: readonly number[];
}

/** Four hands of five cards of twenty, drawn as nature draws them. */
export const dealHands = (random: Rng): number[][] => {
  const deck = Array.from({ length: 20 }, (_, card) => card);
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => deck.splice(below(random, deck.length), 1)[0]!).sort((a, b) => a - b),
  );
};

/** The cards that may be played: those that beat the trick, if any does. */
export const playable = (hand: readonly number[], trick: readonly number[]): number[] => {
  const high = Math.max(-1, ...trick);
  const beating = hand.filter((card) => card > high);
  return beating.length > 0 ? beating : [...hand];
};

/** The seats with the most tricks, as bits. */
export const mostTricks = (won: readonly number[]): number => {
  const most = Math.max(...won);
  return winnerBits(won.flatMap((tricks, seat) => (tricks === most ? [seat] : [])));
};

/** The card game for four: whoever can must beat the highest card. */
export const beatIt: Engine<Table, number> = {
  start: (random) => ({ hands: dealHands(random), trick: [], leader: 0, won: [0, 0, 0, 0] }),
  moves: ({ hands, trick, leader }) => playable(hands[(leader + trick.length) % 4]!, trick),
  next: ({ hands, trick, leader, won }, card) => {
    const seat = (leader + trick.length) % 4;
    const left = hands.with(
      seat,
      hands[seat]!.filter((one) => one !== card),
    );
    const cards = [...trick, card];
    if (cards.length < 4) return { hands: left, trick: cards, leader, won };
    const winner = (leader + cards.indexOf(Math.max(...cards))) % 4;
    return { hands: left, trick: [], leader: winner, won: won.with(winner, won[winner]! + 1) };
  },
  result: ({ won }) => mostTricks(won),
};
