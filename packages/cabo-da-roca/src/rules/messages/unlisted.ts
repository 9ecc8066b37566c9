import { plain, unlistedTeller } from '@portolan/core/words';

/** Why the list of a seat's actions is not whole, in a sentence. */
export const unlisted = unlistedTeller({
  'any-sum': plain(
    'les rançons y vont de dix en dix, et toute autre somme est permise',
    'ransoms stand in it by tens, and any other sum is allowed',
  ),
  'pieces-sold': plain(
    'elle ne dit pas quels marins ou bateaux on pourrait vendre pour payer',
    'it does not say which sailors or ships could be sold to pay',
  ),
});
