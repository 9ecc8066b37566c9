import { type Sentence, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** Positions refused, by reason. */
export const board: Readonly<Record<string, Sentence>> = {
  'board.one-ship/position-occupied': {
    fr: (facts) => `Impossible de reculer en ${word(facts.position)} : ${fr.ship(facts.ship)} y est.`,
    en: (facts) => `There is no going back to ${word(facts.position)}: ${en.ship(facts.ship)} is there.`,
  },
};
