import { NONE, TARGET } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { hasCardLeft, missionPoints, shipsOnAnchors } from '../counts.ts';
import { idleTraders, isIdle } from '../idle.ts';
import { endResult } from '../scoring.ts';
import type { State } from '../state.ts';
import type { Phase, Step } from '../types.ts';
import { advanceCall } from './sail.ts';
import type { Tell } from './tell.ts';

/** The step with which a turn of each phase begins. */
export const firstStep: Readonly<Record<Phase, Step | null>> = {
  setup: null,
  launch: 'open',
  sail: 'choose',
  anchor: 'open',
  unload: 'open',
  trade: 'open',
  mission: 'open',
  over: null,
};

const following: Readonly<Partial<Record<Phase, Phase>>> = {
  launch: 'sail',
  sail: 'anchor',
  anchor: 'unload',
  unload: 'trade',
  trade: 'mission',
};

/** Each ship on an anchor will bring its owner a Navigation card (`anchor.one-card-per-ship`). */
const countAnchors = (state: State, tell: Tell): void => {
  for (let seat = 0; seat < state.seats; seat++) state.due[seat] = shipsOnAnchors(state, seat);
  tell?.({ kind: 'anchorsCounted', clause: 'anchor.one-card-per-ship', due: state.due.slice() });
};

/** Whoever can do nothing in phase 5 wants no more trade. */
export const passIdleTraders = (state: State): void => {
  state.passed.splice(0, state.passed.length, ...idleTraders(state));
};

/** A phase begins with the Harbor Master (`round.seat-order`), phase 5 with everybody (`trade.no-order`). */
const beginPhase = (state: State, phase: Phase, tell: Tell): void => {
  state.phase = phase;
  state.step = firstStep[phase];
  state.seat = phase === 'trade' ? NONE : state.master;
  if (phase === 'anchor') countAnchors(state, tell);
  if (phase === 'trade') passIdleTraders(state);
};

const beginRound = (state: State, tell: Tell): void => {
  state.called.length = 0;
  beginPhase(state, 'launch', tell);
};

/** Final counting (`score.total`), ties (`score.tie-missions`, `score.tie-products`), and who has won. */
const endGame = (state: State, reached: readonly number[], tell: Tell): void => {
  const { scores, ranking } = endResult(state);
  state.phase = 'over';
  state.step = null;
  state.seat = NONE;
  state.result = { scores, winners: ranking.winners };
  if (!tell) return;
  tell({ kind: 'gameEnded', clause: 'end.twelve-mission-points', reached });
  for (const [seat, score] of scores.entries()) tell({ kind: 'scored', clause: 'score.total', seat, ...score });
  for (const { by, clause, among, left } of ranking.steps) tell({ kind: 'tieBroken', clause, by, among, left });
  const clause = ranking.winners.length > 1 ? 'ruling.full-tie' : 'score.winner';
  tell({ kind: 'won', clause, seats: ranking.winners });
};

/** After phase 6 the game is over, or the pawn goes to the left (`round.master-passes`). */
const endRound = (state: State, tell: Tell): void => {
  const reached: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (missionPoints(state, seat) >= TARGET) reached.push(seat);
  if (reached.length > 0) {
    endGame(state, reached, tell);
    return;
  }
  const from = state.master;
  state.master = (from + 1) % state.seats;
  state.round++;
  tell?.({ kind: 'masterPassed', clause: 'round.master-passes', from, to: state.master });
  beginRound(state, tell);
};

/** Everybody has played the phase: the marker moves on (`round.marker`). */
const endPhase = (state: State, tell: Tell): void => {
  const { phase } = state;
  tell?.({ kind: 'phaseEnded', clause: 'round.marker', phase });
  if (phase === 'trade') state.passed.length = 0;
  if (phase === 'anchor') state.due.fill(0);
  state.offer = null;
  const next = following[phase];
  if (next) beginPhase(state, next, tell);
  else endRound(state, tell);
};

/** Cards due that nobody can take any more are lost (`navigation.hand-limit`, `anchor.one-card-per-ship`). */
const forfeit = (state: State, tell: Tell): void => {
  const { seat } = state;
  const count = state.due[seat]!;
  state.due[seat] = 0;
  if (count === 0) return;
  const cause = hasCardLeft(state) ? 'hand-full' : 'no-card-left';
  const clause: Clause = cause === 'hand-full' ? 'navigation.hand-limit' : 'anchor.one-card-per-ship';
  tell?.({ kind: 'navigationForfeited', clause, seat, count, cause });
};

/** A turn ends, said or by itself; then the next seat is to act, or the phase is over. */
export const endTurn = (state: State, auto: boolean, tell: Tell): void => {
  const { seat, phase, step } = state;
  if (phase === 'anchor') forfeit(state, tell);
  const clause = phase === 'launch' && step === 'open' ? 'launch.optional' : 'round.seat-order';
  tell?.({ kind: 'turnEnded', clause, seat, auto });
  const next = (seat + 1) % state.seats;
  if (next === state.master) {
    endPhase(state, tell);
    return;
  }
  state.seat = next;
  state.step = firstStep[phase];
};

/** Whether somebody wants to trade, or an offer waits that must be answered first (`trade.ends`, `ruling.trading-order`). */
export const stillTrading = ({ offer, passed, seats, rulings }: State): boolean =>
  passed.length < seats || (offer !== null && rulings['trading-order'] === 'one-at-a-time');

/** Goes on until somebody has something to do: calls end, idle turns end, a phase in which nobody trades ends. */
export const proceed = (state: State, tell: Tell): void => {
  if (state.pending.length > 0) return;
  if (state.phase === 'setup') beginRound(state, tell);
  advanceCall(state, tell);
  for (;;) {
    if (state.phase === 'trade') {
      if (stillTrading(state)) return;
      endPhase(state, tell);
    } else if (isIdle(state)) endTurn(state, true, tell);
    else return;
  }
};
