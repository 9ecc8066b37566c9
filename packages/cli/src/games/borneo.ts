import { actionSchema, editionSchema, borneo as game, logSchema, positionSchema, type State } from '@portolan/borneo';
import { examples } from '@portolan/borneo/examples';
import { rules, rulesIn } from '@portolan/borneo/rules';
import { answers, questions, searched, sensible } from '@portolan/solvers/borneo';
import { answersBy, type GameEntry } from '../entry.ts';

/** Borneo on the command line. */
export const borneo: GameEntry = {
  game,
  rules,
  wordsIn: (state) => ({ rules: rulesIn((state as State).edition) }),
  examples,
  playersWords: async () => (await import('@portolan/borneo/search')).playersWords,
  disputes: async () => {
    const { answers: told, checkers } = await import('@portolan/borneo/checkers');
    return { answers: told, checkers: { ...checkers } };
  },
  drawn: async () => (await import('@portolan/boards/borneo/svg')).render,
  notation: async () => (await import('@portolan/borneo/notation')).notation,
  questions,
  fields: answers,
  answers: answersBy(answers),
  searched,
  round: { event: 'turnStarted', of: 'seat' },
  policies: { sensible },
  // Games are dealt from the list of the cards.
  unplayable: (state) =>
    (state as State).edition.shipments === 'free' ? [{ path: 'edition.shipments', code: 'deck-unknown' }] : [],
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
