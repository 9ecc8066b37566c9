import type { Lessons } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import { typeset } from '../rules/typeset.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';
import { attack } from './attack.ts';
import { companies } from './companies.ts';
import { defense } from './defense.ts';
import { ending } from './ending.ts';
import { firstTurn } from './first-turn.ts';
import { missions } from './missions.ts';
import { placing } from './placing.ts';
import { ports } from './ports.ts';
import { spices } from './spices.ts';
import { turn } from './turn.ts';

export type { BorneoLesson } from './kit.ts';

/** The lessons, in the order in which one needs them for a first game. */
export const lessons: Lessons<State, Action, Event, Position, Clause> = typeset({
  lessons: [placing, turn, ports, spices, missions, companies, attack, defense, ending, firstTurn],
  leftOut: {
    'port.open-harbor': {
      fr: 'Les trois ports sont toujours ouverts : à la table, on ne peut pas s’y tromper.',
      en: 'The three ports are always open: at the table, one cannot go wrong there.',
    },
    'pirates.one-card': {
      fr: 'C’est une variante, pour qui a déjà joué.',
      en: 'It belongs to a variant, for those who have played before.',
    },
  },
});
