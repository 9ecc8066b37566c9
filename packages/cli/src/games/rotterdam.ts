import {
  actionSchema,
  atRandom,
  editionSchema,
  rotterdam as game,
  logSchema,
  positionSchema,
  type State,
} from '@portolan/rotterdam';
import { examples } from '@portolan/rotterdam/examples';
import { rules, rulesIn } from '@portolan/rotterdam/rules';
import { answers, questions, searched, sensible } from '@portolan/solvers/rotterdam';
import { answersBy, type GameEntry } from '../entry.ts';

/** Rotterdam on the command line. */
export const rotterdam: GameEntry = {
  game,
  rules,
  examples,
  playersWords: async () => (await import('@portolan/rotterdam/search')).playersWords,
  disputes: async () => {
    const { answers, checkers } = await import('@portolan/rotterdam/checkers');
    return { answers, checkers: { ...checkers } };
  },
  drawn: async () => (await import('@portolan/boards/rotterdam/svg')).render,
  notation: async () => (await import('@portolan/rotterdam/notation')).notation,
  questions,
  fields: answers,
  answers: answersBy(answers),
  wordsIn: (state) => ({ rules: rulesIn((state as State).edition) }),
  searched,
  round: { event: 'masterPassed', of: 'table' },
  policies: { random: atRandom, sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
