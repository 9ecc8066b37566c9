import { type Sentence, seat, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** A seat by its letter, anything else as it was named. */
const what = (found: unknown): string => (typeof found === 'number' ? seat(found) : word(found));

/** What is refused by the clauses of `round`, by reason. */
export const round: Readonly<Record<string, Sentence>> = {
  'wrong-phase': {
    fr: (facts) =>
      facts.needs === undefined
        ? `On ne joue plus : c’est ${fr.phase(facts.phase)}.`
        : `Pas maintenant : c’est ${fr.phase(facts.phase)}. Cela se fait dans ${fr.phase(facts.needs)}.`,
    en: (facts) =>
      facts.needs === undefined
        ? `Nothing is played now: this is ${en.phase(facts.phase)}.`
        : `Not now: this is ${en.phase(facts.phase)}. It is done in ${en.phase(facts.needs)}.`,
  },
  'not-your-turn': {
    fr: (facts) =>
      facts.turn === 'nature' ? 'Une carte doit d’abord être piochée.' : `C’est le tour de ${seat(facts.turn)}.`,
    en: (facts) => (facts.turn === 'nature' ? 'A card must be drawn first.' : `It is ${seat(facts.turn)}’s turn.`),
  },
  'not-in-game': {
    fr: (facts) => `Cela ne se trouve pas à cette table : ${what(facts.found)}.`,
    en: (facts) => `This is not at this table: ${what(facts.found)}.`,
  },
};
