import type { Policy, Ranker, Rng, Seat } from '@portolan/core';
import type { Action, ActionOf, State } from '@portolan/rotterdam';
import { bestOf, choiceFirst } from '../promises.ts';
import { cardPromises, chooseAnchor, chooseCard, isExtra, isPlay } from './policy-cards.ts';
import { chooseMission, chooseTrade, missionPromises } from './policy-missions.ts';
import { chooseLaunch, colorPromises, launchPromises, likelyColor, movePromises } from './policy-river.ts';

type Decision = (state: State, actions: readonly Action[], seat: Seat, random: Rng) => Action;

const ofKind = <Kind extends Action['kind']>(actions: readonly Action[], kind: Kind) =>
  actions.filter((action): action is ActionOf<Kind> => action.kind === kind);

const launch: Decision = (state, actions, seat) =>
  chooseLaunch(state, ofKind(actions, 'launch'), seat) ?? chooseCard(state, actions, seat) ?? actions.at(-1)!;

const sail =
  (chooseColor: typeof likelyColor): Decision =>
  (state, actions, seat, random) => {
    if (state.call) return bestOf(actions, movePromises(state, actions, seat));
    const card = chooseCard(state, actions, seat);
    if (card) return card;
    return state.step === 'choose' ? chooseColor(state, ofKind(actions, 'callColor'), seat, random) : actions.at(-1)!;
  };

const unload: Decision = (state, actions, seat) =>
  chooseCard(state, actions, seat) ?? actions.find(({ kind }) => kind === 'unload') ?? actions.at(-1)!;

const decisions: Partial<Record<State['phase'], Decision>> = {
  launch,
  sail: sail((state, calls, seat) => bestOf(calls, colorPromises(state, seat))),
  anchor: chooseAnchor,
  unload,
  trade: chooseTrade,
  mission: chooseMission,
};

/** Points that count as well in the hand are laid at once: they make room for a card. */
const layable = (actions: readonly Action[]): Action | undefined => actions.find(({ kind }) => kind === 'layPoints');

/** Plays by a decision for each phase. */
const playing =
  (by: typeof decisions): Policy<State, Action> =>
  (state, actions, seat, random) =>
    actions.length === 1 ? actions[0]! : (layable(actions) ?? by[state.phase]!(state, actions, seat, random));

/** What a Navigation card brings, drawn or kept, and what it is to unload. */
const CARD = 0.85;
const UNLOADED = 1;

/** What each action promises, in points; to end a turn promises nothing. */
const gainsIn = (state: State, actions: readonly Action[], seat: Seat): ((action: Action) => number) => {
  if (state.call) return movePromises(state, actions, seat);
  const launching = launchPromises(state, seat);
  const card = cardPromises(state, seat);
  const color = colorPromises(state, seat);
  const mission = missionPromises(state, seat);
  return (action) => {
    if (isPlay(action)) return (isExtra(action) ? launching(action) : card(action)) - CARD;
    switch (action.kind) {
      case 'launch':
        return launching(action);
      case 'callColor':
        return color(action);
      case 'fulfill':
        return mission(action);
      case 'takeNavigation':
        return CARD;
      case 'discardNavigation':
        return -CARD;
      case 'unload':
        return UNLOADED;
      default:
        return 0;
    }
  };
};

/** Plays sensibly, by rules of thumb: launches where the chance is best, calls what brings its ships on, completes the Mission that gains most. */
export const sensible = playing(decisions);

/** The same, but a color is called by lot, the likelier the more it brings at once: as others are foreseen to call. */
export const foreseen = playing({ ...decisions, sail: sail(likelyColor) });

/**
 * Every action with what it promises in points, by rules of thumb, the most first; the choice of `sensible` before all. Looks
 * at the table and the seat's own cards only.
 */
export const promises: Ranker<State, Action> = (state, actions, seat, random) =>
  choiceFirst(actions, gainsIn(state, actions, seat), sensible(state, actions, seat, random));
