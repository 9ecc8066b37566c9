import { nextHolder, slateStays } from '../pieces/slate.ts';
import { NO_SHIP, NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { endGame, targetReached } from './end.ts';
import type { Tell } from './tell.ts';

/** A turn begins with nothing done. */
const beginTurn = (state: State, seat: number): void => {
  state.active = seat;
  state.contact = NONE;
  state.resolved = false;
  state.tilePlayed = false;
  state.auctions = 0;
  state.slateLeft = false;
  state.departures = 0;
  state.phase = 'act';
};

/** The slate stays or passes left (turn.slate-kept, round.slate-passes); its holder begins the next round (round.first-player). */
const beginRound = (state: State, tell: Tell): void => {
  const { seats, slate: holder, left, slateLeft: leftLastTurn } = state;
  const round = { seats, holder, left, leftLastTurn };
  const reading = state.rulings['slate-round-end'];
  const to = nextHolder(round, reading);
  if (slateStays(round, reading)) tell?.({ kind: 'slateKept', clause: 'turn.slate-kept', seat: holder });
  else tell?.({ kind: 'slateMoved', clause: 'round.slate-passes', from: holder, to });
  state.slate = to;
  state.first = to;
  state.left = false;
  tell?.({ kind: 'roundStarted', clause: 'round.first-player', first: to });
  beginTurn(state, to);
};

/** The turn passes on to the left (round.order); after the last one the round, and perhaps the game, is over. */
export const applyEndTurn = (state: State, { seat }: ActionOf<'endTurn'>, tell: Tell): void => {
  tell?.({ kind: 'turnEnded', clause: 'round.order', seat });
  const next = (seat + 1) % state.seats;
  if (next !== state.first) beginTurn(state, next);
  else if (state.next === NO_SHIP) endGame(state, 'end.last-ship', tell);
  else if (state.rulings.hundred === 'end-of-round' && targetReached(state)) endGame(state, 'end.hundred', tell);
  else beginRound(state, tell);
};
