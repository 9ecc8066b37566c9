import { capital } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** Positions refused, by reason. */
export const boardRefusals = {
  'board.one-ship/position-occupied': (facts, say) =>
    say(
      `Impossible de reculer en ${facts.position} : ${say.ship(facts.ship)} y est.`,
      `There is no going back to ${facts.position}: ${say.ship(facts.ship)} is there.`,
    ),
} satisfies Refusals;

/** What happens by the clauses of `board`. */
export const boardEvents = {
  arrived: (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} entre à ${say.harbor(facts.harbor)}.`,
      `${say.ship(facts.ship)} comes into ${say.harbor(facts.harbor)}.`,
    ),
} satisfies Happenings;
