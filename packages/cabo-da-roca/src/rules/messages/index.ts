import { tellerOf } from '@portolan/core/words';
import { setter } from '../typeset.ts';
import { buyingActions, buyingEvents, buyingRefusals } from './buying.ts';
import { combatActions, combatEvents, combatRefusals } from './combat.ts';
import { endEvents, endRefusals } from './end.ts';
import { kindsRefusals } from './kinds.ts';
import { layingActions, layingEvents, layingRefusals } from './laying.ts';
import { openingActions, openingEvents, openingRefusals } from './opening.ts';
import { placesEvents, placesRefusals } from './places.ts';
import { sailorsActions, sailorsEvents, sailorsRefusals } from './sailors.ts';
import { scoringActions, scoringEvents, scoringRefusals } from './scoring.ts';
import { setupActions, setupEvents, setupRefusals } from './setup.ts';
import { shipsActions, shipsEvents, shipsRefusals } from './ships.ts';
import { tradeActions, tradeEvents, tradeRefusals } from './trade.ts';
import { treasuresRefusals } from './treasures.ts';
import { turnActions, turnEvents, turnRefusals } from './turn.ts';
import type { Doings, Happenings, Untold } from './types.ts';

const written = {
  ...setupRefusals,
  ...openingRefusals,
  ...turnRefusals,
  ...layingRefusals,
  ...buyingRefusals,
  ...sailorsRefusals,
  ...shipsRefusals,
  ...kindsRefusals,
  ...placesRefusals,
  ...tradeRefusals,
  ...combatRefusals,
  ...treasuresRefusals,
  ...endRefusals,
  ...scoringRefusals,
};

/** Why something is refused or cannot occur; the compiler names a reason that has no sentence. */
export const refusalMessages: [Untold<typeof written>] extends [never] ? typeof written : Untold<typeof written> =
  written;

/** What happened, by kind of event; the compiler refuses a missing one. */
export const eventMessages: Required<Happenings> = {
  ...setupEvents,
  ...openingEvents,
  ...turnEvents,
  ...layingEvents,
  ...buyingEvents,
  ...sailorsEvents,
  ...shipsEvents,
  ...placesEvents,
  ...tradeEvents,
  ...combatEvents,
  ...endEvents,
  ...scoringEvents,
};

/** What actions do, by kind; the compiler refuses a missing one. */
export const actionMessages: Required<Doings> = {
  ...setupActions,
  ...openingActions,
  ...turnActions,
  ...layingActions,
  ...buyingActions,
  ...sailorsActions,
  ...shipsActions,
  ...tradeActions,
  ...combatActions,
  ...scoringActions,
};

/** The sentences of verdicts, events and actions. */
export const { violation, event, action } = tellerOf(
  { violations: refusalMessages, events: eventMessages, actions: actionMessages },
  setter,
);
