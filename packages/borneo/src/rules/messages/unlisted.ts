import { plain, unlistedTeller } from '@portolan/core/words';

/** Why the list of a seat's actions is not whole, in a sentence. */
export const unlisted = unlistedTeller({
  trades: plain('les échanges avec les pirates n’y sont pas', 'trades with the pirates are not on it'),
});
