import { type Action, comptoirDesAntilles, type Event, type State } from '@portolan/comptoir-des-antilles';
import { NONE } from './table.ts';

/** One action of a turn, what it told and where it leads. */
export interface Step {
  readonly action: Action;
  readonly events: readonly Event[];
  readonly to: Moment;
}

/** A moment of a turn; ways that lead to the same table meet here. */
export interface Moment {
  readonly state: State;
  /** The turn can stop here: its contact has been carried out, or nature comes first. */
  readonly isEnd: boolean;
  readonly steps: Step[];
  /** The first way found, backwards; the start has none. */
  from: { readonly before: Moment; readonly step: Step } | undefined;
}

/** All that a seat can do in a turn: tile, contact, effects, order of departures, payments; no auction. */
export interface TurnGraph {
  readonly start: Moment;
  /** Each once. */
  readonly moments: readonly Moment[];
  /** Moments at which the turn can stop. */
  readonly ends: readonly Moment[];
  /** Nothing is left out: no refill in the middle of the card, and not too many moments to look at. */
  readonly complete: boolean;
}

/** More moments than the cards of any known box make; a box typed in can have millions. */
const MOST_MOMENTS = 60_000;

const seatPhases: readonly string[] = ['act', 'effect', 'depart', 'settle'];

/** What the rest of the turn depends on. */
const keyOf = (state: State): string => {
  const { ships, goods, tiles, aboard, premiums, slate, contact, resolved, effects, leaving, phase } = state;
  const done = [state.tilePlayed, state.slateLeft, state.departures, state.owned[state.active]];
  return JSON.stringify([
    ships,
    goods,
    tiles,
    aboard,
    premiums,
    slate,
    contact,
    resolved,
    effects,
    leaving,
    phase,
    done,
  ]);
};

const isDone = ({ contact, resolved }: State): boolean => contact !== NONE && resolved;

/** Whether the turn can stop: its contact is done, or nobody but nature (or a refill) goes on. */
const canStop = (state: State): boolean =>
  seatPhases.includes(state.phase) ? state.phase === 'act' && isDone(state) : true;

const playable = (state: State): Action[] =>
  seatPhases.includes(state.phase)
    ? comptoirDesAntilles
        .actions(state, state.active)
        .filter(({ kind }) => kind !== 'openAuction' && kind !== 'endTurn')
    : [];

/** A refill came in the middle of the card. */
const isCut = (state: State): boolean => state.phase !== 'over' && !isDone(state);

/** Looks at everything that can be done from the start of (the rest of) a turn, up to the refill. */
export const turnGraph = (from: State): TurnGraph => {
  const known = new Map<string, Moment>();
  const open: Moment[] = [];
  const meet = (state: State): Moment => {
    const key = keyOf(state);
    const met = known.get(key);
    if (met) return met;
    const moment: Moment = { state, isEnd: canStop(state), steps: [], from: undefined };
    known.set(key, moment);
    open.push(moment);
    return moment;
  };
  const start = meet(from);
  for (let moment = open.pop(); moment; moment = known.size > MOST_MOMENTS ? undefined : open.pop()) {
    for (const action of playable(moment.state)) {
      const state = comptoirDesAntilles.clone(moment.state);
      const events: Event[] = [];
      comptoirDesAntilles.apply(state, action, (event) => events.push(event));
      const step: Step = { action, events, to: meet(state) };
      moment.steps.push(step);
      step.to.from ??= { before: moment, step };
    }
  }
  const moments = [...known.values()];
  const ends = moments.filter(({ isEnd }) => isEnd);
  const complete = known.size <= MOST_MOMENTS && !ends.some(({ state }) => isCut(state));
  return { start, moments, ends, complete };
};

/** The first way found to a moment. */
export const wayTo = (moment: Moment): Step[] => {
  const steps: Step[] = [];
  for (let { from } = moment; from; from = from.before.from) steps.unshift(from.step);
  return steps;
};

/** How many sequences of actions lead from a moment to an end. */
export const countWays = (start: Moment): number => {
  const known = new Map<Moment, number>();
  const count = (moment: Moment): number => {
    const met = known.get(moment);
    if (met !== undefined) return met;
    const ways = moment.steps.reduce((sum, { to }) => sum + count(to), moment.isEnd ? 1 : 0);
    known.set(moment, ways);
    return ways;
  };
  return count(start);
};

/** Whether a step makes a ship sail. */
export const sails = ({ events }: Step): boolean => events.some(({ kind }) => kind === 'shipSailed');

/** Every sequence from the start to an end, in canonical order, and whether a ship sails in it. */
export const eachWay = (
  { start }: TurnGraph,
  visit: (actions: readonly Action[], end: Moment, sailed: boolean) => void,
): void => {
  const actions: Action[] = [];
  const walk = (moment: Moment, sailed: boolean): void => {
    if (moment.isEnd) visit(actions, moment, sailed);
    for (const step of moment.steps) {
      actions.push(step.action);
      walk(step.to, sailed || sails(step));
      actions.pop();
    }
  };
  walk(start, false);
};
