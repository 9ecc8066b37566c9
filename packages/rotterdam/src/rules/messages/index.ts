import type { Lang } from '@portolan/core';
import { reconstructed } from '../../editions/reconstructed.ts';
import { english, french } from '../typeset.ts';
import { actionMessages } from './actions.ts';
import { anchor } from './anchor.ts';
import { board } from './board.ts';
import type { NamedBox } from './called.ts';
import { cards } from './cards.ts';
import { riverEvents } from './events-river.ts';
import { tableEvents } from './events-table.ts';
import { impossible } from './impossible.ts';
import { launch } from './launch.ts';
import { mission } from './mission.ts';
import { round } from './round.ts';
import { rulings } from './rulings.ts';
import { sail } from './sail.ts';
import { type Say, sayer } from './say.ts';
import { setup } from './setup.ts';
import { trade } from './trade.ts';
import type { Happenings, Untold } from './types.ts';
import { unload } from './unload.ts';
import { variants } from './variants.ts';

const written = {
  ...setup,
  ...board,
  ...round,
  ...launch,
  ...sail,
  ...anchor,
  ...unload,
  ...trade,
  ...mission,
  ...cards,
  ...variants,
  ...rulings,
  ...impossible,
};

/** Why something is refused or cannot occur; the compiler names a reason that has no sentence. */
export const refusalMessages: [Untold<typeof written>] extends [never] ? typeof written : Untold<typeof written> =
  written;

/** What happened, by kind of event; the compiler refuses a missing one. */
export const eventMessages: Required<Happenings> = { ...riverEvents, ...tableEvents };

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
