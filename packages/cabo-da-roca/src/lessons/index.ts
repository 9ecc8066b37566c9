import type { Lessons } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import { typeset } from '../rules/typeset.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';
import { buying } from './buying.ts';
import { ending } from './ending.ts';
import { firstTurn } from './first-turn.ts';
import { lighthouses } from './lighthouses.ts';
import { opening } from './opening.ts';
import { pirates } from './pirates.ts';
import { posts } from './posts.ts';
import { sailing } from './sailing.ts';
import { tiles } from './tiles.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { walking } from './walking.ts';

export type { CaboLesson } from './kit.ts';

/** The lessons, in the order in which one needs them for a first game. */
export const lessons: Lessons<State, Action, Event, Position, Clause> = typeset({
  lessons: [opening, tiles, buying, posts, turn, walking, sailing, trade, lighthouses, pirates, ending, firstTurn],
  leftOut: {
    'trade.partners': {
      fr: 'Qu’on ne vende pas chez soi, une leçon le dit ; entrer au port sans rien vendre reste permis à cette table.',
      en: 'That one does not sell at home is in a lesson; entering a port without a sale stays allowed at this table.',
    },
  },
});
