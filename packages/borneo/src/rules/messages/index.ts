import type { Lang } from '@portolan/core';
import { english, french } from '../typeset.ts';
import { companyActions, companyEvents, companyRefusals } from './company.ts';
import { distributionActions, distributionEvents, distributionRefusals } from './distribution.ts';
import { drawActions, drawEvents, drawRefusals } from './draw.ts';
import { endEvents } from './end.ts';
import { fightActions, fightEvents, fightRefusals } from './fight.ts';
import { missionActions, missionEvents, missionRefusals } from './mission.ts';
import { portActions, portEvents, portRefusals } from './port.ts';
import { type Say, sayer } from './say.ts';
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

const says = { fr: sayer('fr'), en: sayer('en') };

const telling =
  <Given>(tell: (told: Given, say: Say) => string) =>
  (told: Given, lang: Lang): string =>
    lang === 'fr' ? french(tell(told, says.fr)) : english(tell(told, says.en));

/** A violation, as far as every one goes. */
export interface Broken {
  readonly clause: string;
  readonly reason: string;
  /** What the sentence is made from; needed where the reason has facts. */
  readonly facts?: object;
}

/** Why a move or a position is refused, in one sentence. */
export const violation = telling((found: Broken, say) => {
  const { clause, reason } = found;
  if (!Object.hasOwn(refusalMessages, reason))
    return say(`La règle ${clause} n’est pas respectée (${reason}).`, `Rule ${clause} is broken (${reason}).`);
  const tell = refusalMessages[reason as keyof Messages] as (facts: object, say: Say, clause: string) => string;
  return tell(found.facts ?? {}, say, clause);
});

/** What happened, in one sentence. */
export const event = telling((happened: { readonly kind: string }, say) =>
  Object.hasOwn(eventMessages, happened.kind)
    ? (eventMessages[happened.kind as keyof EventMessages] as (event: object, say: Say) => string)(happened, say)
    : say(`Événement : ${happened.kind}.`, `Event: ${happened.kind}.`),
);

/** What an action does, in a few words and without a final period. */
export const action = telling((done: { readonly kind: string }, say) =>
  Object.hasOwn(actionMessages, done.kind)
    ? (actionMessages[done.kind as keyof ActionMessages] as (action: object, say: Say) => string)(done, say)
    : say(`Action : ${done.kind}`, `Action: ${done.kind}`),
);
