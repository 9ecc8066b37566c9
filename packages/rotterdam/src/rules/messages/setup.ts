import { plain, type Sentence } from '@portolan/core/words';

/** Draws refused, by reason. */
export const setup: Readonly<Record<string, Sentence>> = {
  'not-pending': plain('Ce n’est pas le moment de piocher cette carte.', 'It is not the time to draw this card.'),
  'not-in-pile': plain('Cette carte n’est pas dans la pioche.', 'This card is not in the pile.'),
};
