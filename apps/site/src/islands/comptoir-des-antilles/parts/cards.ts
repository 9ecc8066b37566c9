import { type Contact, type Edition, type Effect, parseEdition, reconstructed } from '@portolan/comptoir-des-antilles';
import type { ContactInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Lang } from '@portolan/core';
import { effectInWords } from '../../../boards/comptoir-des-antilles/effect-words.ts';
import { capital } from '../../../kit/text.ts';

/** The box in use: the owner's, if one was entered and can be read, else ours. */
export const boxOf = (edition: unknown): Edition => {
  const read = parseEdition(edition ?? {});
  return read.ok ? read.value : reconstructed;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An effect as a sentence. */
export const effectSentence = (effect: Effect, lang: Lang): string => capital(effectInWords(effect, lang));

/** Every effect of the cards of a box, each once, in the order of the cards. */
export const effectsIn = ({ contacts }: Edition): readonly Effect[] => {
  const all = contacts.flatMap(({ effects }) => effects);
  return all.filter((effect, i) => all.findIndex((one) => same(one, effect)) === i);
};

/** Where an effect stands in a list; -1 if it is not there. */
export const placeOfEffect = (effects: readonly Effect[], effect: Effect): number =>
  effects.findIndex((one) => same(one, effect));

/** What the checker is asked for a card: its id if it is one of ours, else what is printed on it. */
export const askedFor = (contact: Contact): ContactInput['contact'] =>
  reconstructed.contacts.some((one) => same(one, contact))
    ? contact.id
    : { commission: contact.commission, effects: contact.effects };

/** The card of a box that an input names or describes; a card without a name, if none is the same. */
export const cardOf = (asked: ContactInput['contact'], { contacts }: Edition): Contact => {
  const ours = [...contacts, ...reconstructed.contacts];
  const found = ours.find((contact) =>
    typeof asked === 'string' ? contact.id === asked : same(askedFor(contact), asked),
  );
  if (found) return found;
  const own = typeof asked === 'string' ? { commission: 1, effects: [] } : asked;
  return { id: 'card', fr: 'Carte', en: 'Card', ...own };
};

/** Where the card of an input stands among those of a box; -1 if it is none of them. */
export const placeOfCard = (contacts: readonly Contact[], asked: ContactInput['contact']): number =>
  contacts.findIndex((contact) => same(askedFor(contact), asked));
