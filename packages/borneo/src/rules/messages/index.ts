import { type Teller, tellerOf } from '@portolan/core/words';
import { missions } from '../../editions/missions.ts';
import { setter } from '../typeset.ts';
import { companyActions, companyEvents, companyRefusals } from './company.ts';
import { distributionActions, distributionEvents, distributionRefusals } from './distribution.ts';
import { drawActions, drawEvents, drawRefusals } from './draw.ts';
import { endEvents } from './end.ts';
import { fightActions, fightEvents, fightRefusals } from './fight.ts';
import { missionActions, missionEvents, missionRefusals } from './mission.ts';
import { portActions, portEvents, portRefusals } from './port.ts';
import { type NamedBox, sayer } from './say.ts';
import { setupActions, setupEvents, setupRefusals } from './setup.ts';
import { turnActions, turnEvents, turnRefusals } from './turn.ts';
import type { ActionMessages, EventMessages, Messages } from './types.ts';
import { variantsEvents, variantsRefusals } from './variants.ts';

/** Why something is refused or cannot occur, by reason; the compiler refuses a missing one. */
export const refusalMessages: Messages = {
  ...setupRefusals,
  ...turnRefusals,
  ...missionRefusals,
  ...companyRefusals,
  ...fightRefusals,
  ...portRefusals,
  ...distributionRefusals,
  ...drawRefusals,
  ...variantsRefusals,
};

/** What happened, by kind of event; the compiler refuses a missing one. */
export const eventMessages: EventMessages = {
  ...setupEvents,
  ...turnEvents,
  ...missionEvents,
  ...companyEvents,
  ...fightEvents,
  ...portEvents,
  ...distributionEvents,
  ...drawEvents,
  ...endEvents,
  ...variantsEvents,
};

/** What actions do, by kind; the compiler refuses a missing one. */
export const actionMessages: ActionMessages = {
  ...setupActions,
  ...turnActions,
  ...missionActions,
  ...companyActions,
  ...fightActions,
  ...portActions,
  ...distributionActions,
  ...drawActions,
};

/** The sentences of a box: they tell its Missions by what its tiles show. */
export const sentencesIn = (box: NamedBox): Teller =>
  tellerOf({ violations: refusalMessages, events: eventMessages, actions: actionMessages }, setter, {
    fr: sayer('fr', box),
    en: sayer('en', box),
  });

/** The sentences of the default box. */
export const { violation, event, action } = sentencesIn({ missions });
