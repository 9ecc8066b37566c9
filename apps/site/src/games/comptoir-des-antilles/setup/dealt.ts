import { comptoirDesAntilles, type Edition, type State } from '@portolan/comptoir-des-antilles';
import { must, playOut, rng } from '@portolan/core';
import type { SetupTable } from './table.ts';

/** Ships and goods for four quays, a fifth ship to be seen, a tile for each player. */
const natureActions = (seats: number): number => 4 + 1 + 4 + seats;

/** A table set up by chance: ships, goods and secret tiles are drawn, the youngest is to act. */
export const setUp = ({ seats, youngest, shuffle }: SetupTable, edition: Edition): State => {
  const start = { seats, phase: 'setupShips', first: youngest, active: youngest, slate: youngest };
  const state = must(comptoirDesAntilles.parsePosition({ ...start, edition }));
  // Nature acts alone until the first turn begins.
  playOut(comptoirDesAntilles, state, rng(shuffle), { maxActions: natureActions(seats) });
  return state;
};
