import {
  actionSchema,
  editionSchema,
  editionWarnings,
  comptoirDesAntilles as game,
  logSchema,
  parseEdition,
  positionSchema,
  type State,
} from '@portolan/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { rules, rulesIn } from '@portolan/comptoir-des-antilles/rules';
import { answers, questions, searched, sensible } from '@portolan/solvers/comptoir-des-antilles';
import { answersBy, type GameEntry } from '../entry.ts';

/** Comptoir des Antilles on the command line. */
export const comptoirDesAntilles: GameEntry = {
  game,
  rules,
  warnings: (edition) => {
    const read = parseEdition(edition);
    return read.ok ? editionWarnings(read.value) : [];
  },
  examples,
  playersWords: async () => (await import('@portolan/comptoir-des-antilles/search')).playersWords,
  disputes: async () => {
    const { answers: told, checkers } = await import('@portolan/comptoir-des-antilles/checkers');
    return { answers: told, checkers: { ...checkers } };
  },
  drawn: async () => (await import('@portolan/boards/comptoir-des-antilles/svg')).render,
  notation: async () => (await import('@portolan/comptoir-des-antilles/notation')).notation,
  questions,
  fields: answers,
  answers: answersBy(answers),
  wordsIn: (state) => ({ rules: rulesIn((state as State).edition) }),
  searched,
  round: { event: 'roundStarted', of: 'table' },
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
