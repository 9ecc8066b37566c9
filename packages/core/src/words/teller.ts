import type { Rulebook } from '../rulebook.ts';
import type { Lang } from '../text.ts';
import type { SentenceOf } from './sentences.ts';
import { say, type Typesetter } from './typography.ts';

/** Tells what happens at a table: why something is refused, what happened, what an action does. */
export type Teller = Pick<Rulebook, 'violation' | 'event' | 'action'>;

/** Says something in one language; French is written with ordinary spaces. */
export interface PlainSay {
  readonly lang: Lang;
  (fr: string, en: string): string;
}

/** A sayer that needs nothing of a game; a new one each time, so that a game can give it its own words. */
export const plainSay = (lang: Lang): PlainSay =>
  Object.assign((fr: string, en: string): string => say(lang, fr, en), { lang });

/**
 * The messages of a game, each a sentence in both languages, or made of its facts by a sayer: `violations` by
 * `clause/reason` or by `reason` (the clause comes third), `events` and `actions` by kind. An action is told without a
 * final period, and where it has been made it has what came of it among its facts, as `came`.
 */
export interface MessageTables {
  readonly violations: object;
  readonly events: object;
  readonly actions: object;
}

type Message = SentenceOf<object> | ((facts: object, say: PlainSay, clause: string) => string);

/** What a table says of the first key that it has of its own; undefined where it has none. */
const saidBy = (
  table: object,
  keys: readonly string[],
  facts: object,
  sayer: PlainSay,
  clause = '',
): string | undefined => {
  const key = keys.find((one) => Object.hasOwn(table, one));
  if (key === undefined) return undefined;
  const message = (table as Readonly<Record<string, Message>>)[key]!;
  return typeof message === 'function' ? message(facts, sayer, clause) : message[sayer.lang](facts);
};

/** The teller of a game: its messages, said and set in its own manner. What has no message is told by its name. */
export const tellerOf = (
  { violations, events, actions }: MessageTables,
  { french, english }: Pick<Typesetter, 'french' | 'english'>,
  sayers: Readonly<Record<Lang, PlainSay>> = { fr: plainSay('fr'), en: plainSay('en') },
): Teller => {
  const told = (lang: Lang, tell: (sayer: PlainSay) => string): string => {
    const text = tell(lang === 'fr' ? sayers.fr : sayers.en);
    return lang === 'fr' ? french(text) : english(text);
  };
  return {
    violation: ({ clause, reason, facts = {} }, lang) =>
      told(
        lang,
        (sayer) =>
          saidBy(violations, [`${clause}/${reason}`, reason], facts, sayer, clause) ??
          sayer(`La règle ${clause} n’est pas respectée (${reason}).`, `Rule ${clause} is broken (${reason}).`),
      ),
    event: (happened, lang) =>
      told(
        lang,
        (sayer) =>
          saidBy(events, [happened.kind], happened, sayer) ??
          sayer(`Événement : ${happened.kind}.`, `Event: ${happened.kind}.`),
      ),
    action: (done, lang, came) =>
      told(
        lang,
        (sayer) =>
          saidBy(actions, [done.kind], { ...done, came }, sayer) ??
          sayer(`Action : ${done.kind}`, `Action: ${done.kind}`),
      ),
  };
};
