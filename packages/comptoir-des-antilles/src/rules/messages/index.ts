import type { Lang } from '@portolan/core';
import { english, french } from '../typeset.ts';
import { action as actionBy } from './action.ts';
import { auctionEvents, auctionRefusals } from './auction.ts';
import { contactEvents, contactRefusals } from './contact.ts';
import { endEvents, endRefusals } from './end.ts';
import { roundEvents } from './round.ts';
import { sailingEvents, sailingRefusals } from './sailing.ts';
import { type Names, type Say, sayer } from './say.ts';
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

interface Broken {
  readonly clause: string;
  readonly reason: string;
  /** What the sentence is made from; needed where the reason has facts. */
  readonly facts?: object;
}

const refusalBy = (found: Broken, say: Say): string => {
  const { clause, reason } = found;
  if (!Object.hasOwn(refusalMessages, reason))
    return say(`La règle ${clause} n’est pas respectée (${reason}).`, `Rule ${clause} is broken (${reason}).`);
  const tell = refusalMessages[reason as keyof Messages] as (facts: object, say: Say, clause: string) => string;
  return tell(found.facts ?? {}, say, clause);
};

const eventBy = (happened: { readonly kind: string }, say: Say): string =>
  Object.hasOwn(eventMessages, happened.kind)
    ? (eventMessages[happened.kind as keyof EventMessages] as (event: object, say: Say) => string)(happened, say)
    : say(`Événement : ${happened.kind}.`, `Event: ${happened.kind}.`);

/** The sentences of verdicts, events and actions, which call contacts and goods as a box does. */
export interface Teller {
  /** Why a move or a position is refused, in one sentence. */
  violation(found: Broken, lang: Lang): string;
  /** What happened, in one sentence. */
  event(happened: { readonly kind: string }, lang: Lang): string;
  /** What an action does, in a few words and without a final period. */
  action(done: { readonly kind: string }, lang: Lang): string;
}

/** Tells of a table with this box; without one, by our names for its pieces. */
export const tellerFor = (box?: Names): Teller => {
  const says = { fr: sayer('fr', box), en: sayer('en', box) };
  const telling =
    <Given>(tell: (told: Given, say: Say) => string) =>
    (told: Given, lang: Lang): string =>
      lang === 'fr' ? french(tell(told, says.fr)) : english(tell(told, says.en));
  return { violation: telling(refusalBy), event: telling(eventBy), action: telling(actionBy) };
};

export const { violation, event, action } = tellerFor();
