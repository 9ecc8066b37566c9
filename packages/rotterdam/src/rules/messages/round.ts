import type { Seat } from '@portolan/core';
import { seat } from '@portolan/core/words';
import type { Refusals } from './types.ts';

/** A seat by its letter, anything else as it was named. */
const what = (found: Seat | string): string => (typeof found === 'number' ? seat(found) : found);

/** What is refused by the clauses of `round`, by reason. */
export const round = {
  'wrong-phase': (facts, say) =>
    say(
      facts.needs === undefined
        ? `On ne joue plus : c’est ${say.phase(facts.phase)}.`
        : `Pas maintenant : c’est ${say.phase(facts.phase)}. Cela se fait dans ${say.phase(facts.needs)}.`,
      facts.needs === undefined
        ? `Nothing is played now: this is ${say.phase(facts.phase)}.`
        : `Not now: this is ${say.phase(facts.phase)}. It is done in ${say.phase(facts.needs)}.`,
    ),
  'not-your-turn': (facts, say) =>
    say(
      facts.turn === 'nature' ? 'Une carte doit d’abord être piochée.' : `C’est le tour de ${seat(facts.turn)}.`,
      facts.turn === 'nature' ? 'A card must be drawn first.' : `It is ${seat(facts.turn)}’s turn.`,
    ),
  'not-in-game': (facts, say) =>
    say(
      `Cela ne se trouve pas à cette table : ${what(facts.found)}.`,
      `This is not at this table: ${what(facts.found)}.`,
    ),
} satisfies Refusals;
