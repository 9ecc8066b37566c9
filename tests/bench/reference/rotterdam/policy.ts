import type { Policy, Rng, Seat } from '@portolan/core';
import type { Action, Phase, State } from '@portolan/rotterdam';
import { chooseAnchor, chooseCard } from './policy-cards.ts';
import { chooseMission, chooseTrade } from './policy-missions.ts';
import { chooseColor, chooseLaunch, chooseMove } from './policy-river.ts';
import { outlookOf } from './policy-worth.ts';

type Decision = (state: State, actions: readonly Action[], seat: Seat, random: Rng) => Action;

const ofKind = (actions: readonly Action[], kind: Action['kind']): Action[] =>
  actions.filter((action) => action.kind === kind);

const launch: Decision = (state, actions, seat) =>
  chooseLaunch(state, ofKind(actions, 'launch'), seat) ?? chooseCard(state, actions, seat) ?? actions.at(-1)!;

const sail: Decision = (state, actions, seat) => {
  if (state.call) return chooseMove(state, actions, outlookOf(state, seat));
  const card = chooseCard(state, actions, seat);
  if (card) return card;
  return state.step === 'choose' ? chooseColor(state, ofKind(actions, 'callColor'), seat) : actions.at(-1)!;
};

const unload: Decision = (state, actions, seat) =>
  chooseCard(state, actions, seat) ?? actions.find(({ kind }) => kind === 'unload') ?? actions.at(-1)!;

const decisions: Partial<Record<Phase, Decision>> = {
  launch,
  sail,
  anchor: chooseAnchor,
  unload,
  trade: chooseTrade,
  mission: chooseMission,
};

/**
 * Plays sensibly, by rules of thumb: launches where the chance is best, calls what brings its ships on, completes the Mission
 * that gains most. Looks at the table and the seat's own cards only.
 */
export const sensible: Policy<State, Action> = (state, actions, seat, random) =>
  actions.length === 1 ? actions[0]! : decisions[state.phase]!(state, actions, seat, random);
