import type { Refusals } from './types.ts';

/** Draws refused, by reason. */
export const setup = {
  'not-pending': (_, say) =>
    say('Ce n’est pas le moment de piocher cette carte.', 'It is not the time to draw this card.'),
  'not-in-pile': (_, say) => say('Cette carte n’est pas dans la pioche.', 'This card is not in the pile.'),
} satisfies Refusals;
