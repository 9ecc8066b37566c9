import { type Teller, tellerOf } from '@portolan/core/words';
import { reconstructed } from '../../editions/reconstructed.ts';
import { setter } from '../typeset.ts';
import { actionMessages } from './actions.ts';
import { anchorEvents, anchorRefusals } from './anchor.ts';
import { boardEvents, boardRefusals } from './board.ts';
import type { NamedBox } from './called.ts';
import { cardsEvents, cardsRefusals } from './cards.ts';
import { endEvents } from './end.ts';
import { impossible } from './impossible.ts';
import { launchEvents, launchRefusals } from './launch.ts';
import { missionEvents, missionRefusals } from './mission.ts';
import { roundEvents, roundRefusals } from './round.ts';
import { rulingsEvents, rulingsRefusals } from './rulings.ts';
import { sailEvents, sailRefusals } from './sail.ts';
import { sayer } from './say.ts';
import { setupEvents, setupRefusals } from './setup.ts';
import { tradeEvents, tradeRefusals } from './trade.ts';
import type { Happenings, Untold } from './types.ts';
import { unloadEvents, unloadRefusals } from './unload.ts';
import { variantsEvents, variantsRefusals } from './variants.ts';

const written = {
  ...setupRefusals,
  ...boardRefusals,
  ...roundRefusals,
  ...launchRefusals,
  ...sailRefusals,
  ...anchorRefusals,
  ...unloadRefusals,
  ...tradeRefusals,
  ...missionRefusals,
  ...cardsRefusals,
  ...variantsRefusals,
  ...rulingsRefusals,
  ...impossible,
};

/** Why something is refused or cannot occur; the compiler names a reason that has no sentence. */
export const refusalMessages: [Untold<typeof written>] extends [never] ? typeof written : Untold<typeof written> =
  written;

/** What happened, by kind of event; the compiler refuses a missing one. */
export const eventMessages: Required<Happenings> = {
  ...setupEvents,
  ...boardEvents,
  ...roundEvents,
  ...launchEvents,
  ...sailEvents,
  ...anchorEvents,
  ...unloadEvents,
  ...tradeEvents,
  ...missionEvents,
  ...cardsEvents,
  ...endEvents,
  ...variantsEvents,
  ...rulingsEvents,
};

/** The sentences of a box: they tell its things by the names that its owner gave them. */
export const sentencesIn = (box: NamedBox): Teller =>
  tellerOf({ violations: refusalMessages, events: eventMessages, actions: actionMessages }, setter, {
    fr: sayer('fr', box),
    en: sayer('en', box),
  });

/** The sentences of the default box. */
export const { violation, event, action } = sentencesIn(reconstructed);
