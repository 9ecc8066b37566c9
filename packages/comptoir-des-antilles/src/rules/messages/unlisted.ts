import { unlistedTeller } from '@portolan/core/words';

/** Why the list of a seat's actions is not whole, in a sentence. */
export const unlisted = unlistedTeller();
