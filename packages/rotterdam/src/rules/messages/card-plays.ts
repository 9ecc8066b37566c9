import { items, type Sentence, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

const back: Sentence = {
  fr: (facts) =>
    items(facts.path).length > 0
      ? `${fr.ship(facts.ship)} recule en ${fr.path(facts.path)}`
      : `${fr.ship(facts.ship)} reste`,
  en: (facts) =>
    items(facts.path).length > 0
      ? `${en.ship(facts.ship)} back to ${en.path(facts.path)}`
      : `${en.ship(facts.ship)} stays`,
};

/** What a Navigation card is played for, after its name. */
export const cardPlays: Readonly<Record<string, Sentence>> = {
  'turn-of-luck': { fr: (facts) => fr.ships(facts.ships), en: (facts) => en.ships(facts.ships) },
  'extra-cargo': {
    fr: (facts) => `un navire en ${word(facts.start)}${fr.load(facts.cargo)}`,
    en: (facts) => `a ship on ${word(facts.start)}${en.load(facts.cargo)}`,
  },
  setback: back,
  'heavy-storm': back,
  'cargo-thief': {
    fr: (facts) =>
      facts.start === undefined
        ? `du ${fr.hull(facts.from)} au ${fr.hull(facts.to)}`
        : `du ${fr.hull(facts.from)} à un navire en ${word(facts.start)}`,
    en: (facts) =>
      facts.start === undefined
        ? `from ${en.ship(facts.from)} to ${en.ship(facts.to)}`
        : `from ${en.ship(facts.from)} to a ship on ${word(facts.start)}`,
  },
  'port-police': { fr: (facts) => fr.ship(facts.ship), en: (facts) => en.ship(facts.ship) },
};
