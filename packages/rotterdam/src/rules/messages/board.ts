import type { Refusals } from './types.ts';

/** Positions refused, by reason. */
export const board = {
  'board.one-ship/position-occupied': (facts, say) =>
    say(
      `Impossible de reculer en ${facts.position} : ${say.ship(facts.ship)} y est.`,
      `There is no going back to ${facts.position}: ${say.ship(facts.ship)} is there.`,
    ),
} satisfies Refusals;
