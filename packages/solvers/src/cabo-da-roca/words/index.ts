import type { QuestionWords } from '@portolan/core/answers';
import type { QuestionId } from '../questions.ts';
import { bestWords } from './best.ts';
import { bestDestinationWords } from './best-destination.ts';
import { bestEndOfTurnWords } from './end-of-turn.ts';
import { nextCardWords } from './next-card.ts';
import { pirateReachWords } from './pirate-reach.ts';
import { shortestVoyageWords } from './shortest-voyage.ts';
import { tileFitWords } from './tile-fit.ts';
import { whoIsAheadWords } from './who-is-ahead.ts';

/** The words of every question: what is asked, what each field is called, and the answer; in the order of a turn. */
export const answers: Readonly<Record<QuestionId, QuestionWords>> = {
  best: bestWords,
  tileFit: tileFitWords,
  nextCard: nextCardWords,
  bestDestination: bestDestinationWords,
  shortestVoyage: shortestVoyageWords,
  pirateReach: pirateReachWords,
  bestEndOfTurn: bestEndOfTurnWords,
  whoIsAhead: whoIsAheadWords,
};
