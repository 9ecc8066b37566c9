import type { Verdict } from '@portolan/core';
import { boxOf, NONE } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { isFree, ownerOf, shipName, shipOf } from '../counts.ts';
import { canSail, waysAhead } from '../effects/sail.ts';
import { actions } from '../listing/index.ts';
import { shipText } from '../ship-text.ts';
import type { State } from '../state.ts';
import type { Action, ShipId } from '../types.ts';
import { attempt, cited } from './small-table.ts';
import type { CallInput, CallMove, CallResult, CallStep, CallWish } from './types.ts';

/** A ship that its owner tries now: it sails, or loses its move. */
interface Try {
  readonly ship: number;
  readonly action: Action;
}

/** The first free way of a ship. */
const firstWay = (state: State, ship: number): string => {
  const to = waysAhead(state, ship, state.call!.color).find((way) => isFree(state, way))!;
  return boxOf(state.edition).positions.ids[to]!;
};

/** What the mover does next: ships as wished, one that cannot move is passed over or held; then any that can. */
const nextTry = (state: State, wishes: readonly CallWish[]): Try => {
  const { mover: seat, waiting, color } = state.call!;
  const own = waiting.filter((ship) => ownerOf(state, ship) === seat);
  const wished = wishes.filter((wish) => own.includes(shipOf(state, wish.ship)));
  for (const { ship: id, to } of wished) {
    const ship = shipOf(state, id);
    const free = canSail(state, ship, color);
    if (free) return { ship, action: { kind: 'sail', seat, ship: id, to: to ?? firstWay(state, ship) } };
    if (state.rulings['blocked-ship'] === 'lost-at-once') return { ship, action: { kind: 'hold', seat, ship: id } };
  }
  const ship = own.find((one) => canSail(state, one, color))!;
  return { ship, action: { kind: 'sail', seat, ship: shipName(state, ship), to: firstWay(state, ship) } };
};

const optionsOf = (state: State): readonly CallMove[] =>
  actions(state).flatMap((action) => (action.kind === 'sail' ? [{ ship: action.ship, to: action.to }] : []));

/** The steps that an action brings: its own, then ships that have to stay. */
const stepsOf = (before: State, action: Action, events: ReturnType<typeof attempt>['events']): readonly CallStep[] => {
  const steps: CallStep[] = [];
  for (const event of events) {
    if (event.kind === 'callEnded') break;
    if (event.kind === 'sailed') {
      const { ship, from, to } = event;
      const seat = ownerOf(before, shipOf(before, ship));
      steps.push({ what: 'sailed', seat, ship, from, to, by: [], options: optionsOf(before) });
    }
    if (event.kind === 'blocked') {
      const { ship, at: from, by } = event;
      const what = action.kind === 'hold' && action.ship === ship ? 'held' : 'blocked';
      steps.push({ what, seat: ownerOf(before, shipOf(before, ship)), ship, from, to: null, by, options: [] });
    }
  }
  return steps;
};

/** Ships before a channel of the color. */
export const concernedIn = (state: State, { color }: CallInput): readonly number[] => {
  const called = boxOf(state.edition).colors.at[color]!;
  return state.at.flatMap((_, ship) => (waysAhead(state, ship, called).length > 0 ? [ship] : []));
};

/** A call as far as it is allowed. */
export interface Played {
  readonly state: State;
  readonly at: ShipId | null;
  readonly verdict: Verdict<Clause>;
  readonly steps: readonly CallStep[];
  readonly clauses: readonly Clause[];
}

/** A way wished for a ship that is not before the color, as the judge sees it in its owner's turn to move. */
const strayWish = (state: State, wishes: readonly CallWish[], waiting: readonly number[]) => {
  for (const { ship: id, to } of wishes) {
    const ship = shipOf(state, id);
    if (to === undefined || waiting.includes(ship)) continue;
    const seat = ownerOf(state, ship);
    const color = state.called.at(-1)!;
    const call = { color, caller: seat, mover: seat, waiting: [], moved: [], held: [] };
    const moving: State = { ...state, phase: 'sail', seat, step: 'moving', call };
    return { at: id, verdict: check(moving, { kind: 'sail', seat, ship: id, to }) };
  }
  return undefined;
};

/** Plays a call: each owner in turn tries his ships as he wishes. */
export const playCall = (start: State, input: CallInput): Played => {
  const { caller: seat, color, wishes = [] } = input;
  const action: Action = { kind: 'callColor', seat, color };
  const called = attempt(start, action);
  const waiting = concernedIn(start, input);
  const steps = [...stepsOf(start, action, called.events)];
  const clauses = [...cited(called.verdict)];
  const stray = strayWish(called.after, wishes, waiting);
  if (stray) return { ...stray, state: start, steps: [], clauses: [...clauses, ...cited(stray.verdict)] };
  let state = called.after;
  while (state.call) {
    const { ship, action: tried } = nextTry(state, wishes);
    const { verdict, after, events } = attempt(state, tried);
    clauses.push(...cited(verdict));
    if (!verdict.legal) return { state, at: shipName(state, ship), verdict, steps, clauses };
    steps.push(...stepsOf(state, tried, events));
    state = after;
  }
  if (steps.some(({ what }) => what !== 'sailed')) clauses.push('sail.blocked');
  return { state, at: null, verdict: called.verdict, steps, clauses };
};

/** Who has moved and who has not, and where all ships are. */
export const resultOf = ({ state, steps }: Played): CallResult => {
  const box = boxOf(state.edition);
  const moved = steps.filter(({ what }) => what === 'sailed').map(({ ship }) => ship);
  return {
    moved,
    blocked: steps.filter(({ what }) => what !== 'sailed').map(({ ship }) => ship),
    ships: state.at.flatMap((at, ship) => (at === NONE ? [] : [shipText(state, ship, box)])),
  };
};
