import type { Action } from '../../types.ts';
import { auctionActions } from './auction.ts';
import { contactActions } from './contact-actions.ts';
import { sailingActions } from './sailing.ts';
import type { Say } from './say.ts';
import { shipsActions } from './ships.ts';
import { slateActions } from './slate.ts';
import { tileActions } from './tile.ts';
import { turnActions } from './turn.ts';
import type { ActionMessages } from './types.ts';

/** Descriptions by kind of action; the compiler refuses a missing one. */
export const actionMessages: ActionMessages = {
  ...turnActions,
  ...contactActions,
  ...sailingActions,
  ...slateActions,
  ...shipsActions,
  ...auctionActions,
  ...tileActions,
};

/** What an action does, in a few words and without a final period. */
export const action = (done: Action, say: Say): string =>
  (actionMessages[done.kind] as (action: Action, say: Say) => string)(done, say);
