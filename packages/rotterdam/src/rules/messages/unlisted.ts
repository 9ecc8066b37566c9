import { plain, type Sentence, unlistedTeller } from '@portolan/core/words';
import type { UnlistedReason } from '../../listing/unlisted.ts';

const reasons: Readonly<Record<UnlistedReason, Sentence>> = {
  offers: plain(
    'seules les offres d’une carte contre une y sont\u00a0; d’autres peuvent être proposées',
    'only offers of one card for one are in it; others may be proposed',
  ),
  'face-down': plain(
    'une carte de sa main est face cachée, et peut être nommée si sa face n’est vue nulle part',
    'a card of this hand lies face down, and may be named if its face is seen nowhere',
  ),
  'done-trading': plain(
    'à cette table, qui a renoncé à échanger peut encore proposer une offre ou jouer une carte',
    'at this table, who is done with trading may still make an offer or play a card',
  ),
  'between-moves': plain(
    'à cette table, ce joueur peut encore jouer une carte Navigation avant le prochain déplacement',
    'at this table, this player may still play a Navigation card before the next move',
  ),
};

/** Why the list of a seat's actions is not whole, in a sentence. */
export const unlisted = unlistedTeller(reasons);
