import type { Lang } from '@portolan/core';
import { english, french } from '../typeset.ts';
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
import type { Doings, Happenings, SentenceOf, Untold } from './types.ts';

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

const tell = (messages: object, keys: readonly string[], facts: object, lang: Lang): string | undefined => {
  const key = keys.find((one) => Object.hasOwn(messages, one));
  if (key === undefined) return undefined;
  const message: SentenceOf<object> = messages[key as never];
  return lang === 'fr' ? french(message.fr(facts)) : english(message.en(facts));
};

/** Why a move or a position is refused, in one sentence. */
export const violation = (
  { clause, reason, facts = {} }: { readonly clause: string; readonly reason: string; readonly facts?: object },
  lang: Lang,
): string =>
  tell(refusalMessages, [`${clause}/${reason}`, reason], facts, lang) ??
  (lang === 'fr'
    ? french(`La règle ${clause} n’est pas respectée (${reason}).`)
    : `Rule ${clause} is broken (${reason}).`);

/** What happened, in one sentence. */
export const event = (happened: { readonly kind: string }, lang: Lang): string =>
  tell(eventMessages, [happened.kind], happened, lang) ??
  (lang === 'fr' ? french(`Événement : ${happened.kind}.`) : `Event: ${happened.kind}.`);

/** What an action does, in a few words and without a final period. */
export const action = (done: { readonly kind: string }, lang: Lang): string =>
  tell(actionMessages, [done.kind], done, lang) ??
  (lang === 'fr' ? french(`Action : ${done.kind}`) : `Action: ${done.kind}`);
