import { type PlacementInput, placementChecker } from '@portolan/borneo/checkers';
import type { Rulings } from '@portolan/core';
import type { PlacementRound } from '../setup/Rounds.tsx';

/** All rounds of a placement, each as the checker tells it. */
export const roundsOf = (
  input: Omit<PlacementInput, 'placed' | 'seat'>,
  rulings: Rulings = {},
): readonly PlacementRound[] =>
  Array.from({ length: input.merchants }, (_, round) => {
    const asked = { ...input, placed: round * input.seats, seat: 0 };
    const { order, clockwise } = placementChecker.judge(asked, rulings);
    return { order, clockwise: clockwise ?? true };
  });
