import { seat } from '@portolan/core/words';
import { happening } from './types.ts';

/** What happens as rounds go. */
export const roundEvents = happening({
  roundStarted: ({ first }, say) =>
    say(`Un tour de table commence par ${seat(first)}.`, `A round begins with ${seat(first)}.`),
  slateKept: (event, say) =>
    say(`L’ardoise a servi : ${seat(event.seat)} la garde.`, `The slate has been used: ${seat(event.seat)} keeps it.`),
});
