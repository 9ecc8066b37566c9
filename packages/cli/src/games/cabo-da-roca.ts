import { actionSchema, editionSchema, caboDaRoca as game, logSchema, positionSchema } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { rules } from '@portolan/cabo-da-roca/rules';
import type { Violation } from '@portolan/core';
import { answers, questions, sensible } from '@portolan/solvers/cabo-da-roca';
import { answersBy, type GameEntry } from '../entry.ts';

/** Where an impossibility stands: the ship, the sailor or the square it names, else the part of a player. */
const placeOf = ({ facts: { ship, at, seat, coins, port, piece } }: Violation): string => {
  if (typeof ship === 'string') return `ships.${ship}`;
  if (Array.isArray(at) && piece !== undefined && piece !== 'sailor') return `ships (${at.join(', ')})`;
  if (Array.isArray(at)) return `${typeof seat === 'number' ? 'sailors' : 'board'} (${at.join(', ')})`;
  if (typeof seat !== 'number') return '';
  return `${coins === undefined ? (port === undefined ? 'players' : 'home') : 'coins'}[${seat}]`;
};

/** Cabo da Roca on the command line. */
export const caboDaRoca: GameEntry = {
  game,
  rules,
  placeOf,
  examples,
  playersWords: async () => (await import('@portolan/cabo-da-roca/search')).playersWords,
  disputes: async () => {
    const { answers, checkers } = await import('@portolan/cabo-da-roca/checkers');
    return { answers, checkers: { ...checkers } };
  },
  drawn: async () => (await import('@portolan/boards/cabo-da-roca/svg')).render,
  questions,
  fields: answers,
  answers: answersBy(answers),
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
