import type { Lessons } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import { typeset } from '../rules/typeset.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';
import { auction } from './auction.ts';
import { contact } from './contact.ts';
import { effects } from './effects.ts';
import { firstTurn } from './first-turn.ts';
import { quays } from './quays.ts';
import { round } from './round.ts';
import { sailing } from './sailing.ts';
import { slate } from './slate.ts';
import { tiles } from './tiles.ts';

export type { ComptoirLesson } from './kit.ts';

/** The lessons, in the order in which one needs them for a first game. */
export const lessons: Lessons<State, Action, Event, Position, Clause> = typeset({
  lessons: [contact, effects, round, sailing, slate, quays, auction, tiles, firstTurn],
  leftOut: {
    'turn.departures': {
      fr: 'La table suit cet ordre d’elle-même : on ne peut pas s’y tromper.',
      en: 'The table follows this order by itself: one cannot go wrong there.',
    },
    'sailing.commission-each': {
      fr: 'Chaque départ demande sa commission de lui-même, comme le montre la leçon de l’ardoise.',
      en: 'Each departure asks for its commission by itself, as the lesson of the slate shows.',
    },
  },
});
