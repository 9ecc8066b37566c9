import type { Seat } from '@portolan/core';
import { seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** A seat by its letter, anything else as it was named. */
const what = (found: Seat | string): string => (typeof found === 'number' ? seat(found) : found);

/** What is refused by the clauses of `round`, by reason. */
export const roundRefusals = {
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

/** What happens by the clauses of `round`. */
export const roundEvents = {
  turnEnded: (facts, say) =>
    say(
      facts.clause === 'trade.ends'
        ? `${seat(facts.seat)} n’échange plus.`
        : facts.clause === 'launch.optional'
          ? `${seat(facts.seat)} ne met pas de navire à l’eau.`
          : `Le tour de ${seat(facts.seat)} est fini.`,
      facts.clause === 'trade.ends'
        ? `${seat(facts.seat)} trades no more.`
        : facts.clause === 'launch.optional'
          ? `${seat(facts.seat)} launches no ship.`
          : `${seat(facts.seat)}’s turn is over.`,
    ),
  phaseEnded: (facts, say) =>
    say(`Tous ont joué ${say.phase(facts.phase)}.`, `All have played ${say.phase(facts.phase)}.`),
  masterPassed: (facts, say) =>
    say(
      `Nouvelle manche : le pion bleu passe de ${seat(facts.from)} à ${seat(facts.to)}.`,
      `A new round: the blue pawn goes from ${seat(facts.from)} to ${seat(facts.to)}.`,
    ),
} satisfies Happenings;
