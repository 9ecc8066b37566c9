import { seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** Draws refused, by reason. */
export const setupRefusals = {
  'not-pending': (_, say) =>
    say('Ce n’est pas le moment de piocher cette carte.', 'It is not the time to draw this card.'),
  'not-in-pile': (_, say) => say('Cette carte n’est pas dans la pioche.', 'This card is not in the pile.'),
} satisfies Refusals;

/** What happens by the clauses of `setup`. */
export const setupEvents = {
  missionDrawn: (facts, say) =>
    say(
      `${seat(facts.seat)} pioche ${say.mission(facts.mission)}.`,
      `${seat(facts.seat)} draws ${say.mission(facts.mission)}.`,
    ),
} satisfies Happenings;
