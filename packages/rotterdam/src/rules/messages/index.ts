import type { Lang } from '@portolan/core';
import { reconstructed } from '../../editions/reconstructed.ts';
import { english, french } from '../typeset.ts';
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
import { type Say, sayer } from './say.ts';
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

/** Sentences about a table: verdicts, events and actions. */
export interface Sentences {
  /** Why a move or a position is refused, in one sentence. */
  violation(found: { readonly clause: string; readonly reason: string; readonly facts?: object }, lang: Lang): string;
  /** What happened, in one sentence. */
  event(happened: { readonly kind: string }, lang: Lang): string;
  /** What an action does, in a few words and without a final period. */
  action(done: { readonly kind: string }, lang: Lang): string;
}

type Message = (told: object, say: Say) => string;

const messageOf = (messages: object, ...keys: readonly string[]): Message | undefined => {
  const key = keys.find((one) => Object.hasOwn(messages, one));
  return key === undefined ? undefined : messages[key as never];
};

const set = (text: string, lang: Lang): string => (lang === 'fr' ? french(text) : english(text));

/** The sentences of a box: they tell its things by the names that its owner gave them. */
export const sentencesIn = (box: NamedBox): Sentences => {
  const says = { fr: sayer('fr', box), en: sayer('en', box) };
  const sayIn = (lang: Lang): Say => (lang === 'fr' ? says.fr : says.en);
  return {
    violation: (found, lang) => {
      const { clause, reason } = found;
      const say = sayIn(lang);
      const tell = messageOf(refusalMessages, `${clause}/${reason}`, reason);
      const none = say(`La règle ${clause} n’est pas respectée (${reason}).`, `Rule ${clause} is broken (${reason}).`);
      return set(tell?.(found.facts ?? {}, say) ?? none, lang);
    },
    event: (happened, lang) => {
      const say = sayIn(lang);
      const tell = messageOf(eventMessages, happened.kind);
      return set(tell?.(happened, say) ?? say(`Événement : ${happened.kind}.`, `Event: ${happened.kind}.`), lang);
    },
    action: (done, lang) => {
      const say = sayIn(lang);
      const tell = messageOf(actionMessages, done.kind);
      return set(tell?.(done, say) ?? say(`Action : ${done.kind}`, `Action: ${done.kind}`), lang);
    },
  };
};

/** The sentences of the default box. */
export const { violation, event, action } = sentencesIn(reconstructed);
