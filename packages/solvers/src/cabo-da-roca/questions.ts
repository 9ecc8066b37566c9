import { best } from './best.ts';
import { bestDestination } from './best-destination.ts';
import { bestEndOfTurn } from './end-of-turn.ts';
import { nextCard } from './next-card.ts';
import { pirateReach } from './pirate-reach.ts';
import { shortestVoyage } from './shortest-voyage.ts';
import { tileFit } from './tile-fit.ts';
import { whoIsAhead } from './who-is-ahead.ts';

/** Everything that can be asked about Cabo da Roca, by name. */
export const questions = {
  shortestVoyage,
  bestDestination,
  tileFit,
  nextCard,
  pirateReach,
  bestEndOfTurn,
  whoIsAhead,
  best,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;
