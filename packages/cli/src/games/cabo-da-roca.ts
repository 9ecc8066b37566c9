import { actionSchema, editionSchema, caboDaRoca as game, logSchema, positionSchema } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { rules } from '@portolan/cabo-da-roca/rules';
import { answers, questions, searched, sensible } from '@portolan/solvers/cabo-da-roca';
import { answersBy, type GameEntry } from '../entry.ts';

/** Cabo da Roca on the command line. */
export const caboDaRoca: GameEntry = {
  game,
  rules,
  examples,
  playersWords: async () => (await import('@portolan/cabo-da-roca/search')).playersWords,
  disputes: async () => {
    const { answers, checkers } = await import('@portolan/cabo-da-roca/checkers');
    return { answers, checkers: { ...checkers } };
  },
  drawn: async () => (await import('@portolan/boards/cabo-da-roca/svg')).render,
  notation: async () => (await import('@portolan/cabo-da-roca/notation')).notation,
  questions,
  fields: answers,
  answers: answersBy(answers),
  searched,
  round: { event: 'turnEnded', of: 'seat' },
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
