import { type Teller, tellerOf } from '@portolan/core/words';
import { setter } from '../typeset.ts';
import { actionMessages } from './action.ts';
import { auctionEvents, auctionRefusals } from './auction.ts';
import { contactEvents, contactRefusals } from './contact.ts';
import { endEvents, endRefusals } from './end.ts';
import { roundEvents } from './round.ts';
import { sailingEvents, sailingRefusals } from './sailing.ts';
import { type Names, sayer } from './say.ts';
import { setupEvents, setupRefusals } from './setup.ts';
import { shipsEvents, shipsRefusals } from './ships.ts';
import { slateEvents, slateRefusals } from './slate.ts';
import { tileEvents, tileRefusals } from './tile.ts';
import { turnEvents, turnRefusals } from './turn.ts';
import type { EventMessages, Messages } from './types.ts';

/** Why something is refused or cannot occur, by reason; the compiler refuses a missing one. */
export const refusalMessages: Messages = {
  ...setupRefusals,
  ...turnRefusals,
  ...contactRefusals,
  ...sailingRefusals,
  ...slateRefusals,
  ...shipsRefusals,
  ...auctionRefusals,
  ...tileRefusals,
  ...endRefusals,
};

/** What happened, by kind of event; the compiler refuses a missing one. */
export const eventMessages: EventMessages = {
  ...setupEvents,
  ...roundEvents,
  ...turnEvents,
  ...contactEvents,
  ...sailingEvents,
  ...slateEvents,
  ...shipsEvents,
  ...auctionEvents,
  ...tileEvents,
  ...endEvents,
};

/** The sentences of a box, which call contacts and goods as it does; without one, by our names for its pieces. */
export const sentencesIn = (box?: Names): Teller =>
  tellerOf({ violations: refusalMessages, events: eventMessages, actions: actionMessages }, setter, {
    fr: sayer('fr', box),
    en: sayer('en', box),
  });

export const { violation, event, action } = sentencesIn();
