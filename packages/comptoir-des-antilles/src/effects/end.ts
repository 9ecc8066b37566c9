import { winnersOf } from '../pieces/winners.ts';
import type { State } from '../state.ts';
import type { Tell } from './tell.ts';

/** The game is over: the highest counter wins (end.winner). */
export const endGame = (state: State, clause: 'end.last-ship' | 'end.hundred', tell: Tell): void => {
  const winners = winnersOf(state.premiums);
  state.phase = 'over';
  state.leaving = null;
  state.outcome = { clause, winners };
  tell?.({ kind: 'gameEnded', clause });
  tell?.({ kind: 'winners', clause: 'end.winner', seats: winners, premiums: state.premiums.slice() });
};

/** Whether some counter has reached the target (end.hundred). */
export const targetReached = ({ premiums, edition }: State): boolean => {
  for (let seat = 0; seat < premiums.length; seat++) if (premiums[seat]! >= edition.target) return true;
  return false;
};
